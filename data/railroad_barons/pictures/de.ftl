# Worte in den Bildern von Railroad Barons und ihre Beschreibungen

railroad_barons_pictures-draft = Wahl der Privatiers
railroad_barons_pictures-stock-round = Aktienrunde { $set }
railroad_barons_pictures-operating-round = Betriebsrunde { $set }.{ $half }
railroad_barons_pictures-over = Spielende

railroad_barons_pictures-ask-select = { $name }: Privatier wählen, Preis nennen
railroad_barons_pictures-ask-select-fixed = { $name }: Privatier wählen
railroad_barons_pictures-ask-choose = { $name }: den Privatier oder { $amount } nehmen
railroad_barons_pictures-ask-priority = { $name }: Soll das Erstkaufrecht wechseln?
railroad_barons_pictures-ask-stock = { $deal ->
    [buy] { $name }: kaufen oder passen
    [none] { $name }: passen
   *[both] { $name }: verkaufen, kaufen oder passen
}
railroad_barons_pictures-ask-stock-last = { $deal ->
    [buy] { $name }: kaufen oder AR beenden
    [none] { $name }: AR beenden
   *[both] { $name }: verkaufen, kaufen oder AR beenden
}
railroad_barons_pictures-ask-tokens = { $name }: Steine von { $holding } platzieren
railroad_barons_pictures-ask-revenue = { $name }: { $amount } von { $holding } – ausbezahlen?
railroad_barons_pictures-ask-railroads = { $name }: Gesellschaften für { $holding } kaufen?
railroad_barons_pictures-ask-railroads-assign = { $name }: { $holding } einen Privatier zuteilen oder den Zug beenden
railroad_barons_pictures-ask-railroads-none = { $name }: den Zug von { $holding } beenden
railroad_barons_pictures-ask-offer = { $name }: { $card } ({ $level }) für { $amount } an { $holding }?
railroad_barons_pictures-ask-discard = { $name }: { $count ->
    [one] eine
   *[other] { $count }
} der { $all } Gesellschaften von { $holding } abgeben
railroad_barons_pictures-why-350 = Ein Kurs hat { $top } erreicht
railroad_barons_pictures-why-exhausted = Kein Kurs kann mehr steigen

railroad_barons_pictures-papers-short = { $count } von { $limit }
railroad_barons_pictures-priority = Erstkaufrecht
railroad_barons_pictures-sold = verkauft

railroad_barons_pictures-track-none = Noch ist kein Konzern gegründet
railroad_barons_pictures-last-round = Die Partie endet nach dieser Runde

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
railroad_barons_pictures-next-none = Es veraltet nichts mehr
railroad_barons_pictures-stays = veraltet nie
railroad_barons_pictures-ends-at = veraltet mit Stufe { $level }
railroad_barons_pictures-why-agreed = Die Partie wurde vorzeitig beendet

railroad_barons_pictures-alt-player = { $name } hat { $cash } und Aktien für { $stock } in { $count ->
    [one] einem Papier
   *[other] { $count } Papieren
}{ $more }.
railroad_barons_pictures-alt-priority = , dazu das Erstkaufrecht
railroad_barons_pictures-alt-hand = , Privatiers { $investors }
railroad_barons_pictures-alt-income = Einkommen { $income }
railroad_barons_pictures-alt-unstarted = Nicht gegründet: { $holdings }.
railroad_barons_pictures-share = { $name } { $share } %

railroad_barons_pictures-certificates = Aktien
# alike: the same word
railroad_barons_pictures-bank = Bank
railroad_barons_pictures-unstarted-short = nicht gegründet
railroad_barons_pictures-share-worth = { $share } % · { $sum }
railroad_barons_pictures-percent = { $share } %
railroad_barons_pictures-sum-papers = Papiere
railroad_barons_pictures-sum-stock = Aktienwert
railroad_barons_pictures-sum-cash = Bargeld
railroad_barons_pictures-sum-total = Summe
railroad_barons_pictures-nothing = kein Papier
railroad_barons_pictures-alt-papers = { $holding } { $percents }
railroad_barons_pictures-alt-owner = { $name } hat { $papers }; Aktien für { $stock }, Bargeld { $cash }, zusammen { $total }.

railroad_barons_pictures-incomes = Einkommen bei Auszahlung
railroad_barons_pictures-incomes-sub = Kurse vorher und nachher, Anteile der Spieler
railroad_barons_pictures-income-railroads = Gesellschaften { $sum }
railroad_barons_pictures-income-network = Netz { $sum }
railroad_barons_pictures-income-investors = Boni { $sum }

railroad_barons_pictures-stack = Gesellschaften im Stapel
railroad_barons_pictures-price = Preis
railroad_barons_pictures-earnings = Ertrag
railroad_barons_pictures-obsolete-at = Veraltet mit
railroad_barons_pictures-never = nie
railroad_barons_pictures-of = { $count } von { $all }

