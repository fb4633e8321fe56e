## Was von jemandem gespeichert ist

privacy-slash-group = Was hier von dir gespeichert ist
privacy-slash-what-is-kept = Was dieser Bot speichert, wozu und wie lange
privacy-slash-a-file-with-all = Eine Datei mit allem, was von dir gespeichert ist
privacy-slash-forget-me = Alles löschen, was dich erkennbar macht
privacy-slash-say-yes = Bestätigen, dass deine Daten gelöscht werden; das lässt sich nicht rückgängig machen
privacy-what =
    ## Was von dir gespeichert ist
    - **Deine Nummer bei Discord**, an den Tischen, an denen du spielst oder die du eröffnest, und bei jedem deiner Züge, damit die Partie weiß, wer dran ist, und das Protokoll lesbar bleibt. Kein Name, kein Bild, keine Nachricht: Nach Namen frage ich Discord, wenn eine Karte entsteht.
    - **Was du gewählt hast**: deine Sprache, wie du erinnert werden willst, ob ein Lehrer zu dir spricht und was er dir gesagt hat; wenn du es gesagt hast, auch, zu welchen Stunden du gewöhnlich spielst; ob ein Roboter deinen Platz spielt, solange du weg bist.
    - **Deine Notizen und Aufträge**, etwa eine Route, auf der deine Lok fahren soll: Nur du siehst sie, und sie verschwinden, wenn jemand anderes den Platz übernimmt.
    - **Würfe am Würfeltisch** und wer sie verlangt hat.
    Gespeichert wird auf dem Rechner der Person, die diesen Bot betreibt; weitergegeben wird nichts. Partien werden nie gelöscht, außer was du nur geübt hast. `/privacy export` gibt dir alles; `/privacy forget` löscht es: Deine Partien bleiben, mit einer Nummer an deiner Stelle, die niemandem gehört. Hält dich die Verwaltung eines Servers von seinen Tischen fern, bleibt deine Nummer auf ihrer Liste, bis sie dich wieder zulässt.
    In den Kopien der Datenbank, die für den Schadensfall aufbewahrt werden, steht das Gelöschte noch, bis dieser Bot { $days ->
        [one] einen weiteren Tag
       *[other] { $days } weitere Tage
    } gelaufen ist, und in Kopien, die von Hand gemacht wurden, bis jemand sie löscht. Wird eine solche Kopie zurückgespielt, wirst du in ihr wieder vergessen; dafür bleibt eine Prüfsumme deiner Nummer, aus der niemand lesen kann, wer du bist.
privacy-export = Alles, was von dir gespeichert ist. Nur du siehst diese Nachricht.
privacy-sure = { $tables ->
    [0] Deine Einstellungen, Notizen und Aufträge würden gelöscht
    [one] Du würdest { $tables } laufende Partie verlassen (deinen Platz nimmt dann ein Roboter ein; spielt sonst niemand mit, endet die Partie), deine Einstellungen, Notizen und Aufträge würden gelöscht
   *[other] Du würdest { $tables } laufende Partien verlassen (deine Plätze nehmen dann Roboter ein; wo sonst niemand mitspielt, endet die Partie), deine Einstellungen, Notizen und Aufträge würden gelöscht
  }, und in allen deinen Partien stünde an deiner Stelle eine Nummer, die niemandem gehört. Das lässt sich nicht rückgängig machen.
privacy-press-forget = Alles über mich löschen
privacy-forgotten = Deine Daten sind gelöscht. Frühere Karten erwähnen dich noch; wer den Server verwaltet, kann sie löschen. In den Kopien der Datenbank stehen deine Daten noch, bis dieser Bot { $days ->
    [one] einen weiteren Tag
   *[other] { $days } weitere Tage
  } gelaufen ist, und in von Hand gemachten Kopien, bis jemand sie löscht. Drückst du wieder einen Knopf, fängst du neu an.
