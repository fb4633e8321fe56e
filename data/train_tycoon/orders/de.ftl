# Daueraufträge für Train Tycoon: für die Person, die sie hinterlässt.

train_tycoon_orders-option-pass = Im Handel passen…
train_tycoon_orders-option-buy = Zu einem Preis kaufen…
train_tycoon_orders-option-sell = Zu einem Preis verkaufen…
train_tycoon_orders-option-price = Immer derselbe Preis…
train_tycoon_orders-option-treasury = In der Kassenphase passen
train_tycoon_orders-option-solvent = Nie Bankrott erklären
train_tycoon_orders-option-target = Kein Ziel nennen
train_tycoon_orders-option-bids = Auf nichts bieten
train_tycoon_orders-option-vote = Über Gebote abstimmen…
train_tycoon_orders-option-ipo = Bei keinem Börsengang mitmachen
train_tycoon_orders-option-operate = Unverändert betreiben…
train_tycoon_orders-option-line = Keine Linie eröffnen…
train_tycoon_orders-option-trains = Züge unverändert lassen…
train_tycoon_orders-option-pay = Weiter ausschütten…
train_tycoon_orders-option-retain = Weiter einbehalten…
train_tycoon_orders-detail-pass = Geheim; immer oder bis zu einem Preis oder einer Gesellschaft
train_tycoon_orders-detail-buy = Im Handel und in der Kassenphase, wenn eine nicht mehr kostet, als du nennst
train_tycoon_orders-detail-sell = Im Handel und in der Kassenphase, wenn eine mindestens so viel bringt, wie du nennst
train_tycoon_orders-detail-price = Geheim: niedrig, mittel oder hoch, solange du Präsident bist
train_tycoon_orders-detail-treasury = Außer du musst wegen Schulden verkaufen; Aufträge zum Kaufen und Verkaufen gehen vor
train_tycoon_orders-detail-solvent = Solange dein Vermögen nicht unter 0 $ liegt
train_tycoon_orders-detail-target = Immer, wenn du bei den Fusionen an der Reihe bist
train_tycoon_orders-detail-bids = Geheim, mit jeder deiner Gesellschaften
train_tycoon_orders-detail-vote = Für eine Gesellschaft, geheim: für oder gegen alle Gebote oder nach Preis
train_tycoon_orders-detail-ipo = Keine an die Börse bringen und keine Aktie einer neuen kaufen
train_tycoon_orders-detail-operate = Ihre ganze Runde: keine Linie, Züge wie bisher; nie mit Verlust
train_tycoon_orders-detail-line = Für eine Gesellschaft: immer oder bis sie genug Geld hat
train_tycoon_orders-detail-trains = Für eine Gesellschaft; nie mit Verlust
train_tycoon_orders-detail-pay = Für eine Gesellschaft: immer oder solange sie daneben genug Geld hat
train_tycoon_orders-detail-retain = Für eine Gesellschaft: immer oder bis sie genug Geld hat

train_tycoon_orders-menu-buy = Gesellschaft
train_tycoon_orders-menu-sell = Gesellschaft
train_tycoon_orders-menu-vote = Gesellschaft
train_tycoon_orders-menu-own = Deine Gesellschaft
train_tycoon_orders-form-pass-company = Bis diese Gesellschaft gehandelt wird
train_tycoon_orders-form-pass-low = Bis ein Preis auf so viele Dollar fällt
train_tycoon_orders-form-pass-high = Bis ein Preis auf so viele Dollar steigt
train_tycoon_orders-form-vote-voice = Wie stimmst du?
train_tycoon_orders-form-vote-price = Preis einer Aktie in Dollar
train_tycoon_orders-worth = { $price } je Aktie; sie hat { $purse }

train_tycoon_orders-form-price-level = Welche Stufe?
train_tycoon_orders-form-operate-profit = Was geschieht mit ihrem Einkommen?
train_tycoon_orders-form-vote-hint = Leer: alle Gebote, wie hoch auch immer
train_tycoon_orders-form-pass-hint = Leer: wie hoch auch immer

