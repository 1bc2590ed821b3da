"""Who is measured: how each is installed, and how each of its works is run."""

import functools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

BENCH = pathlib.Path(__file__).resolve().parent.parent
ROOT = BENCH.parent
CACHE = BENCH / ".cache"
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PEERS_TARGET = TARGET / "peers"

# The versions the page speaks of; a later one is a change to look at, not an accident.
PYTHON_PEERS = {"open_spiel": "2.0.2", "dyce": "0.7.0", "icepool": "2.1.3", "poke-engine": "0.0.48"}
BOARDGAME_IO = "0.50.2"
WESNOTH = "wesnoth-1.16-core"


class Failed(Exception):
    """A program that did not do its work, with the last thing it said."""


class Peer:
    """Somebody who is measured, or the reason why not."""

    def __init__(self, key, name, version=None, works=None, missing=None):
        self.key, self.name, self.version = key, name, version
        self.works, self.missing = works or {}, missing


def run(command, timeout=900, **more):
    """What a program prints; Failed with its last words if it cannot."""
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=timeout, **more)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(str(error)) from error
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Failed(said[-1] if said else f"{command[0]} ended with {done.returncode}")
    return done.stdout


def measured(command, **more):
    """A work: runs a driver for so many milliseconds and reads its one line."""
    return lambda milliseconds: json.loads(run([word if word != "MS" else milliseconds for word in command], **more))


def processor():
    """What the machine calls its processor."""
    try:
        found = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    except OSError:
        found = None
    return f"{found.group(1) if found else 'unknown'}, {os.cpu_count()} cores"


# --- us ---------------------------------------------------------------------------------------------------------------


@functools.cache
def yardstick():
    """Our driver, built; without it there is nothing to compare with."""
    try:
        run(["cargo", "build", "--quiet", "--release", "--locked", "--package", "yardstick"], cwd=ROOT)
    except Failed as failure:
        sys.exit(f"étendard: our own driver does not build: {failure}")
    return TARGET / "release" / "yardstick"


def ours():
    names = run([yardstick(), "works"]).split()
    version = run(["git", "-C", ROOT, "log", "-1", "--format=%h"]).strip() if shutil.which("git") else "unknown"
    works = {name: measured([yardstick(), "measure", name, "MS"]) for name in names}
    return Peer("ours", "Étendard", version, works)


def state():
    """Bytes of an ordinary battle, and allocations a step of random play: twice the steps, no more allocations."""
    found = json.loads(run([yardstick(), "size"]))
    try:
        allocations = [allocated(steps) for steps in (2000, 6000)]
        found["allocations in 4000 steps"] = allocations[1] - allocations[0]
    except Failed as failure:
        found["allocations"] = f"not counted: {failure}"
    return found


