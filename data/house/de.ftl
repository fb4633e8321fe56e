# alike: a name
house-name = Roundhouse

house-help =
    ## Eisenbahn-Brettspiele, Zug um Zug
    Neu hier? Drücke einen der Knöpfe „… üben“: Ein paar Züge gegen Roboter, nur für dich, zeigen, worum es in einem Spiel geht.
    1. Eröffne einen Tisch: Drücke einen der Knöpfe **Tisch eröffnen: …** oder gib `/table open` ein.
    2. Die anderen drücken **Mitspielen**; freie Plätze können Roboter übernehmen. Dann drücke **Beginnen**.
    3. Eine Karte zeigt den Spielplan, wer am Zug ist und jeden möglichen Zug als Knopf. Endet ein Knopf auf „…“, siehst du erst, was er bewirkt; die anderen, etwa der zum Würfeln, gelten sofort.
    4. Spiel, wann immer du eine Minute Zeit hast. Ich erinnere dich, wenn du wieder am Zug bist; wie und wann, stellst du mit `/remind show` ein.

    `/desk` würfelt Ziele und schlägt Auszahlungen nach, für eine Partie am echten Spielplan. `/help` mit *language* wählt die Sprache, in der ich mit dir spreche.
house-guide-aim = Wie man gewinnt
house-guide-now = Was jetzt zu tun ist
house-guide-marks = Was die Zeichen bedeuten
house-guide-how = Auf der neuesten Karte ist jeder Zug ein Knopf; `/table show` zeigt sie nur dir. `/table undo` nimmt deinen letzten Zug zurück, `/table log` erzählt, was geschah.
house-press-open = Tisch eröffnen: { $game }

house-bug = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Wenn du es meldest, nenne bitte den Code **{ $code }**.
house-bug-done = Was du wolltest, ist getan, aber beim Antworten ist mir etwas schiefgegangen. Wenn du es meldest, nenne bitte den Code **{ $code }**.
house-many = Gerade drücken so viele Leute auf Knöpfe, dass ich nicht nachkomme. Nichts hat sich geändert; bitte versuch es gleich noch einmal.
house-own-many = Ich bin noch mit dem beschäftigt, was du vorher gedrückt hast. Nichts hat sich geändert; bitte versuch es gleich noch einmal.
house-leaving = Ich werde gerade neu gestartet. Nichts hat sich geändert; bitte versuch es in einer Minute noch einmal.
house-refuse-permission = Das darf nur, wer diesen Server verwalten darf.
house-refuse-dm = Bitte nutze das im Kanal eines Servers; ein Tisch muss irgendwo stehen.
house-refuse-no-member = Ich bin auf diesem Server nicht dabei und kann hier keinen Tisch eröffnen. Wer den Server verwaltet, kann mich einladen.

house-playground-topic = Tippe /, um alle Befehle zu sehen. Mit „Viewing as“ oben wechselst du, wer du bist.
house-playground-open = Der Spielplatz ist geöffnet: { $url }
    Strg-C beendet ihn; die Partien bleiben erhalten.
house-playground-port = Port { $port } dieses Rechners ist belegt; wähle mit --port oder ROUNDHOUSE_PORT einen anderen (0 nimmt irgendeinen freien).
house-playground-closed = Der Spielplatz ist geschlossen.

house-somebody = Jemand
house-player = Person { $number }
house-robot = Roboter { $number }
house-manager = Die Serverleitung
house-done = Erledigt.
house-back = Zurück
house-and = { $first } und { $last }
house-or = { $first } oder { $last }
house-rule-cited = { $told } (Regel { $rule })

# The turn card.

