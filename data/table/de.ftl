# What a table refuses: one sentence each.

table-refuse-already-answered = Du hast schon geantwortet; die anderen werden noch gefragt.
table-refuse-already-asked = Das ist schon gefragt; es fehlen noch Antworten.
table-refuse-bad-options = Diese Optionen passen nicht zum Spiel.
table-refuse-busy = Gerade wird ein anderer Zug gespeichert. Bitte drücke noch einmal.
table-refuse-facts-gone = Diese Berichtigung ist nicht mehr aufgehoben. Bitte gib sie noch einmal ein.
table-refuse-facts-changed = Inzwischen wurde etwas anderes berichtigt. Bitte sieh es dir noch einmal an.
table-refuse-ended = Diese Partie ist zu Ende.
table-refuse-forged = Diese Datei wurde verändert: Ihre Zufallszahlen folgen nicht aus ihrem geheimen Startwert.
table-refuse-full = Dieser Tisch ist voll: Höchstens { $most } können mitspielen.
table-refuse-own-limit = Du hast auf diesem Server { $most ->
    [one] { $most } Tisch
   *[other] { $most } Tische
} offen, mehr darf niemand haben. { $whose ->
    [server] Das hat die Verwaltung dieses Servers so bestimmt.
   *[host] Das hat der Betreiber dieses Bots so bestimmt.
} Sobald einer davon zu Ende ist, kannst du wieder einen eröffnen.
table-refuse-server-limit = Auf diesem Server { $most ->
    [one] ist { $most } Tisch
   *[other] sind { $most } Tische
} offen, mehr dürfen es nicht sein. { $whose ->
    [server] Das hat die Verwaltung dieses Servers so bestimmt.
   *[host] Das hat der Betreiber dieses Bots so bestimmt.
} Sobald einer davon zu Ende ist, kannst du wieder einen eröffnen.
table-refuse-no-game = Es gibt kein Spiel namens „{ $game }“.
table-refuse-no-robot = Es gibt keinen Roboter „{ $robot }“; wähle beginner (Anfänger), steady (solide) oder expert (Könner).
table-refuse-in-person = Dieser Tisch hält nur eine Partie am echten Brett fest; Roboter, Uhr und Aufgeben gibt es hier nicht.
table-refuse-already-open = Hier führt schon Tisch { $table } Buch; `/desk session end` schließt ihn.
table-refuse-no-robots = An diesem Tisch sitzt kein Roboter.
table-refuse-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-refuse-no-table = Auf diesem Server gibt es keinen Tisch { $table }.
table-refuse-not-asked = Diese Frage gilt dir nicht, oder sie ist schon entschieden.
table-refuse-not-owner = Das darf nur, wem der Tisch gehört (<@{ $owner }>) oder wer diesen Server verwaltet.
table-refuse-not-running = Diese Partie läuft nicht.
table-refuse-not-saved = Der Zug konnte nicht gespeichert werden; geändert hat sich nichts. Bitte versuche es später noch einmal.
table-refuse-not-yet = Du bist gerade nicht am Zug.
table-refuse-with-people = Tipps brauchen die Zustimmung aller am Tisch.
table-refuse-not-yours = Du hast an diesem Tisch keinen Platz.
table-refuse-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
table-refuse-file-empty = Diese Datei ist leer. Ich kann nur Dateien lesen, die ein Export geschrieben hat.
table-refuse-file-long = Diese Datei ist länger als { $most } MB. So lang ist kein Export, deshalb lese ich sie nicht.
table-refuse-file-not-text = Diese Datei ist kein Text. Exporte sind reiner Text in UTF-8; etwas anderes kann ich nicht lesen.
table-refuse-refused = Zeile { $line } dieser Datei ist kein erlaubter Zug; deshalb wurde die Partie nicht gelesen.
table-refuse-seated = Du sitzt schon an diesem Tisch.
table-refuse-seats = Dieses Spiel ist für { $seats } Personen; an diesem Tisch: { $now }.
table-refuse-stale = Die Partie ist seit dieser Karte weitergegangen. `/table show` zeigt die aktuelle.
table-refuse-started = Diese Partie hat schon begonnen.
table-refuse-secret-start = In dieser Partie wurde Geheimes ausgelost, das vor ihrem Ende niemand sehen darf; erst danach lässt sich ihre Datei weiterspielen.
table-refuse-taken = Diesen Platz hat inzwischen schon jemand.
table-refuse-too-large = Diese Zahl ist zu groß.
table-refuse-no-facts = Diese Datei nennt Angaben zu ihrem Spiel, die dieser Bot nicht hat; sie lässt sich hier nicht weiterspielen.
table-refuse-bad-facts = Die Angaben zum Spiel in dieser Datei sind nicht möglich: { $reason }.
table-refuse-no-rules = Diese Datei wurde nach Version { $rules } der Regeln ihres Spiels gespielt; dieser Bot kennt die Versionen 1 bis { $known }.
table-refuse-time = Zeile { $line } dieser Datei ist vom { $day }: { $when ->
    [before] Da gab es diesen Bot noch nicht.
   *[after] Dieser Tag kommt erst noch.
  }