train_tycoon_orders-press-always = Immer
train_tycoon_orders-press-vote-for = Für Gebote ab dem Preis
train_tycoon_orders-press-vote-against = Gegen Gebote unter dem Preis
train_tycoon_orders-press-operate-pay = Ausschütten
train_tycoon_orders-press-operate-retain = Einbehalten

train_tycoon_orders-form-buy-price = Dollar je Aktie, höchstens
train_tycoon_orders-form-buy-hold = Aktien, die du am Ende haben willst
train_tycoon_orders-form-buy-hint = Leer: eine mehr als jetzt
train_tycoon_orders-form-sell-price = Dollar je Aktie, mindestens
train_tycoon_orders-form-sell-keep = Aktien, die du behältst
train_tycoon_orders-form-sell-hint = Leer: keine
train_tycoon_orders-form-line-cash = Keine Linie, bis sie so viele Dollar hat
train_tycoon_orders-form-pay-least = Solange sie daneben so viele Dollar hat
train_tycoon_orders-form-retain-cash = Bis sie so viele Dollar hat

train_tycoon_orders-does-buy = { $hold ->
    [one] { $company } für { $price } oder weniger kaufen, im Handel und in der Kassenphase, bis du eine Aktie hast.
   *[other] { $company } für { $price } oder weniger kaufen, im Handel und in der Kassenphase, bis du { $hold } Aktien hast.
}
train_tycoon_orders-does-sell = Deine Aktien von { $company } für { $price } oder mehr verkaufen, eine nach der anderen, im Handel und in der Kassenphase.
train_tycoon_orders-does-sell-keep = { $keep ->
    [one] Aktien von { $company } für { $price } oder mehr verkaufen, im Handel und in der Kassenphase, bis du noch eine hast.
   *[other] Aktien von { $company } für { $price } oder mehr verkaufen, im Handel und in der Kassenphase, bis du noch { $keep } hast.
}
train_tycoon_orders-does-pass = Im Handel immer passen.
train_tycoon_orders-does-pass-until = Im Handel passen, bis { $until }.
train_tycoon_orders-until-company = { $company } gehandelt wird
train_tycoon_orders-until-low = eine Aktie { $price } oder weniger kostet
train_tycoon_orders-until-high = eine Aktie { $price } oder mehr kostet
train_tycoon_orders-until-or = { $first } oder { $second }
train_tycoon_orders-does-price = Den Preis von { $company } festlegen: immer { $level }.
train_tycoon_orders-does-treasury = In der Kassenphase passen, außer du musst wegen Schulden verkaufen.
train_tycoon_orders-does-solvent = Keinen Bankrott erklären, solange dein Vermögen nicht unter 0 $ liegt.
train_tycoon_orders-does-target = Keine Gesellschaft als Ziel nennen.
train_tycoon_orders-does-bids = Mit keiner deiner Gesellschaften bieten.
train_tycoon_orders-does-vote-for = Mit deinen Aktien von { $company } für jeden Vorschlag zu ihr stimmen.
train_tycoon_orders-does-vote-against = Mit deinen Aktien von { $company } gegen jeden Vorschlag zu ihr stimmen.
train_tycoon_orders-does-vote-for-price = Mit deinen Aktien von { $company } für Gebote ab { $price } je Aktie stimmen.
train_tycoon_orders-does-vote-against-price = Mit deinen Aktien von { $company } gegen Gebote unter { $price } je Aktie stimmen.
train_tycoon_orders-does-ipo = Keine Gesellschaft an die Börse bringen und keine Aktie einer neuen kaufen.
train_tycoon_orders-does-operate = { $company } unverändert betreiben: keine Linie, Züge wie bisher, { $profit }.
train_tycoon_orders-does-operate-pay = Einkommen ausschütten
train_tycoon_orders-does-operate-retain = Einkommen einbehalten
train_tycoon_orders-does-line = Für { $company } keine Linie eröffnen.
train_tycoon_orders-does-line-cash = Für { $company } keine Linie eröffnen, bis sie { $cash } hat.
train_tycoon_orders-does-trains = Die Züge von { $company } unverändert lassen.
train_tycoon_orders-does-pay = Das Einkommen von { $company } ausschütten.
train_tycoon_orders-does-pay-cash = Das Einkommen von { $company } ausschütten, solange sie daneben { $least } hat.
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
train_tycoon_orders-lapsed-president = Du bist nicht Präsident von { $company }.
train_tycoon_orders-lapsed-worth = Dein Vermögen ist { $worth }: Entscheide selbst über den Bankrott.
train_tycoon_orders-lapsed-no-ipo = Keine Gesellschaft kommt mehr an die Börse.
train_tycoon_orders-lapsed-loss = { $company } würde so { $loss } verlieren: Entscheide selbst, was zu tun ist.
train_tycoon_orders-lapsed-poor = { $company } hat neben ihrem Einkommen nur { $cash }.
train_tycoon_orders-lapsed-rich = { $company } hat jetzt { $cash }.

