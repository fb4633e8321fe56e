# Tische, an denen nichts geschieht: das Angebot, sie zu beenden, und das Archiv.

idle-ask = { $count ->
    [one] Hier hat lange niemand gezogen. { $called }, möchtest du weiterspielen? Kommt keine Antwort, wird der Tisch später archiviert: Er bleibt erhalten und lässt sich jederzeit wieder aufnehmen.
   *[other] Hier hat lange niemand gezogen. { $called }, möchtet ihr weiterspielen? Zum Weiterspielen genügt eine Antwort; die Partie endet, wenn ihr alle dafür seid. Kommt keine Antwort, wird der Tisch später archiviert: Er bleibt erhalten und lässt sich jederzeit wieder aufnehmen.
} (Gefragt { $since }.)
idle-press-on = Weiterspielen
idle-press-end = Partie beenden
idle-told-ask = Hier hat lange niemand gezogen: Alle werden gefragt, ob es weitergeht.
idle-told-yes = **{ $name }** ist dafür, die Partie zu beenden.
idle-told-no = **{ $name }** möchte weiterspielen.
idle-told-archive = Hier hat lange niemand gezogen, deshalb ist der Tisch archiviert.
idle-told-resume = **{ $name }** nimmt den Tisch wieder auf.
idle-told-back = Ich bin wieder auf diesem Server, und der Tisch geht weiter.
idle-archived = Tisch { $table } wurde { $since } archiviert: Alles bleibt erhalten, und er wartet auf niemanden. Wer daran sitzt, kann ihn hier oder mit `/table resume` wieder aufnehmen.
idle-press-resume = Wieder aufnehmen
idle-resumed = Tisch { $table } geht weiter.
idle-lobby-ask = Dieser Tisch wartet seit Langem auf Mitspielende. Soll er stehen bleiben? Kommt keine Antwort, wird er später archiviert und lässt sich jederzeit wieder aufnehmen.
idle-press-keep = Stehen lassen
idle-press-close = Schließen
idle-unsaid = An Tisch { $table } hat lange niemand gezogen, deshalb habe ich ihn archiviert: Alles bleibt erhalten. In { $place } konnte ich das nicht sagen. Soll er in einem Kanal seines Servers weitergehen, gib dort `/table resume` ein, mit { $table } im Feld *table*.
idle-slash-resume = Einen archivierten Tisch wieder aufnehmen
house-status-archived = archiviert
table-refuse-archived = Tisch { $table } ist archiviert. Wer daran sitzt, kann ihn mit `/table resume` wieder aufnehmen.
table-refuse-not-archived = Dieser Tisch ist nicht archiviert.
