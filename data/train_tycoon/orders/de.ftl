# Daueraufträge für Train Tycoon: für die Person, die sie hinterlässt.

train_tycoon_orders-option-pass = Im Handel passen…
train_tycoon_orders-option-buy = Aktien zu einem Preis kaufen…
train_tycoon_orders-option-sell = Aktien zu einem Preis verkaufen…
train_tycoon_orders-option-price = Immer dieselbe Preisstufe wählen…
train_tycoon_orders-option-treasury = In der Kasse passen
train_tycoon_orders-option-solvent = Nie Bankrott erklären
train_tycoon_orders-option-target = Keine Gesellschaft freigeben
train_tycoon_orders-option-bids = Auf Gesellschaften nichts bieten
train_tycoon_orders-option-vote = Über Gebote auf eine Gesellschaft abstimmen…
train_tycoon_orders-option-ipo = Bei keinem Börsengang mitmachen
train_tycoon_orders-option-operate = Eine Gesellschaft unverändert betreiben…
train_tycoon_orders-option-line = Für eine Gesellschaft keine Linie eröffnen…
train_tycoon_orders-option-trains = Die Züge einer Gesellschaft so lassen…
train_tycoon_orders-option-pay = Für eine Gesellschaft weiter auszahlen…
train_tycoon_orders-option-retain = Für eine Gesellschaft weiter einbehalten…
train_tycoon_orders-detail-pass = Geheim; immer oder bis zu einem Preis oder einer Gesellschaft
train_tycoon_orders-detail-buy = Im Handel und in der Kasse, wenn eine nicht mehr kostet, als du nennst
train_tycoon_orders-detail-sell = Im Handel und in der Kasse, wenn eine so viel bringt, wie du nennst
train_tycoon_orders-detail-price = Geheim: niedrig, mittel oder hoch, solange du ihr vorstehst
train_tycoon_orders-detail-treasury = Außer du musst wegen Schulden verkaufen; andere Aufträge gehen vor
train_tycoon_orders-detail-solvent = Solange dein Vermögen nicht unter null liegt
train_tycoon_orders-detail-target = Immer, wenn du gefragt wirst
train_tycoon_orders-detail-bids = Geheim, mit jeder deiner Gesellschaften
train_tycoon_orders-detail-vote = Geheim, dafür oder dagegen, bei allen oder nach ihrem Preis
train_tycoon_orders-detail-ipo = Keine an die Börse bringen und keine Aktie einer neuen kaufen
train_tycoon_orders-detail-operate = Ihr ganzer Betrieb: keine Linie, Züge wie bisher; nie mit Verlust
train_tycoon_orders-detail-line = Immer oder bis sie genug Geld hat
train_tycoon_orders-detail-trains = Außer das brächte Verlust
train_tycoon_orders-detail-pay = Immer oder solange sie daneben genug Geld hat
train_tycoon_orders-detail-retain = Immer oder bis sie genug Geld hat

train_tycoon_orders-which-buy = Aktien welcher Gesellschaft willst du kaufen?
train_tycoon_orders-which-sell = Aktien welcher Gesellschaft willst du verkaufen?
train_tycoon_orders-which-vote = Um Gebote auf welche Gesellschaft geht es? Du stimmst mit ihren Aktien ab.
train_tycoon_orders-which-own = Für welche deiner Gesellschaften?
train_tycoon_orders-menu-buy = Gesellschaften
train_tycoon_orders-menu-sell = Gesellschaften, von denen du Aktien hast
train_tycoon_orders-menu-vote = Gesellschaften, von denen du Aktien hast
train_tycoon_orders-menu-own = Gesellschaften, denen du vorstehst
train_tycoon_orders-menu-pass-company = Bis diese Gesellschaft gehandelt wird…
train_tycoon_orders-menu-pass-low = Bis eine Aktie höchstens so viel kostet…
train_tycoon_orders-menu-pass-high = Bis eine Aktie mindestens so viel kostet…
train_tycoon_orders-menu-buy-price = Höchstens für eine Aktie
train_tycoon_orders-menu-sell-price = Mindestens für eine Aktie
train_tycoon_orders-menu-vote-for = Für Gebote von mindestens…
train_tycoon_orders-menu-vote-against = Gegen Gebote unter…
train_tycoon_orders-worth = { $price } je Aktie; sie hat { $purse }

