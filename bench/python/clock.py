"""Shared by the drivers: works for so long in processor time, then says what was done as one JSON object."""

import json
import time


def measure(milliseconds, work):
    work({})
    counts = {}
    start = time.process_time_ns()
    while True:
        work(counts)
        spent = time.process_time_ns() - start
        if milliseconds * 1_000_000 <= spent:
            print(json.dumps({"cpu_ns": spent, "counts": counts}))
            return


def add(counts, name, more):
    counts[name] = counts.get(name, 0) + more
