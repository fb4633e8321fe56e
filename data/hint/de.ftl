hint-slash = Was ein Könner an deiner Stelle täte; mit anderen Menschen am Tisch nur, wenn alle zustimmen
hint-head = Was ein Könner an deiner Stelle täte, und wie weit du danach in Probespielen im Schnitt vor dem besten anderen lagst (dahinter: −). Er weiß nicht mehr als du.
hint-line = { $place }. **{ $what }** · { $lead } ({ $tried ->
        [one] ein Probespiel
       *[other] { $tried } Probespiele
    })
hint-even = -# 1 und 2 sind so gut wie gleich.
hint-single = Hier gibt es nur eines zu tun: **{ $what }**
hint-refuse-none = Dieses Spiel hat keine Tipps.
hint-with-people = Wo Menschen gegeneinander spielen, gibt es Tipps, wenn alle einverstanden sind. Dann darf sich jeder einen holen, und das Protokoll sagt, wer es tat.
hint-press-ask = Die anderen fragen
hint-asked = Die anderen werden auf der Karte des Tisches gefragt.
hint-told-allowed = Ab jetzt dürfen alle Tipps holen.
hint-told-taken = **{ $name }** holt sich einen Tipp.
hint-unnamed = eine andere Wahl auf der Karte