train_tycoon_orders-ask-pass = Bis wann willst du im Handel passen? Dann endet der Auftrag, und du wirst gefragt.
train_tycoon_orders-ask-buy = **{ $company }** kostet jetzt { $price } je Aktie. Zu welchem Preis kaufst du?
train_tycoon_orders-ask-buy-count = **{ $company }** für { $price } oder weniger, eine Aktie nach der anderen; du hast { $count }. Bis du wie viele hast?
train_tycoon_orders-ask-sell = **{ $company }** steht jetzt bei { $price } je Aktie. Zu welchem Preis verkaufst du?
train_tycoon_orders-ask-sell-count = **{ $company }** für { $price } oder mehr, eine Aktie nach der anderen; du hast { $count }. Wie viele behältst du?
train_tycoon_orders-ask-price = **{ $company }**: welche Stufe in jedem Handel?
train_tycoon_orders-ask-vote = Gebote auf **{ $company }**, jetzt { $price } je Aktie: Wie stimmst du mit ihren Aktien ab?
train_tycoon_orders-ask-operate = **{ $company }** fährt mit dem, was sie hat. Was wird aus ihrem Einkommen?
train_tycoon_orders-ask-line = **{ $company }** hat { $purse }. Keine Linie, bis sie wie viel hat?
train_tycoon_orders-ask-pay = **{ $company }** hat { $purse }. Auszahlen, solange sie daneben wie viel hat?
train_tycoon_orders-ask-retain = **{ $company }** hat { $purse }. Einbehalten, bis sie wie viel hat?

train_tycoon_orders-press-always = Immer
train_tycoon_orders-press-other = Anderer Betrag…
train_tycoon_orders-press-buy = { $count ->
    [one] Bis ich eine habe
   *[other] Bis ich { $count } habe
}
train_tycoon_orders-press-sell = { $count ->
    [0] Keine behalten
    [one] Eine behalten
   *[other] { $count } behalten
}
train_tycoon_orders-press-vote-for = Für alle
train_tycoon_orders-press-vote-against = Gegen alle
train_tycoon_orders-press-operate-pay = Auszahlen
train_tycoon_orders-press-operate-retain = Einbehalten

train_tycoon_orders-form-buy = Zu einem Preis kaufen
train_tycoon_orders-form-buy-price = Höchstens so viele Dollar je Aktie
train_tycoon_orders-form-buy-hold = Bis du wie viele Aktien hast
train_tycoon_orders-form-buy-hint = Leer: eine mehr als jetzt
train_tycoon_orders-form-sell = Zu einem Preis verkaufen
train_tycoon_orders-form-sell-price = Mindestens so viele Dollar je Aktie
train_tycoon_orders-form-sell-keep = Wie viele Aktien du behältst
train_tycoon_orders-form-sell-hint = Leer: keine
train_tycoon_orders-form-line = Bis die Gesellschaft so viel hat
train_tycoon_orders-form-line-cash = Geld der Gesellschaft in Dollar
train_tycoon_orders-form-pay = Solange die Gesellschaft so viel hat
train_tycoon_orders-form-pay-least = Geld der Gesellschaft, mindestens
train_tycoon_orders-form-retain = Bis die Gesellschaft so viel hat
train_tycoon_orders-form-retain-cash = Geld der Gesellschaft in Dollar

