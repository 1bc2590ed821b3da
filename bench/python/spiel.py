"""OpenSpiel: spiel.py playouts|mcts|shape GAME MILLISECONDS.

The Python module does not expose its playout loop, so whole games by chance are asked for through the C++ MCTS bot: one
simulation whose leaf is judged by many random playouts. All of that runs inside C++. How long a game is and how many
actions it offers is counted apart, unmeasured, in Python ("shape").
"""

import json
import random
import sys

import pyspiel
from clock import add, measure

ROLLOUTS = 100
SIMULATIONS = 200


def first_decision(game):
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def bot(game, rollouts, simulations):
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 200, False, 7, False)


def playouts(game, milliseconds):
    player, state = bot(game, ROLLOUTS, 1), first_decision(game)

    def work(counts):
        player.step(state)
        add(counts, "games", ROLLOUTS)

    measure(milliseconds, work)


def mcts(game, milliseconds):
    player, state = bot(game, 1, SIMULATIONS), first_decision(game)

    def work(counts):
        player.step(state)
        add(counts, "simulations", SIMULATIONS)

    measure(milliseconds, work)


def shape(game):
    luck = random.Random(1)
    games, nodes, decisions, listed = 60, 0, 0, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            nodes += 1
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                decisions += 1
                listed += len(actions)
                state.apply_action(luck.choice(actions))
    print(json.dumps({"games": games, "nodes": nodes, "decisions": decisions, "listed": listed}))


if __name__ == "__main__":
    what, game = sys.argv[1], pyspiel.load_game(sys.argv[2])
    if what == "shape":
        shape(game)
    else:
        {"playouts": playouts, "mcts": mcts}[what](game, int(sys.argv[3]))
