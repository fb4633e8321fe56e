## Die Bilanz eines Servers und Revanchen

records-slash-games-wins-and-ratings = Partien, Siege, Wertungen und Tempo auf diesem Server
records-slash-one-game-or-all = Nur dieses Spiel; ohne Angabe alle
records-slash-the-same-game-again = Einen Tisch für dasselbe Spiel mit denselben Optionen eröffnen
records-head = ## { $server }: { $game }
records-all-games = alle Spiele
records-none = Hier hat noch niemand eine Partie zu Ende gespielt.
records-sum = { $played ->
    [0] Keine Partie zu Ende gespielt
    [one] { $played } Partie zu Ende gespielt, die längste in { $days ->
        [one] höchstens einem Tag
       *[other] { $days } Tagen
      }
   *[other] { $played } Partien zu Ende gespielt, die längste in { $days ->
        [one] höchstens einem Tag
       *[other] { $days } Tagen
      }
  }; { $conceded ->
    [0] keine aufgegeben
   *[other] { $conceded } aufgegeben
  }; { $broken ->
    [0] keine abgebrochen
   *[other] { $broken } abgebrochen
  }.
records-person = { $place }. **{ $name }**: { $wins } von { $games } gewonnen · Wertung { $rating } ± { $doubt }
records-person-robots = **{ $name }**: { $wins } von { $games } allein gegen Roboter gewonnen
records-pace = Tempo: { $wait } je Zug
records-note = Die Wertung ist die von Weng und Lin für Partien zwischen Menschen; Roboter zählen nicht mit. Rangfolge: Wertung minus dreimal die Zahl hinter ±.
records-menu-together = Gemeinsame Partien
records-together = ## { $name } und du
records-together-none = Du und { $name } habt hier noch keine Partie zusammen zu Ende gespielt.
records-together-game = **{ $game }**: { $games ->
    [one] eine gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}. Du lagst in { $ahead } vorn, { $name } in { $behind }{ $level ->
    [0] .
   *[other] ; { $level } endeten gleichauf.
}
records-refuse-self = Verglichen wirst du hier mit jemand anderem, also wähle eine andere Person; alle Ergebnisse zeigt `/table records`.
records-press-rematch = Revanche
records-refuse-rematch = Eine Revanche kann nur ausrufen, wer hier mitgespielt hat; `/table open` eröffnet einen neuen Tisch.
records-rematch = { $name } möchte eine Revanche. { $called }
records-slash-a-report-of-what-is = Eine Datei für die Entwickler, wenn etwas nicht stimmt; ohne Namen
records-slash-what-is-wrong = Was nicht stimmt, in einem Satz
records-report = Diese Datei spielt die Partie Zug für Zug nach und nennt niemanden. Gib sie denen, die den Bot betreuen.
