# What a table refuses: one sentence each.

table-refuse-already-answered = Du hast schon geantwortet; die anderen werden noch gefragt.
table-refuse-already-asked = Das ist schon gefragt; die Antworten stehen noch aus.
table-refuse-bad-options = Diese Optionen passen nicht zum Spiel.
table-refuse-busy = In eben diesem Moment zieht jemand. Bitte drücke noch einmal.
table-refuse-ended = Diese Partie ist zu Ende.
table-refuse-forged = Diese Datei wurde verändert: Ihre Würfe folgen nicht aus ihrem geheimen Startwert.
table-refuse-full = Dieser Tisch ist voll: Höchstens { $most } können mitspielen.
table-refuse-no-game = Es gibt kein Spiel namens „{ $game }“.
table-refuse-no-robot = Es gibt keinen Roboter „{ $robot }“; es gibt bedächtige (steady) und zufällige (random).
table-refuse-no-robots = An diesem Tisch sitzt kein Roboter.
table-refuse-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refuse-no-table = Auf diesem Server gibt es keinen Tisch { $table }.
table-refuse-not-asked = Du bist nicht gefragt, oder nicht mehr.
table-refuse-not-owner = Das darf nur, wem der Tisch gehört oder wer diesen Server verwaltet.
table-refuse-not-running = Diese Partie läuft nicht.
table-refuse-not-saved = Der Zug konnte nicht gespeichert werden, und nichts hat sich geändert. Bitte versuche es später noch einmal.
table-refuse-not-yours = Du hast an diesem Tisch keinen Platz, oder du bist nicht am Zug.
table-refuse-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
table-refuse-file-empty = Diese Datei ist leer. Lesen lässt sich nur ein Text, den ein Export geschrieben hat.
table-refuse-file-long = Diese Datei ist länger als { $most } MB. Exporte sind kürzer; mehr wird nicht gelesen.
table-refuse-file-not-text = Diese Datei ist kein Text. Exporte sind reiner Text in UTF-8, und nur solcher lässt sich lesen.
table-refuse-refused = Zeile { $line } dieser Datei ist kein erlaubter Zug; deshalb wurde die Partie nicht gelesen.
table-refuse-seated = Du sitzt schon an diesem Tisch.
table-refuse-seats = { $now ->
    [one] Dieses Spiel ist für { $least } bis { $most } Personen, und hier ist erst eine.
   *[other] Dieses Spiel ist für { $least } bis { $most } Personen, und hier sind { $now }.
}
table-refuse-stale = Die Partie ist seit dieser Karte weitergegangen. `/table show` bringt eine frische.
table-refuse-started = Diese Partie hat schon begonnen.
table-refuse-secret-start = In dieser Partie ist Geheimes ausgelost, das vor dem Ende niemand sehen darf; ihre Datei lässt sich erst danach weiterspielen.
table-refuse-unreadable = Zeile { $line } dieser Datei ist nicht lesbar.
table-refuse-bug = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Wenn du es meldest, nenne bitte den Code { $code }.
table-refuse-still-playing = Wer in einer laufenden Partie sitzt, kann nicht vergessen werden: Steh zuerst auf.

# Slash commands: what Discord shows of them.

table-slash-tables-to-play-at = Tische, an denen gespielt wird
table-slash-open-a-table-here = Hier einen Tisch eröffnen; andere kommen per Knopf dazu
table-slash-the-game = Das Spiel
table-slash-take-a-seat-at = Sich an einen Tisch setzen, der noch nicht begonnen hat
table-slash-leave-a-table-in = Einen Tisch verlassen; in einer laufenden Partie spielt ein Roboter für dich weiter
table-slash-begin-the-game = Die Partie beginnen
table-slash-give-a-seat-to = Einem Roboter einen Platz geben oder den letzten Roboter wegnehmen
table-slash-add-or-remove = Dazu oder weg
table-slash-how-it-plays = Wie er spielt
table-slash-choice-add = dazu
table-slash-choice-remove = weg
table-slash-choice-steady = bedächtig
table-slash-choice-random = zufällig
table-slash-in-a-running-game = In einer laufenden Partie: der Platz, den er übernimmt (sonst deiner)
table-slash-in-a-running-game-hand = In einer laufenden Partie einen Platz jemand anderem übergeben
table-slash-the-seat-s-number = Die Nummer des Platzes
table-slash-who-plays-on = Wer weiterspielt
table-slash-show-how-it-stands = Zeigen, wie es jetzt steht, mit den Knöpfen
table-slash-in-words-for-you = In Worten, nur für dich
table-slash-what-happened-the-newest = Was geschah, das Neueste zuletzt
table-slash-only-what-happened-before = Nur, was vor dieser Zeile geschah
table-slash-the-ranking-as-far = Die Rangliste, soweit du sie kennen darfst
table-slash-take-back-your-last = Deinen letzten Zug zurücknehmen (wird erst gezeigt)
table-slash-the-whole-game-as = Die ganze Partie als Textdatei
table-slash-check-every-roll-of = Jeden Würfelwurf und jeden Zug prüfen
table-slash-end-a-game-early = Eine Partie vorzeitig beenden (wird erst nachgefragt)
