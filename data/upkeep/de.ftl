# Why the database cannot be used, for the person who runs the bot.

store-in-use = { $path } wird schon von einem anderen Prozess dieses Bots benutzt.
store-unusable = { $path } ist nicht benutzbar: { $error }.
store-no-wal = { $path } lässt sich nicht auf Write-Ahead-Logging umstellen; liegt die Datei auf einem Netzlaufwerk?
store-newer = { $path } wurde von einer neueren Version dieses Bots geschrieben ({ $step }).
store-not-older = { $path } ist keine Kopie einer älteren Version. So kommt sie an ihren Platz: python -m bot restore
store-older = { $path } wurde von einer älteren Version dieses Bots geschrieben; starte den Bot einmal, um die Datei auf den neuesten Stand zu bringen.
store-missing = Bei { $path } liegt keine Datenbank.
store-exists = { $path } gibt es schon und wird nicht überschrieben.
store-doubtful = Die Kopie { $path } wurde beiseitegelegt, weil diese Tische darin falsch sind: { $tables }. Siehe: python -m bot check
store-broken = { $path } ist beschädigt: { $error }

# Settings.

settings-unknown = { $name } ist keine Einstellung; bekannt sind { $known }.
settings-choice = { $name } ist „{ $value }“; erlaubt ist eines von { $allowed }.
settings-number = { $name } ist „{ $value }“; es muss eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } sein.
settings-site = { $name } ist „{ $value }“; es muss eine Adresse sein wie https://example.org/roundhouse.
settings-playground = Der Spielplatz ist nicht installiert: pip install --no-deps --require-hashes -r requirements-playground.txt, oder das Extra „playground“ des Wheels. Für Discord setze DISCORD_TOKEN.
settings-cluster = { $name } ist „{ $value }“; es muss die Adresse eines Dask-Schedulers sein, etwa tcp://10.0.0.5:8786.
settings-cluster-extra = { $name } braucht, was das Extra „cluster“ installiert: pip install --no-deps -r requirements-cluster.txt.

# The command line.

upkeep-backup = eine Kopie der Datenbank schreiben, auch während der Bot läuft
upkeep-backup-target = die Zieldatei (ohne Angabe: neben der Datenbank, nach der Uhrzeit benannt)
upkeep-backup-keep = eine tägliche Kopie im Ordner backups anlegen, nachspielen und so viele davon behalten
upkeep-backup-done = Kopiert nach { $path }.
upkeep-restore = eine Kopie an die Stelle der Datenbank setzen, während der Bot nicht läuft
upkeep-restore-source = eine Datei, die backup geschrieben hat
upkeep-restore-done = { $path } steht bereit.
upkeep-restore-kept = Die bisherige Datenbank liegt jetzt als { $path }.
upkeep-upgrade = die Datenbank für diese Version umbauen; vorher wird sie kopiert
upkeep-upgrade-back = eine solche Kopie zurücklegen, für die ältere Version, die sie geschrieben hat
upkeep-upgrade-none = { $path } ist auf dem neuesten Stand; nichts wurde geändert.
upkeep-upgrade-done = { $path } ist jetzt auf dem neuesten Stand.
upkeep-upgrade-copy = Die Datenbank von vorher: { $path }. So geht es zurück: python -m bot upgrade --back mit dieser Datei, dann die ältere Version installieren.
upkeep-upgrade-put-back = { $path } liegt an ihrem Platz, wie die ältere Version sie hinterlassen hat (letzte Änderung: { $step }). Installiere jetzt die Version von vorher und starte sie; diese hier würde die Datenbank wieder umbauen.
upkeep-upgrade-forgotten = Seit dieser Kopie { $count ->
    [one] wollte eine Person vergessen werden. Versionen bis 0.2.0 tun das nicht von selbst noch einmal: Lass keine davon laufen, ohne diese Person zu fragen
   *[other] wollten { $count } Personen vergessen werden. Versionen bis 0.2.0 tun das nicht von selbst noch einmal: Lass keine davon laufen, ohne diese Personen zu fragen
}.
upkeep-check = die Datei prüfen und jeden Tisch nachspielen
upkeep-check-sound = Die Datei ist in Ordnung.
upkeep-check-table = Tisch { NUMBER($table, useGrouping: 0) } ({ $game }, { $status }): { $rows ->
    [one] ein Eintrag
   *[other] { $rows } Einträge
} nachgespielt, { $draws ->
    [one] eine Zufallszahl
   *[other] { $draws } Zufallszahlen
} nachgerechnet. Alles ist so, wie es gespeichert war.
upkeep-check-recorded = Tisch { NUMBER($table, useGrouping: 0) } kam aus einer Datei: { $recorded ->
    [one] Seine erste Zufallszahl ist
   *[other] Seine ersten { $recorded } Zufallszahlen sind
} nur aufgezeichnet.
upkeep-check-wrong = Tisch { NUMBER($table, useGrouping: 0) } ({ $game }, { $status }) ist FALSCH: { $found }
upkeep-check-total = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} geprüft, { $wrong } falsch.
upkeep-wrong-commitment = der geheime Startwert passt nicht zum veröffentlichten Fingerabdruck
upkeep-wrong-draw = Zufallszahl { NUMBER($number, useGrouping: 0) } folgt nicht aus dem geheimen Startwert
upkeep-wrong-row = Eintrag { NUMBER($number, useGrouping: 0) }, nachgespielt, ergibt etwas anderes
upkeep-wrong-end = der gespeicherte Stand ist nicht der, zu dem die Einträge führen
upkeep-wrong-unreadable = nicht lesbar ({ $error })
upkeep-export = einen Tisch als Text schreiben
upkeep-export-table = die Nummer des Tisches
upkeep-export-target = die Zieldatei (ohne Angabe: der Bildschirm)
upkeep-import = einen exportierten Text als neuen Tisch weiterspielen, während der Bot nicht läuft
upkeep-import-source = eine Datei, die export geschrieben hat
upkeep-import-guild = Nummer des Servers
upkeep-import-channel = Nummer des Kanals
upkeep-import-thread = Nummer des Threads, falls in einem gespielt werden soll
upkeep-import-owner = Nummer der Person, der er gehören soll (ohne Angabe: die erste Person am Tisch)
upkeep-import-nobody = An diesem Tisch sitzt keine Person; gib an, wem er gehören soll.
upkeep-import-done = Das ist jetzt Tisch { NUMBER($table, useGrouping: 0) }, nach { $rows ->
    [one] einem Eintrag
   *[other] { NUMBER($rows, useGrouping: 0) } Einträgen
}.

