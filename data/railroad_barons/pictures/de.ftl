# Worte in den Bildern von Railroad Barons und ihre Beschreibungen

railroad_barons_pictures-draft = Wahl der Privatiers
railroad_barons_pictures-stock-round = Aktienrunde { $set }
railroad_barons_pictures-operating-round = Betriebsrunde { $set }.{ $half }
railroad_barons_pictures-over = Spielende

railroad_barons_pictures-ask-select = { $name } wählt einen Privatier und nennt einen Preis
railroad_barons_pictures-ask-choose = { $name } nimmt den Privatier oder { $amount }
railroad_barons_pictures-ask-priority = { $name }: Erstkaufrecht tauschen?
railroad_barons_pictures-ask-stock = { $name } verkauft, kauft oder passt
railroad_barons_pictures-ask-stock-last = { $name } verkauft, kauft oder beendet die AR
railroad_barons_pictures-ask-tokens = { $name } setzt die Steine von { $holding }
railroad_barons_pictures-ask-revenue = { $name }: { $amount } von { $holding } – ausbezahlen?
railroad_barons_pictures-ask-railroads = { $name } kauft Gesellschaften für { $holding }
railroad_barons_pictures-ask-offer = { $name }: { $card } für { $amount } an { $holding }?
railroad_barons_pictures-ask-discard = { $name } gibt Gesellschaften von { $holding } ab
railroad_barons_pictures-why-350 = Ein Kurs hat { $top } erreicht
railroad_barons_pictures-why-exhausted = Es gibt keine Gesellschaften mehr

railroad_barons_pictures-stock-worth = Aktien { $sum }
railroad_barons_pictures-papers-short = { $count } von { $limit }
railroad_barons_pictures-priority = Erstkaufrecht
railroad_barons_pictures-sold = verkauft
railroad_barons_pictures-total = { $sum } zusammen

railroad_barons_pictures-track-none = Noch ist kein Konzern gegründet
railroad_barons_pictures-last-round = Das Spiel endet nach dieser Runde

railroad_barons_pictures-treasury = Kasse
railroad_barons_pictures-income = Einkommen
railroad_barons_pictures-unstarted = nicht gegründet
railroad_barons_pictures-unfloated = nicht handlungsfähig
railroad_barons_pictures-no-railroad = keine Gesellschaft

railroad_barons_pictures-top = Oben
railroad_barons_pictures-stack-empty = Der Stapel der Gesellschaften ist leer
railroad_barons_pictures-earns = Ertrag { $income }
railroad_barons_pictures-level = Stufe { $level }
railroad_barons_pictures-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
railroad_barons_pictures-next = Stufe { $level } beendet { $doomed }
railroad_barons_pictures-next-none = Es veraltet nichts mehr
railroad_barons_pictures-stays = veraltet nie
railroad_barons_pictures-ends-at = veraltet mit Stufe { $level }
railroad_barons_pictures-why-agreed = Das Spiel wurde vorzeitig beendet

railroad_barons_pictures-alt-waits = { $round }. { $ask }
railroad_barons_pictures-alt-player = { $name } hat { $cash } und Aktien für { $stock } in { $count ->
    [one] einem Papier
   *[other] { $count } Papieren
}{ $more }.
railroad_barons_pictures-alt-priority = , dazu das Erstkaufrecht
railroad_barons_pictures-alt-holding = { $holding } steht bei { $value }, Direktor { $director } ({ $shares }), Kasse { $treasury }, { $railroads }.
railroad_barons_pictures-alt-levels = Einkommen { $income } aus Stufe { $levels }
railroad_barons_pictures-alt-income = Einkommen { $income }
railroad_barons_pictures-alt-unstarted = Nicht gegründet: { $holdings }.
railroad_barons_pictures-alt-top = Auf { $count } Karten liegt { $card }, { $sides }.
railroad_barons_pictures-alt-side = Stufe { $level } für { $cost } mit Ertrag { $income }
railroad_barons_pictures-alt-empty = Der Stapel der Gesellschaften ist leer.
railroad_barons_pictures-alt-next = Als nächste macht Stufe { $level } Gesellschaften veraltet.
railroad_barons_pictures-share = { $name } { $share } %
