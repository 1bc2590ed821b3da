"""What a person waits for at the program itself: a replay verified, a long game opened on a server."""

import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENTRIES = 300


def program():
    """The program, built for release; none where nobody has built it."""
    found = ROOT / "target" / "release" / "etendard"
    return found if found.exists() else None


def measured():
    """Milliseconds and megabytes by what is waited for; nothing without a program."""
    if program() is None:
        return {}
    try:
        verified = {"a replay read, played and verified (mean of the kept games, the program’s start included)": replays()}
        return {what: {"milliseconds": time, "megabytes": memory} for what, (time, memory) in {**verified, **opened()}.items()}
    except (OSError, RuntimeError, subprocess.CalledProcessError) as failure:
        print(f"  not measured: {failure}", file=sys.stderr)
        return {}


def processor():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def replays():
    kept = sorted((ROOT / "trials" / "replays").glob("*.replay"))
    start = processor()
    for file in kept:
        subprocess.run([program(), "replay", file, "--verify"], check=True, capture_output=True, cwd=ROOT)
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return 1000 * (processor() - start) / max(len(kept), 1), most


class Server:
    """A server of its own on a folder."""

    def __init__(self, folder):
        command = [program(), "--lang", "en", "serve", "--address", "127.0.0.1:0", "--data", folder]
        limits = ["--requests-per-second", "100000", "--messages-per-second", "100000"]
        self.process = subprocess.Popen(command + limits, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if found := re.search(r"awaits you: (http://\S+)/", line):
                self.address = found.group(1)
                return
        raise RuntimeError("the server does not start")

    def ask(self, path, body=None, token=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        return json.load(urllib.request.urlopen(request))

    def memory(self):
        """Megabytes it holds now."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stderr.close()


def commands(choices):
    """Every command a table offers, wherever it stands in the tree."""
    if isinstance(choices, dict):
        if "do" in choices:
            yield choices
        for part in choices.values():
            yield from commands(part)
    elif isinstance(choices, list):
        for part in choices:
            yield from commands(part)


def opened():
    """A game of 300 entries asked for by a server that was just started, then asked for again."""
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        seat = {"kind": "me"}
        made = server.ask("/api/games", {"scenario": "salamanca", "north": seat, "south": seat})
        path, token = f"/api/games/{made['game']}", made["token"]
        table = server.ask(path, token=token)
        while table["number"] < ENTRIES and table.get("choices"):
            command = chance.choice(list(commands(table["choices"])))
            said = {"say": "command", "id": "1", "after": table["number"], "command": command, "nonce": os.urandom(8).hex()}
            server.ask(path + "/messages", said, token)
            table = server.ask(path, token=token)
        server.stop()
        server = Server(folder)
        times = []
        for _ in range(20):
            start = time.perf_counter()
            server.ask(path, token=token)
            times.append(1000 * (time.perf_counter() - start))
        memory = server.memory()
        server.stop()
    kept = table["number"]
    return {
        f"a game of {kept} entries opened on a server that has just begun": (times[0], memory),
        "the same asked for again": (sorted(times[1:])[len(times) // 2], memory),
    }
