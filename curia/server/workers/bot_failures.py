"""Records of bots' failures, for the server's owner alone: they hold hidden cards. The newest are kept."""

import json
from pathlib import Path

from curia.core.game import Json

_FILES = 100
_BYTES = 20_000_000


def keep(folder: Path, name: str, failure: Json) -> Path:
    """Write it down; the oldest ones go. Returns the file."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = folder / f"{name}.json"
    file.write_text(json.dumps(failure))
    file.chmod(0o600)
    total = 0
    newest = sorted(folder.glob("*.json"), key=lambda one: one.stat().st_mtime_ns, reverse=True)
    for place, one in enumerate([file, *(other for other in newest if other != file)]):
        total += one.stat().st_size
        if place >= _FILES or (place and total > _BYTES):
            one.unlink()
    return file