# Vorausgesagte Züge: Zeile, Knopf, Seite und Satz von jedem.

train_tycoon_orders-option-shares = Die ganze Runde planen…
train_tycoon_orders-option-about = Alles zu diesem Ziel…
train_tycoon_orders-option-proposed = Wie vorgeschlagen betreiben…
train_tycoon_orders-detail-shares = Preise, Handel nach Preis, Kassenphase und was folgt, auf einer Seite
train_tycoon_orders-detail-about = Gebote, erneute Gebote und Stimmen nach Preis, auf einer Seite
train_tycoon_orders-detail-proposed = Für eine Gesellschaft in dieser Runde: Linie und Einkommen, außer sie würde weniger verdienen
train_tycoon_orders-press-plan = Auftrag speichern
train_tycoon_orders-offer-shares-rest = Runde { $turn } so planen
train_tycoon_orders-offer-shares-nothing = Nichts mehr in Runde { $turn }
train_tycoon_orders-offer-proposed = { $company } { $brief }: { $line }
train_tycoon_orders-offer-proposed-marker = { $company } { $brief }: { $line }
train_tycoon_orders-offer-proposed-none = { $company } { $brief }: keine Linie
train_tycoon_orders-offer-solvent = Nie Bankrott erklären
train_tycoon_orders-offer-target = Nie ein Ziel nennen
train_tycoon_orders-offer-ipo = Bei keinem Börsengang mitmachen
train_tycoon_orders-offer-vote-for-price = Ab { $price } immer dafür
train_tycoon_orders-offer-vote-against-price = Unter { $price } immer dagegen

train_tycoon_orders-ask-shares = Plane hier deine ganze Runde. Jede Wahl wird für dich getroffen, wenn sie ansteht, und niemand sieht den Plan. Du hast { $purse }.
train_tycoon_orders-menu-mark = Preis von { $company }
train_tycoon_orders-option-mark = { $company }: { $choice }, { $price }
train_tycoon_orders-menu-deal = Aktien von { $company }, jetzt { $price }
train_tycoon_orders-deal-pass = { $company }: passen
train_tycoon_orders-deal-buy = { $company }: kaufen bis { $low }
train_tycoon_orders-deal-sell = { $company }: verkaufen ab { $high }
train_tycoon_orders-deal-both = { $company }: Kauf { $low }, Verkauf { $high }
train_tycoon_orders-menu-dealing = In der Kassenphase
train_tycoon_orders-dealing-ask = Kasse: du entscheidest
train_tycoon_orders-dealing-pass = Kasse: passen
train_tycoon_orders-dealing-deals = Kasse: bester Handel oder passen
train_tycoon_orders-press-rest = Danach nichts tun
train_tycoon_orders-press-rest-off = Den Rest selbst entscheiden
train_tycoon_orders-press-turns = In jeder Runde wiederholen
train_tycoon_orders-press-turn = Nur in Runde { $turn }
train_tycoon_orders-turn-of = In Runde { $turn }
train_tycoon_orders-turn-every = In jeder Runde
train_tycoon_orders-does-shares = { $when }: { $said } Nach allem anderen wirst du gefragt.
train_tycoon_orders-does-shares-rest = { $when }: { $said }
train_tycoon_orders-does-shares-nothing = { $when }: { $said }
train_tycoon_orders-gist-shares = { $said } Nach allem anderen wirst du gefragt.
train_tycoon_orders-gist-shares-rest = { $said }
train_tycoon_orders-gist-shares-nothing = { $said }
train_tycoon_orders-said-marks = Preise: { $rows }.
train_tycoon_orders-said-deals = Handel: { $deals }, sonst passen. Fehlt dir das Geld, wirst du gefragt.
train_tycoon_orders-said-buy = { $rows } kaufen
train_tycoon_orders-row-buy = { $company } bis { $price }
train_tycoon_orders-said-sell = { $rows } verkaufen
train_tycoon_orders-row-sell = { $company } ab { $price }
train_tycoon_orders-said-pass = Handel: passen.
train_tycoon_orders-said-dealing-deals = Kassenphase: das beste dieser Geschäfte, sonst passen. Du wirst gefragt, wenn du Schulden hast oder eine Gesellschaft verlieren würdest.
train_tycoon_orders-said-dealing-pass = Kassenphase: passen. Du wirst gefragt, wenn du Schulden hast oder eine Gesellschaft verlieren würdest.
train_tycoon_orders-said-rest-alone = Du erklärst keinen Bankrott, nennst kein Ziel und bringst keine Gesellschaft an die Börse. Du wirst gefragt, wenn dein Vermögen unter 0 $ liegt oder eine Gesellschaft insolvent, neu oder weg ist.
train_tycoon_orders-said-rest = Danach erklärst du keinen Bankrott, nennst kein Ziel und bringst keine Gesellschaft an die Börse. Du wirst gefragt, wenn dein Vermögen unter 0 $ liegt oder eine Gesellschaft insolvent, neu oder weg ist.

