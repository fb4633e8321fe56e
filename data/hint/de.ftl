hint-slash = Was ein Könner an deiner Stelle täte; an Tischen, an denen du allein gegen Roboter spielst
hint-head = Was ein Könner an deiner Stelle täte, und wie weit du danach in Probespielen im Schnitt vor dem besten anderen lagst (dahinter: −). Er weiß nicht mehr als du.
hint-line = { $place }. **{ $what }** · { $lead } ({ $tried ->
        [one] ein Probespiel
       *[other] { $tried } Probespiele
    })
hint-even = -# 1 und 2 sind so gut wie gleich.
hint-single = Hier gibt es nur eines zu tun: **{ $what }**
hint-refuse-none = Dieses Spiel hat keine Tipps.
hint-unnamed = eine andere Wahl auf der Karte
