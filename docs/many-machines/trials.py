#!/usr/bin/env python3
"""Trial games of a battle on many machines, one certificate: ranges of games are Ray tasks that run `etendard`.

    python3 docs/many-machines/trials.py BATTLE --levels captain,colonel --games 4000 --seed 1 --certificate FILE

BATTLE is a name of `etendard list` or the path of a file; every machine needs the same `etendard` at the same place
(--program), a file is sent along. Without --address Ray starts on this machine. --local runs the same without Ray, with
processes of this machine. The certificate is the same, byte for byte, whoever played which games.
"""

import argparse
import concurrent.futures
import os
import pathlib
import platform
import subprocess
import sys
import tempfile


def asked():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("battle")
    words.add_argument("--levels", default="captain")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--certificate", type=pathlib.Path, required=True)
    words.add_argument("--range", type=int, default=50, help="games of a task")
    words.add_argument("--program", default="etendard", help="the program, as every machine finds it")
    words.add_argument("--address", help="a Ray cluster, as ray.init takes it")
    words.add_argument("--workers", type=int, help="tasks at once on this machine")
    words.add_argument("--local", action="store_true", help="processes of this machine, without Ray")
    return words.parse_args()


def part(program, battle, text, level, seed, first, games):
    """Plays some games of one pair of players; answers with the certificate of that part."""
    with tempfile.TemporaryDirectory() as folder:
        if text is not None:
            file = pathlib.Path(folder) / pathlib.Path(battle).name
            file.write_bytes(text)
            battle = str(file)
        written = pathlib.Path(folder) / "part.json"
        words = [program, "--lang", "en", "selfplay", battle, "--levels", level, "--seed", str(seed)]
        words += ["--from", str(first), "--games", str(games), "--write-certificate", str(written)]
        # One core a task: Ray counts processors by tasks.
        try:
            done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "RAYON_NUM_THREADS": "1"})
        except FileNotFoundError:
            raise RuntimeError(f"{program} is not on {platform.node()}: --program says where it is on every machine") from None
        if done.returncode:
            raise RuntimeError(done.stderr)
        return written.read_bytes()


def tasks(wanted):
    """Every range of every pair of players."""
    for level in wanted.levels.split(","):
        for first in range(0, wanted.games, wanted.range):
            yield level, first, min(wanted.range, wanted.games - first)


def by_ray(wanted, text):
    import ray

    ray.init(address=wanted.address, num_cpus=None if wanted.address else wanted.workers, log_to_driver=False)
    remote = ray.remote(num_cpus=1, max_retries=3)(part)
    open_tasks = [
        remote.remote(wanted.program, wanted.battle, text, level, wanted.seed, first, games)
        for level, first, games in tasks(wanted)
    ]
    while open_tasks:
        done, open_tasks = ray.wait(open_tasks)
        yield from ray.get(done)
    ray.shutdown()


def by_processes(wanted, text):
    with concurrent.futures.ThreadPoolExecutor(wanted.workers) as workers:
        open_tasks = [
            workers.submit(part, wanted.program, wanted.battle, text, level, wanted.seed, first, games)
            for level, first, games in tasks(wanted)
        ]
        for done in concurrent.futures.as_completed(open_tasks):
            yield done.result()


def main():
    wanted = asked()
    file = pathlib.Path(wanted.battle)
    text = file.read_bytes() if file.is_file() else None
    if "/" in wanted.program:
        wanted.program = str(pathlib.Path(wanted.program).resolve())
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for written in (by_processes if wanted.local else by_ray)(wanted, text):
            parts.append(pathlib.Path(folder) / f"part-{len(parts)}.json")
            parts[-1].write_bytes(written)
            print(f"{len(parts)} of {len(list(tasks(wanted)))}", end="\r", file=sys.stderr)
        words = [wanted.program, "selfplay"] + ([wanted.battle] if text is not None else [])
        words += ["--write-certificate", str(wanted.certificate), "--merge", *map(str, parts)]
        return subprocess.run(words).returncode


if __name__ == "__main__":
    sys.exit(main())
