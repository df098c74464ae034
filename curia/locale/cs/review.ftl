### `curia hint` and `curia review`: what a position is like, and what a game was like.

help-hint =
    curia hint FILE           rada pro toho, kdo je v uložené hře na tahu
    curia hint POSITION       totéž pro pozici: soubor, nebo rovnou JSON

    Dívá se jen vlastníma očima onoho místa: nic skrytého se neprozradí.

    --seat SEAT               místo, které chce radu, je-li na tahu víc hráčů
    --game N                  hra tohoto čísla z „games.jsonl“ některé arény
    --iterations N            jak dlouho přemýšlet (výchozí 400)
    --seed N                  pokaždé stejná rada (výchozí 0)
    --language NAME           mluvit jiným jazykem, pokud je k dispozici
help-review =
    curia review FILE         projít znovu dohranou hru: kdo měl po každém tahu
                              jaké šance očima svého místa; které tahy stály
                              nejvíc; kolik toho udělalo štěstí

    --iterations N            jak dlouho přemýšlet nad každým tahem (výchozí 100)
    --svg FILE                nakreslit křivky
    --json FILE               zapsat všechno jako JSON
    --game N                  hra tohoto čísla z „games.jsonl“ některé arény
    --seed N                  jiná náhoda pro vzorkování (výchozí 0)
    --workers N               použít tolik procesů (výchozí: jeden na jádro)
    --language NAME           mluvit jiným jazykem, pokud je k dispozici

hint-which = Která hra? „curia hint game.json“ poradí v uložené.
hint-no-json = To není soubor ani pozice v JSON.
hint-over = Hra skončila: není co radit.
hint-seat = Na tahu je teď víc hráčů. Řekni přes --seat, komu poradit: { $seats }.
hint-not-yet = „{ $seat }“ teď na tahu není. Na tahu: { $seats }.
hint-chances = Šance na výhru, jak je může posoudit toto místo:
hint-advice = Rada: { $move }
hint-moves = Nejlepší tahy a šance na výhru po každém z nich:

review-which = Která hra? „curia review game.json“ projde dohranou.
review-running = Hra ještě neskončila: rozbor by prozradil, co je skryté. Poradí „curia hint“.
review-stopped = Záznam se drží starších pravidel a jeho položka { $number } je teď odmítnuta.
review-broken = Proces, který posuzoval, skončil: rozbor není. Možná pomůže menší --workers.
review-about = Šance každého místa na výhru jeho vlastníma očima, počet iterací při posouzení: { $iterations }.
review-mark = ! { $cost }
review-mistakes = Tahy, které stály nejvíc:
review-mistake = { $number }  { $seat }: { $move }. Cena: { $cost }; { $adviser } by hrál: { $instead }
review-account = Odkud se vzaly šance jednotlivých míst:
review-title = Šance na výhru: { $game }
review-below = položky záznamu
review-instead = { $number }: { $move }, lepší: { $instead }
review-written = Zapsáno do „{ $file }“.
