# Was in Discord erfährt, wer den Bot betreibt, wenn etwas schiefgeht.

owner-head = **Jemand sollte nach mir sehen:**
owner-foot = Alles steht in meinem Protokoll; `python -m bot doctor` prüft das System, auf dem ich laufe. Ich schreibe höchstens einmal in der Stunde.
owner-copy = { $count ->
    [one] Eine tägliche Kopie der Datenbank ist misslungen oder zweifelhaft; ältere bleiben erhalten.
   *[other] { $count } tägliche Kopien der Datenbank sind misslungen oder zweifelhaft; ältere bleiben erhalten.
} { $detail }
owner-disk = Auf der Festplatte sind nur noch { $detail } MB frei. Ohne Platz lässt sich kein Zug speichern.
owner-upgrade = Eine neue Version hat die Datenbank umgebaut. Die Kopie von vorher: { $detail }
owner-bug = { $count ->
    [one] Ein Fehler ist passiert; im Protokoll hat er den Code { $detail }.
   *[other] { $count } Fehler sind passiert; der letzte hat im Protokoll den Code { $detail }.
}
owner-refused = { $count ->
    [one] Discord nimmt eine Karte oder Nachricht endgültig nicht an (die letzte Antwort: { $detail }). Meistens fehlt ein Recht.
   *[other] Discord nimmt { $count } Karten oder Nachrichten endgültig nicht an (die letzte Antwort: { $detail }). Meistens fehlt ein Recht.
}
owner-commands = Discord hat meine Befehle nicht angenommen, deshalb sehen Leute vielleicht alte. `python -m bot sync` versucht es noch einmal.
owner-error = { $count ->
    [one] Etwas ist misslungen, ich versuche es wieder: { $detail }.
   *[other] { $count } Dinge sind misslungen, ich versuche es wieder; das letzte: { $detail }.
}