# --- Angaben der Spiele und ihre Berichtigungen

facts-wrong = { $file }, { $place }: Erwartet wird { $expected }, gefunden wurde { $found }
facts-expected-value = { $value }
facts-expected-kind = { $kind ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [bool] true oder false
    [str] ein Text
    [array] eine Liste
    [int-or-str] eine ganze Zahl oder ein Text
    [object] eine Reihe benannter Werte
   *[other] { $kind }
}
facts-expected-known = etwas, das es im Spiel gibt
facts-expected-one-of = eines von { $values }
facts-expected-neighbours = ein Paar benachbarter Felder
facts-expected-connected = ein Plan, der ganz zusammenhängt
facts-expected-above = mehr als { $value }
facts-expected-one-or-two = eins oder zwei
facts-expected-multiple = ein Vielfaches von { $of }
facts-expected-other = ein anderes Gleisbild als das von Plättchen { $than }
facts-expected-tile = ein Plättchen mit den Gleisen { $tracks }
facts-expected-json = eine JSON-Datei
facts-expected-simple = ein einzelner Wert oder eine Liste, ohne Namen
facts-expected-rows = genau das, was die Schachtel enthält ({ $count })
facts-expected-between = eine Zahl von { $least } bis { $most }
facts-expected-printing = eine Datei, die „facts export“ geschrieben hat
facts-cli = die Angaben der Spiele mit deiner Schachtel vergleichen und berichtigen
facts-cli-sheets = alles Material als Blätter zeichnen, zum Vergleich mit deiner Schachtel (auch ohne Angabe)
facts-cli-folder = der Ordner für die Blätter (sonst: fact-sheets)
facts-cli-game = welches Spiel
facts-cli-sheets-done = { $count } Blätter liegen in { $path }.
facts-cli-check = die Angaben aufzählen, die in keiner Quelle stehen, die wichtigsten zuerst
facts-cli-set = einen Wert berichtigen: zeigt ihn vorher und nachher in einem Bild und fragt
facts-cli-component = welches Material, zum Beispiel map
facts-cli-words = wo der Wert steht, und der Wert selbst, zum Beispiel E14 cost 60
facts-cli-and = ein weiterer Wert, der sich zugleich ändert; gehört er zu anderem Material, steht dessen Name davor
facts-cli-picture = die Datei für das Bild (sonst: facts-change.png)
facts-cli-there = Das steht schon so da. Es wurde nichts geändert.
facts-cli-drawn = Das Bild { $path } zeigt es vorher und nachher.
facts-cli-guess = { $part }: { $what } ({ $count ->
    [one] ein Wert
   *[other] { $count } Werte
}, { $status ->
    [derived] abgeleitet
   *[reconstructed] rekonstruiert
}): { $share ->
    [-1] wurde nicht gemessen, weil es sich nicht allein ändern kann
    [0] entschied in Partien von Robotern nichts
    [100] entschied in jeder Partie von Robotern etwas mit
   *[other] entschied in bis zu { $share } von 100 Partien von Robotern etwas mit
}. { $source }
facts-cli-guess-most = Am häufigsten: { $places }
facts-cli-export = alle deine Berichtigungen in eine Datei schreiben
facts-cli-note = aus welcher Schachtel sie stammen, zum Beispiel "Ausgabe 2019, zweite Auflage"
facts-cli-import = zeigen, was eine solche Datei ändert, und sie übernehmen
facts-cli-source = eine Datei, die facts export geschrieben hat
facts-cli-name = unter diesem Namen neben den üblichen Angaben aufheben, zur Wahl vor dem Spiel
facts-cli-yes = ohne Rückfrage übernehmen
facts-cli-none = In { $path } steht keine Berichtigung.
facts-cli-bad-name = „{ $name }“ geht nicht als Name. Möglich sind bis zu 40 Buchstaben ohne Umlaute, Ziffern, Punkte und Striche, mit einem Buchstaben oder einer Ziffer am Anfang.
facts-cli-same = Diese Datei ändert nichts.
facts-cli-ask = Soll das übernommen werden? (j/n) {""}
facts-cli-kept = Es wurde nichts geändert.
facts-cli-merged = Deine Berichtigungen in { $path } enthalten das jetzt auch. Neue Tische bekommen es nach dem nächsten Start des Bots.
facts-cli-saved = Das ist jetzt in { $path } aufgehoben. Nach dem nächsten Start des Bots bieten Lobbys es als „{ $name }“ an.
facts-cli-noted = Anmerkung dazu: { $note }
facts-hint = Welche Auflage des Spiels
facts-default = Die üblichen Angaben
facts-printing-detail = Angaben, die der Betreiber dieses Bots hinterlegt hat
facts-line = Auflage: **{ $name }**
facts-cli-difference = { $game }: { $place }: aus { $before } wird { $after }