table-refuse-unreadable = Zeile { $line } dieser Datei ist nicht lesbar.
table-refuse-bug = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Wenn du es meldest, nenne bitte den Code { $code }.
table-refuse-still-playing = Du sitzt noch in einer laufenden Partie. Verlasse sie zuerst, dann können deine Daten gelöscht werden.

# Slash commands: what Discord shows of them.

table-slash-tables-to-play-at = Tische, an denen gespielt wird
table-slash-open-a-table-here = Hier einen Tisch eröffnen; andere kommen per Knopf dazu
table-slash-the-game = Das Spiel
table-slash-take-a-seat-at = Sich an einen Tisch setzen, der noch nicht begonnen hat
table-slash-leave-a-table-in = Einen Tisch verlassen; in einer laufenden Partie übernimmt ein Roboter deinen Platz
table-slash-begin-the-game = Die Partie beginnen
table-slash-give-a-seat-to = Einem Roboter einen Platz geben oder den letzten Roboter entfernen
table-slash-add-or-remove = Hinzufügen oder entfernen
table-slash-how-it-plays = Wie er spielt
table-slash-choice-add = hinzufügen
table-slash-choice-remove = entfernen
table-slash-choice-steady = solide
table-slash-choice-beginner = Anfänger
table-slash-choice-expert = Könner
table-slash-in-a-running-game = In einer laufenden Partie: der Platz, den er übernimmt (sonst deiner)
table-slash-in-a-running-game-hand = In einer laufenden Partie einen Platz jemand anderem übergeben
table-slash-the-seat-s-number = Die Nummer des Platzes
table-slash-who-plays-on = Wer weiterspielt
table-slash-show-how-it-stands = Den aktuellen Stand zeigen, mit den Knöpfen
table-slash-in-words-for-you = In Worten, nur für dich
table-slash-what-happened-the-newest = Was geschah, das Neueste zuletzt
table-slash-only-what-happened-before = Nur, was vor diesem Eintrag geschah
table-slash-the-ranking-as-far = Die Rangliste, soweit du sie kennen darfst
table-slash-take-back-your-last = Deinen letzten Zug zurücknehmen (mit Vorschau)
table-slash-the-whole-game-as = Die ganze Partie als Textdatei
table-slash-check-every-roll-of = Allen Zufall und jeden Zug prüfen
table-slash-end-a-game-early = Eine Partie vorzeitig beenden (mit Rückfrage)

# The form that opens a table.

table-form-title = Neuer Tisch
table-form-game = Spiel
table-form-seats = { $counts } Spieler
table-form-people = Einladen
table-form-people-hint = Mit wem möchtest du spielen?
table-form-robots-label = Roboter
table-form-robots = { $count ->
    [0] keine Roboter
    [one] 1 Roboter
   *[other] { $count } Roboter
}
table-form-level = Wie gut sie spielen
table-invitation = { $name } lädt zu { $game } ein: { $called }
table-invite-refuse-nobody = Du hast niemanden gewählt, der nicht schon hier ist.
table-invite-refuse-stranger = Nur wer an diesem Tisch sitzt, kann andere einladen.
table-form-refuse-seats = Höchstens { $most } können dieses Spiel spielen; mit dir, deinen Gästen und den Robotern wären es { $wanted }.
table-form-play-with = Zum Spiel einladen…
table-menu-since = Was seitdem geschah
table-since-card = **Seit dieser Karte**
table-since-card-nothing = Seit dieser Karte ist nichts geschehen.