train_tycoon_orders-does-buy = { $count ->
    [one] { $company } für { $price } oder weniger kaufen, im Handel und in der Kasse, bis ich eine Aktie habe.
   *[other] { $company } für { $price } oder weniger kaufen, im Handel und in der Kasse, bis ich { $count } Aktien habe.
}
train_tycoon_orders-does-sell = Meine Aktien von { $company } für { $price } oder mehr verkaufen, eine nach der anderen, im Handel und in der Kasse.
train_tycoon_orders-does-sell-keep = { $count ->
    [one] Aktien von { $company } für { $price } oder mehr verkaufen, im Handel und in der Kasse, bis ich noch eine habe.
   *[other] Aktien von { $company } für { $price } oder mehr verkaufen, im Handel und in der Kasse, bis ich noch { $count } habe.
}
train_tycoon_orders-does-pass = Im Handel immer passen.
train_tycoon_orders-does-pass-until = Im Handel passen, bis { $until }.
train_tycoon_orders-until-company = { $company } gehandelt wird
train_tycoon_orders-until-low = eine Aktie { $price } oder weniger kostet
train_tycoon_orders-until-high = eine Aktie { $price } oder mehr kostet
train_tycoon_orders-until-or = { $first } oder { $second }
train_tycoon_orders-does-price = Für den Preis von { $company } { $level } wählen.
train_tycoon_orders-does-treasury = In der Kasse passen, außer ich muss wegen Schulden verkaufen.
train_tycoon_orders-does-solvent = Keinen Bankrott erklären, solange mein Vermögen nicht unter null liegt.
train_tycoon_orders-does-target = Keine Gesellschaft für Gebote freigeben.
train_tycoon_orders-does-bids = Mit keiner meiner Gesellschaften bieten.
train_tycoon_orders-does-vote-for = Mit den Aktien von { $company } für alles stimmen, was für sie vorgeschlagen wird.
train_tycoon_orders-does-vote-against = Mit den Aktien von { $company } gegen alles stimmen, was für sie vorgeschlagen wird.
train_tycoon_orders-does-vote-for-price = Mit den Aktien von { $company } für Gebote ab { $price } je Aktie stimmen.
train_tycoon_orders-does-vote-against-price = Mit den Aktien von { $company } gegen Gebote unter { $price } je Aktie stimmen.
train_tycoon_orders-does-ipo = Keine Gesellschaft an die Börse bringen und keine Aktie einer neuen kaufen.
train_tycoon_orders-does-operate = { $company } unverändert betreiben: keine Linie, Züge wie bisher, { $profit }.
train_tycoon_orders-does-operate-pay = Einkommen auszahlen
train_tycoon_orders-does-operate-retain = Einkommen einbehalten
train_tycoon_orders-does-line = Für { $company } keine Linie eröffnen.
train_tycoon_orders-does-line-cash = Für { $company } keine Linie eröffnen, bis sie { $cash } hat.
train_tycoon_orders-does-trains = Die Züge von { $company } so lassen.
train_tycoon_orders-does-pay = Das Einkommen von { $company } auszahlen.
train_tycoon_orders-does-pay-cash = Das Einkommen von { $company } auszahlen, solange sie daneben { $cash } hat.
train_tycoon_orders-does-retain = Das Einkommen von { $company } einbehalten.
train_tycoon_orders-does-retain-cash = Das Einkommen von { $company } einbehalten, bis sie { $cash } hat.

train_tycoon_orders-lapsed-out = Die Partie ist zu Ende.
train_tycoon_orders-lapsed-inactive = { $company } ist nicht mehr im Spiel.
train_tycoon_orders-lapsed-held = { $count ->
    [one] Du hast eine Aktie von { $company }.
   *[other] Du hast { $count } Aktien von { $company }.
}
train_tycoon_orders-lapsed-sold = { $count ->
    [one] Du hast noch eine Aktie von { $company }.
   *[other] Du hast noch { $count } Aktien von { $company }.
}
train_tycoon_orders-lapsed-none = Du hast keine Aktie von { $company }.
train_tycoon_orders-lapsed-traded = { $company } wird jetzt gehandelt, zu { $price }.
train_tycoon_orders-lapsed-cheap = { $company } kostet nur { $price } je Aktie.
train_tycoon_orders-lapsed-dear = { $company } kostet { $price } je Aktie.
train_tycoon_orders-lapsed-president = Du stehst { $company } nicht vor.
train_tycoon_orders-lapsed-worth = Dein Vermögen ist { $worth }: Entscheide selbst über den Bankrott.
train_tycoon_orders-lapsed-no-ipo = Keine Gesellschaft kommt mehr an die Börse.
train_tycoon_orders-lapsed-loss = { $company } würde so { $loss } verlieren: Entscheide selbst, was zu tun ist.
train_tycoon_orders-lapsed-poor = { $company } hat neben ihrem Einkommen nur { $cash }.
train_tycoon_orders-lapsed-rich = { $company } hat jetzt { $cash }.