railroad_barons_pictures-ability-swap-priority = Einmal: tauscht das Erstkaufrecht zu Beginn einer Aktienrunde
railroad_barons_pictures-ability-income-per-railroad = { $amount } mehr Einkommen für jede Gesellschaft eines Konzerns
railroad_barons_pictures-ability-income-flat = { $amount } mehr Einkommen für einen Konzern
railroad_barons_pictures-ability-discount-percent = { $amount } % Rabatt beim Kauf neuer Gesellschaften
railroad_barons_pictures-ability-start-holding = Direktor-Aktie (40 %) von { $holding } zum Kurs { $amount } und { $railroad }, Ertrag { $income }
railroad_barons_pictures-or-sum = oder { $sum }
railroad_barons_pictures-left-game = aus dem Spiel
railroad_barons_pictures-alt-investor-of = bei { $name }
railroad_barons_pictures-all-four = alle vier

railroad_barons_pictures-wealth = Bargeld und Aktien zusammen
railroad_barons_pictures-wealth-none = Noch keine Runde gespielt
railroad_barons_pictures-values = Kurse
railroad_barons_pictures-rounds = Aktienrunden, je { $count } Betriebsrunden danach

railroad_barons_pictures-draw = Unentschieden!
railroad_barons_pictures-alt-values = Kurse am Ende: { $values }.

railroad_barons_pictures-alt-directs = { $name } würde Direktor von { $holding }.
railroad_barons_pictures-alt-floats = { $holding } würde handlungsfähig und bekäme { $capital }.
railroad_barons_pictures-director = Direktor
railroad_barons_pictures-tokens = Steine
railroad_barons_pictures-railroads = Gesellschaften
railroad_barons_pictures-if-paid = Ausbezahlt:

railroad_barons_pictures-sum-revenue = Ausbezahlen: Kurs { $value } · einsparen: Kasse { $treasury }
railroad_barons_pictures-sum-offer = { $holding }: Kasse { $treasury }, Einkommen { $income }
railroad_barons_pictures-sum-buy = Stufe { $level } für { $cost }: { $purse } { $paid }, Einkommen { $income }
railroad_barons_pictures-sum-shares-buy = Zu kaufen: { $rows }
railroad_barons_pictures-sum-shares-start = Zu gründen ({ $take } % ab { $price }): { $rows }
railroad_barons_pictures-sum-priority = Kostenlos, einmal in der Partie: Dann beginnt { $name }
railroad_barons_pictures-sum-obsolete = veraltete Gesellschaften: { $holdings }
railroad_barons_pictures-sum-shares-exchange = Tauschen: { $rows }
railroad_barons_pictures-sum-empty = Der Stapel ist leer: { $rest } · { $may }
railroad_barons_pictures-sum-tokens = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}: { $sellers ->
    [stack] je (+) eine Gesellschaft kaufen
    [none] (+) kauft nichts
   *[other] je (+) eine Gesellschaft von { $sellers } kaufen
} (Kasse { $treasury }{ $kept ->
    [none] {""}
   *[other] , nach dem Einsparen { $kept }
}{ $top ->
    [none] ; der Stapel ist leer
   *[stack] ; die oberste kostet { $cost }
}) · je (▼) eine behalten · jeder im Netz bringt für immer +{ $income }
railroad_barons_pictures-sum-discard = ohne { $count ->
    [one] Stufe
   *[other] Stufen
} { $level }: Einkommen { $income }
railroad_barons_pictures-sum-select = { $other } wählt dann: die Karte oder den Preis, den { $name } nennt, { $least } bis { $most }, aus der Bank. { $name } bekommt das andere. „{ $face }“ ist ein Name, kein Preis
railroad_barons_pictures-sum-select-fixed = { $other } wählt dann: die Karte oder ihren Richtwert aus der Bank. { $name } bekommt das andere
railroad_barons_pictures-sum-choose = Die Karte ist kostenlos: Eine Person bekommt sie, die andere { $amount } von der Bank
railroad_barons_pictures-placed = { $plus ->
    [0] kauft keine Gesellschaft
    [one] kauft 1 Gesellschaft
   *[other] kauft bis zu { $plus } Gesellschaften
}{ $stays ->
    [all] , behält { $has ->
        [one] seine einzige
        [2] beide
       *[other] alle { $has }
    }
    [few] ; zum Zugende { $down ->
        [0] bleibt keine
        [one] bleibt nur 1
       *[other] bleiben bis zu { $down }
    }
   *[rest] {""}
}
railroad_barons_pictures-surplus = { $keeps ->
    [0] Ohne (▼) gehen zum Zugende alle Gesellschaften: Einkommen dann { $income }
    [one] Nur 1 von { $all } Gesellschaften bleibt am Zugende (ein ▼): Einkommen dann höchstens { $income }
   *[other] Nur { $keeps } von { $all } Gesellschaften bleiben am Zugende (je ▼ eine): Einkommen dann höchstens { $income }
}
railroad_barons_pictures-would-network = Steine für immer im Streckennetz
railroad_barons_pictures-per-ten = 10 %: { $income }
railroad_barons_pictures-sum-railroad = Die nächste Gesellschaft kostet { $cost }, Kasse { $treasury }: { $rest }
railroad_barons_pictures-lost = entfällt
railroad_barons_pictures-then = { $more ->
    [0] Danach { $parts }
   *[other] Danach { $parts } und { $more } weitere
}
railroad_barons_pictures-then-part = { $count } der Stufe { $levels }
railroad_barons_pictures-top-railroad = Oben im Stapel
railroad_barons_pictures-would-railroad = { $name }: { $card } ({ $level }) für { $cost } mit { $holding } kaufen?
railroad_barons_pictures-would-tokens = { $name }: Steine von { $holding } so platzieren?
railroad_barons_pictures-would-operate = { $name }: Den Zug von { $holding } so spielen?
railroad_barons_pictures-would-pay = { $name }: Einkommen von { $holding } ausbezahlen?
railroad_barons_pictures-investor = Privatier zu { $amount }: { $ability }
railroad_barons_pictures-would-assign = { $name }: Privatier zu { $amount } an { $holding } geben?
railroad_barons_pictures-would-assign-from = { $name }: den Privatier zu { $amount } von { $source } an { $holding } geben?
railroad_barons_pictures-would-discard = { $name }: diese Gesellschaften von { $holding } abgeben?
railroad_barons_pictures-sell = { $parts } verkaufen
railroad_barons_pictures-buy = { $parts } kaufen
railroad_barons_pictures-loses = { $holding } verliert { $count ->
    [one] eine Gesellschaft
   *[other] { $count } Gesellschaften
}

