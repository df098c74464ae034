"""Engine and second implementation side by side at the boundaries of CC-3.4, CC-6.4, CC-9.1 and CC-9.2.

At every decision of a probe every move that can be written is tried by both seats, in both implementations.
The probes by hand say what has to come out; those from random positions only that both agree.
"""

from itertools import product
from random import Random
from typing import Any

import pytest

import curia
from tests.caesar.games import any_position, pick, style
from tests.caesar.test_oracle import Step, bad_moves, chances, compare_step, same_cards
from tests.oracle.caesar import (
    ACTION_COUNT,
    CARDS,
    GROUPS,
    INFLUENCE,
    INFLUENCE_COUNT,
    SEATS,
    SIZE,
    Oracle,
    other,
)
from tests.rulebook.positions import stated

Json = dict[str, Any]
YES_NO = ("no", "yes")
ONLY_AEDILES = {"senators": (5, 0), "praetors": (5, 0), "quaestors": (0, 5), "censors": (0, 3)}
FULL_SIDES: Json = {
    "senators": "1 1 1 1 1 | ",
    "praetors": "2 2 2 2 2 | ",
    "quaestors": "3 3 3 3 3 | ",
    "censors": "4 4 4 4 4 | ",
}
LATE = {"late_action": "yes"}
EVERY_MOVE = [
    *(
        "spy",
        "veto",
        "allow",
        "done",
        "draw influence",
        "draw action",
        "decline",
        "pass",
        "swap 1",
        "swap spy",
    ),
    *(f"{verb} {card} {g}" for verb in ("down", "up", "assassinate") for card in INFLUENCE for g in GROUPS),
    *(f"{verb} {group}" for verb in ("scout", "wrath") for group in GROUPS),
    *(f"castle {GROUPS[i]} {GROUPS[j]}" for j in range(5) for i in range(j)),
    *(f"take {card}" for card in CARDS),
    *("rearrange - / -", "rearrange 1 / -", "rearrange 1 1 1 1 1 2 / 3", "arrange 1 2 3 4 5"),
]
TRIES = [(seat, move) for seat in SEATS for move in EVERY_MOVE]


class Both:
    """A position in both implementations, played side by side."""

    def __init__(self, position: Json, seed: int = 1) -> None:
        self.match = curia.position(position, seed=seed)
        self.oracle = Oracle.from_position(position)
        self.oracle.reshuffle = lambda cards: same_cards(cards, chances(self.match, "votes")[-1])

    def compare(self, tries: list[tuple[str, str]]) -> None:
        compare_step(Step(self.match, tries), self.oracle)

    def play(self, seat: str, move: str) -> None:
        self.match.play(seat, move)
        self.oracle.play(seat, move)

    def go(self, *moves: str) -> "Both":
        """Each move by the one seat that is asked."""
        self.compare(TRIES)
        for move in moves:
            (seat,) = self.match.to_act
            self.play(seat, move)
            self.compare(TRIES)
        self.again()
        return self

    def again(self) -> None:
        """The position as the match states it, and its record, lead to the same question."""
        for match in (curia.position(self.match.position(), seed=1), curia.replay(self.match.record())):
            assert match.to_act == self.match.to_act
            assert [match.legal(seat) for seat in SEATS] == [self.match.legal(seat) for seat in SEATS]
            assert match.position() == self.match.position()

    @property
    def over(self) -> str | None:
        return None if self.match.result is None else str(self.match.result["reason"])

    @property
    def asked(self) -> tuple[str, list[str]]:
        """Who is asked, and the legal moves but for laying and exchanging cards."""
        (seat,) = self.match.to_act
        moves = self.match.legal(seat)
        return seat, sorted(m for m in moves if m.split()[0] not in ("down", "up", "swap", "pass"))

    @property
    def lays(self) -> list[str]:
        (seat,) = self.match.to_act
        return [move for move in self.match.legal(seat) if move.split()[0] in ("down", "up")]

    @property
    def votes(self) -> str:
        votes = self.match.position()["votes"]
        return " / ".join(" ".join(votes[key]) for key in ("deck", "shown"))

    def hand(self, seat: str = "cleopatra") -> str:
        return " ".join(self.match.position()["players"][seat]["hand"])

    def lies(self, group: str) -> str:
        lying = self.match.position()["table"][group]
        return " | ".join(" ".join(lying[seat]) for seat in SEATS)


def at(turn: str = "cleopatra", *moves: str, **more: Any) -> Both:
    return Both(stated(turn, **more)).go(*moves)


def alone(*moves: str, **more: Any) -> Both:
    """Cleopatra plays alone, by default with action cards in hand and a reserve of influence."""
    given: Json = {"cleopatra": "1 2 assassination wrath castling / 4 5", "caesar": "veto / / spy", **more}
    return at("cleopatra", *moves, **given)


