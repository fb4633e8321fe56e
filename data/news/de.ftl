# Was eine Version bringt, in einer Zeile: einmal auf jedem Server gesagt, und auf der Seite mit Neuem.

news-line = Ich bin jetzt Version { $version }. { $news } Wer den Server verwaltet, kann diese Zeilen mit `/admin` abschalten.
news-0-2-0 = `/practice` zeigt ein Spiel in ein paar Zügen, Roboter spielen auf drei Stufen, und `/hint` sagt, was ein Könner täte.
news-0-3-0 = Jeder Roboter hat seine eigene Stufe, drei übliche Uhren sind Knöpfe, und wer den Server verwaltet, bestimmt mit `/admin` eigene Regeln.
