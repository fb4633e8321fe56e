## Was ein Tisch nach dem Ende bekommt: Wendepunkte, Vermögen im Verlauf, der Film

film-frame-start = Der Anfang
film-frame-turn = Zug { $turn }
film-alt-rail-baron = Film der ganzen Partie, Zug um Zug: eine Karte der USA, auf der Züge fahren und Bahnen den Besitzer wechseln, darunter Balken mit dem Vermögen aller.
film-alt-railroad-barons = Film der ganzen Partie, Zug um Zug: die Kurse auf dem Kurstableau, wem wie viel von jedem Konzern gehört und seine Gesellschaften, darunter Balken mit dem Vermögen beider.
film-alt-point = { $when }: { $told }.
film-alt-end = { $place }. { $name } mit { $total }
film-alt-last = Nach Zug { $turns }: { $sums }.
