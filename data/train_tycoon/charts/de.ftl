# Wörter in den Tafeln von Train Tycoon: Geld, Aktien, Abstimmungen, und ihre Beschreibungen

train_tycoon_charts-purse = { $cash }, { $loans ->
    [one] ein Kredit
   *[other] { $loans } Kredite
}
train_tycoon_charts-loans = { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}
train_tycoon_charts-net-worth = Vermögen
train_tycoon_charts-out = wählt noch
train_tycoon_charts-done = hat gewählt
train_tycoon_charts-not-asked = nicht gefragt
train_tycoon_charts-turns-left = { $left ->
    [0] letzte Runde
    [one] noch eine Runde
   *[other] noch { $left } Runden
}
train_tycoon_charts-price = Preis
train_tycoon_charts-turns = { $left ->
    [one] 1 Runde zu spielen
   *[other] { $left } Runden zu spielen
}
train_tycoon_charts-target = Zielpreis
# alike: the same word
train_tycoon_charts-column-bank = Bank
train_tycoon_charts-column-issued = Aktien
train_tycoon_charts-column-net = Netto
train_tycoon_charts-column-loans = Kredite
train_tycoon_charts-column-income = Eink.
train_tycoon_charts-column-trains = Züge
train_tycoon_charts-key = volle Farbe: Präsident; Kredite: genommen/erlaubt
train_tycoon_charts-to-float = Nicht im Spiel; beim Börsengang kostet eine Aktie jetzt { $price }
train_tycoon_charts-hq-city = beginnt in einer Stadt
train_tycoon_charts-hq-factory = { $good } aus { $takes }

train_tycoon_charts-inactive = nicht im Spiel
train_tycoon_charts-president-is = Präsident { $name }
train_tycoon_charts-president-none = Kein Präsident
train_tycoon_charts-cash = Kasse
train_tycoon_charts-net = Netto
train_tycoon_charts-income = Einkommen
train_tycoon_charts-max-debt = erlaubt { $count ->
    [0] keinen Kredit
    [one] einen Kredit
   *[other] { $count } Kredite
}
train_tycoon_charts-value = Aktienwert, wenn jetzt Schluss wäre
train_tycoon_charts-shares-told = { $issued } ausgegeben; gestrichen: { $bank } bei der Bank; blass: { $left } in der Gesellschaft
train_tycoon_charts-marks = Wohin der Präsident den Preis im Handel setzen kann
train_tycoon_charts-level-low = niedrig
train_tycoon_charts-level-mid = mittel
train_tycoon_charts-level-high = hoch
train_tycoon_charts-hq-is-city = Beginnt in einer Stadt
train_tycoon_charts-hq-waits = Beginnt mit einer Fabrik für { $good }; sie nimmt { $takes }
train_tycoon_charts-trains = { $count ->
    [0] Keiner
    [one] Einer
   *[other] { $count }
} der { $most } Züge auf dem Spielplan
train_tycoon_charts-serves = Bedient { $hubs }
train_tycoon_charts-now = jetzt
train_tycoon_charts-start = Start
train_tycoon_charts-turn = Runde
train_tycoon_charts-past-prices = Preis
train_tycoon_charts-past-incomes = Einkommen
train_tycoon_charts-past-cash = Netto
train_tycoon_charts-past-values = Aktienwert

train_tycoon_charts-share = Aktie
train_tycoon_charts-sum-shares = Aktien
train_tycoon_charts-sum-net = Geld
train_tycoon_charts-sum-total = Vermögen

train_tycoon_charts-worth-over = Vermögen am Ende jeder Runde
train_tycoon_charts-prices-over = Aktienpreise
train_tycoon_charts-incomes-over = Einkommen
train_tycoon_charts-history-none = Noch ist keine Runde gespielt

train_tycoon_charts-shared = { $count ->
    [2] Zwei gewinnen gemeinsam!
    [3] Drei gewinnen gemeinsam!
   *[other] { $count } gewinnen gemeinsam!
}
train_tycoon_charts-stopped = Die Partie wurde vorzeitig beendet

train_tycoon_charts-target-role = Ziel
train_tycoon_charts-bidder-role = Bieter
train_tycoon_charts-loans-most = { $most ->
    [0] kein neuer Kredit
    [one] bis 1 Kredit
   *[other] bis { $most } Kredite
}
train_tycoon_charts-then = Dann { $holds }{ $repaid ->
    [0] { "" }
    [one] , 1 Kredit getilgt
   *[other] , { $repaid } Kredite getilgt
}
train_tycoon_charts-means = Netto { $net }, { $most ->
    [0] kein neuer Kredit
    [one] bis 1 Kredit
   *[other] bis { $most } Kredite
}
train_tycoon_charts-issued = { $count ->
    [one] Eine Aktie
   *[other] { $count } Aktien
}
train_tycoon_charts-train-count = { $count ->
    [0] kein Zug
    [one] ein Zug
   *[other] { $count } Züge
}
train_tycoon_charts-trains-keep = behält { $most } von { $count } Zügen
train_tycoon_charts-offers-can = Preis je Aktie und für alle
train_tycoon_charts-merge = { $bidder } übernimmt { $target }, Aktie gegen Aktie
train_tycoon_charts-buy = { $bidder } kauft { $target }: { $price } je Aktie, { $total }
train_tycoon_charts-proposes-merger = Fusion, Aktie gegen Aktie
train_tycoon_charts-offers = { $level }: { $price } je Aktie
train_tycoon_charts-for-shares = Für { $company }
train_tycoon_charts-votes-of = Stimmen von { $company }
train_tycoon_charts-needed = Aktien von { $company }: nötig sind mindestens { $need } von { $issued }