# --- CC-6.4: the end of playing alone -------------------------------------------------------------------


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("late", YES_NO)
@pytest.mark.parametrize(
    ("aediles", "five", "no_room"),
    [
        ("5 5 5 5 5 | ", "CC-6.4", "CC-6.4"),
        ("5* 5* 5* 5* 5* | 1 1 1*", "CC-6.4", "CC-6.4"),
        ("P P* 5 5 5 | 1", "CC-6.4", "CC-6.4"),
        ("5 5 5 5 | ", None, None),
        ("5 5 5 5 | 1 1 1", None, None),
        ("5 5 5 5 | 1 1 1 1", None, "CC-6.4"),
        ("5 5 5 | 1 1 1 1 2", None, "CC-6.4"),
        (" | 1 1 1 1 2", None, None),
        (" | ", None, None),
    ],
)
def test_the_only_open_group(aediles: str, five: str | None, no_room: str | None, late: str) -> None:
    for lone_end, end in (("five", five), ("no-room", no_room), ("last-hand", None)):
        options = {"lone_end": lone_end, "late_action": late}
        assert alone(won=ONLY_AEDILES, aediles=aediles, options=options).over == end


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("own", list(product((4, 5), repeat=3)))
@pytest.mark.parametrize("theirs", [0, 3, 4])
def test_five_at_all_open_groups_or_at_some(own: tuple[int, ...], theirs: int) -> None:
    won = {"quaestors": (0, 5), "censors": (0, 3)}
    table = {}
    for group, count, value in zip(("senators", "praetors", "aediles"), own, "135", strict=True):
        table[group] = f"{' '.join(value * count)} | {' '.join('2' * min(theirs, 8 - count, 2))}"
        if theirs > 2:
            table[group] += " " + " ".join("4" * (min(theirs, 8 - count) - 2))
    full = all(count == 5 for count in own)
    held = {group: sum(len(side.split()) for side in lying.split("|")) for group, lying in table.items()}
    no_room = all(count == 5 or held[g] == 8 for count, g in zip(own, table, strict=True))
    for lone_end, end in (("five", full), ("no-room", no_room), ("last-hand", False)):
        both = alone(won=won, options={"lone_end": lone_end}, **table)
        assert both.over == ("CC-6.4" if end else None)


@pytest.mark.clause("CC-6.4", "CC-3.9")
def test_the_limit_of_eight_leaves_action_cards_exchanges_and_passing() -> None:
    both = alone(won=ONLY_AEDILES, aediles="5 5 5 5 | 1 1 1 1")
    assert both.lays == []
    assert both.asked == ("cleopatra", ["assassinate 1 aediles", "wrath aediles"])
    both.go("assassinate 1 aediles", "allow")
    assert "down 1 aediles" in both.lays
    assert "up 1 aediles" not in both.lays  # room for one only
    both.go("down 1 aediles")
    assert both.match.position()["table"]["aediles"]["left"] == 2  # an extraordinary vote


@pytest.mark.clause("CC-6.4", "CC-3.9", "CC-4.12")
def test_without_room_after_the_action_nothing_is_laid_and_the_tie_is_asked_again() -> None:
    both = alone(cleopatra="1 scout / 4 5", won=ONLY_AEDILES, aediles="5 1 1 1 | 5 1 1 1*", deck="orgy orgy")
    both.go("scout aediles", "allow")
    assert both.over is None
    assert both.votes == "orgy / orgy"
    assert both.hand() == "1 4 5"
    assert both.lies("aediles") == "1 1 1 5 | 1 1 1 5"


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("late", YES_NO)
@pytest.mark.parametrize("extraordinary", ["before", "after"])
@pytest.mark.parametrize("vote_action", YES_NO)
def test_the_fifth_card_at_the_last_group_ends_it_after_refilling(
    late: str, extraordinary: str, vote_action: str
) -> None:
    options = {"late_action": late, "extraordinary": extraordinary, "vote_action": vote_action}
    both = alone("down 1 aediles", "done", aediles="5 5 5 5 | ", options=options, **FULL_SIDES)
    assert both.over == "CC-6.4"
    assert both.hand() == "2 4 assassination castling wrath"  # refilled
    assert both.votes == "orgy / "


