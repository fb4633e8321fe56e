# Seiten, die der Betreiber veröffentlicht: Nutzungsbedingungen, Datenschutz, Fristen, Neues.

pages-terms = Nutzungsbedingungen
pages-terms-body =
    { -bot } ist ein Bot für Eisenbahn-Brettspiele auf Discord. Ihn betreibt { $operator }. Fragen, Beschwerden und Bitten gehen an { $contact }.
    ## Was du darfst
    Du darfst ihn überall kostenlos benutzen, wo Discord ihn dir zeigt, wenn du dich an die Bedingungen von Discord hältst und Discord in deinem Alter benutzen darfst. Wer einen Server verwaltet, bestimmt, wer dort Tische eröffnet, und darf sie beenden.
    ## Was du nicht darfst
    - Andere absichtlich stören: ohne Ende drücken oder Partien einlesen, nach Wegen zu den Geheimnissen anderer suchen oder dich so nennen, dass Karten jemanden beleidigen.
    - Verkaufen, was der Bot tut, oder dich als sein Betreiber ausgeben.
    Sonst dürfen der Betreiber oder die Verwaltung eines Servers dich von den Tischen fernhalten.
    ## Was zugesagt ist, und was nicht
    Alles Zufällige folgt aus einer geheimen Zahl, deren Prüfsumme zu Beginn veröffentlicht wird; mit `/table verify` prüfen das alle selbst. Darüber hinaus kommt der Bot, wie er ist: Er kann ausfallen, pausieren oder enden. Für eine verlorene Partie schuldet dir niemand etwas.
    ## Spiele und Namen
    Die Spiele gehören ihren Verlagen, die mit diesem Bot nichts zu tun haben. Er enthält keinen Text ihrer Regelhefte.
    ## Änderungen
    Diese Bedingungen können sich ändern. Das Datum unten sagt, von wann diese Seite ist.
pages-privacy = Datenschutz
pages-privacy-body =
    { $operator } betreibt diesen Bot und ist verantwortlich für das, was er speichert: { $contact }.
    { $what }
    ## Wozu
    Zum Spielen: wer am Zug ist, wer gezogen hat, wer wann zu rufen ist. Das ist der Dienst, um den du mit einem Knopf bittest. Es gibt keine Werbung, kein Profil und keine Auswertung von Personen; die Messwerte des Betreibers zählen Knopfdrücke ohne Namen.
    ## Wer es bekommt
    Discord zeigt allen, die den Kanal eines Tisches sehen, was du dort tust. Sonst bekommt niemand etwas.
    ## Deine Rechte
    `/privacy show` sagt, was gespeichert ist, `/privacy export` gibt dir alles, `/privacy forget` löscht es. Du kannst auch an { $contact } schreiben und dich bei der Datenschutzbehörde beschweren, die für dich zuständig ist.
    Wie lange etwas bleibt, steht auf der Seite über Fristen.
pages-retention = Wie lange Daten bleiben
pages-retention-body =
    - **Partien**, mit deiner Nummer darin: auf Dauer, damit man sie ansehen und prüfen kann. Nach `/privacy forget` steht dort eine Nummer, die niemandem gehört.
    - **Übungen**: bis zur nächsten Übung derselben Person, höchstens einen Tag nach dem Beginn.
    - **Deine Einstellungen, Stunden, Notizen und Aufträge**: bis du sie änderst, den Tisch verlässt oder `/privacy forget` benutzt.
    - **Erinnerungen**: bis du gezogen hast.
    - **Tische ohne Zug**: { $idle ->
        [0] Sie warten auf Dauer.
       *[other] Nach { $idle } Tagen wird gefragt, ob es weitergeht; { $archive ->
            [0] ohne Antwort warten sie weiter.
           *[other] nach weiteren { $archive } Tagen ohne Antwort wird der Tisch archiviert. Gelöscht wird nichts.
        }
    }
    - **Die Liste eines Servers, wen er von seinen Tischen fernhält**: bis seine Verwaltung diese Leute wieder zulässt.
    - **Kopien der Datenbank**: { $backups ->
        [0] Der Bot macht keine.
       *[other] { $backups } tägliche, jede wird nach { $days } Tagen gelöscht.
    } Eine Kopie von vor einer Umstellung und eine ersetzte Datenbank: { $days } Tage.
    - **Die Liste der Vergessenen**, Prüfsummen ohne Namen: auf Dauer, damit eine zurückgespielte Kopie niemanden zurückbringt.
    - **Das Protokoll des Bots**, mit Nummern von Leuten und Tischen, wo etwas misslang: so lange, wie der Betreiber Protokolle aufhebt.
    - **Bilder und Nachrichten in Discord**: bis jemand sie dort löscht.
pages-news = Neues
pages-foot = Geschrieben von { -bot } { $version } am { $date }.
pages-done = Nach { $folder } geschrieben: { $files }.
pages-missing = Setze zuerst ROUNDHOUSE_OPERATOR und ROUNDHOUSE_CONTACT: Die Seiten müssen sagen, wer diesen Bot betreibt und wie man ihn erreicht.
pages-cli = Bedingungen, Datenschutz, Fristen und Neues als Seiten zum Veröffentlichen schreiben
pages-cli-folder = der Ordner, in den geschrieben wird
pages-link = Mehr dazu: { $link }
-bot = Roundhouse
