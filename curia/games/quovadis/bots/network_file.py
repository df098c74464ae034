"""The learned numbers of `Value`, from a file of the package."""

import json
from functools import cache
from pathlib import Path

from curia.games.quovadis.bots.network_value import Network


@cache
def learned() -> Network:
    found = json.loads(Path(__file__).with_name("network.json").read_text(encoding="ascii"))
    return Network(found["hidden"], [float(weight) for weight in found["weights"]])
