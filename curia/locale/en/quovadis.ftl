### Quo Vadis?: names of families, committees and laurels, and what happened at the table.

## The game and its seats

qv-name = Quo Vadis?
    .about = Three to five families bring senators up to the Senate and bargain for every step.
qv-seat-red = Red
qv-seat-blue = Blue
qv-seat-green = Green
qv-seat-yellow = Yellow
qv-seat-purple = Purple

## The board

qv-senate = the Senate
    .about = The game ends when the fifth senator enters it. Only families with a senator there are scored (QV-8.1, QV-8.2).
qv-committee = committee { $committee }
qv-caesar = Caesar
    .about = Along the path where he lies a senator leaves without consent, and nobody gets laurels (QV-7.3, QV-7.4).

## Laurels

qv-laurel-I = I
    .about = One laurel. Earned for each consent given to another family (QV-6.2).
qv-laurel-II = II
    .about = Two laurels.
qv-laurel-IIc = II with Caesar's head
    .about = Two laurels. Whoever takes it from a path may also move Caesar (QV-7.2).
qv-laurel-III = III
    .about = Three laurels.
qv-laurel-IV = IV
    .about = Four laurels.
qv-laurel-V = V
    .about = Five laurels.
