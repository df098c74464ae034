"""What can happen, as tuples that hold the whole truth: the kind, then what the comment says."""

ORDERED = 0  # seat, cards (top first)
BONUS = 1  # Cleopatra's group, Caesar's group
ARRANGED = 2  # seat, values by group
TURN = 3  # seat
LAID = 4  # seat, card, group, open
PLAYED = 5  # seat, action card, first and second target (-1 for none)
VETOED = 6  # seat
ALLOWED = 7  # seat
SPIED = 8  # seat of the spy, the other's hand
LOST = 9  # seat, card: what a spy made them discard
DREW = 10  # seat, reserve, card
DECLINED = 11  # seat
CASTLED = 12  # seat, first group, second group, cards at the first, cards at the second
TURNED_UP = 13  # seat, group, cards
DISCARDED = 14  # seat, group, cards: from the table
SWAPPED = 15  # seat, cards: from the hand
PASSED = 16  # seat
VOTE_CARD = 17  # vote card turned up
VOTE_CARD_OUT = 18  # vote card that leaves the game
RESHUFFLED = 19  # nothing more
VOTED = 20  # group, extraordinary, Cleopatra's influence, Caesar's, philosophers, philosophers, winner
CLOSED = 21  # group
SKIPPED = 22  # seat
ENDED = 23  # reason
DONE = 24  # seat: no action card
