# Der Kopf der Bilder von Rail Baron und die Karten von Versteigerungen und Käufen

rail_baron_cards-turn = Zug { $turn }
rail_baron_cards-sold-out = Alles verkauft: Gebühr { $fee }
rail_baron_cards-before = Vor dem ersten Zug
rail_baron_cards-ask-destination = { $name }: Ziel auswürfeln
rail_baron_cards-ask-declare = { $name }: Ziel auswürfeln oder Heimfahrt ansagen
rail_baron_cards-ask-region = { $name }: eine Region nennen
rail_baron_cards-ask-swap = { $name }: Heimatstadt und Ziel behalten oder tauschen
rail_baron_cards-ask-roll = { $name }: würfeln
rail_baron_cards-ask-ride = { $name }: { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} fahren
rail_baron_cards-ask-purchase = { $name } in { $city }: Lok oder Bahn kaufen?
rail_baron_cards-ask-fees = { $name }: Bahn verkaufen oder versteigern, { $due } Gebühren fällig
rail_baron_cards-ask-auction = { $name }: mindestens { $least } für { $railroad } bieten oder passen
rail_baron_cards-so-bid = { $name }: { $price } für { $thing } bieten?
rail_baron_cards-so-auction = { $name }: { $thing } versteigern?
rail_baron_cards-so-sell = { $name }: { $thing } für { $price } verkaufen?
rail_baron_cards-so-buy = { $name }: { $thing } für { $price } kaufen?
rail_baron_cards-so-ride = { $name }: { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} nach { $place } fahren, ab { $start }?
rail_baron_cards-ask-over = Die Partie ist zu Ende
rail_baron_cards-trip = { $city } { $payoff } · { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}, { $turns ->
    [one] etwa 1 Runde
   *[other] etwa { $turns } Runden
}
rail_baron_cards-trip-fees = { $city } { $payoff } − Gebühren bis dort { $fees } = { $rest }
rail_baron_cards-trip-fees-later = { $city } { $payoff } − Gebühren { $now } in diesem Zug, { $later } auf dem Rest der Strecke (an { $payees }) = { $rest }
rail_baron_cards-suggested = Vorschlag { $route }{ $why ->
    [fast] , schneller
   *[best] {""}
}: { $trip }
rail_baron_cards-drawn = Von { $city } bringt ein Ziel im Schnitt { $payoff }
rail_baron_cards-swapped = Heimat { $home }, Ziel { $city } oder umgekehrt: { $payoff }
rail_baron_cards-regions = Auszahlung ab { $city } im Schnitt, Anteil auf eigenen Bahnen
rail_baron_cards-has = Bargeld { $cash }
rail_baron_cards-homeward = Heim nach { $city }: { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}, { $turns ->
    [one] etwa 1 Runde
   *[other] etwa { $turns } Runden
}; wer dort { $cash } hat, gewinnt
rail_baron_cards-at-home = Zu Hause angesagt ist sofort gewonnen
rail_baron_cards-list = Listenpreis { $price }
rail_baron_cards-bid = { $name } bietet { $bid }
rail_baron_cards-no-bid = Noch kein Gebot
rail_baron_cards-least = als Nächstes mindestens { $least }
rail_baron_cards-seller = Von { $name }
rail_baron_cards-seller-bank = Von der Bank
rail_baron_cards-in = Noch dabei, in dieser Folge
rail_baron_cards-secret = Geld geheim
rail_baron_cards-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}, { $share } der Ziele
rail_baron_cards-reach = Auf eigenen Bahnen erreichte Ziele: { $share }
rail_baron_cards-each = mit einem davon
rail_baron_cards-reach-with = { $least } oder mehr: erreichte Ziele { $before } → { $after }
rail_baron_cards-there = Davon erreichen auch
rail_baron_cards-alone = Niemand sonst ist in diesen Städten
rail_baron_cards-for-sale = Zu kaufen: Preis, und erreichte Ziele damit (jetzt { $share })
rail_baron_cards-own = Halber Preis von der Bank, erreichte Ziele danach (jetzt { $share })
rail_baron_cards-nothing-for-sale = Die Bank hat keine Bahn mehr
rail_baron_cards-engine-rolls = { $engine } { $price }: { $before } → { $after } Streckenpunkte je Runde
rail_baron_cards-free = kostenlos
rail_baron_cards-alt-railroad = Bahn { $railroad }, Listenpreis { $price }: { $cities }.
rail_baron_cards-alt-row = { $railroad } { $price } ({ $share })
rail_baron_cards-alt-in = Noch dabei, in dieser Folge: { $seats }.
rail_baron_cards-alt-there = Auch dort, mit so vielen der Städte: { $seats }.
rail_baron_cards-to-go = { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}
rail_baron_cards-arrives = Auszahlung { $payoff }
rail_baron_cards-wins = Sieg
rail_baron_cards-rovers = fängt { $name }: +{ $amount }
rail_baron_cards-rovers-most = fängt { $name }: bis zu +{ $amount }
rail_baron_cards-undeclared = Weniger als { $level }: Heimfahrt vorbei, Ziel { $city }
rail_baron_cards-cash = Geld
rail_baron_cards-wins-bid = Wenn niemand mehr bietet
rail_baron_cards-fees = Gebühren am Ende dieses Zuges
rail_baron_cards-fees-same = Gebühren am Ende dieses Zuges weiter { $fees }
rail_baron_cards-fees-to = an { $payees }
rail_baron_cards-rolls = Streckenpunkte je Runde
rail_baron_cards-fees-leave = { $amount } bleiben nach { $fees } Gebühren
rail_baron_cards-fees-short = für { $fees } Gebühren fehlen noch { $amount }
rail_baron_cards-fees-bankrupt = bankrott, für { $fees } Gebühren fehlen { $amount }
rail_baron_cards-opens = Gebote ab { $least }
rail_baron_cards-destinations = Erreichte Ziele
rail_baron_cards-since-rides-on = fährt von { $start } nach { $place }
rail_baron_cards-since-rides = fährt von { $start } nach { $place }, bekommt { $payoff }
rail_baron_cards-since-gets = Gebühren: +{ $amount }
rail_baron_cards-since-pays = Gebühren: −{ $amount }
rail_baron_cards-since-buys = kauft { $thing } ({ $price })
rail_baron_cards-since-sells = verkauft { $thing } ({ $price })
rail_baron_cards-since-rovers = fängt eine Lok: +{ $amount }
rail_baron_cards-since-declares = sagt die Heimfahrt an
rail_baron_cards-since-undeclared = Heimfahrt vorbei
rail_baron_cards-region-Northeast = Nordosten
rail_baron_cards-region-Southeast = Südosten
rail_baron_cards-region-NorthCentral = Mitte-Nord
rail_baron_cards-region-SouthCentral = Mitte-Süd
rail_baron_cards-region-Plains = Prärie
rail_baron_cards-region-Northwest = Nordwesten
rail_baron_cards-region-Southwest = Südwesten
rail_baron_cards-counts = Bargeld + Bahnen + Lok
rail_baron_cards-counts-public = Bahnen + Lok