train_tycoon_orders-ask-bids = { $name } hat **{ $company }** als Ziel genannt, bei { $price } je Aktie. Plane hier alles dazu. Jede Wahl wird für dich getroffen, wenn sie ansteht, und niemand sieht den Plan.
train_tycoon_orders-menu-bid = Was { $company } bietet
train_tycoon_orders-option-bid = { $company }: { $choice }
train_tycoon_orders-option-bid-price = { $company }: { $choice }, { $price } je Aktie
train_tycoon_orders-menu-most = Wenn mehrere hoch bieten
train_tycoon_orders-most-ask = Du entscheidest bei mehreren
train_tycoon_orders-most-price = Hoch bis { $price }, sonst mittel
train_tycoon_orders-menu-least = Deine Stimme mit { $companies }
train_tycoon_orders-least-ask = Du entscheidest · mit { $companies }
train_tycoon_orders-least-all = Für jedes Gebot · mit { $companies }
train_tycoon_orders-least-none = Gegen jedes Gebot · mit { $companies }
train_tycoon_orders-least-price = Ab { $price } dafür, sonst dagegen · mit { $companies }
train_tycoon_orders-menu-pay = Deine Stimme mit { $companies }
train_tycoon_orders-pay-ask = Du entscheidest · mit { $companies }
train_tycoon_orders-pay-all = Für jedes Gebot · mit { $companies }
train_tycoon_orders-pay-none = Gegen jedes Gebot · mit { $companies }
train_tycoon_orders-pay-price = Bis { $price } dafür, sonst dagegen · mit { $companies }
train_tycoon_orders-menu-merger = Fusionen
train_tycoon_orders-merger-ask = Fusionen: du entscheidest
train_tycoon_orders-merger-for = Fusionen: dafür
train_tycoon_orders-merger-against = Fusionen: dagegen
train_tycoon_orders-does-about-nothing = Zu { $company }: Du wirst nach allem gefragt.
train_tycoon_orders-does-about = Zu { $company }: { $said } Nach allem anderen wirst du gefragt, auch wenn ein Gebot ungültig wäre.
train_tycoon_orders-said-bids = Gebote: { $rows }.
train_tycoon_orders-said-most = Wieder hoch bis { $price } je Aktie, sonst mittel.
train_tycoon_orders-said-least-all = Mit { $companies }: für jedes Gebot.
train_tycoon_orders-said-least-none = Mit { $companies }: gegen jedes Gebot.
train_tycoon_orders-said-least-price = Mit { $companies }: für Gebote ab { $price }, sonst dagegen.
train_tycoon_orders-said-pay-all = Mit { $companies }: für jedes Gebot.
train_tycoon_orders-said-pay-none = Mit { $companies }: gegen jedes Gebot.
train_tycoon_orders-said-pay-price = Mit { $companies }: für Gebote bis { $price }, sonst dagegen.
train_tycoon_orders-said-merger-for = Für Fusionen.
train_tycoon_orders-said-merger-against = Gegen Fusionen.

