"""Logs as one JSON object a line. What is logged is chosen word by word: no tokens, addresses or cards."""

import json
import logging
import sys
import time
from collections import Counter

from curia.server.limits import Rate
from curia.server.refusals import Refused

_FIELDS = (
    "table", "bot", "why", "record", "method", "route", "status", "ms", "file", "address", "tables",
    "left_out",
)  # fmt: skip
# Lines of one kind: so many at once, and so many a second for long.
_BURST = 50
_A_SECOND = 1.0
_KINDS = 1000


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Few(logging.Filter):
    """Lets lines of each kind through only so often, so that nobody fills the disk by what gets logged. The
    next one says how many were left out. Whoever wants every detail (`debug`) gets it."""

    def __init__(self) -> None:
        super().__init__()
        self._rate = Rate(_A_SECOND, _BURST)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.INFO:
            return True
        kind = f"{record.name} {record.msg}"[:100]
        try:
            self._rate.take(kind)
        except Refused:
            self._left_out[kind if len(self._left_out) < _KINDS else ""] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


def start(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Few())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Their lines would repeat ours, with addresses in them.
    for name in ("uvicorn.access", "aiosqlite", "sqlalchemy", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
