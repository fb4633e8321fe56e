# Vertretung, Reparaturen und das Protokoll: ein Tisch, während Leute kommen und gehen.

standins-slash-log-seat = Nur, was dieser Platz getan hat (seine Nummer)
standins-slash-log-kind = Nur Zeilen dieser Art
standins-slash-log-about = Nur Zeilen hierüber: eine Gesellschaft, eine Bahn, eine Stadt, eine Person
standins-choice-moves = Züge
standins-choice-undo = zurückgenommene Züge
standins-choice-questions = Fragen und Antworten
standins-choice-seats = Platzwechsel
standins-choice-clock = die Zuguhr
standins-choice-course = Anfang und Ende
standins-log-nothing = Solche Zeilen gibt es im Protokoll nicht.
standins-refuse-kind = Bitte wähle eine der Arten aus der Liste.
