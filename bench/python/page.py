"""docs/speed.md and its charts, from the figures of a run."""

import pathlib

from charts import chart
from figures import LIST, LISTED, Figures, goals, spread

BENCH = pathlib.Path(__file__).resolve().parent.parent
DOCS = BENCH.parent / "docs"

HEAD = """# Speed

Made by `make bench` from `bench/results/speed.json`; do not edit (what is said about missed goals stands in
`bench/why.md`).

Measured on {date}, {processor}, {system},
{load}.
Rounds: {rounds}; in each, every work of everybody took its turn for {milliseconds} ms of processor time. Figures are medians, with the least and the most in brackets. Processor time only,
one thread, unless it says otherwise.

**Read with care.** These are different games. A chess ply, a backgammon node and a command of ours are not the same
amount of game; actions a game and choices a decision stand beside every rate, so that nobody has to take one for the
other. Ours is a battle of ordinary size: 13 × 12 hexes, 16 units and 3 officers a side, two lines deep, two empty
rows between the fronts, played by chance to its end (turn 40 at the latest); each of the four books plays in turn.
"""

NAMES = {
    "ours/random-play": ("Étendard, random play, chosen in two steps (who, what)", "commands"),
    "ours/listed-play": ("Étendard, random play, chosen from the whole list", "commands"),
    "shakmaty/random-games": ("shakmaty, random chess", "plies"),
    "boardgame.io/moves": ("boardgame.io, random noughts and crosses", "moves"),
}

RATES = [
    ("ours/exact-exchange", "exchanges", "exact chances of an attack with retreat and riposte"),
    ("ours/sampled-exchange", "exchanges", "the same played 10,000 times"),
    ("ours/six-dice", "distributions", "hits and flags of six dice, looked up as the odds do"),
    ("dyce/six-dice", "distributions", "the same, dyce"),
    ("icepool/six-dice", "distributions", "the same, icepool (its quickest way: points in a pool; tuples take far longer)"),
    ("ours/sight", "looks", "may a hex six away be shot at on a surveyed map: woods, hills, troops, every clause"),
    ("ours/line", "lines", "the hexes of a line six long, exact, no rules"),
    ("hexx/line", "lines", "the same, hexx (samples in f32; not exact)"),
    ("ours/reach", "sets", "everywhere a unit of cavalry may go on open ground, as a set"),
    ("ours/moves", "sets", "the same, listed as commands"),
    ("hexx/reach", "sets", "field of movement with a budget of 4, hexx"),
    ("ours/legal", "lists", "the whole list of legal commands"),
    ("ours/playout-search", "simulations", "search with random playouts to the end"),
    ("open_spiel/mcts-backgammon", "simulations", "MCTS on backgammon, one random playout each, OpenSpiel (C++)"),
    ("open_spiel/mcts-chess", "simulations", "MCTS on chess, the same"),
    ("ours/tactician-nodes", "nodes", "positions judged by a tactician, no playouts"),
    ("poke-engine/search", "iterations", "search iterations, poke-engine"),
    ("ours/set-up", "battles", "battles set up, with all their tables"),
    ("ours/greedy-games", "games", "battles between two greedy players"),
    ("wesnoth/games", "games", "games of Wesnoth’s AI against itself (Den of Onis, 40 turns), its start taken off"),
]


WAITS = [
    ("ours/side-odds", "sides", "odds of every attack of a side, 13 × 12, 16 units a side"),
    ("ours/great-side-odds", "sides", "the same, 40 × 30, 60 units a side"),
    ("ours/turn-recruit", "turns", "a recruit’s turn"),
    ("ours/turn-captain", "turns", "a captain’s turn"),
    ("ours/turn-colonel", "turns", "a colonel’s turn"),
    ("ours/turn-tactician", "turns", "a tactician’s turn"),
]


def number(value):
    if value is None:
        return "—"
    if 1000 <= value:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def shown(values):
    found = spread(values)
    if found is None:
        return "missing"
    middle, least, most = found
    return number(middle) if least == most else f"{number(middle)} ({number(least)}–{number(most)})"


def table(head, rows):
    lines = ["| " + " | ".join(row) + " |" for row in [head, *rows]]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])


def games(figures):
    """Whole games: rates beside what a game is."""
    rows = []
    for work, (name, count) in NAMES.items():
        rates, whole = figures.rates(work, count), figures.rates(work, "games")
        # A choice in two steps never sees the whole list; the other way of choosing does.
        choices = figures.per("ours/listed-play" if work == "ours/random-play" else work, "listed", count)
        rows.append([name, shown(rates), shown(whole), number(figures.per(work, count, "games")), number(choices)])
    for game in ("chess", "backgammon"):
        whole, nodes = figures.rates(f"open_spiel/playouts-{game}", "games"), figures.shape(game, "nodes")
        decisions, listed = figures.shape(game, "decisions"), figures.shape(game, "listed")
        rates = [rate * nodes for rate in whole] if nodes else []
        choices = listed / decisions if decisions else None
        name = f"OpenSpiel, random {game} (C++; nodes, chance included)"
        rows.append([name, shown(rates), shown(whole), number(nodes), number(choices)])
    return table(["work", "actions a second", "games a second", "actions a game", "choices a decision"], rows)