house-card-head = { $game } · Tisch { $table } · { $turn }
house-card-turn = Zug { $turn }
house-card-turn-none = vor dem ersten Zug
house-your-turn = { $count ->
    [one] { $called }, du bist am Zug. { $asked }
   *[other] { $called }, ihr seid am Zug; gewählt wird unabhängig voneinander. { $asked }
}
house-turn-of = Am Zug: { $names }.
house-leads = Vermögen: { $list }
house-leads-known = Vermögen (?: geheim): { $list }
house-lead-hidden = { $sum } + ?
house-lead-own = Platz { $place } von { $seats }: { $worth }
house-stale = Die Partie ist seit dieser Karte weitergegangen. So steht es jetzt:
house-anew = Diesen Knopf verstehe ich nicht mehr. So sieht die Karte jetzt aus:
house-won = { $count ->
    [one] **{ $names } hat gewonnen.**
   *[other] **{ $names } teilen sich den Sieg.**
}
house-over = Die Partie ist zu Ende. `/table verify` prüft alles, was der Zufall entschieden hat, `/table export` speichert die ganze Partie als Datei.
house-seed = Alle Zufallszahlen kamen aus diesem geheimen Startwert: { $seed }
house-press-undo = Zurücknehmen…
house-press-undo-now = Zurücknehmen
house-press-card = Zurück zum Tisch
house-press-yes = Zustimmen
house-press-no = Ablehnen
house-ask-undo = { $name } möchte den letzten Zug zurücknehmen. { $called }, einverstanden?
house-ask-end = { $name } möchte diese Partie beenden. { $called }, einverstanden?
house-ask-hints = { $name } möchte Tipps erlauben: Alle dürften dann fragen, was ein Könner täte, und im Protokoll stünde, wer gefragt hat. { $called }, einverstanden?
house-told-undo = **{ $name }** nimmt den letzten Zug zurück.
house-told-ask-undo = **{ $name }** möchte den letzten Zug zurücknehmen.
house-told-ask-end = **{ $name }** schlägt vor, die Partie zu beenden.
house-told-ask-hints = **{ $name }** schlägt vor, Tipps zu erlauben.
house-told-yes = **{ $name }** stimmt zu.
house-told-no = **{ $name }** stimmt nicht zu: Die Partie geht weiter, wie sie steht.
house-told-robot = Auf Platz { $number } spielt ein Roboter weiter.
house-told-seat = Auf Platz { $number } sitzt jetzt **{ $name }**.
house-told-stop = Die Partie wurde vorzeitig beendet.
house-told-stop-by = **{ $name }** hat die Partie vorzeitig beendet.
house-told-import = Diese Partie wird aus einer Datei fortgesetzt.

# A table in a list of tables.

house-table-choice = { $table } · { $game } · { $status }
house-status-open = nicht begonnen
house-status-running = läuft
house-status-ended = zu Ende

# The lobby.

house-lobby-head = { $game } · Tisch { $table }
house-lobby-missing = { $missing ->
    [one] Eine Person fehlt noch. Drücke **Mitspielen**; { $owner } kann einen Roboter hinzufügen.
   *[other] { $missing } Personen fehlen noch. Drücke **Mitspielen**; { $owner } kann Roboter hinzufügen.
}
house-lobby-ready = { $free ->
    [0] Der Tisch ist voll. { $owner } wählt die Optionen und drückt **Beginnen**.
    [one] Bereit: { $owner } wählt die Optionen und drückt **Beginnen**. Ein Platz ist noch frei.
   *[other] Bereit: { $owner } wählt die Optionen und drückt **Beginnen**. { $free } Plätze sind noch frei.
}
house-lobby-laid-out = Diese Partie geht von einem Brett aus weiter, darum hat jede Person ihren Platz. Drücke deinen eigenen Namen; wo niemand drückt, spielt ein Roboter. { $owner } drückt **Start**.
house-lobby-started = Die Partie hat begonnen: { $place }.
house-lobby-hash = Aller Zufall kommt aus einem geheimen Startwert, der am Ende gezeigt wird. Sein Fingerabdruck: { $hash }
house-lobby-closed = Dieser Tisch ist geschlossen.
house-opened = Tisch { $table } ist offen.
house-joined = Du hast einen Platz an Tisch { $table }.
house-robot-in = Ein Roboter hat einen Platz an Tisch { $table }.
house-robot-out = Ein Roboter hat Tisch { $table } verlassen.
house-lobby-unshown = Discord lässt mich die Karte nicht in { $place } zeigen. Bitte prüfe, ob ich den Ort sehen und dort Nachrichten senden darf; dann zeigt dir `/table show` die Karte.
house-seat = { $number }. { $name }
house-seat-for = { $number }. { $name }, einstweilen von einem Roboter gespielt ({ house-robot-level })
house-seat-robot = { $number }. ein Roboter ({ house-robot-level })
house-robot-level =
    { $level ->
        [beginner] Anfänger
        [expert] Könner
        [random] zufällig
       *[other] solide
    }
