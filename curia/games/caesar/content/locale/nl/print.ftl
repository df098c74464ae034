### Sheets for the real table.

print-edition = { $edition ->
    [czech] Tsjechische regels
    [dutch] Nederlandse regels
    [french] Franse regels
   *[kosmos] Duitse regels
}
print-cc-turn = Je beurt
print-cc-active = Actief, in deze volgorde
print-cc-action = Je mag één actiekaart spelen, op elk moment tot je klaar bent met leggen{ $late_action ->
    [yes] {" "}of later, waar het erbij staat.
   *[no] .
}
print-cc-lay = Leg invloed: één kaart gedekt, of twee kaarten open, bij één factie of bij twee.
print-cc-extraordinary = Waar acht kaarten liggen, wordt een buitengewone vertrouwensvraag gesteld.{ $vote_action ->
    [yes] {" "}Voordat die is beslist, mag je je actiekaart nog spelen, en dan trek je één kaart.
   *[no] {""}
}
print-cc-refill = Vul je hand aan tot vijf. Kies voor elke kaart een reservestapel.
print-cc-vote-card = Draai de bovenste vraagkaart om.{ $late_action ->
    [yes] {" "}Vlak ervoor mag je je actiekaart nog spelen, ook als je hem net hebt getrokken.
   *[no] {""}
}
print-cc-passive = Of passief
    .how = Leg zo veel handkaarten af als je wilt en trek er evenveel. Geen actiekaart, geen invloed, geen vraagkaart.
print-cc-no-influence = Zonder invloedkaart in je hand moet je passief zijn{ $no_influence ->
    [must-swap] {" "}en voor invloed ruilen.
   *[may-pass] .
}
print-cc-limits = Ruimte
    .how = Hooguit vijf kaarten aan één kant van een factie, en acht aan beide kanten samen. Geen bij een gesloten factie.
print-cc-cards = De kaarten
print-cc-each = elk { $number }
print-cc-spied = { $spied ->
    [must] Daarna moet je tegenstander een kaart trekken.
   *[may] Daarna mag je tegenstander een kaart trekken.
}
print-cc-vetoer = { $vetoer ->
    [must] Daarna moet je een kaart trekken.
   *[may] Daarna mag je een kaart trekken.
}
print-cc-vote = De vertrouwensvraag
print-cc-reveal = Draai alle gedekte kaarten bij de factie om, aan beide kanten.
print-cc-sum = Tel elke kant op. Een filosoof telt voor 0.
print-cc-decide = De grootste invloed wint de bovenste patriciër. Maar heeft één kant meer filosofen, dan wint de kleinste.
print-cc-equal = Gelijke invloed: onbeslist. Niemand wint, en alle kaarten blijven liggen.
print-cc-discards = Wie de grootste invloed heeft, legt daar de hoogste kaart af, wie de kleinste heeft het laagste getal. Alle filosofen worden afgelegd.
print-cc-closes = Is de laatste patriciër gewonnen, dan is de factie gesloten en wordt alle invloed daar afgelegd.
print-cc-vote-cards = Vraagkaarten
print-cc-each-group = Eén voor elke factie
print-cc-points = Punten en einde
print-cc-patrician = voor elke patriciër die je hebt gewonnen
print-cc-majority = voor de meerderheid in een factie, 3 van de 5 of 2 van de 3{ $majority ->
    [group-won] , als al haar patriciërs zijn gewonnen
   *[absolute] {""}
}
print-cc-whole = { $whole_group ->
    [won-so-far] voor alle gewonnen patriciërs van een factie
   *[whole] voor alle patriciërs van een factie
}
print-cc-bonus = voor je invloedbonus, als je in die factie de meerderheid hebt
print-cc-example = Vijf quaestoren met hun bonus: 5 + 1 + 1 + 2 = 9.
print-cc-most = De meeste punten winnen. Bij gelijke punten de meeste patriciërs.
print-cc-end = De partij eindigt
print-cc-all-won = als alle 21 patriciërs zijn gewonnen;
print-cc-spent = als niemand nog invloed heeft, in de hand of op de reservestapel.
print-cc-alone = Heeft maar één speler nog invloed, dan speelt die alleen verder{ $lone_end ->
    [last-hand] {" "}zonder te trekken, tot de laatste invloedkaart uit de hand is gelegd.
    [no-room] {" "}tot er geen ruimte meer is voor een kaart.
   *[five] {" "}tot er bij elke open factie vijf kaarten aan de eigen kant liggen.
}

## Pads

print-pad-group = Factie
print-pad-patricians = Patriciërs
print-pad-majority = Meerderheid
print-pad-whole = Hele factie
print-pad-bonus = Bonus
print-pad-sum = Som

## Puzzle sheets

print-face-down = Een kaart met een donkere voet ligt gedekt.
