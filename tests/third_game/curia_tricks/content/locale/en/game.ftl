tricks-name = Tricks
    .about = For three: follow suit, and take the most tricks.
tricks-seat-north = North
tricks-seat-east = East
tricks-seat-west = West
tricks-follow = You have to follow suit: not { $card }.
