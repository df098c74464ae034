### The game in the terminal.

tui-type-QV = enter b5

## Keys

tui-help-QV =
    Les sénateurs sont montrés par la lettre de leur famille, les sièges libres par un point. Les chemins montent ; le laurier d’un chemin est entre crochets, et C est César.
    Les marchés se tapent : « propose b5>i3; consent red; pay 2 to red; promise red consent at g3 ».

tui-qv-caesar = C
tui-qv-plate = { $who ->
    [you] Vous ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
} : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, reste { $reserve ->
    [one] { $reserve } sénateur
   *[other] { $reserve } sénateurs
}
tui-qv-plate-known = { $who ->
    [you] Vous ({ $seat })
   *[other] { $seat }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
} : { $laurels ->
    [one] { $laurels } laurier
   *[other] { $laurels } lauriers
}, reste { $reserve ->
    [one] { $reserve } sénateur
   *[other] { $reserve } sénateurs
}
tui-qv-tiles = Tuiles : { $tiles }
tui-qv-promises = { $number ->
    [one] { $number } promesse
   *[other] { $number } promesses
} en cours.

## Playing

play-hint-qv = Choisissez par un numéro, ou tapez un coup comme « enter b5 ». ? pour l’aide, quit pour partir.
play-help-qv =
    ledger        énumère les promesses, et ce qu’elles sont devenues
    offers        énumère les offres sur la table
    as blue       laisse quelqu’un d’autre à ce clavier faire une offre
    ? caesar      explique César, le Sénat ou un laurier, comme IIc
    ? QV-9.7      explique une règle ; ? QV-9 une section ; ? siège cherche un mot
    Les marchés se tapent : « propose b5>i3; consent red; pay 2 to red; promise red
    consent at g3 ».