@pytest.mark.clause("CC-6.4")
@pytest.mark.parametrize("late", YES_NO)
@pytest.mark.parametrize("extraordinary", ["before", "after"])
def test_a_tie_at_five_and_three_ends_it_and_a_decided_vote_does_not(late: str, extraordinary: str) -> None:
    options = {"late_action": late, "extraordinary": extraordinary}
    both = alone("down 1 aediles", "done", aediles="2 3 3 5 | 5 5 4", options=options, **FULL_SIDES)
    assert both.over == "CC-6.4"
    assert both.votes == "orgy / "
    both = alone("down 1 aediles", "done", aediles="2 3 5 5 | 5 5 4", options=options, **FULL_SIDES)
    assert both.over is None
    assert both.lies("aediles") == "1 2 3 5 | 5 5"


@pytest.mark.clause("CC-6.4", "CC-9.2")
@pytest.mark.parametrize("lone_end", ["five", "no-room", "last-hand"])
def test_a_tie_at_four_and_four(lone_end: str) -> None:
    options = {"lone_end": lone_end, **LATE}
    both = alone("down 1 aediles", "done", aediles="1 1 1 | 1 1 1 1", options=options, won=ONLY_AEDILES)
    if lone_end == "no-room":
        assert both.over == "CC-6.4"
        assert both.votes == "orgy / "
        return
    assert both.asked[0] == "cleopatra"  # a late action card
    assert "assassinate 1 aediles" in both.asked[1]
    both.go("done")
    assert both.over is None
    assert both.votes == " / orgy"
    assert both.lays == []


@pytest.mark.clause("CC-6.4")
def test_the_extraordinary_vote_that_closes_the_last_group_with_room_ends_it() -> None:
    won = {**ONLY_AEDILES, "censors": (0, 0), "aediles": (1, 1)}
    both = alone(
        "down 1 aediles", "done", won=won, censors="4 4 4 4 4 | ", aediles="5 5 5 5 | 1 1 1", options=LATE
    )
    assert both.over == "CC-6.4"
    assert both.hand() == "2 4 assassination castling wrath"


@pytest.mark.clause("CC-6.4")
def test_the_vote_card_that_closes_the_last_group_with_room_ends_it_at_the_next_turn() -> None:
    won = {**ONLY_AEDILES, "censors": (0, 0), "aediles": (1, 1)}
    both = alone(
        "down 1 aediles",
        "done",
        "done",
        won=won,
        censors="4 4 4 4 4 | ",
        aediles="5 | ",
        deck="aediles",
        options=LATE,
    )
    assert both.over == "CC-6.4"
    assert both.votes == " / aediles"


@pytest.mark.clause("CC-6.1", "CC-6.4")
@pytest.mark.parametrize("late", YES_NO)
def test_the_last_patrician_comes_before_it(late: str) -> None:
    won = {**ONLY_AEDILES, "aediles": (1, 1)}
    both = alone("down 1 aediles", "done", won=won, aediles="5 5 5 5 | 1 1 1", options={"late_action": late})
    assert both.over == "CC-6.1"


@pytest.mark.clause("CC-6.4", "CC-6.5")
def test_passes_come_first_at_the_start_of_a_turn() -> None:
    full: Json = {"won": ONLY_AEDILES, "aediles": "5 5 5 5 5 | "}
    assert [alone(passes=n, **full).over for n in range(3)] == ["CC-6.4", "CC-6.4", "CC-6.5"]
    french: Json = {"edition": "french", "cleopatra": "spy / 4 5"}
    assert [alone(passes=n, **french).over for n in range(3)] == ["CC-6.4", "CC-6.4", "CC-6.5"]
    # With two players four, whatever lies there.
    two: Json = {"caesar": "1", **full}
    assert [alone(passes=n, **two).over for n in (2, 3, 4)] == [None, None, "CC-6.5"]


@pytest.mark.clause("CC-6.5")
def test_passing_twice_where_the_limit_of_eight_leaves_no_room() -> None:
    crowded: Json = {"won": ONLY_AEDILES, "aediles": "5 5 5 5 | 1 1 1 1"}
    assert alone("pass", **crowded).over is None
    assert alone("pass", "pass", **crowded).over == "CC-6.5"
    assert alone("pass", "swap 1", "pass", **crowded).over is None
    assert alone("pass", "swap 1", "pass", "pass", **crowded).over == "CC-6.5"
    assert alone(passes=1, **crowded).over is None
    assert alone("pass", passes=1, **crowded).over == "CC-6.5"


@pytest.mark.clause("CC-6.5")
def test_an_action_card_without_laying_counts_as_a_card_played() -> None:
    crowded: Json = {"won": ONLY_AEDILES, "aediles": "5 5 5 5* | 5* 5 5 5"}
    both = alone(
        "pass", "scout aediles", "allow", "pass", cleopatra="1 scout / 4 5", deck="orgy orgy", **crowded
    )
    assert both.over is None
    both.go("pass")
    assert both.over == "CC-6.5"


