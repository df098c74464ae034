"""A process that reviews one match and gives way to all others: its record in, how far it is and at last the
review out, one JSON line each."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator

import curia
from curia.bots.review import Answer, Question, review
from curia.core.errors import CuriaError
from curia.core.game import Json

ADVISER = "imperator"


def _tell(line: Json) -> None:
    print(json.dumps(line), flush=True)


def _asking(ask: Callable[[Question], Answer], questions: Iterable[Question]) -> Iterator[Answer]:
    asked = list(questions)
    for done, question in enumerate(asked):
        _tell({"done": done, "of": len(asked)})
        yield ask(question)
    _tell({"done": len(asked), "of": len(asked)})


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    asked = json.loads(sys.stdin.readline())
    record = asked["record"]
    try:
        found = review(
            curia.GAMES[record["game"]],
            record,
            iterations=asked["iterations"],
            adviser=curia.bot(ADVISER),
            mapper=_asking,
        )
    except CuriaError as refused:
        _tell({"error": str(refused)})
    else:
        _tell({"review": found})


if __name__ == "__main__":
    main()
