"""Learning what tables of Quo Vadis? are worth: from games to a file that the bots read."""

import json

from bench.learn_quovadis import Lessons, add_game, as_json, learn
from curia.games.quovadis.bots.heuristic_value import Weights
from curia.games.quovadis.bots.network_file import learned
from curia.games.quovadis.bots.network_value import BOARD, PURSE, Network, Value
from curia.games.quovadis.data import read_options
from curia.games.quovadis.state import ACTION, State


def test_games_become_weights() -> None:
    lessons = Lessons()
    for number in (7, 8):
        add_game(lessons, number)
    weights, loss = learn(lessons, hidden=3, epochs=2)
    found = json.loads(json.dumps(as_json(weights)))
    assert 0 < loss < 10
    assert len(found["weights"]) == 3 * (BOARD + PURSE + 1) + 3
    s = State(4, read_options({}))
    s.phase = ACTION
    network = Network(found["hidden"], [float(weight) for weight in found["weights"]])
    assert abs(sum(Value(s, Weights(), network).outlook(s).chances([0] * 4)) - 1) < 1e-9


def test_the_weights_of_the_package_fit() -> None:
    network = learned()
    assert len(network.weights) == network.hidden * (BOARD + PURSE + 2)
