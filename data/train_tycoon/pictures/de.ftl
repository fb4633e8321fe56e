# Words in the pictures of Train Tycoon, and their descriptions

train_tycoon_pictures-round = Runde { $turn } – { $part }
train_tycoon_pictures-part-setup = Aufbau
train_tycoon_pictures-part-trading = Handel
train_tycoon_pictures-part-treasury = Kassenphase
train_tycoon_pictures-part-mergers = Fusionen
train_tycoon_pictures-part-ipo = Börsengang
train_tycoon_pictures-part-operate = Betrieb
train_tycoon_pictures-part-over = Partie zu Ende

train_tycoon_pictures-ask-auction = Geheim auf den Vorrang bieten: { $name }
train_tycoon_pictures-ask-seating = { $name }: Sitzordnung bestimmen
train_tycoon_pictures-ask-choose = { $name }: Startgesellschaft wählen
train_tycoon_pictures-ask-prices = Preise ihrer Aktien wählen noch: { $name }
train_tycoon_pictures-people = { $count } Personen
train_tycoon_pictures-ask-trade = { $company } kaufen, verkaufen, passen: { $name }
train_tycoon_pictures-ask-treasury = { $name }: Aktie kaufen, verkaufen oder passen
train_tycoon_pictures-ask-treasury-must = { $name }: wegen Schulden eine Aktie verkaufen
train_tycoon_pictures-ask-treasury-buy = { $name }: Aktie kaufen oder passen
train_tycoon_pictures-ask-treasury-sell = { $name }: Aktie verkaufen oder passen
train_tycoon_pictures-ask-treasury-pass = { $name }: passen, es gibt nichts zu handeln
train_tycoon_pictures-ask-bankruptcy = { $name }: Bankrott erklären?
train_tycoon_pictures-ask-target = { $name }: Ziel für Gebote nennen oder passen
train_tycoon_pictures-ask-bids = Auf { $company } bieten: { $name }
train_tycoon_pictures-ask-rebids = Neu auf { $company } bieten: { $name }
train_tycoon_pictures-ask-vote = { $voting } stimmt über { $role ->
    [merger] die Fusion mit { $other }
    [bidder] die Übernahme von { $other }
   *[other] die Übernahme durch { $other }
} ab: { $name }
train_tycoon_pictures-ask-keep = { $name }: Linien wählen, die { $company } behält
train_tycoon_pictures-ask-ipo = { $name }: eine Gesellschaft an die Börse bringen oder passen
train_tycoon_pictures-ask-answers = Bei { $company } mitkaufen? Ja oder nein: { $name }
train_tycoon_pictures-ask-factory = { $name }: Fabrik von { $company } setzen
train_tycoon_pictures-ask-line = { $name }: eine Linie für { $company } eröffnen?
train_tycoon_pictures-ask-no-line = { $name }: weiter, für { $company } ist keine Linie möglich
train_tycoon_pictures-ask-take = { $name }: Zug von { $company } für die neue Linie nehmen
train_tycoon_pictures-ask-invest = { $name }: in die neue Linie von { $company } investieren?
train_tycoon_pictures-ask-trains = { $name }: Züge von { $company } ändern?
train_tycoon_pictures-ask-payout = { $name }: Einkommen von { $company } ausschütten?
train_tycoon_pictures-would-buy = { $name }: eine Aktie von { $company } für { $price } kaufen?
train_tycoon_pictures-would-sell = { $name }: eine Aktie von { $company } für { $price } verkaufen?
train_tycoon_pictures-would-target = { $name }: { $company } als Ziel für Gebote nennen?
train_tycoon_pictures-would-place = { $name }: Fabrik von { $company } in { $start }, diese Linie nach { $place }?
train_tycoon_pictures-would-way = { $name }: Wie geht die Linie von { $company } ab { $place } weiter?
train_tycoon_pictures-would-open = { $name }: diese Linie von { $company } nach { $place } eröffnen?
train_tycoon_pictures-would-start = { $name }: Wo endet die Linie von { $company } ab { $place }?
train_tycoon_pictures-would-take = { $name }: Zug { $line } von { $company } für die neue Linie nehmen?
train_tycoon_pictures-would-expand = { $name }: auf dieser Linie ab { $start } einen Zug mehr für { $company } einsetzen?
train_tycoon_pictures-would-cut = { $name }: Zug { $line } von { $company } abziehen?
train_tycoon_pictures-ask-over = Die letzte Runde ist gespielt

train_tycoon_pictures-item-oil = Öl
train_tycoon_pictures-item-minerals = Mineralien
train_tycoon_pictures-item-fish = Fisch
train_tycoon_pictures-item-cheese = Käse
train_tycoon_pictures-item-furniture = Möbel
train_tycoon_pictures-item-tools = Werkzeug
train_tycoon_pictures-item-passengers = Reisende
train_tycoon_pictures-place-resource = { $item } { $hex }
train_tycoon_pictures-place-factory = Fabrik { $hex } ({ $item })
train_tycoon_pictures-place-transfer = Umladeknoten { $hex }