train_tycoon_charts-shown-trades = Eben gehandelt: { $company }
train_tycoon_charts-order-buy = Kaufen
train_tycoon_charts-order-sell = Verkaufen
train_tycoon_charts-order-pass = Passen
train_tycoon_charts-void-buy = konnte nicht zahlen; zählt als Passen
train_tycoon_charts-void-sell = hatte keine Aktie; zählt als Passen
train_tycoon_charts-no-exchange = Keine Aktie wechselt den Besitzer
train_tycoon_charts-shown-bids = Gebote auf { $target }
train_tycoon_charts-bid-merger = Fusion
train_tycoon_charts-bid-none = kein Gebot
train_tycoon_charts-bid-void = ungültig: zu viele Kredite
train_tycoon_charts-bid-void-merger = ungültig: zu viele Aktien
train_tycoon_charts-rises = Der Preis steigt
train_tycoon_charts-vote-merger = { $of } stimmt ab: Fusion mit { $bidder }
train_tycoon_charts-vote-offer = { $of } stimmt ab: { $bidder } bietet { $price } je Aktie
train_tycoon_charts-voice-for = Dafür
train_tycoon_charts-voice-against = Dagegen
train_tycoon_charts-voice-abstain = Enthaltung
train_tycoon_charts-passed = { $of } stimmt zu
train_tycoon_charts-failed = { $of } lehnt ab
train_tycoon_charts-takes-over = übernimmt
train_tycoon_charts-shown-answers = { $company } geht an die Börse
train_tycoon_charts-answer-yes = Ja
train_tycoon_charts-answer-no = Nein
train_tycoon_charts-floated = Jetzt ist sie im Spiel
train_tycoon_charts-not-floated = { $shares ->
    [0] Keine Aktie verkauft, nötig sind { $least }
    [one] Eine Aktie verkauft, nötig sind { $least }
   *[other] { $shares } Aktien verkauft, nötig sind { $least }
}
train_tycoon_charts-shown-priority = Gebote auf den Vorrang
train_tycoon_charts-wins-priority = gewinnt
train_tycoon_charts-tied-priority = Gleichstand: sie bieten noch einmal
train_tycoon_charts-shown-investments = Aufgedeckte Investitionen
train_tycoon_charts-nobody = niemand
train_tycoon_charts-film-turn = Runde { $turn }

