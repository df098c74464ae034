"""A process in which bots think: a view and a time in, a move or a hint out, one JSON line each."""

import json
import sys

import curia
from curia.bots.hints import hint_within
from curia.core.game import Json


def answer(asked: Json) -> Json:
    """Never raises: what goes wrong with a bot is for the server to judge."""
    try:
        if asked["ask"] == "hint":
            return {"hint": hint_within(asked["view"], asked["seconds"], asked["seed"])}
        bot = curia.bot(asked["bot"])
        if asked["ask"] == "offer":
            return {"move": bot.choose_offer(asked["view"])}
        return {"move": bot.choose(asked["view"], seconds=asked["seconds"], seed=asked["seed"])}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