@pytest.mark.clause("CC-6.3", "CC-6.5")
def test_passes_before_the_other_ran_out_count() -> None:
    # Caesar discards his last influence card: a turn with a card. Then Cleopatra passes twice.
    both = at("caesar", "swap 1", "pass", caesar="1", passes=3)
    assert both.over is None
    assert both.go("pass").over == "CC-6.5"


@pytest.mark.clause("CC-6.3", "CC-6.4")
def test_five_everywhere_counts_only_for_a_player_alone() -> None:
    both = alone("down 1 aediles", "done", aediles="5 5 5 5 | ", caesar="1", **FULL_SIDES)
    assert both.over is None
    assert both.votes == " / orgy"
    both.go("swap 1")  # Caesar's last influence card
    assert both.over == "CC-6.4"


@pytest.mark.clause("CC-6.3", "CC-6.4", "CC-9.2")
def test_becoming_alone_in_the_middle_of_a_turn_counts_when_it_is_over() -> None:
    table: Json = {"aediles": "5 5 5 5 | ", **FULL_SIDES}
    both = at(
        "cleopatra", "down 1 aediles", "done", cleopatra="1 spy / 2 3", caesar="1", options=LATE, **table
    )
    assert both.asked == ("cleopatra", ["done", "spy"])
    both.go("spy", "allow", "take 1")
    assert both.over == "CC-6.4"
    assert both.votes == " / orgy"  # not alone yet when the vote card was turned up


@pytest.mark.clause("CC-6.3", "CC-6.4")
def test_caesar_alone_with_cleopatra_to_move() -> None:
    sides: Json = {group: " | " + cards.split("|")[0] for group, cards in FULL_SIDES.items()}
    both = at("cleopatra", cleopatra="veto", caesar="1 / 2", aediles=" | 5 5 5 5", **sides)
    assert both.asked[0] == "caesar"
    both.go("down 1 aediles", "done")
    assert both.over == "CC-6.4"


@pytest.mark.clause("CC-6.4")
def test_an_action_before_the_check_makes_room() -> None:
    both = alone("down 1 aediles", "wrath senators", "allow", aediles="5 5 5 5 | ", **FULL_SIDES)
    assert both.over is None
    assert both.votes == " / orgy"
    both = alone("down 1 aediles", "wrath senators", "veto", "decline", aediles="5 5 5 5 | ", **FULL_SIDES)
    assert both.over == "CC-6.4"


@pytest.mark.clause("CC-6.4", "CC-9.1")
def test_an_action_inside_the_vote_counts_before_the_check() -> None:
    options = {"vote_action": "yes", "late_action": "yes"}
    table: Json = {"aediles": "2 3 3 5 | 5 5 4", **FULL_SIDES}
    both = alone("down 1 aediles", "done", "wrath senators", "allow", options=options, **table)
    assert both.over is None
    both = alone("down 1 aediles", "done", "done", options=options, **table)
    assert both.over == "CC-6.4"


@pytest.mark.clause("CC-6.4", "CC-3.12")
def test_an_exchange_with_reserves_only() -> None:
    both = alone("swap spy", cleopatra="spy / 4 5", aediles="5 5 5 5 | ", **FULL_SIDES)
    assert both.over is None
    assert both.hand() == "4"


# --- CC-6.4, French rules -------------------------------------------------------------------------------


@pytest.mark.clause("CC-6.4", "CC-9.2")
def test_the_last_card_of_the_hand_ends_it_before_anything_is_asked() -> None:
    both = alone("down 1 senators", cleopatra="1 assassination / 4 5", edition="french", senators="5 | 1")
    assert both.over == "CC-6.4"
    assert both.votes == "orgy / "
    both = alone("up 1 senators", cleopatra="1 2 assassination / 4 5", edition="french", senators="5 | 1")
    both.go("assassinate 1 senators", "veto", "up 2 senators")
    assert both.over == "CC-6.4"
    # Also where eight lie now: no further vote.
    both = alone("down 1 senators", cleopatra="1 / 4 5", edition="french", senators="5 5 5 5 | 1 1 1")
    assert both.over == "CC-6.4"
    assert both.match.position()["table"]["senators"]["left"] == 5


@pytest.mark.clause("CC-6.4", "CC-9.1", "CC-9.2")
def test_a_french_player_alone_draws_nothing_and_is_asked_late() -> None:
    given: Json = {"cleopatra": "1 2 wrath / 4 5 / spy", "edition": "french"}
    both = alone("down 1 senators", "done", **given)
    assert both.asked == ("cleopatra", ["done", "wrath senators"])
    both.go("wrath senators", "allow")
    assert both.hand() == "2"
    assert both.votes == " / orgy"
    # Inside a vote: no card for it either.
    both = alone("down 1 senators", "done", "wrath senators", "allow", senators="5 5 5 5 | 1 1 1", **given)
    assert both.hand() == "2"
    assert both.votes == " / orgy"