railroad_barons_pictures-directed-by = Direktor { $name }
railroad_barons_pictures-investor-chip = Privatier zu { $value }
railroad_barons_pictures-tokens-plus = { $count } auf (+)
railroad_barons_pictures-tokens-down = { $count } auf (▼)
railroad_barons_pictures-tokens-network = { $count } im Streckennetz
railroad_barons_pictures-tokens-free = { $count ->
    [one] ein freier Stein
   *[other] { $count } freie Steine
}
railroad_barons_pictures-would-offer = { $name }: { $amount } für { $card } von { $seller } bieten?
railroad_barons_pictures-if-accepted = wenn das Angebot angenommen wird
railroad_barons_pictures-then-value = Kurs dann
railroad_barons_pictures-network-earns = Einkommen +{ $sum }
railroad_barons_pictures-bonus-discount = −{ $amount } %
railroad_barons_pictures-to-buy = { $holding } { $take } % { $price }
railroad_barons_pictures-to-start = { $holding } { $take } % ab { $price }
railroad_barons_pictures-to-exchange = { $holding } { $give } % und { $price } gegen { $take } %
railroad_barons_pictures-sum-limit = { $count } von { $limit } Aktien: tauschen, oder vor dem Kauf verkaufen
railroad_barons_pictures-sum-stock-none = Für { $cash } ist nichts zu haben, außer nach einem Verkauf
railroad_barons_pictures-sum-cheapest = Am billigsten: { $rows }
railroad_barons_pictures-rest-offers = Angebote von { $least } bis { $most } für Gesellschaften von { $holdings }
railroad_barons_pictures-rest-assigns = { $count ->
    [one] der Privatier zu { $values } kostet nichts
   *[other] die Privatiers zu { $values } kosten nichts
}
railroad_barons_pictures-rest-none = nichts zu kaufen
railroad_barons_pictures-lost-of = { $count } von { $holding }
railroad_barons_pictures-directs = volle Farbe: Direktor
railroad_barons_pictures-key-plus = darf kaufen
railroad_barons_pictures-key-down = behält eine Gesellschaft
railroad_barons_pictures-or = oder
railroad_barons_pictures-either = entweder
railroad_barons_pictures-open = noch frei
railroad_barons_pictures-key-value = Preis für 10 %
railroad_barons_pictures-key-investor = Privatier
railroad_barons_pictures-key-free = freier Stein
railroad_barons_pictures-key-network = im Netz, je +{ $sum }
railroad_barons_pictures-key-obsolete = veraltet bald
railroad_barons_pictures-share-value = Kurs
railroad_barons_pictures-discount = { $amount } % Rabatt beim Kauf
