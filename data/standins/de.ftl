# Vertretung, Reparaturen und das Protokoll: ein Tisch, während Leute kommen und gehen.

standins-slash-log-seat = Nur, was dieser Platz getan hat (seine Nummer)
standins-slash-log-kind = Nur Einträge dieser Art
standins-slash-log-about = Nur Einträge hierüber: eine Gesellschaft, eine Bahn, eine Stadt, eine Person
standins-form-title = Tisch { $table }: Wer spielt weiter?
standins-form-seat = Welcher Platz?
standins-form-person = Wer spielt weiter?
standins-form-hint = Niemand gewählt: Ein Roboter spielt
standins-form-robot = Oder wie gut spielt ein Roboter?
standins-choice-moves = Züge
standins-choice-undo = zurückgenommene Züge
standins-choice-questions = Fragen und Antworten
standins-choice-seats = Platzwechsel
standins-choice-clock = die Zuguhr
standins-choice-course = Anfang und Ende
standins-log-nothing = Passende Einträge gibt es im Protokoll nicht.
standins-refuse-kind = Bitte wähle eine der Arten aus der Liste.

# Ein Roboter, der für jemanden spielt.

standins-owner = Die Tischleitung
standins-told-skip = { $who } lässt in diesem Zug einen Roboter für **{ $name }** spielen.
standins-told-away = **{ $name }** ist nicht da.
standins-told-back = **{ $name }** ist wieder da.
standins-told-robot = Auf Platz { $number } spielt ein Roboter weiter. { $who } hat den Platz übergeben.
standins-told-seat = Auf Platz { $number } sitzt jetzt **{ $name }**. { $who } hat den Platz übergeben.
standins-card-away = { $name } ist nicht da; solange spielt ein Roboter auf diesem Platz.
standins-card-all-away = Alle sind weg. Die Partie wartet, bis jemand zieht oder wieder da ist.
standins-card-own = Du bist weg, und ein Roboter spielt für dich.
standins-press-back = Wieder selbst spielen
standins-pace-hint = Wie schnell Aufträge ausgeführt werden
standins-pace = Aufträge: { $minutes ->
    [0] sofort
    [60] einmal in der Stunde
   *[other] alle { $minutes } Minuten
}
standins-pace-detail = Solange jemand weg ist und niemand etwas drückt
table-refuse-no-pace = Bitte wähle einen Eintrag aus dem Menü.
standins-skipped = Ein Roboter spielt diesen Zug.
standins-away = An Tisch { $table } spielt ab jetzt ein Roboter für dich, und niemand erinnert dich. Der Platz bleibt deiner: Mach dort einen Zug oder drücke **Wieder selbst spielen**.
standins-away-already = Du bist an Tisch { $table } schon abwesend, und ein Roboter spielt für dich. Um wieder selbst zu spielen, mach dort einen Zug oder drücke **Wieder selbst spielen**.
standins-all-away = An Tisch { $table } ist jetzt niemand mehr da; die Partie wartet, bis jemand zurückkommt.
standins-back = Du spielst an Tisch { $table } wieder selbst.
standins-slash-skip = Tisch- und Serverleitung: Ein Roboter spielt diesen Zug für jemanden, der nicht zieht
standins-slash-skip-seat = Die Nummer des Platzes, wenn der Tisch auf mehrere wartet
standins-slash-away = Ein Roboter spielt für dich, bis du zurück bist; der Platz bleibt deiner
standins-slash-away-back = Du bist zurück
table-refuse-which-seat = Der Tisch wartet auf mehrere; bitte sag, welcher Platz gemeint ist.
table-refuse-not-waited-for = Auf diesen Platz wartet der Tisch gerade nicht.

# Zurücknehmen bis zu einer Zeile des Protokolls; was erzählt wird, hat mindestens zwei Schritte.

standins-slash-undo-to = Zurück bis vor diesen Zug, egal wessen; die anderen werden gefragt
standins-told-undo = **{ $name }** nimmt die letzten { $count } Schritte zurück.
standins-told-ask-undo = **{ $name }** möchte die letzten { $count } Schritte zurücknehmen.
standins-ask-undo = { $name } möchte die letzten { $count } Schritte zurücknehmen, bis Eintrag { $row } des Protokolls. { $called }, einverstanden?
table-refuse-no-such-move = Diesen Zug gibt es nicht, oder er gilt nicht mehr; `/table log` zeigt die Nummern.

# Was wissen muss, wer einen Platz übernimmt.

standins-briefing = Platz { $number } an Tisch { $table } in { $place } gehört jetzt dir. Das musst du wissen, um weiterzuspielen:
standins-briefing-round = **Seit dem letzten Zug dieses Platzes**
standins-briefing-position = **Die Lage in Worten**
standins-briefing-here = { $called }, du hast jetzt einen Platz an Tisch { $table }. Drücke hier und sieh, wie es für dich steht.

# Eine Partie aufgeben.

standins-slash-concede = Aufgeben: Zu zweit gewinnt die andere Person, sonst übernimmt ein Roboter
standins-press-concede = Aufgeben
standins-concede-two = Die Partie an Tisch { $table } aufgeben? Dann gewinnt die andere Person, und die Partie zählt für dich als Niederlage. Das lässt sich nicht rückgängig machen.
standins-left = Tisch { $table } verlassen? Deinen Platz übernimmt ein Roboter, und die Partie geht ohne dich weiter. Das lässt sich nicht rückgängig machen.
standins-left-alone = Tisch { $table } verlassen? Außer dir spielt dort niemand, deshalb endet die Partie sofort. Das lässt sich nicht rückgängig machen.
standins-told-concede = **{ $name }** gibt die Partie auf.