@pytest.mark.clause("CC-6.4", "CC-6.5")
def test_a_french_player_alone_without_room() -> None:
    crowded: Json = {"edition": "french", "won": ONLY_AEDILES, "aediles": "5 5 5 5 5 | 1"}
    both = alone(**crowded)
    assert both.over is None
    assert both.lays == []
    both.go("assassinate 1 aediles", "veto", "swap 1")  # the vetoer draws unasked
    assert both.hand() == "2 castling wrath"
    assert both.go("swap 2").over == "CC-6.4"
    assert alone("pass", "pass", **crowded).over == "CC-6.5"


# --- CC-9.2: a late action card -------------------------------------------------------------------------

TURN = ("down 4 senators", "done")
ORDERS = list(product(["before", "after"], YES_NO))


def late(*moves: str, extraordinary: str = "before", vote_action: str = "no", **more: Any) -> Both:
    """Cleopatra has laid a 4 at the senators, said `done` and refilled: a late action card is asked for."""
    options = {"extraordinary": extraordinary, "vote_action": vote_action, "late_action": "yes"}
    given: Json = {"cleopatra": "4 assassination wrath / 1", "options": options, **more}
    return at("cleopatra", *TURN, *moves, **given)


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize("order", ORDERS)
def test_it_is_asked_after_refilling_and_before_the_vote_card(order: tuple[str, str]) -> None:
    both = late(extraordinary=order[0], vote_action=order[1], senators=" | 2", deck="senators")
    assert both.asked == ("cleopatra", ["assassinate 2 senators", "done", "wrath senators"])
    assert both.hand() == "1 assassination wrath"
    assert both.votes == "senators / "
    both.go("assassinate 2 senators", "allow")
    assert both.match.position()["players"]["cleopatra"]["won"]["senators"] == 1
    assert both.votes == " / senators"


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize("cleopatra", ["4", "4 / 1", "4 / / veto", "4 veto", "4 1 2 3 5"])
@pytest.mark.parametrize("deck", ["", "orgy", "reshuffle"])
def test_it_is_asked_whatever_is_in_hand_and_without_a_vote_card(cleopatra: str, deck: str) -> None:
    both = late(cleopatra=cleopatra, deck=deck)
    assert both.asked == ("cleopatra", ["done"])
    both.go("done")
    assert both.asked[0] == "caesar"


@pytest.mark.clause("CC-9.2")
def test_a_card_just_drawn_may_be_played() -> None:
    both = late("draw action", cleopatra="4 1 2 3 5 / 1 / wrath", senators=" | 2")
    assert both.asked == ("cleopatra", ["done", "wrath senators"])
    both.go("wrath senators", "allow")
    assert both.hand() == "1 2 3 5"  # not refilled for it


@pytest.mark.clause("CC-3.4", "CC-9.2")
def test_not_while_the_hand_is_being_refilled() -> None:
    both = late(cleopatra="4 wrath / 1 2 3 / spy scout", senators=" | 2")
    assert both.asked == ("cleopatra", ["draw action", "draw influence"])
    with pytest.raises(curia.IllegalMove) as e:
        both.match.play("cleopatra", "wrath senators")
    assert e.value.clause == "CC-3.4"


@pytest.mark.clause("CC-9.2")
@pytest.mark.parametrize(
    "turn",
    [
        ["wrath senators", "allow", "down 4 senators"],
        ["wrath senators", "veto", "decline", "down 4 senators"],
        ["up 4 aediles", "wrath senators", "allow", "up 1 aediles"],
        ["up 4 aediles", "wrath senators", "veto", "draw influence", "up 1 aediles"],
        ["down 4 senators", "wrath senators", "allow"],
        ["down 4 senators", "wrath senators", "veto", "decline"],
        ["swap 4"],
        ["pass"],
    ],
)
@pytest.mark.parametrize("order", ORDERS)
def test_not_after_an_action_card_nor_in_a_passive_turn(turn: list[str], order: tuple[str, str]) -> None:
    options = {"extraordinary": order[0], "vote_action": order[1], "late_action": "yes"}
    both = at(
        "cleopatra",
        *turn,
        cleopatra="4 1 wrath spy / 5 5",
        caesar="1 veto / 2 2",
        senators=" | 2 3",
        options=options,
    )
    assert both.asked[0] == "caesar"
    assert "allow" not in both.asked[1]
    assert both.votes == ("orgy / " if turn[0] in ("swap 4", "pass") else " / orgy")


