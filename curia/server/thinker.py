"""A process in which bots think: a view and a time in, a move or a hint out, one JSON line each."""

import json
import sys

import curia
from curia.bots import explain
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
            move = bot.choose_offer(asked["view"])
        else:
            move = bot.choose(asked["view"], seconds=asked["seconds"], seed=asked["seed"])
        return {"move": move, "said": None if move is None else _said(asked["bot"], asked["view"], move)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def _said(bot: str, view: Json, move: str) -> Json | None:
    """What the bot says to the table about its move, if anything: a key with its arguments, and the English
    of it. Never raises: a bot that finds no words has a move all the same."""
    try:
        found = explain(bot, view, move)
        return found and {"key": found[0], "args": found[1], "text": say(*found)[:_LINE]}
    except Exception:
        return None


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
