### Refusals.

## Positions; $where says which part of one

position-hand = { $where }: v ruce { $limit ->
    [one] může být nejvýše jedna karta
    [few] mohou být nejvýše { $limit } karty
   *[other] může být nejvýše { $limit } karet
}.
position-side = { $where }: na jedné straně skupiny { $limit ->
    [one] může ležet nejvýše jedna karta vlivu
    [few] mohou ležet nejvýše { $limit } karty vlivu
   *[other] může ležet nejvýše { $limit } karet vlivu
}.
position-group = { $where }: u jedné skupiny { $limit ->
    [one] může ležet nejvýše jedna karta vlivu
    [few] mohou ležet nejvýše { $limit } karty vlivu
   *[other] může ležet nejvýše { $limit } karet vlivu
}.
position-closed = { $where }: u uzavřené skupiny nemůže ležet žádný vliv.
position-left = { $where }: zbývající a získaní patricijové musí dát dohromady { $size }.

cc-order-not-all = { $cards ->
    [one] Uveď svou jedinou akční kartu, vrchní jako první.
    [few] Uveď všechny své { $cards } akční karty, každou tolikrát, kolikrát ji máš, vrchní jako první.
   *[other] Uveď všech svých { $cards } akčních karet, každou tolikrát, kolikrát ji máš, vrchní jako první.
}
cc-order-first = Nejdřív si seřaď akční karty.
cc-arrange-first = Nejdřív vylož u každé skupiny jednu ze svých karet 1 až 5: každou hodnotu jednou.
cc-set-up-over = Příprava hry už skončila.

cc-passive = V tomto tahu hraješ pasivně: jen si dobíráš za odložené karty.
cc-active = V tomto tahu hraješ aktivně: už nemůžeš měnit karty ani vynechat tah.
cc-must-lay = Nejdřív musíš vyložit vliv.
cc-laying-over = Vliv už je v tomto tahu vyložený.
cc-laid-enough = Jedna karta lícem dolů, nebo dvě lícem vzhůru: víc v tomto tahu vyložit nemůžeš.
cc-second-open = Teď musí následovat druhá karta, také lícem vzhůru.
cc-no-second = Na dvě karty lícem vzhůru potřebuješ v ruce dvě karty vlivu a místo pro obě.
cc-action-first = Nejdřív dokonči zahranou akci.
cc-one-action = Teď akční kartu zahrát nemůžeš: jen jednu za tah a nikdy při dobírání karet.
cc-not-asked = Na to se tě nikdo neptá.
cc-not-in-hand = V ruce nemáš { $card ->
    [P] žádného filozofa
    [assassination] žádný atentát
    [castling] žádnou rošádu
    [scout] žádného vyzvědače
    [spy] žádného špiona
    [veto] žádné veto
    [wrath] hněv bohů
   *[other] kartu { $card }
}.
cc-no-influence = Bez vlivu v ruce nemůžeš hrát aktivně: vyměň karty, nebo tah vynech.
cc-must-swap = V ruce nemáš žádný vliv, takže musíš vyměnit aspoň jednu kartu.
cc-swap-not-in-hand = Vyměnit můžeš jen karty, které máš v ruce.
cc-reserve-empty = Z této rezervy si teď dobrat nemůžeš.
cc-must-draw = Musíš si dobrat kartu.
cc-side-full = U { cc-patrician } { $limit ->
    [one] může ležet nejvýše jedna tvoje karta
    [few] mohou ležet nejvýše { $limit } tvoje karty
   *[other] může ležet nejvýše { $limit } tvých karet
}.
cc-group-full = U { cc-patrician } { $limit ->
    [one] může ležet nejvýše jedna karta vlivu
    [few] mohou ležet nejvýše { $limit } karty vlivu
   *[other] může ležet nejvýše { $limit } karet vlivu
}, obě strany dohromady.
cc-closed = Skupina { cc-patrician } je celá získaná: už tam nejde nic vyložit ani na ni zacílit.

cc-no-such-target = Protihráč nemá u { cc-patrician } lícem vzhůru { $card ->
    [P] žádného filozofa
   *[other] kartu { $card }
}.
cc-no-effect = Taková akce by neměla žádný účinek.
cc-veto-unasked = Veto se hraje, jen když protihráč právě zahrál akční kartu.
cc-take-not-there = Protihráč nemá v ruce { $card ->
    [P] žádného filozofa
    [assassination] žádný atentát
    [castling] žádnou rošádu
    [scout] žádného vyzvědače
    [spy] žádného špiona
    [veto] žádné veto
    [wrath] hněv bohů
   *[other] kartu { $card }
}.
cc-other-cards = Vylož znovu přesně ty karty, které u těchto dvou skupin ležely.
