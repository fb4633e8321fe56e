## Was ein Tisch nach dem Ende bekommt: Wendepunkte, Vermögen im Verlauf, der Film

film-frame-start = Der Anfang
film-frame-turn = Zug { $turn }
film-alt-rail-baron = Film der ganzen Partie, Zug um Zug: ein Spielplan der USA, auf dem Loks fahren und Bahnen den Besitzer wechseln, darunter Balken mit dem Vermögen aller.
film-alt-railroad-barons = Film der ganzen Partie, Zug um Zug: die Kurse auf dem Kurstableau, wem wie viel von jedem Konzern gehört und seine Gesellschaften, darunter Balken mit dem Vermögen beider.
film-alt-train-tycoon = Film der ganzen Partie, Zug um Zug: ein Spielplan, auf dem die Gesellschaften ihre Linien eröffnen, ihre Preise und wem ihre Aktien gehören, darunter Balken mit dem Vermögen aller.
film-alt-baltimore-ohio = Film der ganzen Partie, Zug um Zug: ein Spielplan mit den wachsenden Streckennetzen, die Werte der Bahnen auf der Wertleiste und wem ihre Aktien gehören, darunter Balken mit dem Vermögen aller.
film-alt-point = { $when }: { $told }.
film-alt-end = { $place }. { $name } mit { $total }
film-alt-last = Nach Zug { $turns }: { $sums }.

film-wealth = Vermögen, Zug um Zug
film-wealth-turns = Zug
film-wealth-alt = Liniendiagramm des Vermögens aller, bis Zug { $turns }.
film-wealth-alt-row = { $name }: anfangs { $first }, höchstens { $most }, am Ende { $last }.
film-wealth-alt-marks = Wendepunkte in den Zügen { $turns }.
film-wealth-step = Vermögen, Schritt um Schritt
film-wealth-step-turns = Schritt
film-wealth-step-alt = Liniendiagramm des Vermögens aller, bis Schritt { $turns }.
film-wealth-step-alt-marks = Wendepunkte bei den Schritten { $turns }.

table-refuse-not-over = Das gibt es erst, wenn eine Partie vorbei ist; diese läuft noch.
film-refuse-no-film = Von diesem Spiel gibt es keinen Film.
film-refuse-place = Discord lässt mich den Film dort nicht zeigen (Fehler { $status }).
film-slash-film = Der Film einer Partie, die vorbei ist, nur für dich
film-press-wealth = Vermögen
film-press-points = Wendepunkte
film-press-story = Wie es ausging
film-story-head = ### Wie es ausging
film-press-film = Film ansehen
film-press-post = Allen zeigen
film-film = Der Film von Tisch { $table }.
film-failed = Der Film ließ sich nicht zeichnen.
film-posted = Hier können ihn alle sehen: { $link }
film-points-head = ### Wendepunkte: wer am meisten besaß
film-points-none = Es gab keine Wendepunkte.
film-percent = { $share } %
film-chances = Gewinnchancen, Zug für Zug
film-chances-step = Gewinnchancen, Schritt für Schritt
film-chances-alt = Liniendiagramm der Gewinnchancen aller bis Zug { $turns }.
film-chances-step-alt = Liniendiagramm der Gewinnchancen aller bis Schritt { $turns }.
film-chances-head = ### Wendepunkte: wer wahrscheinlich gewonnen hätte
film-chances-how = -# Von jedem Moment aus hat ein Roboter einige Dutzend Male weitergespielt. Die Chancen sind gute Schätzungen.
film-chances-none = Kein Zug hat jemandes Chancen stark verändert.
film-chances-soon = -# Die Gewinnchancen aller werden gerade ermittelt. Drücke in ein paar Minuten noch einmal.
film-swing = { $when }: **{ $name } { $was } → { $now }.** { $story }
film-swing-better = Soweit { $name } es wissen konnte, wäre dies um { $points } { $points ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } besser gewesen: { $what }.
film-swing-why = Ein Tipp hätte gesagt: „{ $reasons }“
film-point = { $when }: { $what } { $story }
film-when = { $round } ({ $turn })
film-point-taken = { $skipped ->
    [0] **{ $name } übernimmt die Führung** von { $before }: jetzt { $gap } voraus, vorher { $was } zurück.
    [one] Inzwischen hat die Führung noch einmal gewechselt; jetzt **übernimmt { $name } sie** von { $before }: { $gap } voraus, vorher { $was } zurück.
   *[other] Inzwischen hat die Führung noch { $skipped }-mal gewechselt; jetzt **übernimmt { $name } sie** von { $before }: { $gap } voraus, vorher { $was } zurück.
}
film-point-fell = **{ $name } fällt zurück**: { $lost } weniger als vorher.
film-point-first = **{ $name } geht zuerst in Führung**: { $gap } voraus.
film-caption-taken = { $name } führt jetzt
film-caption-first = { $name } geht zuerst in Führung
film-caption-fell = { $name } fällt zurück
film-caption-won = { $name } gewinnt
film-caption-over = Nicht zu Ende gespielt
