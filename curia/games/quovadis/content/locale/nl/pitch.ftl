### What bots say of a deal at Quo Vadis?, to the whole table: one sentence each.

## In one's own turn: asking

qv-pitch-debt = Ik hou woord en betaal wat ik heb beloofd: { qv-laurels }.
qv-pitch-for-hire = Voor { qv-laurels } doe ik het: het helpt jou meer dan mij.
qv-pitch-both = We hebben er allebei iets aan.
qv-pitch-your-room = Steun me: de plaats die ik verlaat, kun jij gebruiken.
qv-pitch-pays = Steun me: dat is me { qv-laurels } waard.
qv-pitch-share = Steun me en betaal me { qv-laurels }: mijn zet helpt jou ook.
qv-pitch-your-tile = Steun me: je toestemming levert je een lauwer op.

## In another's turn: supporting

qv-pitch-word = Ik steun je: ik heb mijn woord gegeven.
qv-pitch-price = Voor { qv-laurels } steun ik je.
qv-pitch-bribe = Blijf erbuiten: dat is me { qv-laurels } waard.
qv-pitch-refrain = Laat dat: het is me { qv-laurels } waard.
qv-pitch-room = Ik steun je: de plaats die je verlaat, wil ik hebben.
qv-pitch-more = Ik steun je en betaal { qv-laurels }: het levert me meer op.
qv-pitch-tile = Ik steun je: mijn toestemming levert me een lauwer op.
qv-pitch-fair = Akkoord: { qv-laurels } is een eerlijke prijs.
qv-pitch-worth = Akkoord: dat is me { qv-laurels } waard.
qv-pitch-bought = Akkoord: voor { qv-laurels } blijf ik erbuiten.

## Refusing

qv-pitch-too-dear = Nee: zoveel is het me niet waard.
qv-pitch-promised = Nee: ik heb iemand anders mijn woord gegeven.
qv-pitch-bound = Nee: ik heb afgesproken je deze beurt niet te steunen.
qv-pitch-not-worth = Nee: { qv-laurels } is het me niet waard.
qv-pitch-not-for-that = Nee: mijn toestemming is meer waard.
qv-pitch-nothing = Nee: dat levert me niets op.
qv-pitch-costs = Nee: jouw zet kost me meer dan dat. Voor { qv-laurels } ga ik akkoord.
qv-pitch-costs-never = Nee: voor geen prijs. Jouw zet kost me te veel.
qv-pitch-leader = Nee: je bent dicht bij de winst. Voor { qv-laurels } ga ik akkoord.
qv-pitch-leader-never = Nee: voor geen prijs. Je bent te dicht bij de winst.
qv-pitch-unfair = Nee: het levert jou veel meer op dan mij. Voor { qv-laurels } ga ik akkoord.
qv-pitch-unfair-never = Nee: voor geen prijs die jij kunt betalen. Het levert jou veel meer op dan mij.
qv-pitch-broken = Nee: je hebt je woord gebroken. Voor { qv-laurels } ga ik akkoord.
qv-pitch-broken-never = Nee: voor geen prijs. Je hebt je woord gebroken.
