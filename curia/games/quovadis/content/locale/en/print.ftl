### Sheets for the real table.

print-qv-turn = Your turn
print-qv-one = Do one of these. You can't pass.
print-qv-enter = Bring in a senator
    .how = on any free seat of the four lowest committees.
print-qv-move = Move a senator
    .how = up a path, to a free seat. You need the consents, and you take the laurel of the path.
print-qv-caesar = Move Caesar
    .how = to any other laurel.
print-qv-consents = Consent, by the committee's seats
print-qv-needed = { $seats ->
    [1] Nobody's.
    [3] That of one other senator in it, your own or another player's.
   *[5] That of two other senators in it, your own or other players'.
}
print-qv-stuck = Too few others in the committee? Then only Caesar helps out.
print-qv-laurels = Laurels and Caesar
print-qv-tiles = The tiles
print-qv-take = Take the tile of your path and lay it face down before you. A new one from the stock takes its place.
print-qv-earn = For each consent of another player's senator its owner gets a I from the bank.
print-qv-room = A free seat above is needed all the same.
print-qv-deals = Deals and promises
print-qv-anything = Anything may be negotiated, by anyone with anyone, at any time in a turn, also against the player on turn.
print-qv-binding = Binding: this turn
    .how = Consents, laurels, what the player on turn does (moving a senator, bringing one in, moving Caesar), and what somebody agrees not to do.
print-qv-promise = A promise: later
    .how = Consent some other time, none for a third player for a while, Caesar put somewhere or not. A promise binds nobody.
print-qv-others = The others may deal among themselves too, for laurels and promises: as soon as all who give something have accepted.
print-qv-whole = A deal holds as a whole or not at all, once all who give something have agreed.
print-qv-pay = You pay with tiles that you have or get by this very move. Change comes from the players, never from the bank.
print-qv-end = End and winner
print-qv-fifth = The game ends at once when the fifth senator enters the Senate.
print-qv-scored = Only players with a senator in the Senate are scored.
print-qv-most = Of these, the most laurels win. If they are equal: whoever entered the Senate first.
print-qv-variants = Variants
print-qv-few = Few I tiles
    .how = 10 with three players, 14 with four, 18 with five.
print-qv-disclosure = Disclosure
    .how = After the first, second and third senator in the Senate any player may ask all to show their laurels.
print-qv-consul = Consul
    .how = Three games in a row. The laurels of those who are scored add up; at most two senators each stay on the board.

## Pads

print-pad-game = Game { $number }
print-pad-senate = Senate: order of entry
print-pad-laurels = Laurels
print-pad-promises = Promises
print-pad-who = Who
print-pad-whom = To whom
print-pad-what = What
print-pad-until = Until
print-pad-kept = Kept?
