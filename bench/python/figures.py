"""Rates, ratios and goals, out of the raw figures of a run."""

import statistics


# What growth measures at each size: the list of legal commands, on average, and how many twenty lists held.
LIST, LISTED, MOMENTS = "list of legal commands", "legal commands of 20 moments", 20


class Figures:
    def __init__(self, raw):
        self.raw = raw
        for point in raw["growth"]:
            values = point["values"]
            values["legal command"] = values[LIST] * MOMENTS / values[LISTED]

    def has(self, work):
        return bool(self.raw["works"].get(work))

    def rates(self, work, count):
        """So many a second, round by round."""
        return [done["counts"][count] * 1e9 / done["cpu_ns"] for done in self.raw["works"].get(work, [])]

    def per(self, work, count, each):
        """How many of something each other thing has, over all rounds."""
        rounds = self.raw["works"].get(work, [])
        whole = sum(done["counts"][each] for done in rounds)
        return sum(done["counts"][count] for done in rounds) / whole if whole else None

    def shape(self, game, count):
        """How many of something a peer's game has."""
        found = self.raw["shapes"].get(game)
        return found[count] / found["games"] if found else None

    def value(self, curve, name, **size):
        for point in self.raw["growth"]:
            if point["curve"] == curve and all(point[key] == wanted for key, wanted in size.items()):
                return point["values"][name]
        return None


def spread(values):
    """Median, least, most."""
    return (statistics.median(values), min(values), max(values)) if values else None


def times(one, other):
    """Ratios round by round."""
    return [first / second for first, second in zip(one, other) if second]


def goals(figures):
    """Every goal: what, ratios round by round (or one value), the goal, whether more is better."""
    f = figures
    commands = f.rates("ours/random-play", "commands")
    chess = f.rates("open_spiel/playouts-chess", "games")
    backgammon = f.rates("open_spiel/playouts-backgammon", "games")
    per_chess, per_backgammon = f.shape("chess", "nodes"), f.shape("backgammon", "nodes")
    listed_chess = f.shape("chess", "listed")
    listed = f.rates("ours/listed-play", "listed")

    def scaled(rates, factor):
        return [rate * factor for rate in rates] if factor else []

    six = f.rates("ours/six-dice", "distributions")
    exact = f.rates("ours/exact-exchange", "exchanges")
    greedy = f.rates("ours/greedy-games", "games")
    plies = f.rates("shakmaty/random-games", "plies")
    sampled = f.rates("ours/sampled-exchange", "exchanges")
    sight, reach = f.rates("ours/sight", "looks"), f.rates("ours/reach", "sets")
    search = f.rates("ours/playout-search", "simulations")
    mcts = f.rates("open_spiel/mcts-backgammon", "simulations")
    rows = [
        ("commands of random play / shakmaty’s random plies", times(commands, plies), 1.0),
        ("the same / OpenSpiel’s chess plies", times(commands, scaled(chess, per_chess)), 20),
        ("the same / OpenSpiel’s backgammon nodes", times(commands, scaled(backgammon, per_backgammon)), 25),
        ("legal commands listed, one of them applied / OpenSpiel’s chess", times(listed, scaled(chess, listed_chess)), 10),
        ("exact exchange / our own sample of 10,000 plays", times(exact, sampled), 80),
        ("joint distribution of six dice / dyce", times(six, f.rates("dyce/six-dice", "distributions")), 500),
        ("joint distribution of six dice / icepool", times(six, f.rates("icepool/six-dice", "distributions")), 15000),
        ("sight, all its rules / hexx’s line", times(sight, f.rates("hexx/line", "lines")), 30),
        ("reach, as a set / hexx’s field of movement", times(reach, f.rates("hexx/reach", "sets")), 50),
        ("search with playouts / OpenSpiel’s MCTS on backgammon", times(search, mcts), 20),
        ("battles of two greedy players / Wesnoth’s AI", times(greedy, f.rates("wesnoth/games", "games")), 400),
        ("positions judged a second by a tactician", f.rates("ours/tactician-nodes", "nodes"), 300_000),
    ]
    return [(what, values, goal, True) for what, values, goal in rows] + limits(f)


def limits(figures):
    """Goals that are no ratios with others: less is better."""
    f, state = figures, figures.raw["state"]
    clone = [1e9 / rate for rate in f.rates("ours/clone", "clones")]
    allocations = state.get("allocations in 4000 steps")

    def per_command(**size):
        return f.value("board", "legal command", **size)

    growth = per_command(columns=20, rows=21) / per_command(columns=13, rows=12)
    doubled = f.value("army", "command of random play", units=32) / f.value("army", "command of random play", units=16)

    def takes(work, count, unit):
        return [unit / rate for rate in f.rates(work, count)]

    dearest = max((found["values"]["cpu_ns"] / 1e6 for found in f.raw.get("worst", [])), default=None)
    return [
        ("microseconds for the exact odds of an exchange, mean of eight", takes("ours/exact-exchange", "exchanges", 1e6), 30, False),
        ("milliseconds for the odds of all attacks of a side, 13 × 12", takes("ours/side-odds", "sides", 1e3), 0.3, False),
        ("milliseconds for the dearest odds of the twenty battles", [] if dearest is None else [dearest], 50, False),
        ("milliseconds to set a battle up, with its tables", takes("ours/set-up", "battles", 1e3), 0.3, False),
        ("bytes of a battle, 13 × 12 with 16 units a side", [state["bytes"]], 512, False),
        ("nanoseconds to copy and drop one", clone, 20, False),
        ("allocations in 4,000 steps of random play", [] if allocations is None else [allocations], 0, False),
        ("time per legal command, 420 hexes / 156 hexes", [growth], 1.5, False),
        ("time of a decision, 32 units a side / 16", [doubled], 2.2, False),
    ]
