# Wörter in den Bildern von Baltimore & Ohio und ihre Beschreibungen

baltimore_ohio_pictures-market-round = Marktrunde { $turn }
baltimore_ohio_pictures-business-round = Geschäftsrunde { $turn }.{ $round }
baltimore_ohio_pictures-over = Spielende
baltimore_ohio_pictures-tech-level = Technologiestufe { $level }

baltimore_ohio_pictures-ask-market = { $name }: { $what }?
baltimore_ohio_pictures-ask-auction = { $name }: mehr als { $amount } für { $card }?
baltimore_ohio_pictures-ask-scrap = { $name }: Ausrüstung von { $railroad } verschrotten?
baltimore_ohio_pictures-ask-turn = { $name } mit { $railroad }: { $what }?
baltimore_ohio_pictures-ask-equipment = { $name }: Ausrüstung für { $railroad } kaufen?
baltimore_ohio_pictures-ask-track = { $name }: Strecke für { $railroad } bauen?
baltimore_ohio_pictures-ask-service = { $name }: Welche Städte soll { $railroad } bedienen?
baltimore_ohio_pictures-ask-profit = { $name }: { $amount } Gewinn von { $railroad } – ausschütten?
baltimore_ohio_pictures-ask-so-market = { $name }: so handeln?
baltimore_ohio_pictures-ask-so-scrap = { $name }: diese Ausrüstung von { $railroad } verschrotten?
baltimore_ohio_pictures-ask-so-equipment = { $name }: diese Ausrüstung für { $railroad } kaufen?
baltimore_ohio_pictures-ask-so-track = { $name }: diese Strecke für { $railroad } bauen?
baltimore_ohio_pictures-ask-so-service = { $name }: diese Städte mit { $railroad } bedienen?
baltimore_ohio_pictures-ask-so-no-scrap = { $name }: von { $railroad } nichts verschrotten?
baltimore_ohio_pictures-ask-so-no-equipment = { $name }: für { $railroad } nichts kaufen?
baltimore_ohio_pictures-ask-so-no-track = { $name }: für { $railroad } nichts bauen?
baltimore_ohio_pictures-ask-so-pay = { $name }: das Einkommen von { $railroad } ausschütten?
baltimore_ohio_pictures-ask-so-keep = { $name }: das Einkommen von { $railroad } behalten?
baltimore_ohio_pictures-ask-so-whole = { $name }: den Zug von { $railroad } so spielen?
baltimore_ohio_pictures-may-sell = verkaufen
baltimore_ohio_pictures-may-buy = kaufen
baltimore_ohio_pictures-may-back = zurückkaufen
baltimore_ohio_pictures-may-open = versteigern
baltimore_ohio_pictures-may-pass = passen
baltimore_ohio_pictures-may-end = den Zug beenden
baltimore_ohio_pictures-may-equipment = Ausrüstung kaufen
baltimore_ohio_pictures-may-track = Strecke bauen
baltimore_ohio_pictures-may-service = Städte bedienen
baltimore_ohio_pictures-either = { $first } oder { $last }
baltimore_ohio_pictures-lot = { $count } { $railroad } zu { $each }
baltimore_ohio_pictures-sum-has = Bargeld { $cash }
baltimore_ohio_pictures-sum-sell = verkaufen bis { $lots }
baltimore_ohio_pictures-sum-fixed = { $railroads } nicht
baltimore_ohio_pictures-sum-buy = kaufen bis { $lots }
baltimore_ohio_pictures-sum-start = gründen ab { $least } je Aktie
baltimore_ohio_pictures-sum-back = verwaiste für die Bahn aus ihrer Kasse zurückkaufen: bis { $lots }
baltimore_ohio_pictures-sum-open = freien Räuberbaron ab { $least } versteigern ({ $card }: { $pays } je Spielrunde)
baltimore_ohio_pictures-as-now = { $sum } wie bisher
baltimore_ohio_pictures-sum-scrap = Stufe { $level } verschrotten bringt { $pays }: bestes Ergebnis { $net }
baltimore_ohio_pictures-sum-equipment = Stufe { $level } kostet { $price }; Unterhalt dann { $each } je Karte. Bestes Ergebnis, wenn nichts gebaut wird: { $net }
baltimore_ohio_pictures-sum-equipment-dear = Stufe { $level } kostet { $price }; die Kasse hat { $treasury }
baltimore_ohio_pictures-sum-build = Z. B. { $cities } für { $cost }: bestes Ergebnis { $net }
baltimore_ohio_pictures-sum-service = Höchstens netto { $net }; zuletzt { $before }
baltimore_ohio_pictures-sum-service-cities = Höchstens netto { $net }: { $parts }; zuletzt { $before }
baltimore_ohio_pictures-sum-service-counters = { " " }+ Rohstoffe { $sum }
baltimore_ohio_pictures-sum-service-maintenance = { " " }− Unterhalt { $sum }
baltimore_ohio_pictures-sum-auction = Bringt zurzeit { $pays } je Spielrunde; mindestens { $least } bieten, Bargeld { $cash }
baltimore_ohio_pictures-sum-track = Kasse { $treasury }, höchstens { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
baltimore_ohio_pictures-sum-profit = { $each } je Aktie zahlen (eigene { $own }): Wert { $paid }, Kasse { $treasury } · behalten: Wert { $kept }, Kasse { $all }
baltimore_ohio_pictures-would-builds = Baut { $places }
baltimore_ohio_pictures-would-buys = { $count ->
    [one] Kauft Stufe { $levels } für { $price }
   *[other] Kauft Stufen { $levels } für { $price }
}
baltimore_ohio_pictures-would-scraps = { $count ->
    [one] Verschrottet Stufe { $levels }
   *[other] Verschrottet Stufen { $levels }
}
baltimore_ohio_pictures-would-idle = Kauft und baut nichts
baltimore_ohio_pictures-would-own = Eigenes Bargeld
baltimore_ohio_pictures-would-pays = Schüttet { $net } aus
baltimore_ohio_pictures-would-keeps = Behält { $net }
baltimore_ohio_pictures-would-own-shares = Eigene Aktien
baltimore_ohio_pictures-would-shares = Aktien von { $railroad }
baltimore_ohio_pictures-would-value-of = Wert von { $railroad }
baltimore_ohio_pictures-would-treasury-of = Kasse von { $railroad }
baltimore_ohio_pictures-would-treasury = Kasse
baltimore_ohio_pictures-treasury-scrap = { $sum } Schrott
baltimore_ohio_pictures-treasury-equipment = { $sum } Ausrüstung
baltimore_ohio_pictures-treasury-track = { $sum } Gleis
baltimore_ohio_pictures-treasury-held = { $sum } für Aktien der Bahn
baltimore_ohio_pictures-treasury-kept = { $sum } behalten
baltimore_ohio_pictures-treasury-sum = Kasse { $before } { $parts } = { $after }
baltimore_ohio_pictures-would-value = Wert
baltimore_ohio_pictures-would-net = Bestes Ergebnis
baltimore_ohio_pictures-would-earned = Nettoeinkommen, zuletzt und jetzt
baltimore_ohio_pictures-would-earned-same = Nettoeinkommen { $net }, wie zuletzt
baltimore_ohio_pictures-would-status = Stand
baltimore_ohio_pictures-would-cards = Karten
baltimore_ohio_pictures-would-level = Technologiestufe
baltimore_ohio_pictures-would-cash = Bargeld
baltimore_ohio_pictures-deed-starts = gründet { $railroad } zu { $value }
baltimore_ohio_pictures-deed-shares-bought = kauft { $count } { $railroad }
baltimore_ohio_pictures-deed-shares-sold = verkauft { $count } { $railroad }
baltimore_ohio_pictures-deed-wins = bekommt { $card } für { $amount }
baltimore_ohio_pictures-deed-sacrifices = gibt 1 { $railroad } ab: kein Gewinn
baltimore_ohio_pictures-deed-value = Wert
baltimore_ohio_pictures-deed-keeps = behält { $net }
baltimore_ohio_pictures-deed-level = Technologiestufe { $level } ist erreicht
baltimore_ohio_pictures-deed-buys = { $count ->
    [one] kauft Stufe { $levels }
   *[other] kauft Stufen { $levels }
}
baltimore_ohio_pictures-deed-scraps = { $count ->
    [one] verschrottet eine Karte
   *[other] verschrottet { $count } Karten
}
baltimore_ohio_pictures-deed-builds = baut { $places }
baltimore_ohio_pictures-deed-hexes = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
baltimore_ohio_pictures-deed-pays = zahlt { $each } je Aktie
baltimore_ohio_pictures-deed-pays-you = zahlt { $each } je Aktie, dir { $got }
baltimore_ohio_pictures-why-peak = Eine Bahn hat { $top } erreicht
baltimore_ohio_pictures-why-level = Technologiestufe { $level } ist erreicht
baltimore_ohio_pictures-why-shares = Die Spieler haben alle Aktien
baltimore_ohio_pictures-why-agreed = Die Partie wurde vorzeitig beendet

baltimore_ohio_pictures-unstarted = nicht gegründet
baltimore_ohio_pictures-operating = in Betrieb
baltimore_ohio_pictures-receivership = zwangsverwaltet
baltimore_ohio_pictures-from-level = ab Stufe { $level }
baltimore_ohio_pictures-treasury = Kasse
baltimore_ohio_pictures-no-cards = keine Ausrüstung
baltimore_ohio_pictures-cubes = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
baltimore_ohio_pictures-income-before = Zuletzt { $sum }
baltimore_ohio_pictures-build-cost = { $count ->
    [one] Ein Feld für { $sum }
   *[other] Bau: { $costs } = { $sum }
}
baltimore_ohio_pictures-share = je Aktie
baltimore_ohio_pictures-build = { $count ->
    [one] Ein Feld für { $sum }, es bleiben { $left }
   *[other] { $costs } = { $sum }, es bleiben { $left }
}

baltimore_ohio_pictures-part-0 = Westen
baltimore_ohio_pictures-part-1 = Mitte
baltimore_ohio_pictures-part-2 = Osten
baltimore_ohio_pictures-sign-income = Einkommen auf Stufe { $level }
baltimore_ohio_pictures-sign-cost = Baukosten
baltimore_ohio_pictures-sign-place = Plätze belegt
baltimore_ohio_pictures-sign-home = Heimat
baltimore_ohio_pictures-sign-edge = kein Durchkommen
baltimore_ohio_pictures-sign-coal = Kohle, { $sum }
baltimore_ohio_pictures-sign-nw_coal = NW-Kohle, { $sum }
baltimore_ohio_pictures-sign-lumber = Holz, { $sum }
baltimore_ohio_pictures-sign-green = { $railroad } bleibt darin, bis sie alle fünf Städte hat
baltimore_ohio_pictures-sign-pa = nur für { $railroad }, bis sie alle drei hat

baltimore_ohio_pictures-alt-build = Bau in der Vorschau: { $hexes }, zusammen { $sum }.
baltimore_ohio_pictures-alt-built = Zuletzt gebaut: { $hexes }.
baltimore_ohio_pictures-alt-unstarted = Ohne Strecke: { $railroads }.
baltimore_ohio_pictures-alt-green = Der NYC fehlen noch { $cities }, so lange darf sie New York nicht verlassen.
baltimore_ohio_pictures-alt-pa = Pittsburgh, Harrisburg und Philadelphia sind nur für PA offen.
baltimore_ohio_pictures-alt-no-network = { $railroad } hat noch keine Strecke.
baltimore_ohio_pictures-alt-network = Spielplan um { $railroad }: { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
}, Städte { $cities }; Kasse { $treasury }, noch { $cubes ->
    [one] ein Stein
   *[other] { $cubes } Steine
}.
baltimore_ohio_pictures-alt-railroad = { $railroad } bei { $value } hat { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
} ({ $cities }).

baltimore_ohio_pictures-order = Zugreihenfolge, mit Bargeld
baltimore_ohio_pictures-track-none = Noch ist keine Bahn gegründet
baltimore_ohio_pictures-held = Bahn
baltimore_ohio_pictures-orphan = verwaist
baltimore_ohio_pictures-orphan-sinks = verwaist: senkt den Wert
baltimore_ohio_pictures-sold = in dieser Marktrunde verkauft
baltimore_ohio_pictures-presidents = auch hier: Präsident, Wert
baltimore_ohio_pictures-president = volle Farbe: Präsident
baltimore_ohio_pictures-bid = bietet { $sum } für { $card }
baltimore_ohio_pictures-barons = Räuberbarone, zurzeit je Spielrunde
baltimore_ohio_pictures-baron-free = niemandes
baltimore_ohio_pictures-alt-player = { $name } hat { $cash } und Aktien im Wert von { $stock }.
baltimore_ohio_pictures-alt-shares = { $railroad } bei { $value }: { $owners }; { $held } bei der Bahn, { $orphan } verwaist.
baltimore_ohio_pictures-alt-presides = { $name } würde Präsident von { $railroad }.
baltimore_ohio_pictures-alt-then-shares = { $name } hätte { $shares }.

baltimore_ohio_pictures-president-is = Präsident { $name }
baltimore_ohio_pictures-president-none = Kein Präsident
baltimore_ohio_pictures-shares-held = blass: { $held } bei der Bahn; gestrichen: { $orphan } verwaist
baltimore_ohio_pictures-scrap = Schrottwert
baltimore_ohio_pictures-serves = Bedient { $capacity ->
    [one] eine Stadt
   *[other] { $capacity } Städte
}, hat { $reached } erreicht
baltimore_ohio_pictures-maintenance-is = Unterhalt { $sum } ({ $each } je Karte)
baltimore_ohio_pictures-cities-at = Städte auf Technologiestufe { $level }
baltimore_ohio_pictures-no-cities = keine Stadt erreicht
baltimore_ohio_pictures-sums = Städte { $cities } − Unterhalt { $maintenance }
baltimore_ohio_pictures-sums-counters = Städte { $cities } + Rohstoffe { $counters } − Unterhalt { $maintenance }
baltimore_ohio_pictures-this-level = Stufe { $level }: { $sums }
baltimore_ohio_pictures-next-level = Ab Stufe { $level }: { $sums }
baltimore_ohio_pictures-previous-net = Vorheriges Nettoeinkommen { $sum }
baltimore_ohio_pictures-nets = Mögliche Nettoeinkommen jetzt
baltimore_ohio_pictures-nets-rise = Mögliche Nettoeinkommen; mit Pfeil hebt Ausschütten den Wert
baltimore_ohio_pictures-alt-owners = Aktien: { $owners }
baltimore_ohio_pictures-alt-cards = { $count ->
    [0] Keine Ausrüstung
    [one] Eine Karte der Stufe { $levels }
   *[other] { $count } Karten der Stufen { $levels }
}, noch { $cubes ->
    [one] ein Stein
   *[other] { $cubes } Steine
}.
baltimore_ohio_pictures-alt-reached = Städte: { $cities }.

baltimore_ohio_pictures-equipment = Ausrüstung
baltimore_ohio_pictures-prices = Preise
baltimore_ohio_pictures-scrap-short = Schrott
baltimore_ohio_pictures-maintenance = Unterhalt
baltimore_ohio_pictures-city-incomes = Städte nach Technologiestufe
baltimore_ohio_pictures-alt-deck = { $count ->
    [one] Im Stapel liegt noch eine Karte, Stufe { $level } für { $price }.
   *[other] Im Stapel liegen noch { $count } Karten, die nächste Stufe { $level } für { $price }.
}
baltimore_ohio_pictures-alt-deck-empty = Der Stapel ist ausverkauft.
baltimore_ohio_pictures-alt-maintenance = Der Unterhalt ist { $each } je Karte.
baltimore_ohio_pictures-alt-cities = Einkommen jetzt: { $cities }.

baltimore_ohio_pictures-worth = Geld und Aktien zusammen
baltimore_ohio_pictures-values = Aktienwerte
baltimore_ohio_pictures-nets-over = Nettoeinkommen, alle im selben Maßstab
baltimore_ohio_pictures-turns = Runde
baltimore_ohio_pictures-history-none = Noch ist keine Spielrunde gespielt

baltimore_ohio_pictures-tied = { $how }; gleich viel, der niedrigere Platz entscheidet
baltimore_ohio_pictures-sum-cash = Geld
baltimore_ohio_pictures-sum-stock = Aktien
baltimore_ohio_pictures-alt-values = Aktienwerte am Ende: { $values }.

baltimore_ohio_pictures-start-at = Start zu { $values }
baltimore_ohio_pictures-home-is = Heimat { $city }
baltimore_ohio_pictures-available = Kann ab Technologiestufe { $level } gegründet werden
baltimore_ohio_pictures-rule-NYC = Bleibt in New York, bis sie Utica, Syracuse, Buffalo, New York und Albany hat
baltimore_ohio_pictures-rule-PA = Allein in Pittsburgh, Harrisburg und Philadelphia, bis sie alle drei hat
baltimore_ohio_pictures-rule-NW = Nimmt NW-Kohle aus den Feldern, in die sie baut
