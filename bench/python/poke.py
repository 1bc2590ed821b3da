"""Monte Carlo tree search of a Pokémon battle with poke-engine: poke.py MILLISECONDS."""

import sys

from clock import add, measure
from poke_engine import Move, Pokemon, Side, State, monte_carlo_tree_search

ITERATIONS = 5000


def pokemon(name, types, moves, speed):
    return Pokemon(
        id=name, level=100, types=types, hp=300, maxhp=300, attack=250, defense=200, special_attack=250,
        special_defense=200, speed=speed, moves=[Move(id=move, pp=32) for move in moves],
    )


def side(speed):
    team = [
        pokemon("squirtle", ("water", "typeless"), ["watergun", "tackle", "icebeam", "surf"], speed),
        pokemon("charmander", ("fire", "typeless"), ["ember", "tackle", "flamethrower", "dragonclaw"], speed + 5),
        pokemon("pikachu", ("electric", "typeless"), ["thunderbolt", "tackle", "quickattack", "irontail"], speed + 9),
    ]
    return Side(pokemon=team)


if __name__ == "__main__":
    state = State(side_one=side(200), side_two=side(190))

    def work(counts):
        result = monte_carlo_tree_search(state, iterations=ITERATIONS, threads=1)
        add(counts, "iterations", result.total_visits)

    measure(int(sys.argv[1]), work)