def verdicts(figures):
    rows = []
    for what, values, goal, more in goals(figures):
        found = spread(values)
        if found is None:
            verdict = "not measured"
        else:
            met = goal <= found[0] if more else found[0] <= goal
            verdict = "met" if met else "**missed**"
        rows.append([what, shown(values), f"{'≥' if more else '≤'} {goal:,g}", verdict])
    return table(["what", "ratio or value", "goal", ""], rows)


def waits(figures):
    """What a person waits for, in milliseconds, and the memory of the program where it is a program of its own."""
    rows = [[what, shown([1000 / rate for rate in figures.rates(work, count)]), ""] for work, count, what in WAITS]
    for found in sorted(figures.raw.get("worst", []), key=lambda found: -found["values"]["cpu_ns"])[:3]:
        what = f"the dearest odds of {found['battle']}: {found['unit']} ({found['answered']}, of {found['values']['questions']} asked)"
        rows.append([what, number(found["values"]["cpu_ns"] / 1e6), ""])
    for what, found in figures.raw.get("waits", {}).items():
        rows.append([what, number(found["milliseconds"]), number(found["megabytes"])])
    return table(["work", "milliseconds", "megabytes"], rows)


def curves(figures):
    """Two charts and the numbers behind them."""
    parts = []
    spoken = {"board": ("hexes", "board: 16 units a side"), "army": ("units a side", "army: 30 × 30 hexes")}
    for curve, (across, title) in spoken.items():
        points = [point for point in figures.raw["growth"] if point["curve"] == curve]
        at = [point["columns"] * point["rows"] if curve == "board" else point["units"] for point in points]
        # Which moments the dice lead to differs with the size: what counts is the time a listed command takes.
        names = [name for name in points[0]["values"] if name not in (LISTED, LIST)]
        lines = {name: [(x, point["values"][name]) for x, point in zip(at, points)] for name in names}
        picture = DOCS / "pictures" / f"speed-{curve}.svg"
        picture.write_text(chart(f"Growth with the {title} (nanoseconds; bytes)", across, lines))
        parts.append(f"![Growth with the {title}](pictures/{picture.name})\n")
        rows = [[number(x), *(number(point["values"][name]) for name in names)] for x, point in zip(at, points)]
        parts.append(table([across, *names], rows) + "\n")
    return "\n".join(parts)


def cores(figures):
    """By the clock on the wall, and what each second of processor time was good for."""
    walls, seconds = ([done["commands"] * 1e9 / done[clock] for done in figures.raw["cores"]] for clock in ("wall_ns", "cpu_ns"))
    return (
        f"By the clock on the wall one thread plays {number(walls[0])} commands a second, two play {number(walls[1])}:\n"
        f"{walls[1] / walls[0]:.2f} times as many, on whatever the machine had free. In a second of processor time one alone\n"
        f"plays {number(seconds[0])}, each of two at once {number(seconds[1])}: {100 * seconds[1] / seconds[0]:.0f} % of it. The\n"
        "battles share nothing but the set-up, which is only read, and the counter of its copies.\n"
    )


def write(raw):
    figures = Figures(raw)
    machine = raw["machine"]
    said = {key: raw[key] for key in ("date", "rounds", "milliseconds")}
    load = machine["load"]
    busy = "the machine otherwise quiet" if load < 1 else f"the machine busy with other things (load {load:.1f} at the start)"
    head = HEAD.format(**said, processor=machine["processor"], system=machine["system"], load=busy)
    peers = [
        [peer["name"], peer["version"] or "—", f"missing: {peer['missing']}" if peer["missing"] else "measured"]
        for peer in raw["peers"]
    ]
    rates = [[what, shown(figures.rates(work, count)), count] for work, count, what in RATES]
    why = (BENCH / "why.md").read_text()
    parts = [
        head,
        "## Goals\n",
        verdicts(figures) + "\n",
        why,
        "## Whole games by chance\n",
        games(figures) + "\n",
        "## Parts\n",
        table(["work", "a second", "of"], rates) + "\n",
        "## What a person waits for\n",
        waits(figures) + "\n",
        "## Growth\n",
        "A battle numbers at most 255 units, so 127 a side is where the armies end; boards go up to 255 × 255. A battle of\n"
        "more than 32 units or 8 officers keeps them on the heap. Nanoseconds, the least of five rounds; the book is Jomini.\n",
        curves(figures),
        "## One core and two\n",
        cores(figures),
        "## Who was measured\n",
        table(["", "version", ""], peers) + "\n",
        "## The gate\n",
        (BENCH / "gate.md").read_text(),
    ]
    (DOCS / "speed.md").write_text("\n".join(parts))
    print(verdicts(figures))
    print(f"\nwritten: {DOCS / 'speed.md'}")
