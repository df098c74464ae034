### Quo Vadis?: what is said when a move or a position is refused.

## The turn

qv-no-passing = Je kunt niet passen: zet een senator in, verplaats er een, of verplaats Caesar.
qv-action-done = Je hebt deze beurt je actie gedaan: alleen Caesar kan nog worden verplaatst.
qv-one-action = Een deal kan maar één actie bevatten: een senator inzetten, er een verplaatsen, of Caesar verplaatsen.
qv-nothing-left = Dan houdt wie aan de beurt is geen actie over die alleen kan worden gedaan.
qv-no-path = Daarheen leidt geen pad: senatoren gaan omhoog, van de ene commissie naar de volgende.
qv-no-senator = Je hebt in { $committee } geen senator om te verplaatsen.
qv-no-reserve = Al je senatoren staan al op het bord.
qv-enter-low = Nieuwe senatoren beginnen in een van de vier laagste commissies, niet { $committee ->
    [senate] in de Senaat
   *[other] in { $committee }
}.
qv-committee-full = Elke plaats in { $committee ->
    [senate] de Senaat
   *[other] { $committee }
} is bezet.

## Consent

qv-too-few-there = Uit { $committee } kan nog niemand vertrekken: { $needed ->
    [one] er moet nog een senator zijn
   *[other] er moeten nog { $needed } andere senatoren zijn
} om toestemming te geven.
qv-too-few-consents = Om uit { $committee } te vertrekken heb je de toestemming nodig van { $needed ->
    [one] één andere senator
   *[other] { $needed } andere senatoren
} daar.
qv-too-many-consents = Om uit { $committee } te vertrekken heb je de toestemming nodig van precies { $needed ->
    [one] één andere senator
   *[other] { $needed } andere senatoren
}: dit is meer.
qv-not-in-committee = { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} heeft in { $committee } niet genoeg senatoren om die toestemming te geven.
qv-no-consent-needed = Over { $path } is niemands toestemming nodig.
qv-own-consent = Je eigen senatoren stemmen vanzelf toe: een deal noemt alleen de toestemming van anderen (aan de beurt: { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
}).
qv-consent-without-move = Toestemming hoort bij een verplaatsing, en die zit niet in deze deal.

## Caesar

qv-caesar-there = Caesar ligt al op { $path }.
qv-caesar-bare = Caesar gaat naar een lauwer, en op { $path } ligt er geen.
qv-caesar-barred = Er is afgesproken dat Caesar deze beurt niet naar { $path } gaat.

## What was agreed not to be done this turn

qv-enter-barred = Er is afgesproken dat er deze beurt geen senator in { $committee } wordt gezet.
qv-move-barred = Er is afgesproken dat deze beurt niemand over { $path } gaat.
qv-consent-barred = { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} heeft toegezegd deze beurt geen toestemming te geven.
qv-consent-agreed = { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} heeft de toestemming al toegezegd, in deal { $number }.

## Deals

qv-no-deal = Dit kan niet als deal worden gelezen; kijk naar: { $where }.
qv-cannot-pay = { $seat ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[purple] Paars
} zal niet zoveel lauweren hebben.
qv-not-asked = Deal { $number } wacht niet op jouw antwoord.
qv-no-offer = Er staat geen aanbod { $number } open.
qv-nothing-to-withdraw = Je hebt geen deal of aanbod { $number } om in te trekken.
qv-proposals-used = Alle { $limit } voorstellen van deze beurt zijn gedaan.
qv-offers-used = Je hebt al je { $limit } aanbiedingen van deze beurt gedaan.
qv-too-many-payments = Een deal bevat ten hoogste { $limit } betalingen.
qv-too-many-promises = Een deal bevat ten hoogste { $limit } beloften.
qv-offer-in-turn = Een aanbod komt van wie niet aan de beurt is.
qv-deal-waits = Deal { $number } ligt op tafel: beantwoord hem of trek hem eerst in.
qv-offers-differ = Aanbod { $first } en { $second } zijn niet voor dezelfde actie.
qv-between-others = Deal { $number } is een deal tussen anderen: die kan niet worden aangenomen als aanbod of met een tegenvoorstel beantwoord, alleen geaccepteerd of geweigerd.

## Variants

qv-no-disclosure = Nu kan niemand worden gevraagd de lauweren te tonen.
qv-no-recall = Je kunt nu geen senator van het bord nemen.
qv-nobody-to-recall = Je hebt in { $committee } geen senator om van het bord te nemen.

## Positions

qv-position-committee = { $where }: hier { $seats ->
    [one] is maar één plaats
   *[other] zijn maar { $seats } plaatsen
}.
qv-position-senators = { $where }: een familie heeft maar { $limit } senatoren, op het bord en ernaast samen.
qv-position-deal = { $where }: zo'n deal kan niet op tafel liggen ({ $clause }).
qv-position-no-deal = { $where }: dit kan niet worden gelezen; kijk naar: { $term }.
