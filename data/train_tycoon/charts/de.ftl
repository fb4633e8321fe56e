# Wörter in den Tafeln von Train Tycoon: Geld, Aktien, Abstimmungen, und ihre Beschreibungen

train_tycoon_charts-purse = { $cash }, { $loans ->
    [one] ein Kredit
   *[other] { $loans } Kredite
}, netto { $net }
train_tycoon_charts-loans = { $count ->
    [one] 1 Kredit
   *[other] { $count } Kredite
}
train_tycoon_charts-worth = Vermögen { $sum }
train_tycoon_charts-out = wählt noch
train_tycoon_charts-done = hat gewählt
train_tycoon_charts-turns-left = { $left ->
    [0] letzte Runde
    [one] noch eine Runde
   *[other] noch { $left } Runden
}
train_tycoon_charts-price = Preis
train_tycoon_charts-turns = { $left } Runden
train_tycoon_charts-target = Ziel
train_tycoon_charts-prices-none = Noch ist keine Gesellschaft im Spiel
train_tycoon_charts-column-bank = Bank
train_tycoon_charts-column-issued = Aktien
train_tycoon_charts-column-net = Netto
train_tycoon_charts-column-loans = Kredite
train_tycoon_charts-column-income = Eink.
train_tycoon_charts-column-trains = Züge
train_tycoon_charts-key = Präsident; Kredite: aufgenommen und höchstens beim Einkommen
train_tycoon_charts-to-choose = Startgesellschaften
train_tycoon_charts-to-float = Nicht im Spiel; beim Börsengang kostet eine Aktie jetzt { $price }
train_tycoon_charts-hq-city = beginnt in einer Stadt
train_tycoon_charts-hq-factory = { $good } aus { $takes }
train_tycoon_charts-alt-done = Haben gewählt: { $names }.
train_tycoon_charts-alt-move = { $company } ging von { $first } auf { $last }.
train_tycoon_charts-alt-player = { $name } hat { $purse }, Vermögen { $worth }.
train_tycoon_charts-alt-company = { $company } zu { $price }: { $purse }, Einkommen { $income }; Aktien: { $owners }.