train_tycoon_orders-ask-proposed = Plane hier die Runde einer Gesellschaft. Das wird ausgeführt, wenn sie an der Reihe ist und mindestens so viel verdient, wie du sagst.
train_tycoon_orders-operates = { $company } betreiben
train_tycoon_orders-menu-proposed-line = Linie wählen
train_tycoon_orders-line-priced = { $line } für { $amount }
train_tycoon_orders-line-detail = { $sums }; auf lange Sicht { $gain }
train_tycoon_orders-line-none = Keine Linie
train_tycoon_orders-menu-least-income = Was sie verdienen muss
train_tycoon_orders-option-least-earn = Nur wenn sie { $income } oder mehr verdient
train_tycoon_orders-option-least-zero = Nur wenn sie nichts verliert
train_tycoon_orders-option-least-lose = Nur wenn sie höchstens { $income } verliert
train_tycoon_orders-cost-most = für höchstens { $amount }
train_tycoon_orders-cost-none = ohne Kosten
train_tycoon_orders-proposed-pay = schüttet ihr Einkommen aus
train_tycoon_orders-proposed-retain = behält ihr Einkommen ein
train_tycoon_orders-brief-pay = schüttet aus
train_tycoon_orders-brief-retain = behält ein
train_tycoon_orders-press-proposed-pay = Ausschütten
train_tycoon_orders-press-proposed-retain = Einbehalten
train_tycoon_orders-does-proposed = In Runde { $turn } eröffnet { $company } { $line } { $amount }, lässt ihre Züge, wie sie sind, und { $profit }. Ist die Linie nicht möglich, kostet sie mehr oder würde { $company } { $least }, wirst du stattdessen gefragt.
train_tycoon_orders-does-proposed-marker = In Runde { $turn } eröffnet { $company } { $line } { $amount }, lässt ihre Züge, wie sie sind, und { $profit }. Ist die Linie nicht möglich, kostet sie mehr oder würde { $company } { $least }, wirst du stattdessen gefragt. Du wirst auch gefragt, wohin eine Investition kommt.
train_tycoon_orders-does-proposed-none = In Runde { $turn } eröffnet { $company } keine Linie, lässt ihre Züge, wie sie sind, und { $profit }. Würde { $company } { $least }, wirst du stattdessen gefragt.
train_tycoon_orders-gist-proposed = In Runde { $turn }, { $amount }, mit den Zügen, wie sie sind. Kostet es mehr, geht es nicht oder würde { $company } { $least }, wirst du stattdessen gefragt.
train_tycoon_orders-gist-proposed-marker = In Runde { $turn }, { $amount }, mit den Zügen, wie sie sind. Kostet es mehr, geht es nicht oder würde { $company } { $least }, wirst du stattdessen gefragt. Du wirst auch gefragt, wohin eine Investition kommt.
train_tycoon_orders-gist-proposed-none = In Runde { $turn }, mit den Zügen, wie sie sind. Würde { $company } { $least }, wirst du stattdessen gefragt.
train_tycoon_orders-floor-earn = weniger als { $income } verdienen
train_tycoon_orders-floor-zero = Geld verlieren
train_tycoon_orders-floor-lose = mehr als { $income } verlieren
train_tycoon_orders-lapsed-over = Diese Runde ist vorbei.
train_tycoon_orders-lapsed-line = Die Linie von { $company } ist nicht mehr möglich wie vorgeschlagen: Entscheide selbst.
train_tycoon_orders-lapsed-cost = Die Linie von { $company } kostet jetzt { $cost }: Entscheide selbst.
train_tycoon_orders-lapsed-less = { $company } würde nur { $income } verdienen: Entscheide selbst.
