# Die eigenen Regeln eines Servers, und seine Tische, wie die Verwaltung sie sieht.

admin-slash = Die Regeln und Tische dieses Servers, für seine Verwaltung
admin-head = Regeln dieses Servers
admin-saved = Gespeichert.
admin-done = Erledigt.
admin-foot = Laufende Partien gehen weiter, wenn du eine Regel änderst. Wer den Server verwaltet, darf überall Tische eröffnen.
admin-channels-all = Tische dürfen in jedem Kanal eröffnet werden.
admin-channels = Tische dürfen nur in { $channels } eröffnet werden.
admin-openers-all = Alle dürfen einen Tisch eröffnen.
admin-openers = Nur wer { $roles } hat, darf einen Tisch eröffnen.
admin-person = { $most ->
    [one] Jede Person darf hier { $most } offenen Tisch haben.
   *[other] Jede Person darf hier { $most } offene Tische haben.
} { $whose ->
    [server] Das ist eure Regel.
   *[host] Das bestimmt der Betreiber dieses Bots.
}
admin-server = { $most ->
    [one] Dieser Server darf { $most } offenen Tisch haben.
   *[other] Dieser Server darf { $most } offene Tische haben.
} { $whose ->
    [server] Das ist eure Regel.
   *[host] Das bestimmt der Betreiber dieses Bots.
}
admin-seats = { $count ->
    [one] Der letzte Platz jedes Tisches bleibt für { $role } frei.
   *[other] Die letzten { $count } Plätze jedes Tisches bleiben für { $role } frei.
}
admin-night = Bilder, die alle sehen, sind dunkel.
admin-importers-none = Partien einlesen darf nur, wer den Server verwaltet.
admin-importers = Partien einlesen darf, wer den Server verwaltet oder { $roles } hat.
admin-away = { $count ->
    [one] Eine Person darf nicht an die Tische: { $people }
   *[other] { $count } Personen dürfen nicht an die Tische: { $people }
}{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
admin-hint-tables = Wo neue Tische gespielt werden
admin-tables-thread = Jeder Tisch bekommt einen Thread
admin-tables-channel = Tische bleiben im Kanal
admin-hint-language = Sprache der öffentlichen Texte
admin-as-server = die des Servers
admin-press-where = Wer und wo…
admin-press-count = Tische begrenzen…
admin-press-away = Jemanden fernhalten…
admin-press-back = Jemanden wieder zulassen…
admin-press-night-on = Dunkle Bilder auf Karten
admin-press-night-off = Helle Bilder auf Karten
admin-press-news-off = Neues nicht ansagen
admin-press-news-on = Neues ansagen
admin-press-facts = Angaben berichtigen
admin-press-tables = Tische dieses Servers

# Die Formulare. Eine Überschrift hat höchstens 45 Zeichen, die Zeile darunter 100.

admin-hint-channels = Kanäle wählen
admin-hint-roles = Rollen wählen
admin-hint-people = Leute wählen
admin-form-where = Wer Tische eröffnen darf, und wo
admin-label-channels = Kanäle für Tische
admin-about-channels = Nichts gewählt: überall. Eine Kategorie steht für alle ihre Kanäle.
admin-label-openers = Wer Tische eröffnen darf
admin-about-openers = Wer eine dieser Rollen hat. Nichts gewählt: alle.
admin-label-importers = Wer Partien einlesen darf
admin-about-importers = Wer eine dieser Rollen hat, und immer die Verwaltung des Servers.
admin-form-count = Wie viele Tische
admin-label-person_tables = Offene Tische einer Person
admin-about-person_tables = Ohne Zahl gilt, was der Betreiber dieses Bots erlaubt.
admin-label-server_tables = Offene Tische dieses Servers
admin-about-server_tables = Ohne Zahl gilt, was der Betreiber dieses Bots erlaubt.
admin-label-kept_seats = Freigehaltene Plätze an jedem Tisch
admin-about-kept_seats = Die letzten Plätze, für die Rolle darunter. Ohne Zahl bleibt keiner frei.
admin-label-kept_role = Für wen sie frei bleiben
admin-about-kept_role = Wer diese Rolle hat, darf die freigehaltenen Plätze nehmen.
admin-form-away = Jemanden von den Tischen fernhalten
admin-label-away = Wen
admin-about-away = Die Gewählten bekommen hier keinen Platz, bis du sie wieder zulässt.
admin-label-seats = Ihre Plätze in laufenden Partien
admin-about-seats = Roboter spielen diese Plätze sofort.
admin-seats-robot = Ein Roboter spielt bis zum Ende
admin-seats-offer = Alle dürfen dem Roboter den Platz abnehmen
admin-form-back = Jemanden wieder zulassen
admin-label-back = Wen
admin-about-back = Die Gewählten dürfen wieder Tische eröffnen und mitspielen.
admin-kept-away = { $count ->
    [one] Eine Person darf jetzt nicht mehr an die Tische
   *[other] { $count } Personen dürfen jetzt nicht mehr an die Tische
}; { $tables ->
    [0] sie hatten keinen Platz.
    [one] ein Platz ist frei geworden.
   *[other] { $tables } Plätze sind frei geworden.
}
admin-offered = Platz { $number } an Tisch { $table } spielt vorerst ein Roboter. Wer möchte ihn übernehmen?
admin-unoffered = Discord lässt mich den Platz an Tisch { $table } in { $place } nicht anbieten. Ein Roboter spielt ihn.

# Absagen: wessen Regel es ist, und was geht.

admin-refuse-channel = Die Verwaltung dieses Servers erlaubt neue Tische nur in { $channels }. Bitte eröffne deinen dort.
admin-refuse-opener = Die Verwaltung dieses Servers lässt nur { $roles } Tische eröffnen. An den Tischen anderer kannst du mitspielen.
admin-refuse-import = Die Verwaltung dieses Servers lässt sonst niemanden Partien einlesen.
admin-refuse-importer = Die Verwaltung dieses Servers lässt nur { $roles } Partien einlesen.
admin-refuse-number = { $field }: „{ $text }“ ist keine ganze Zahl von 1 bis { $most }. Nichts wurde geändert.
admin-refuse-no-role = Bitte wähle die Rolle, für die Plätze frei bleiben sollen. Nichts wurde geändert.
admin-refuse-yourself = Dich selbst kannst du nicht von den Tischen fernhalten. Nichts wurde geändert.
table-refuse-kept-away = Die Verwaltung dieses Servers hält dich von seinen Tischen fern. `/practice` geht weiterhin.
table-refuse-kept-away-other = Die Verwaltung dieses Servers hält diese Person von seinen Tischen fern. Bitte wähle jemand anderen.
table-refuse-seats-kept = Die Verwaltung dieses Servers hält { $count ->
    [one] den letzten Platz
   *[other] die letzten { $count } Plätze
} jedes Tisches für <@&{ $role }> frei. An einem anderen Tisch ist vielleicht noch Platz.
table-refuse-not-seated = Diese Person hat den Tisch schon verlassen.
admin-slash-import-file = Stattdessen: eine exportierte Datei bis 2 MB, deren Partie hier weitergeht
admin-imported = Die Partie geht als Tisch { $table } weiter. Für Leute, die nicht auf diesem Server sind, spielen Roboter.
admin-refuse-importing = Ich lese gerade eine andere Datei. Bitte versuch es in einer Minute noch einmal.
admin-press-import = Partie einlesen…
admin-import-file = Die Datei
admin-import-note = Was /table export geschrieben hat; höchstens { $most } MB.
admin-refuse-imports = Ich lese für eine Person höchstens { $most } Dateien in der Stunde. Bitte versuch es später noch einmal.
admin-refuse-download = Discord hat mir nicht gegeben, was ich brauche. Bitte versuch es in einer Minute noch einmal.

# Die Liste der Tische.

admin-list = Tische dieses Servers
admin-list-none = Davon gibt es keinen.
admin-list-line = **{ $table }** · { $game } · { $people } · { $place }
admin-list-robots = Roboter
admin-count = { $what } ({ $count })
admin-all-games = Alle Spiele
admin-hint-status = Welche Tische
admin-hint-game = Welches Spiel
admin-hint-table = Was an einem Tisch möglich ist
admin-press-older = Ältere Tische
admin-owner = Eröffnet oder übernommen hat ihn { $owner }.
admin-archived = Archiviert { $since }. Wer dort sitzt, kann ihn wieder aufnehmen.
admin-hint-do = Etwas für einen Platz tun
admin-do-out = Platz { $number }, { $name }: aus der Lobby nehmen
admin-do-skip = Platz { $number }, { $name }: ein Roboter spielt diesen Zug
admin-do-robot = Platz { $number }, { $name }: ein Roboter spielt bis zum Ende
admin-press-close = Schließen