house-robot-option = Roboter { $number }: { house-robot-level }
house-robot-detail =
    { $level ->
        [beginner] leicht zu schlagen: hin und wieder spielt er unbedacht
        [expert] denkt voraus, einige Sekunden je Zug
       *[other] spielt vernünftig und sofort
    }
house-robots = Wie gut Roboter { $number } spielt
house-press-join = Mitspielen
house-press-join-as = Ich bin { $name }
house-press-join-seat = Ich spiele Platz { $number }
house-press-leave = Tisch verlassen
house-press-robot = Roboter hinzufügen
house-press-invite = Einladen…
house-press-options = Optionen…
house-press-start = Beginnen
house-options-theirs = { $owner } wählt die Optionen dieses Tisches; das gilt jetzt.
house-options = Wähle die Optionen für diesen Tisch; markierte gelten.
house-thread = { $game } · Tisch { $table }
house-undo = { $count ->
    [one] Das würde zurückgenommen:
   *[other] All das würde zurückgenommen:
}
house-undo-needs-others = Seitdem hat jemand anderes gehandelt. Nötig ist deshalb die Zustimmung von { $names }.
house-undo-needs-drawn = Seitdem wurde gewürfelt oder gezogen. Nötig ist deshalb die Zustimmung von { $names }.
house-undo-needs-shown = Seitdem ist etwas Geheimes bekannt geworden. Nötig ist deshalb die Zustimmung von { $names }.
house-press-undo-sure = Zurücknehmen
house-undone = Zurückgenommen.
house-undo-asked = Die anderen werden gefragt.
house-answered = Danke, deine Antwort zählt.
house-undelivered = Discord lässt mich die Karte von Tisch { $table } nicht in { $place } zeigen (Fehler { $status }). Die Partie ist sicher, und ich versuche es weiter. Bitte prüfe, ob ich den Ort sehen, dort Nachrichten senden und Dateien anhängen darf.

# Refusals of the chat itself: one sentence each.

house-refuse-none-legal = Davon geht gerade nichts; die Karte zeigt, was du tun kannst.
house-refuse-tampered = Diesen Knopf verstehe ich nicht. Bitte benutze die aktuelle Karte: `/table show`.
house-refuse-too-large = Die Datei hat { $size } MiB, aber Discord nimmt hier nur { $limit } MiB an; ein geboosteter Server nimmt mehr an.
house-form-field = { $field }: { $why }
house-form-change = Eingaben ändern…
house-refuse-number = „{ $text }“ ist keine ganze Zahl ab 0. Schreib sie in Ziffern.
house-refuse-number-whole = „{ $text }“ ist keine ganze Zahl. Schreib { $least } oder { $most }.
house-refuse-number-unclear = „{ $text }“ kann { $one } oder { $other } heißen. Schreib eine von beiden ohne Punkt und Komma.
house-refuse-number-large = „{ $text }“ ist eine zu große Zahl.
house-refuse-number-over = „{ $text }“ ist zu hoch: Mehr als { $most } geht nicht.
house-refuse-rule = Die Regeln erlauben das nicht (Regel { $rule }).
house-refuse-no-seat = Du hast an diesem Tisch keinen Platz und kannst nur zuschauen.
house-refuse-no-card = Diese Nachricht ist keine Karte eines Tisches, deshalb gibt es hier keine Partie zu sehen; nimm eine meiner Karten, oder tippe `/table since` oder `/table replay`.
house-refuse-other-game = An Tisch { $table } wird ein anderes Spiel gespielt: Nimm dessen Befehle.
house-refuse-turn = Du bist gerade nicht am Zug, sondern { $names } (Regel { $rule }).
house-refuse-not-running = Diese Partie läuft nicht.
house-refuse-started = Diese Partie hat schon begonnen.
house-refuse-closed = Dieser Tisch ist geschlossen.
house-refuse-rematch = Die Partie läuft noch; eine Revanche gibt es, wenn sie zu Ende ist.
house-refuse-no-table-here = Hier steht kein Tisch. `/table open` eröffnet einen.
house-refuse-which = Gemeint sein kann Tisch { $tables }; bitte wähle einen mit der Option `table`.
house-refuse-bot = Ein Bot kann keinen Platz einnehmen; `/table robot` bringt einen Roboter.
house-refuse-stranger = **{ $name }** ist auf diesem Server nicht dabei; einen Platz bekommt nur, wer hier Mitglied ist.
house-reseated = Der Platz ist übergeben.
house-refuse-game = Bitte wähle eines der Spiele aus der Liste.
house-left = Du hast Tisch { $table } verlassen.
house-log-start = Die Partie beginnt.
house-log-uneventful = **{ $name }** macht weiter.
house-log-secret = **{ $name }** hat verdeckt gewählt.
house-log-more = Frühere Einträge: `/table log` mit { $before } im Feld *before*
house-verify-ok = Tisch { $table } ist in Ordnung: Aller Zufall kommt aus dem geheimen Startwert, der zu Beginn festgelegt wurde, und jede Aktion hält sich an die Regeln.
house-verify-wrong = **Tisch { $table } ist nicht in Ordnung.** Bitte sag es denen, die diesen Bot betreiben.
house-verify-what = Geprüft: { $draws ->
    [one] 1 Zufallszahl
   *[other] { $draws } Zufallszahlen
} und { $rows ->
    [one] 1 Aktion
   *[other] { $rows } Aktionen
}.
house-verify-recorded = { $recorded ->
    [one] 1 Zufallszahl stammt aus einer Datei und lässt
   *[other] { $recorded } Zufallszahlen stammen aus einer Datei und lassen
} sich hier nicht prüfen.
house-commitment = Der Fingerabdruck des geheimen Startwerts, zu Beginn veröffentlicht: { $hash }
house-press-end = Beenden
house-end-sure = Tisch { $table } jetzt beenden? Das lässt sich nicht rückgängig machen.
house-end-ask = Die anderen fragen, ob Tisch { $table } enden soll?
house-end-asked = Die anderen werden gefragt.
house-ended = Die Partie ist beendet.
house-settings-thread = Neue Tische bekommen einen eigenen Thread. Sprache der öffentlichen Texte: { $spoken }.
house-settings-channel = Neue Tische werden in dem Kanal gespielt, in dem sie eröffnet wurden. Sprache der öffentlichen Texte: { $spoken }.

