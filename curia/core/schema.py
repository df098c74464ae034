"""The JSON Schemas (2020-12) of what a game gives out: views, events, positions and records."""

import json
from importlib.resources import files

from curia.core.errors import BadInput, short
from curia.core.game import Json

KINDS = ("view", "event", "position", "record")


def read(package: str, kind: str) -> Json:
    """A schema of the game in this package; records are the same for all games."""
    if kind not in KINDS:
        raise BadInput("schema-unknown", kind=short(kind), kinds=", ".join(KINDS))
    folder = files("curia.core" if kind == "record" else package) / "schema"
    schema: Json = json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))
    return schema