@pytest.mark.clause("CC-9.1", "CC-9.2")
@pytest.mark.parametrize("extraordinary", ["before", "after"])
def test_not_after_an_action_card_inside_a_vote(extraordinary: str) -> None:
    crowded: Json = {"senators": "1 1 2 | 1 1 1 3", "extraordinary": extraordinary, "vote_action": "yes"}
    both = late("assassinate 3 senators", "allow", **crowded)
    assert both.asked[0] == "caesar"
    both = late("assassinate 3 senators", "veto", "decline", caesar="1 veto / 2", **crowded)
    assert both.asked[0] == "caesar"
    both = late("done", **crowded)
    assert both.asked[0] == "cleopatra"
    assert "assassinate 1 senators" in both.asked[1]
    assert both.votes == "orgy / "


@pytest.mark.clause("CC-6.1", "CC-9.2")
def test_not_once_the_game_is_over() -> None:
    won = {"senators": (4, 0), "praetors": (5, 0), "quaestors": (0, 5), "censors": (0, 3), "aediles": (3, 0)}
    for order in ORDERS:
        answers = ["done"] if order[1] == "yes" else []
        both = late(
            *answers, senators="5 5 5 | 1 1 1 1", won=won, extraordinary=order[0], vote_action=order[1]
        )
        assert both.over == "CC-6.1"


@pytest.mark.clause("CC-6.2", "CC-9.2")
def test_the_end_without_influence_comes_after_it() -> None:
    both = late(cleopatra="4 wrath", caesar="veto", senators=" | 2")
    assert both.asked == ("cleopatra", ["done", "wrath senators"])
    both.go("wrath senators", "veto")
    assert both.over == "CC-6.2"
    assert both.votes == " / orgy"


@pytest.mark.clause("CC-4.2", "CC-9.2")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("deck", ["orgy orgy", "senators orgy orgy", "orgy senators orgy"])
def test_a_group_castled_up_to_eight_has_its_vote_in_the_next_active_turn(
    deck: str, order: tuple[str, str]
) -> None:
    both = late(
        "castle senators praetors",
        "allow",
        "rearrange 1 4 5 5 / 1",
        cleopatra="4 castling / 1",
        caesar="1 1 veto",
        senators="1 1 | 2 2 2 3*",
        praetors="5 5 | ",
        deck=deck,
        extraordinary=order[0],
        vote_action=order[1],
    )
    left = both.match.position()["table"]["senators"]["left"]
    if deck.startswith("senators"):  # the vote card is carried out as ever
        assert left == 4
        assert both.lies("senators") == "1 4 5 | 2 2 3"
        return
    assert left == 5
    assert both.lies("senators") == "1* 4* 5* 5* | 2 2 2 3*"
    both.go("swap 1")  # a passive turn asks for no vote
    assert both.match.position()["table"]["senators"]["left"] == 5
    both.go("down 1 aediles", "done", *["done"] * (order[1] == "yes"))
    assert both.match.position()["table"]["senators"]["left"] == 4
    assert both.asked[0] == "cleopatra"


@pytest.mark.clause("CC-4.2", "CC-9.2")
def test_the_opponents_active_turn_asks_that_vote_too() -> None:
    both = late(
        "castle senators praetors",
        "allow",
        "rearrange 1 4 5 5 / 1",
        cleopatra="4 castling / 1",
        senators="1 1 | 2 2 2 3*",
        praetors="5 5 | ",
    )
    both.go("down 1 aediles", "done")
    assert both.match.position()["table"]["senators"]["left"] == 4
    assert both.asked[0] == "caesar"  # his own late action card


@pytest.mark.clause("CC-5.5", "CC-9.2")
def test_wrath_late_leaves_the_vote_card_an_empty_group() -> None:
    both = late("wrath senators", "allow", senators="5 | 2", deck="senators orgy")
    assert both.lies("senators") == " | "
    assert both.votes == "orgy / senators"
    assert both.match.position()["table"]["senators"]["left"] == 5


@pytest.mark.clause("CC-4.12", "CC-9.2")
@pytest.mark.parametrize("order", ORDERS)
def test_a_tie_at_eight_can_be_broken_late_for_the_vote_card(order: tuple[str, str]) -> None:
    answers = ["done"] if order[1] == "yes" else []
    both = late(
        *answers, senators="1 1 1 | 1 1 1 4", deck="senators", extraordinary=order[0], vote_action=order[1]
    )
    assert both.match.position()["table"]["senators"]["left"] == 5
    both.go("assassinate 4 senators", "allow")
    assert both.match.position()["players"]["cleopatra"]["won"]["senators"] == 1


