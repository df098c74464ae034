"""The client's types of the server's messages, made from the server's OpenAPI. `make types` writes them."""

import json
import sys
import tempfile
from pathlib import Path

import httpx

from hatch_client import run_npm
from tests.server.serving import serving

WRITTEN = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "schema.ts"


def made() -> str:
    """The types as they would be made now."""
    with tempfile.TemporaryDirectory() as folder:
        described, types = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        with serving(Path(folder)) as server:
            found = httpx.get(f"{server.address}/api/openapi.json", timeout=30).json()
        # The version of the package is no reason for new types.
        found["info"]["version"] = ""
        # The page uses the messages only; addresses and methods are in `api.ts`.
        found["paths"] = {}
        described.write_text(json.dumps(found), encoding="utf-8")
        run_npm("types", "--", str(described), "--output", str(types))
        return types.read_text(encoding="utf-8")


if __name__ == "__main__":
    WRITTEN.write_text(made(), encoding="utf-8")
    sys.stdout.write(f"{WRITTEN.name}\n")
