"""What hosts, bots and reviews ask about Quo Vadis?: turns, questions, and what events mean."""

from curia.core.game import Json, Kind

# What tells nobody anything new. What is not named here (a tile from the stock, a payment, tiles shown) can't
# be undone in anyone's head.
_TELLS_NOTHING = {
    "entered", "moved", "earned", "caesar", "proposed", "countered", "offered", "withdrew", "skipped", "done",
}  # fmt: skip
# What bots do in sight of everyone.
_BOTS_TELL_NOTHING = _TELLS_NOTHING | {
    "accepted", "declined", "took", "off", "promised", "judged", "paid", "recalled",
}  # fmt: skip

_KINDS = {
    "laid-out": Kind.LUCK,
    "started": Kind.LUCK,
    # What is still to be answered changes nobody's mind who is not asked.
    "proposed": Kind.SAID | Kind.QUIET,
    "offered": Kind.SAID | Kind.QUIET,
    "accepted": Kind.SAID | Kind.QUIET | Kind.AGREED,
    "countered": Kind.SAID,
    "withdrew": Kind.SAID,
    "declined": Kind.SAID,
    "took": Kind.AGREED,
    "done": Kind.QUIET,
}


def turn(public: Json) -> str:
    return f"{public['turn']}/{public['turns']}"


def question(public: Json) -> str:
    deal = public["deal"]
    return f"{turn(public)}/{public['phase']['name']}//{deal['number'] if deal else ''}"


def tells_nothing(event: Json, seat: str, alone: bool) -> bool:
    return event["event"] in (_BOTS_TELL_NOTHING if alone else _TELLS_NOTHING) and not _drew(event)


def kinds(event: Json) -> Kind:
    return _KINDS.get(event["event"], Kind(0)) | (Kind.LUCK if _drew(event) else Kind(0))


def _drew(event: Json) -> bool:
    """Whether a new tile came from the stock."""
    return event["event"] == "moved" and event["new"] is not None