@pytest.mark.clause("CC-5.2", "CC-9.2")
@pytest.mark.parametrize("spied", ["may", "must"])
@pytest.mark.parametrize("caesar", ["1 2", "1 2 / 3", "1 2 / / scout", "1 2 / 3 / scout"])
def test_a_spy_late(spied: str, caesar: str) -> None:
    both = at("cleopatra", *TURN, "spy", cleopatra="4 spy 1", caesar=caesar, options={**LATE, "spied": spied})
    both.go("allow", "take 2")
    draws = {"1 2 / 3": ["draw influence"], "1 2 / / scout": ["draw action"]}.get(
        caesar, ["draw influence", "draw action"]
    )
    if caesar == "1 2" or (spied == "must" and len(draws) == 1):  # nobody is asked
        assert both.votes == " / orgy"
    else:
        assert both.asked == ("caesar", sorted([*draws, *["decline"] * (spied == "may")]))
        assert both.votes == "orgy / "
        both.go(draws[-1])
    assert len(both.hand("caesar").split()) == (1 if caesar == "1 2" else 2)
    assert both.hand() == "1"
    assert both.match.to_act == ("caesar",)


@pytest.mark.clause("CC-5.6", "CC-9.2")
@pytest.mark.parametrize("vetoer", ["may", "must"])
@pytest.mark.parametrize("caesar", ["1 veto", "1 veto / 3", "1 veto / 3 / scout"])
def test_a_veto_late(vetoer: str, caesar: str) -> None:
    options = {**LATE, "vetoer": vetoer}
    both = at("cleopatra", *TURN, cleopatra="4 wrath / 1 2", caesar=caesar, senators=" | 2", options=options)
    assert both.hand() == "1 2 wrath"
    both.go("wrath senators", "veto")
    asked = caesar == "1 veto / 3 / scout" or (caesar == "1 veto / 3" and vetoer == "may")
    if asked:
        assert both.votes == "orgy / "
        both.go("draw influence")
    assert both.lies("senators") == "4* | 2"
    assert both.hand() == "1 2"  # not refilled for it
    assert both.votes == " / orgy"
    assert both.match.to_act == ("caesar",)


@pytest.mark.clause("CC-5.8", "CC-9.2")
def test_the_veto_is_asked_of_a_player_without_turns_too() -> None:
    both = alone("down 1 senators", "done", "wrath senators", options=LATE)
    assert both.asked == ("caesar", ["allow", "veto"])
    both.go("veto", "draw action")
    assert both.asked[0] == "cleopatra"
    assert both.hand("caesar") == "spy"


@pytest.mark.clause("CC-9.2")
def test_a_french_turn_with_every_question() -> None:
    both = at(
        "cleopatra",
        "up 4 senators",
        "up 5 praetors",
        "done",
        "draw action",
        "draw influence",
        "draw action",
        "done",  # the senators' extraordinary vote
        "done",  # the praetors'
        cleopatra="4 5 1 / 2 3 / assassination spy",
        senators="1 1 1 | 2 2 2 2",
        praetors="1 1 1 | 3 3 3 3",
        edition="french",
    )
    assert both.asked[0] == "cleopatra"
    assert "assassinate 3 praetors" in both.asked[1]
    assert both.hand() == "1 2 3 assassination spy"
    both.go("assassinate 3 praetors", "allow")
    assert both.match.to_act == ("caesar",)


# --- Random positions close to those boundaries ---------------------------------------------------------


def cards_of(counts: dict[str, int], rng: Random) -> list[str]:
    cards = [card for card, count in counts.items() for _ in range(count)]
    rng.shuffle(cards)
    return cards