train_tycoon_charts-begins = beginnt
train_tycoon_charts-sum-auction = Geheim bieten in Schritten zu { $step }; jeder zahlt sein Gebot. Wer am meisten bietet, bestimmt die Sitzordnung. Bargeld { $cash }
train_tycoon_charts-sum-choose = Eine Gesellschaft beginnt mit { $cash }, die Aktie zu { $price }
train_tycoon_charts-sum-prices = Niedrig/mittel/hoch wählen. Neuer Aktienpreis: { $companies }
train_tycoon_charts-sum-price-marks = Neuen Aktienpreis wählen. { $companies }: jetzt { $now }, niedrig { $low }, mittel { $middle }, hoch { $high }
train_tycoon_charts-sum-trade = Aktie { $company }: kostet { $price }, zählt zum Schluss derzeit { $value }; letztes Einkommen { $income }
train_tycoon_charts-sum-deal = Kaufen: { $buy } · verkaufen: { $sell } · Bargeld { $cash }
train_tycoon_charts-sum-buy = Kaufen: { $buy } · Bargeld { $cash }
train_tycoon_charts-sum-sell = Verkaufen: { $sell } · Bargeld { $cash }
train_tycoon_charts-sum-bankruptcy = Wenn ja: Vermögen { $worth }; weg sind Bargeld, Kredite und { $shares ->
    [0] aller Besitz
    [one] die eine Aktie
   *[other] alle { $shares } Aktien
}
train_tycoon_charts-sum-target = Jede Gesellschaft kann Ziel sein; ohne Abschluss zahlt { $fee }, wer es nennt. Eigene können bieten bis: { $companies }
train_tycoon_charts-sum-target-none = Jede Gesellschaft kann Ziel sein; ohne Abschluss zahlt { $fee }, wer es nennt. Keine eigene Gesellschaft kann bieten
train_tycoon_charts-sum-bids = Alle { $count } Aktien von { $company } zu je { $prices } (zusammen { $sums }) oder Fusion
train_tycoon_charts-sum-rebids = Alle { $count } Aktien von { $company } zu je { $prices } (zusammen { $sums })
train_tycoon_charts-sum-merger = { $bidder } und { $company } fusionieren
train_tycoon_charts-sum-takeover = { $bidder } ({ $sums }) kauft { $company } für { $total }
train_tycoon_charts-sum-worth = { $name }: Vermögen { $worth }
train_tycoon_charts-sum-keep = { $count } Linien für { $most } Züge: { $gone } { $gone ->
    [one] fällt weg
   *[other] fallen weg
}
train_tycoon_charts-sum-ipo = Eine Aktie kostet { $price }; bei weniger als { $least } zahlt, wer sie bringt, { $fee } Gebühr
train_tycoon_charts-sum-line = Z. B. { $start } – { $place } für { $cost }: Einkommen { $income }, auf lange Sicht { $gain }
train_tycoon_charts-sum-line-poor = Keine dürfte sich lohnen. Beste: { $start } – { $place } für { $cost }, auf lange Sicht { $gain }
train_tycoon_charts-sum-factory = Z. B. in { $start } mit Linie nach { $place } für { $cost }: Einkommen { $income }
train_tycoon_charts-sum-line-costs = Eine Linie kostet { $tile } je Plättchen, mit { $most } Plättchen { $longest } mehr, Rechte bis { $rights } je Gesellschaft am Ort
train_tycoon_charts-sum-line-budget = bis { $spend } auszugeben
train_tycoon_charts-sum-line-reuse = Kein Geld für ein Plättchen: Nur vorhandenes Gleis geht, kostenlos
train_tycoon_charts-sum-no-line = Keine Linie möglich; Einkommen in dieser Runde { $income }
train_tycoon_charts-sum-answers = Ja: jede Runde eine Aktie zu { $price }, bis { $least } verkauft sind; sonst zahlt, wer sie bringt, { $fee }
train_tycoon_charts-sum-start = Ausgeben höchstens { $spend }; ohne Linie: Einkommen { $income }
train_tycoon_charts-sum-take = Kostenlos; die andere Linie fährt nicht mehr
train_tycoon_charts-sum-or = { " oder " }
train_tycoon_charts-sum-invest = Kostenlos: Eine Investition ({ $pays }, geheim) auf { $places } bringt diesen Betrag der Gesellschaft, die bei Spielende dort fährt
train_tycoon_charts-sum-trains = Unterhalt je Zug in dieser Runde { $each }; abziehen ist kostenlos, einen mehr kann es nicht geben. Einkommen dieser Runde ohne Änderung { $income }
train_tycoon_charts-sum-train = Unterhalt je Zug in dieser Runde { $each }; abziehen ist kostenlos, einer mehr kostet ab { $price }. Einkommen dieser Runde ohne Änderung { $income }
train_tycoon_charts-sum-train-free = Unterhalt je Zug in dieser Runde { $each }; abziehen ist kostenlos, einer mehr kann kostenlos sein. Einkommen dieser Runde ohne Änderung { $income }
train_tycoon_charts-sum-payout = { $each } je Aktie ausschütten (eigene: { $own }) oder { $kept } behalten
train_tycoon_charts-change-shares = Aktien von { $company }
train_tycoon_charts-change-same = { $what } bleibt { $sum }
train_tycoon_charts-change-instead = { $what } { $after } statt { $before }
train_tycoon_charts-change-end-of-turn = Am Ende der Runde: { $change }
train_tycoon_charts-change-income = Einkommen { $company } in dieser Runde
train_tycoon_charts-change-cash = Bargeld { $whose }
train_tycoon_charts-change-turn = Einkommen in dieser Runde
train_tycoon_charts-change-end = { $place } für { $cost }: Einkommen { $income }
train_tycoon_charts-change-gain = Bis zum Spielende bringt diese Linie allein { $gain }, Kosten abgezogen
train_tycoon_charts-change-loss = Bis zum Spielende kostet diese Linie allein { $loss } mehr, als sie bringt: Der Unterhalt wird teurer
train_tycoon_charts-own-cash = Eigenes Bargeld
train_tycoon_charts-change-price = Preis { $company }
train_tycoon_charts-change-given-up = Linie { $line } ({ $ends }) wird aufgegeben
train_tycoon_charts-change-gets-train = Linie { $line } ({ $ends }) bekommt den Zug
train_tycoon_charts-change-trains = Züge
train_tycoon_charts-change-bidders = Bieten dürfen: { $companies }
train_tycoon_charts-change-no-bidder = Keine Gesellschaft kann bieten: Du zahlst { $fee } für nichts
train_tycoon_charts-change-no-deal = Ohne Abschluss zahlst du { $fee }, notfalls mit einem Kredit
train_tycoon_charts-change-worth = Vermögen
train_tycoon_charts-change-worth-now = Vermögen jetzt { $sum }
