"""Hits and flags of six dice together: dice.py dyce|icepool MILLISECONDS.

Two sides of each die hit (ten points), one shows a flag (one point), three say nothing: a sum of points tells hits from
flags. That is the quickest way either library offers for a joint distribution.
"""

import sys

from clock import add, measure

SIDES = [10, 10, 1, 0, 0, 0]


def dyce():
    from dyce import H

    return lambda: 6 @ H(SIDES)


def icepool():
    from icepool import Die

    return lambda: Die(SIDES).pool(6).sum()


if __name__ == "__main__":
    reckon = {"dyce": dyce, "icepool": icepool}[sys.argv[1]]()
    if len(reckon()) != 28:
        sys.exit("six dice show 28 pairs of hits and flags")

    def work(counts):
        for _ in range(10):
            reckon()
        add(counts, "distributions", 10)

    measure(int(sys.argv[2]), work)