def allocated(steps):
    command = ["valgrind", "--leak-check=no", str(yardstick()), "steps", str(steps)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    except OSError as error:
        raise Failed(str(error)) from error
    found = re.search(r"total heap usage: ([\d,]+) allocs", done.stderr)
    if not found:
        raise Failed("valgrind said nothing about the heap")
    return int(found.group(1).replace(",", ""))


def worst():
    """The dearest odds of every battle of the catalogue."""
    return [json.loads(line) for line in run([yardstick(), "worst"]).splitlines()]


def growth(milliseconds):
    return [json.loads(line) for line in run([yardstick(), "growth", milliseconds]).splitlines()]


def cores(milliseconds):
    return [json.loads(line) for line in run([yardstick(), "cores", milliseconds]).splitlines()]


# --- the others -------------------------------------------------------------------------------------------------------


def others():
    return [*rust_peers(), *python_peers(), boardgame_io(), wesnoth()]


def shapes(present):
    """How long the peers' games are and how many actions they offer, counted apart."""
    if not any(peer.key == "open_spiel" for peer in present):
        return {}
    spiel = BENCH / "python" / "spiel.py"
    return {game: json.loads(run([python(), spiel, "shape", game])) for game in ("backgammon", "chess")}


def rust_peers():
    drivers = {
        "shakmaty": {"random-games": ["MS"]},
        "hexx": {"line": ["line", "MS"], "reach": ["reach", "MS"]},
    }
    for key, works in drivers.items():
        command = ["cargo", "build", "--quiet", "--release", "--locked", "--package", f"peer-{key}"]
        try:
            run([*command, "--manifest-path", BENCH / "peers" / "Cargo.toml", "--target-dir", PEERS_TARGET], cwd=ROOT)
        except Failed as failure:
            yield Peer(key, key, missing=str(failure))
            continue
        program = PEERS_TARGET / "release" / f"peer-{key}"
        locked = (BENCH / "peers" / "Cargo.lock").read_text()
        version = re.search(rf'name = "{key}"\nversion = "(.*)"', locked).group(1)
        yield Peer(key, key, version, {name: measured([program, *words]) for name, words in works.items()})


def python():
    return CACHE / "python" / "bin" / "python"


def python_peers():
    driver = BENCH / "python"
    works = {
        "open_spiel": {
            f"{what}-{game}": measured([python(), driver / "spiel.py", what, game, "MS"])
            for what in ("playouts", "mcts")
            for game in ("backgammon", "chess")
        },
        "dyce": {"six-dice": measured([python(), driver / "dice.py", "dyce", "MS"])},
        "icepool": {"six-dice": measured([python(), driver / "dice.py", "icepool", "MS"])},
        "poke-engine": {"search": measured([python(), driver / "poke.py", "MS"])},
    }
    names = {"open_spiel": "OpenSpiel"}
    for key, version in PYTHON_PEERS.items():
        try:
            if not python().exists():
                run([sys.executable, "-m", "venv", CACHE / "python"])
            # OpenSpiel from its sources would take an hour; poke-engine has nothing else, and cargo is at hand.
            run([python(), "-m", "pip", "install", "--quiet", "--only-binary", "open_spiel", f"{key}=={version}"])
        except Failed as failure:
            yield Peer(key, names.get(key, key), version, missing=str(failure))
            continue
        yield Peer(key, names.get(key, key), version, works[key])


def boardgame_io():
    place = CACHE / "node"
    try:
        if not (place / "node_modules" / "boardgame.io").exists():
            place.mkdir(parents=True, exist_ok=True)
            (place / "package.json").write_text('{"private": true}\n')
            run(["npm", "install", "--no-audit", "--no-fund", f"boardgame.io@{BOARDGAME_IO}"], cwd=place)
    except Failed as failure:
        return Peer("boardgame.io", "boardgame.io", BOARDGAME_IO, missing=str(failure))
    driver = BENCH / "node" / "boardgame.mjs"
    return Peer("boardgame.io", "boardgame.io", BOARDGAME_IO, {"moves": measured(["node", driver, "MS", place])})


# --- Wesnoth: its games are long and its start is slow, so the start is measured apart ---------------------------------


def wesnoth():
    program = shutil.which("wesnoth", path=f"{os.environ.get('PATH', '')}:/usr/games")
    if program is None:
        if os.geteuid() != 0:
            return Peer("wesnoth", "Wesnoth", missing=f"install it as root: apt-get install {WESNOTH}")
        try:
            run(["apt-get", "update", "-qq"])
            run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", WESNOTH])
        except Failed as failure:
            return Peer("wesnoth", "Wesnoth", missing=str(failure))
        program = "/usr/games/wesnoth"
    said = run(["sh", "-c", f"{program} --version 2>&1"])
    found = re.search(r"Wesnoth v(\S+)", said)
    return Peer("wesnoth", "Wesnoth", found.group(1) if found else "unknown", {"games": lambda _: battles(program)})


def battles(program):
    """Three battles of its AI against itself, the start of the program taken off."""
    start, _, _ = wesnoth_once(program, 1, 1)
    whole, games, turns = wesnoth_once(program, 3, 40)
    if games == 0:
        raise Failed("no battle came to its end")
    return {"cpu_ns": max(whole - start, 1), "counts": {"games": games, "turns": turns}, "start_cpu_ns": start}


def wesnoth_once(program, games, turns):
    place = CACHE / "wesnoth"
    place.mkdir(parents=True, exist_ok=True)
    said = place / "said"
    command = [program, "--nogui", "--nosound", "--userdata-dir", str(place), "--log-info=ai/testing", "--multiplayer"]
    command += ["--multiplayer-repeat", str(games), "--controller", "1:ai", "--controller", "2:ai"]
    command += ["--scenario", "multiplayer_Den_of_Onis", "--turns", str(turns), "--exit-at-end"]
    with said.open("w") as output:
        child = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    ends = [int(turn) for turn in re.findall(r"GAME_END_TURN: (\d+)", said.read_text(errors="replace"))]
    return int((usage.ru_utime + usage.ru_stime) * 1e9), len(ends), sum(ends)
