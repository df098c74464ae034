### `curia train`: teaching the network that the bots of Caesar & Cleopatra think with.

help-train =
    curia train FOLDER        ein neues Netz für Caesar & Cleopatra lehren oder mit
                              dem im Ordner weitermachen

    --minutes N               wie lange, samt früheren Läufen (Vorgabe 60)
    --seed N                  womit der Zufall beginnt (Vorgabe 1)

    In den Ordner kommen caesar.npz (das Netz, wie es ausgeliefert wird), state.npz
    (zum Weitermachen), curve.csv und curve.svg.

train-begins = Ein neues Netz in { $folder }.
train-missing = Das Training braucht threadpoolctl, und das ist nicht installiert. { install-extra }
train-on = Weiter mit { $folder }, nach { NUMBER($steps) } Entscheidungen.
train-lesson = { $minutes } min: { NUMBER($steps) } Entscheidungen; gewinnt { $share } der Partien gegen frühere Fassungen
train-interrupted = Abgebrochen; derselbe Befehl macht hier weiter.
train-state = Das Training in { $folder } lässt sich nicht fortsetzen: Seine state.npz ist beschädigt oder stammt aus einer anderen Version.
train-folder = Der Ordner { $folder } enthält { $file }, aber keine state.npz, von der aus es weiterginge: Bitte einen anderen Ordner nehmen.
train-seed = Das Training in { $folder } begann mit Startwert { $seed }: ohne --seed fortsetzen oder einen anderen Ordner nehmen.
train-player = Ein Prozess, der spielt, hat sich beendet. Das Gelernte bleibt erhalten; derselbe Befehl macht von hier weiter.
train-enough = { $minutes } Minuten sind schon verbraucht: --minutes zählt frühere Läufe mit.
train-done = { NUMBER($steps) } Entscheidungen. Das Netz: { $file }
train-title = Wie das Netz lernt
train-steps = Entscheidungen
train-curve-former = gewonnen gegen frühere Fassungen
train-curve-thumbs = gewonnen gegen die Faustregeln von greedy
train-curve-variety = Vielfalt der Entscheidungen
