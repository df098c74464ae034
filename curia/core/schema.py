"""The JSON Schemas (2020-12) of what a game gives out: views, events, positions and records."""

import json
from importlib.resources import files

from curia.core.errors import BadInput
from curia.core.game import Json

KINDS = ("view", "event", "position", "record")


def read(package: str, kind: str) -> Json:
    """A schema of the game in this package; records are the same for all games unless it has its own."""
    if kind not in KINDS:
        raise BadInput("schema-unknown", kind=str(kind)[:40], kinds=", ".join(KINDS))
    own = files(package) / "schema" / f"{kind}.json"
    shared = files("curia.core") / "schema" / f"{kind}.json"
    schema: Json = json.loads((own if own.is_file() else shared).read_text(encoding="utf-8"))
    return schema
