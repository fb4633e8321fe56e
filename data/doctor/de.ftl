# Was `python -m bot doctor` findet: was angesehen wurde, und was zu tun ist, wo etwas nicht stimmt.

doctor-clock = Die Uhr zeigt { $now }.
doctor-clock-wrong = Die Uhr zeigt { $now }, das kann nicht sein. Stell sie und lass sie vom System stellen (etwa mit systemd-timesyncd).
doctor-zones = Zeitzonen: tzdata { $issue }.
doctor-zones-old = Die Zeitzonendaten sind von { $issue }. Aktualisiere die Pakete, sonst stimmen Wachzeiten nicht, wo ein Land seine Uhren anders stellt.
doctor-zones-missing = Es gibt keine Zeitzonen. Installiere die Pakete neu: pip install --no-deps --require-hashes -r requirements.txt
doctor-sqlite = SQLite hat Version { $found }.
doctor-sqlite-old = SQLite { $found } ist älter als { $oldest }, das älteste, mit dem getestet wird. Ein neueres Python bringt meist ein neueres mit.
doctor-pictures = Bilder können gezeichnet werden.
doctor-pictures-missing = Bilder können nicht gezeichnet werden ({ $error }). Installiere die Pakete neu: pip install --no-deps --require-hashes -r requirements.txt
doctor-disk = In { $path } sind { $free } MB frei.
doctor-disk-narrow = In { $path } sind nur { $free } MB frei: zu wenig für die täglichen Kopien. Schaff Platz oder behalte weniger mit ROUNDHOUSE_BACKUPS.
doctor-disk-full = In { $path } sind nur { $free } MB frei. Schaff jetzt Platz: Sonst lässt sich kein Zug mehr speichern.
doctor-database = { $path } ist in Ordnung und enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}.
doctor-database-used = { $path } ist in Ordnung und enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}. Der Bot läuft damit.
doctor-database-none = Unter { $path } gibt es noch keine Datenbank. Der erste Start legt sie an.
doctor-database-older = { $path } stammt von einer älteren Version. Der nächste Start bringt sie auf den Stand; mach vorher eine Kopie: python -m bot backup
doctor-database-newer = { $path } stammt von einer neueren Version dieses Bots. Installiere sie wieder oder spiele eine ältere Kopie ein.
doctor-database-broken = Die Datenbank ist nicht brauchbar: { $error } Halte den Bot an und spiele die neueste gute Kopie ein: python -m bot restore DATEI
doctor-database-closed = In { $path } kann nicht geschrieben werden. Gib es dem Benutzer, unter dem der Bot läuft, oder nenne mit ROUNDHOUSE_DB einen anderen Ort.
doctor-copies = { $copies ->
    [one] Eine tägliche Kopie
   *[other] { $copies } tägliche Kopien
} in { $path }, die neueste von { $newest }.
doctor-copies-old = Die neueste tägliche Kopie in { $path } ist von { $newest }. Sieh im Log nach, warum seitdem keine entstand, oder mach jetzt eine: python -m bot backup
doctor-copies-none = In { $path } gibt es noch keine tägliche Kopie. Der laufende Bot macht wenige Minuten nach dem Start eine.
doctor-copies-off = Es werden keine täglichen Kopien gemacht (ROUNDHOUSE_BACKUPS ist 0). Sorge dafür, dass etwas anderes welche macht.
doctor-facts = Alle Spiele werden nach den mitgelieferten Angaben gespielt; in { $path } steht keine Berichtigung.
doctor-facts-corrected = Die Berichtigungen in { $path } sind möglich. Sie gelten für: { $games }.
doctor-facts-wrong = Eine Berichtigung in { $path } ist nicht möglich; neue Tische bekommen sie nicht. { $reason }.
doctor-token = Discord nimmt das Token von „{ $name }“ an.
doctor-token-none = Es gibt kein Token: python -m bot öffnet den Spielplatz. Für Discord trag eines hinter DISCORD_TOKEN in .env ein.
doctor-token-wrong = Discord nimmt dieses Token nicht an. Kopiere es im Entwicklerportal neu (Bot, Reset Token) und trag es hinter DISCORD_TOKEN in .env ein.
doctor-discord-refuses = Discord verweigert die Antwort: { $error }. Versuch es in einigen Minuten wieder und sieh auf discordstatus.com nach.
doctor-network = Discord ist nicht zu erreichen ({ $error }). Prüfe Verbindung, Firewall und Namensauflösung: discord.com muss auf Port 443 erreichbar sein.
doctor-skew = Die Uhr stimmt mit der von Discord auf { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} überein.
doctor-skew-far = Die Uhr weicht { $seconds } Sekunden von der von Discord ab: Erinnerungen kommen zur falschen Zeit. Lass sie vom System stellen (etwa mit systemd-timesyncd).
doctor-skew-unknown = Discord hat nicht gesagt, wie spät es ist.
doctor-commands = Discord kennt alle { $count } Befehle.
doctor-commands-missing = Discord kennt diese Befehle noch nicht: { $names }. Der nächste Start meldet sie an; sofort geht es mit: python -m bot sync
doctor-permissions = Der Bot darf in { $count ->
    [one] seinem Server
   *[other] allen { $count } Servern
}, was er muss. Ein Kanal kann es noch verbieten.
doctor-permissions-missing = In „{ $name }“ fehlt dem Bot: { $lacks }. Lade ihn neu ein (python -m bot invite) oder gib seiner Rolle diese Rechte.
doctor-servers-none = Der Bot ist noch auf keinem Server. Die Adresse zum Einladen: python -m bot invite
doctor-total = { $looked } Dinge geprüft: { $ill ->
    [0] alles in Ordnung
    [one] um eines musst du dich kümmern (✗)
   *[other] um { $ill } musst du dich kümmern (✗)
}.