train_tycoon_pictures-beyond = Linien außerhalb: { $lines }
train_tycoon_pictures-line-number = Linie { $line }
train_tycoon_pictures-west = Westen
train_tycoon_pictures-east = Osten
# alike: the same word
train_tycoon_pictures-start = Start
train_tycoon_pictures-share = je Aktie
train_tycoon_pictures-inactive = nicht im Spiel
train_tycoon_pictures-holds = { $loans ->
    [0] { $cash } bar
    [one] { $cash } bar, ein Kredit
   *[other] { $cash } bar, { $loans } Kredite
}
train_tycoon_pictures-holds-now = Jetzt { $loans ->
    [0] { $cash } bar
    [one] { $cash } bar, ein Kredit
   *[other] { $cash } bar, { $loans } Kredite
}
train_tycoon_pictures-trains-out = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
train_tycoon_pictures-factory-waits = Fabrik noch zu setzen ({ $item })
train_tycoon_pictures-income-now = Einkommen letzte Runde { $sum }
train_tycoon_pictures-laid-new = { $count } neu
train_tycoon_pictures-laid-upgraded = { $count } ausgebaut
train_tycoon_pictures-laid-replaced = { $count } abgerissen
train_tycoon_pictures-laid-reused = { $count } kostenlos mitbenutzt
train_tycoon_pictures-cost-track = Plättchen ({ $kinds }): { $sum }
train_tycoon_pictures-cost-rights = Rechte in { $place }: { $rights }
train_tycoon_pictures-cost-engineering = Ingenieurkosten der längsten Linie: { $sum }
train_tycoon_pictures-cost-breaks = { $count ->
    [one] Unterbricht die eigene Linie { $lines }
   *[other] Unterbricht die eigenen Linien { $lines }
}
train_tycoon_pictures-cost-total = { $loans ->
    [0] Zusammen { $sum }, es bleiben { $cash }
    [one] Zusammen { $sum }, es bleiben { $cash } und ein Kredit
   *[other] Zusammen { $sum }, es bleiben { $cash } und { $loans } Kredite
}

train_tycoon_pictures-sign-new = neues Plättchen
train_tycoon_pictures-sign-upgrade = ausgebaut
train_tycoon_pictures-sign-replace = abgerissen und neu gelegt
train_tycoon_pictures-sign-reuse = mitbenutzt
train_tycoon_pictures-sign-factory = Fabrik: oben, was sie macht, unten, was sie nimmt
train_tycoon_pictures-sign-transfer = Umladeknoten
train_tycoon_pictures-sign-train = Zug mit der Nummer seiner Linie
train_tycoon_pictures-sign-abandoned = Gleis ohne Zug
train_tycoon_pictures-sign-lost = Gleis, das wegfiele
train_tycoon_pictures-sign-brought = in dieser Runde hingebracht
train_tycoon_pictures-sign-investment = Investition: wie oft sie zählt; eigene: was sie bringt
train_tycoon_pictures-sign-framed = neu
train_tycoon_pictures-sign-changed = veränderter Knoten
train_tycoon_pictures-sign-reach = erreichbar
train_tycoon_pictures-sign-stock = so viele liegen dort

train_tycoon_pictures-alt-plan = Vorschau einer Linie: von { $start } über { $hexes } nach { $end }.
train_tycoon_pictures-alt-laid = Neu: { $hexes }.
train_tycoon_pictures-alt-no-network = { $company } hat noch keine Linie.
train_tycoon_pictures-alt-company = { $company } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} und verbindet { $hubs }.
train_tycoon_pictures-alt-city = { $city } nimmt { $item }, { $count ->
    [0] niemand wartet
    [one] eine Person wartet
   *[other] { $count } Reisende warten
}
train_tycoon_pictures-alt-broken = Unterbrochen: Linie { $lines }.
train_tycoon_pictures-alt-brought = gebracht: { $items }
train_tycoon_pictures-alt-stocks = Vorräte: { $hubs }.
train_tycoon_pictures-alt-investments = { $count ->
    [one] Eine Investition liegt auf dem Spielplan.
   *[other] { $count } Investitionen liegen auf dem Spielplan.
}

train_tycoon_pictures-deliveries = { $count ->
    [0] keine Lieferungen
    [one] eine Lieferung für { $sum }
   *[other] { $count } Lieferungen für { $sum }
}
train_tycoon_pictures-distance = Entfernung
train_tycoon_pictures-market = Markt
train_tycoon_pictures-comes-to = Ertrag
train_tycoon_pictures-no-deliveries = Nichts konnte geliefert werden
train_tycoon_pictures-came = Neue Reisende: { $cities }
train_tycoon_pictures-made = In { $hex } gemacht: { $count } × { $item }
train_tycoon_pictures-refilled = Anderswo mehr { $item }: { $hubs }
train_tycoon_pictures-income-sums = Lieferungen { $deliveries } − Züge { $trains } − Zinsen { $interest }: Einkommen { $income }
train_tycoon_pictures-paid-out = Schüttet { $each } je Aktie aus, die Gesellschaft behält { $kept }
train_tycoon_pictures-retained = Behält { $sum } ein
