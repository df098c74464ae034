### `curia train`: teaching the network that the bots of Caesar & Cleopatra think with.

help-train =
    curia train FOLDER        učit novou síť pro Caesara & Kleopatru, nebo
                              pokračovat s tou, která je ve složce

    --minutes N               jak dlouho celkem, i s dřívějšími běhy (výchozí 60)
    --seed N                  čím začíná náhoda (výchozí 1)

    Do složky přijde caesar.npz (síť, jak se vydává), state.npz (k pokračování),
    curve.csv a curve.svg.

train-begins = Nová síť v { $folder }.
train-missing = Trénink potřebuje threadpoolctl a ten není nainstalovaný. { install-extra }
train-on = Pokračuje se s { $folder }, dosavadních rozhodnutí: { NUMBER($steps) }.
train-lesson = { $minutes } min: rozhodnutí { NUMBER($steps) }; podíl výher proti dřívějším verzím { $share }
train-interrupted = Zastaveno; stejný příkaz bude odtud pokračovat.
train-state = Ve výcviku ve složce { $folder } nelze pokračovat: soubor state.npz je poškozený nebo z jiné verze.
train-folder = Ve složce { $folder } je { $file }, ale chybí state.npz, od kterého by se pokračovalo: zvolte jinou složku.
train-seed = Výcvik ve složce { $folder } začal s hodnotou seed { $seed }: pokračujte bez --seed, nebo zvolte jinou složku.
train-player = Jeden z hrajících procesů skončil. Co je naučeno, zůstává; stejný příkaz bude odtud pokračovat.
train-enough = Už bylo spotřebováno { $minutes } minut: --minutes počítá i dřívější běhy.
train-done = Rozhodnutí: { NUMBER($steps) }. Síť: { $file }
train-title = Jak se síť učí
train-steps = rozhodnutí
train-curve-former = výhry proti dřívějším verzím
train-curve-thumbs = výhry proti pravidlům bota greedy
train-curve-variety = pestrost rozhodnutí
