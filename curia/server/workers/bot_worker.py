"""A process in which bots think: a view and a time in, a move or a hint out, one JSON line each."""

import json
import sys

import curia
from curia.bots.bot import Choice, decide, decide_offer
from curia.bots.hints import hint_within
from curia.core.game import Json
from curia.locale import say

# As long as a line of chat may be.
_LINE = 500


def answer(asked: Json) -> Json:
    """Never raises: what goes wrong with a bot is for the server to judge."""
    try:
        if asked["ask"] == "hint":
            return {"hint": hint_within(asked["view"], asked["seconds"], asked["seed"])}
        bot = curia.bot(asked["bot"])
        if asked["ask"] == "offer":
            return _told(decide_offer(bot, asked["view"]))
        return _told(decide(bot, asked["view"], seconds=asked["seconds"], seed=asked["seed"]))
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def _told(choice: Choice | None) -> Json:
    """The move, and what the bot says to the table about it."""
    return {"move": choice and choice.move, "said": choice and choice.said and _worded(*choice.said)}


def _worded(key: str, args: Json) -> Json | None:
    """A key with its arguments, and the English of it. Never raises: without words there is a move still."""
    try:
        return {"key": key, "args": args, "text": say(key, args)[:_LINE]}
    except Exception:
        return None


def main() -> None:
    """First of all it says what rules it has."""
    print(json.dumps({"compiled": curia.COMPILED}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
