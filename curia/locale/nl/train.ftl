### `curia train`: teaching the network that the bots of Caesar & Cleopatra think with.

help-train =
    curia train FOLDER        een nieuw netwerk Caesar & Cleopatra leren, of
                              verdergaan met dat in de map

    --minutes N               hoelang in totaal, vorige keren erbij (standaard 60)
    --seed N                  waar het toeval mee begint (standaard 1)

    De map krijgt caesar.npz (het netwerk zoals het wordt meegeleverd), state.npz
    (om mee verder te gaan), curve.csv en curve.svg.

train-begins = Een nieuw netwerk in { $folder }.
train-missing = Trainen heeft threadpoolctl nodig, en dat is niet geïnstalleerd. { install-extra }
train-on = Verder met { $folder }, na { NUMBER($steps) } keuzes.
train-lesson = { $minutes } min: { NUMBER($steps) } keuzes; wint { $share } van de partijen tegen zichzelf van vroeger
train-interrupted = Gestopt; hetzelfde commando gaat hier verder.
train-state = De training in { $folder } kan niet worden voortgezet: het bestand state.npz is beschadigd of van een andere versie.
train-folder = In de map { $folder } staat { $file }, maar geen state.npz om mee verder te gaan: neem een andere map.
train-seed = De training in { $folder } begon met startwaarde { $seed }: ga verder zonder --seed, of neem een andere map.
train-player = Een proces dat speelt is gestopt. Wat geleerd is blijft bewaard; hetzelfde commando gaat hier verder.
train-enough = Er zijn al { $minutes } minuten besteed: --minutes telt eerdere keren mee.
train-done = { NUMBER($steps) } keuzes. Het netwerk: { $file }
train-title = Hoe het netwerk leert
train-steps = keuzes
train-curve-former = gewonnen tegen zichzelf van vroeger
train-curve-thumbs = gewonnen tegen de vuistregels van greedy
train-curve-variety = verscheidenheid van keuzes
