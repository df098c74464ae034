### What bots say of a deal at Quo Vadis?, to the whole table: one sentence each.

## In one's own turn: asking

qv-pitch-debt = Ich halte mein Wort und zahle, was ich versprochen habe: { qv-laurels }.
qv-pitch-for-hire = Für { qv-laurels } mache ich das: Es nützt dir mehr als mir.
qv-pitch-both = Das nützt uns beiden.
qv-pitch-your-room = Unterstütze mich: Das Feld, das ich verlasse, kannst du brauchen.
qv-pitch-pays = Unterstütze mich: Das ist mir { qv-laurels } wert.
qv-pitch-share = Unterstütze mich und zahle mir { qv-laurels }: Mein Zug nützt auch dir.
qv-pitch-your-tile = Unterstütze mich: Deine Zustimmung bringt dir einen Lorbeer.

## In another's turn: supporting

qv-pitch-word = Ich unterstütze dich: Ich habe mein Wort gegeben.
qv-pitch-price = Für { qv-laurels } unterstütze ich dich.
qv-pitch-bribe = Halte dich heraus: Das ist mir { qv-laurels } wert.
qv-pitch-refrain = Lass das bleiben: Das ist mir { qv-laurels } wert.
qv-pitch-room = Ich unterstütze dich: Das Feld, das du verlässt, will ich haben.
qv-pitch-more = Ich unterstütze dich und zahle { qv-laurels }: Mir bringt es mehr.
qv-pitch-tile = Ich unterstütze dich: Meine Zustimmung bringt mir einen Lorbeer.
qv-pitch-fair = Einverstanden: { qv-laurels } – ein fairer Preis.
qv-pitch-worth = Einverstanden: Das ist mir { qv-laurels } wert.
qv-pitch-bought = Einverstanden: Für { qv-laurels } halte ich mich heraus.

## Refusing

qv-pitch-too-dear = Nein: So viel ist mir das nicht wert.
qv-pitch-promised = Nein: Ich habe jemand anderem mein Wort gegeben.
qv-pitch-bound = Nein: Ich habe zugesagt, dich in diesem Zug nicht zu unterstützen.
qv-pitch-not-worth = Nein: { qv-laurels } ist mir das nicht wert.
qv-pitch-not-for-that = Nein: Meine Zustimmung ist mehr wert.
qv-pitch-nothing = Nein: Das bringt mir nichts.
qv-pitch-costs = Nein: Dein Zug kostet mich mehr. Für { qv-laurels } bin ich einverstanden.
qv-pitch-costs-never = Nein: um keinen Preis. Dein Zug kostet mich zu viel.
qv-pitch-leader = Nein: Du bist nah am Sieg. Für { qv-laurels } bin ich einverstanden.
qv-pitch-leader-never = Nein: um keinen Preis. Du bist zu nah am Sieg.
qv-pitch-unfair = Nein: Das bringt dir viel mehr als mir. Für { qv-laurels } bin ich einverstanden.
qv-pitch-unfair-never = Nein: um keinen Preis, den du zahlen kannst. Das bringt dir viel mehr als mir.
qv-pitch-broken = Nein: Du hast dein Wort gebrochen. Für { qv-laurels } bin ich einverstanden.
qv-pitch-broken-never = Nein: um keinen Preis. Du hast dein Wort gebrochen.
