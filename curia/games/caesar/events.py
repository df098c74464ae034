"""What can happen, as tuples that hold the whole truth: the kind, then what the comment says."""

from typing import Final

ORDERED: Final = 0  # seat, cards (top first)
BONUS: Final = 1  # Cleopatra's group, Caesar's group
ARRANGED: Final = 2  # seat, values by group
TURN: Final = 3  # seat
LAID: Final = 4  # seat, card, group, open
PLAYED: Final = 5  # seat, action card, first and second target (-1 for none)
VETOED: Final = 6  # seat
ALLOWED: Final = 7  # seat
SPIED: Final = 8  # seat of the spy, the other's hand
LOST: Final = 9  # seat, card: what a spy made them discard
DREW: Final = 10  # seat, reserve, card
DECLINED: Final = 11  # seat
CASTLED: Final = 12  # seat, first group, second group, cards at the first, cards at the second
TURNED_UP: Final = 13  # seat, group, cards
DISCARDED: Final = 14  # seat, group, cards: from the table
SWAPPED: Final = 15  # seat, cards: from the hand
PASSED: Final = 16  # seat
VOTE_CARD: Final = 17  # vote card turned up
VOTE_CARD_OUT: Final = 18  # vote card that leaves the game
RESHUFFLED: Final = 19  # nothing more
VOTED: Final = 20  # group, extraordinary, Cleopatra's influence, Caesar's, philosophers, philosophers, winner
CLOSED: Final = 21  # group
SKIPPED: Final = 22  # seat
ENDED: Final = 23  # reason
DONE: Final = 24  # seat: no action card
