## Eine Partie Zug um Zug durchgehen: im Chat und als Datei für den Browser

replay-slash = Eine Partie Zug um Zug durchgehen, für dich
replay-slash-turn = wo es losgeht: 0 ist der Anfang (ohne Angabe: jetzt)
replay-menu = Dieser Zug noch einmal
replay-title = { $game }, Tisch { $table }
replay-press = Zug um Zug
replay-press-first = Anfang
replay-press-back = ◀ Zurück
replay-press-on = Weiter ▶
replay-press-last = Ende
replay-press-file = Als Datei herunterladen
replay-file-told = Die ganze Partie bis jetzt in einer Datei: Öffne sie in einem Browser. Sie braucht kein Netz.
replay-page-first = Erster Zug
replay-page-back = Einen Zug zurück
replay-page-on = Einen Zug weiter
replay-page-last = Letzter Zug
replay-page-turn = Zug
replay-page-larger = Größer
replay-page-smaller = Kleiner
replay-page-keys = ← → Zug · Pos1 Ende · + − Größe