# The command line.

house-cli = Eisenbahn-Brettspiele auf Discord. Ohne Befehl: verbindet sich mit Discord, wenn DISCORD_TOKEN gesetzt ist, sonst öffnet sich der Spielplatz.
house-cli-playground = im Browser spielen, ohne Discord
house-cli-port = der Port der Seite auf 127.0.0.1 (0: irgendein freier)
house-cli-no-browser = keinen Browser öffnen
house-cli-language = die Sprache des Spielplatzes: Sein Server und alle darauf sprechen sie
house-cli-sync = die Slash-Befehle jetzt anmelden
house-cli-invite = die Adresse zeigen, die den Bot auf einen Server einlädt
house-cli-doctor = Token, Rechte, Befehle, Datenbank, Platte und Uhr ansehen und sagen, was zu tun ist
house-cli-health = den laufenden Bot fragen, ob es ihm gut geht (braucht ROUNDHOUSE_METRICS_PORT)
house-cli-synced = { $count ->
    [one] Ein Befehl ist
   *[other] { $count } Befehle sind
} angemeldet.
house-cli-token = Discord nimmt dieses Token nicht an. Bitte prüfe DISCORD_TOKEN.
house-cli-closed-4014 = Discord lehnt die Intents dieses Bots ab (Code 4014). Er bittet nur um „Guilds“, was keine Erlaubnis braucht: Sieh im Entwicklerportal von Discord unter „Bot“ nach, ob Discord die Anwendung eingeschränkt hat, und starte dann neu.
house-cli-closed-shards = Discord nimmt diese Shards nicht an (Code { $code }). Bitte prüfe ROUNDHOUSE_SHARDS; bleibt es leer, sagt Discord, wie viele es nimmt.
house-cli-closed = Discord hat die Verbindung endgültig geschlossen (Code { $code }). Bitte sieh nach, ob es eine neuere Version dieses Bots gibt.
house-cli-no-token = Dafür braucht es ein Bot-Token in DISCORD_TOKEN.

# Slash commands: what Discord shows of them.

house-slash-how-to-play-here = Wie man hier spielt
house-slash-pictures = Helle oder dunkle Bilder, wo nur du sie siehst
house-slash-pictures-on = dunkel
house-slash-pictures-off = hell
house-slash-the-language-i-use = Die Sprache, in der ich von jetzt an mit dir spreche
house-slash-as-discord-says = wie in Discord eingestellt
house-slash-the-table-s-number = Die Nummer des Tisches, falls es mehrere gibt