def lone_position(rng: Random) -> Json:
    """One player alone, or nearly so: sides of four and five, groups of seven and eight, few vote cards."""
    me = rng.choice(SEATS)
    position = any_position(rng)
    influence = {seat: cards_of(INFLUENCE_COUNT, rng) for seat in SEATS}
    actions = {seat: cards_of(ACTION_COUNT, rng) for seat in SEATS}
    usual = rng.choice([(5,), (4, 5), (5, 5, 5, 4), (5, 5, 5, 4), (3, 4)])
    for group in GROUPS:
        gone = rng.choice([0, SIZE[group] - 1, SIZE[group], SIZE[group]])
        mine = rng.randint(0, gone)
        position["players"][me]["won"][group] = mine
        position["players"][other(me)]["won"][group] = gone - mine
        table = position["table"][group] = {"left": SIZE[group] - gone, "cleopatra": [], "caesar": []}
        if gone < SIZE[group]:
            own = rng.choice(usual)
            for seat, count in ((me, own), (other(me), min(8 - own, rng.choice([0, 2, 3, 3, 4, 4])))):
                table[seat] = [influence[seat].pop() + rng.choice(["", "*"]) for _ in range(count)]
    held = rng.choice([0, 1, 1, 2, 2, 3])
    position["players"][me].update(
        hand=[influence[me].pop() for _ in range(held)] + actions[me][: rng.randint(0, 5 - held)],
        influence=influence[me][: rng.choice([0, 1, 3])],
        actions=actions[me][5 : 5 + rng.choice([0, 1, 3])],
    )
    nearly = rng.random() < 0.2  # one influence card left in hand
    hand = influence[other(me)][:1] if nearly else []
    position["players"][other(me)].update(
        hand=hand + actions[other(me)][: rng.randint(0, 4)],
        influence=[],
        actions=actions[other(me)][4 : 4 + rng.choice([0, 2])],
    )
    position["votes"]["deck"] = rng.sample(
        [*GROUPS, "orgy", "orgy", "reshuffle"], rng.choice([0, 1, 1, 2, 8])
    )
    position["votes"]["shown"] = []
    position["passes"] = rng.choice([0, 0, 0, 0, 1, 2])
    position["options"]["lone_end"] = rng.choice(["five", "five", "no-room", "last-hand"])
    position["options"]["late_action"] = rng.choice(YES_NO)
    return position


def late_position(rng: Random) -> Json:
    """Action cards in hand and on top of the reserves, groups of six to eight, few vote cards."""
    position = any_position(rng)
    for group in GROUPS:
        for seat in SEATS:
            position["players"][seat]["won"][group] = 0
    influence = {seat: cards_of(INFLUENCE_COUNT, rng) for seat in SEATS}
    for group in GROUPS:
        position["table"][group] = {"left": SIZE[group]}
        first, second = rng.choice([(4, 4), (4, 3), (3, 4), (5, 3), (3, 3), (2, 4), (0, 0), (1, 5)])
        for seat, count in (("cleopatra", first), ("caesar", second)):
            position["table"][group][seat] = [
                influence[seat].pop() + rng.choice(["", "*"]) for _ in range(count)
            ]
    for seat in SEATS:
        actions = cards_of(ACTION_COUNT, rng)
        held = rng.randint(1, 3)
        size = rng.choice([0, 1, 2, 5 - held])
        position["players"][seat].update(
            hand=influence[seat][:held] + actions[:size],
            influence=influence[seat][held : held + rng.choice([0, 1, 4])],
            actions=actions[size : size + rng.choice([0, 1, 4])],
        )
    position["votes"]["deck"] = rng.sample([*GROUPS, "orgy", "orgy", "reshuffle"], rng.choice([0, 1, 2, 8]))
    position["votes"]["shown"] = []
    for name in ("extraordinary", "vote_action", "spied", "vetoer"):
        values = {"extraordinary": ["before", "after"], "vote_action": YES_NO}.get(name, ["may", "must"])
        position["options"][name] = rng.choice(values)
    position["options"]["late_action"] = "yes" if rng.random() < 0.9 else "no"
    return position


def play_a_while(position: Json, rng: Random, steps: int, seed: int) -> None:
    """Up to so many moves from there; a few bad tries at each. Action cards are often saved for late."""
    both = Both(position, seed)
    saving = rng.random() < 0.7
    weights = {"down": 6, "up": 4, "pass": 0.2, "swap": 0.2, "done": 0.5} if saving else style(rng)
    for _ in range(steps):
        both.compare(bad_moves(rng, 4))
        if not both.match.to_act:
            return
        seat = rng.choice(both.match.to_act)
        moves = both.match.legal(seat)
        if saving and both.oracle.asked[seat] == "laid":
            moves = ["done"]
        both.play(seat, pick(moves, rng, weights))


@pytest.mark.clause("CC-6.4", "CC-9.2")
@pytest.mark.parametrize("part", range(4))
def test_random_positions_of_a_player_alone(part: int) -> None:
    for seed in range(part, 400, 4):
        rng = Random(f"alone {seed}")
        play_a_while(lone_position(rng), rng, 60, seed)


@pytest.mark.clause("CC-3.4", "CC-9.1", "CC-9.2")
@pytest.mark.parametrize("part", range(4))
def test_random_positions_with_late_actions(part: int) -> None:
    for seed in range(part, 200, 4):
        rng = Random(f"late {seed}")
        play_a_while(late_position(rng), rng, 25, seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_thousands_of_positions_close_to_the_boundaries(part: int) -> None:
    for seed in range(1000 + part, 2500, 10):
        rng = Random(f"close {seed}")
        make = lone_position if seed % 2 else late_position
        play_a_while(make(rng), rng, 40, seed)
