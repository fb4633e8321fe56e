# Aufträge für Baltimore & Ohio: für die Person, die sie erteilt.

baltimore_ohio_orders-press-pass-anything = Außer jemand kauft oder verkauft
baltimore_ohio_orders-option-pass = In der Marktrunde passen…
baltimore_ohio_orders-press-pass-sells = Außer jemand verkauft Aktien, die du auch hast
baltimore_ohio_orders-press-pass-buys = Außer jemand kauft Aktien, die du auch hast
baltimore_ohio_orders-press-pass-starts = Außer jemand gründet eine Bahn
baltimore_ohio_orders-press-pass-never = Was auch geschieht
baltimore_ohio_orders-press-pass-falls = Außer jemand verkauft Aktien
baltimore_ohio_orders-option-sell = Zu einem Wert verkaufen…
baltimore_ohio_orders-option-buy = Zu einem Preis kaufen…
baltimore_ohio_orders-option-bid = Auf Räuberbaron bieten…
baltimore_ohio_orders-option-auctions = Versteigerungen verlassen
baltimore_ohio_orders-option-operate = Bahn unverändert betreiben…
baltimore_ohio_orders-option-equipment = Ausrüstung behalten…
baltimore_ohio_orders-option-track = Nichts bauen…
baltimore_ohio_orders-option-cities = Städte wählen…
baltimore_ohio_orders-option-pay = Weiter ausschütten…
baltimore_ohio_orders-option-retain = Weiter einbehalten…
baltimore_ohio_orders-detail-pass = In dieser Marktrunde, sonst in der nächsten
baltimore_ohio_orders-detail-sell = Wenn eine Aktie auf einen Wert fällt oder steigt, den du nennst
baltimore_ohio_orders-detail-buy = Sobald eine Aktie höchstens so viel kostet, wie du nennst
baltimore_ohio_orders-detail-bid = Das niedrigste erlaubte Gebot, bis zu einer Grenze
baltimore_ohio_orders-detail-auctions = Jede sofort; deine Aufträge zum Bieten gehen vor
baltimore_ohio_orders-detail-operate = Ganzer Zug einer Bahn: keine Ausrüstung, keine Strecke; nie mit Verlust
baltimore_ohio_orders-detail-equipment = Eine Bahn verschrottet und kauft nichts, immer oder bis zu einer Technologiestufe
baltimore_ohio_orders-detail-track = Eine Bahn nimmt auch keinen Rohstoff; immer oder bis genug in ihrer Kasse ist
baltimore_ohio_orders-detail-cities = Die, die einer Bahn am meisten bringen, oder gerade genug, damit ihr Wert steigt
baltimore_ohio_orders-detail-pay = Für eine Bahn, immer oder bis zu einem Wert; nie, wenn das die Partie beendet
baltimore_ohio_orders-detail-retain = Für eine Bahn, immer oder bis genug in ihrer Kasse ist; nie, wenn das ihren Wert senkt

baltimore_ohio_orders-menu-sell = Bahn
baltimore_ohio_orders-menu-buy = Bahn
baltimore_ohio_orders-menu-bid = Räuberbaron
baltimore_ohio_orders-menu-own = Deine Bahn
baltimore_ohio_orders-worth = { $value } je Aktie
baltimore_ohio_orders-form-pass-unless = Wann passt du nicht?
baltimore_ohio_orders-form-cities-cities = Welche Städte bedient sie?
baltimore_ohio_orders-form-operate-cities = Welche Städte bedient sie?
baltimore_ohio_orders-form-operate-profit = Was geschieht mit dem Gewinn?
baltimore_ohio_orders-form-equipment-level = Bis wann?


baltimore_ohio_orders-press-always = Immer
baltimore_ohio_orders-press-level = Bis Stufe { $level }
baltimore_ohio_orders-press-profit-pay = Ausschütten
baltimore_ohio_orders-press-profit-retain = Einbehalten
baltimore_ohio_orders-press-cities-most = Die am meisten bringen
baltimore_ohio_orders-press-cities-rising = Knapp mehr als zuletzt

baltimore_ohio_orders-form-sell-value = Wert einer Aktie in Dollar
baltimore_ohio_orders-form-buy-price = Höchstens so viele Dollar je Aktie
baltimore_ohio_orders-form-bid-limit = Dein höchstes Gebot in Dollar
baltimore_ohio_orders-form-track-treasury = Dollar, die in ihrer Kasse sein müssen
baltimore_ohio_orders-form-pay-until = Bis zu welchem Wert einer Aktie, in Dollar
baltimore_ohio_orders-form-retain-treasury = Dollar, die in ihrer Kasse sein müssen
baltimore_ohio_orders-form-sell-count = Wie viele Aktien
baltimore_ohio_orders-form-buy-count = Wie viele Aktien
baltimore_ohio_orders-form-count-hint = Leer: so viele wie möglich

baltimore_ohio_orders-does-pass-anything = In Marktrunde { $turn } passen, außer jemand kauft oder verkauft Aktien.
baltimore_ohio_orders-does-pass-sells = In Marktrunde { $turn } passen, außer jemand verkauft Aktien einer Bahn, von der du auch welche hast.
baltimore_ohio_orders-does-pass-buys = In Marktrunde { $turn } passen, außer jemand kauft Aktien einer Bahn, von der du auch welche hast.
baltimore_ohio_orders-does-pass-starts = In Marktrunde { $turn } passen, außer jemand gründet eine Bahn.
baltimore_ohio_orders-does-pass-never = In Marktrunde { $turn } passen, was auch geschieht.
baltimore_ohio_orders-does-pass-falls = In Marktrunde { $turn } passen, außer jemand verkauft Aktien, sodass ein Wert fällt.
baltimore_ohio_orders-does-pass-first = In Marktrunde { $turn } die Züge unten ausführen, solange jeder möglich ist und dir so viel Bargeld lässt wie gezeigt; sonst wirst du wieder gefragt. Danach: { $rest }
    { $trades }
baltimore_ohio_orders-trade = { $parts }; dir bleiben { $cash }
baltimore_ohio_orders-trade-sell = { $shares } verkaufen
baltimore_ohio_orders-trade-buy = { $count } { $railroad } kaufen
baltimore_ohio_orders-trade-start = { $railroad } zu { $value } gründen, mit { $count ->
    [one] einer Aktie
   *[other] { $count } Aktien
}
baltimore_ohio_orders-trade-back = { $railroad } { $count } zurückkaufen lassen
baltimore_ohio_orders-trade-open = { $card } ab { $bid } versteigern
baltimore_ohio_orders-does-sell-low-all = Alle deine Aktien von { $railroad } verkaufen, wenn eine nur noch { $value } oder weniger wert ist.
baltimore_ohio_orders-does-sell-high-all = Alle deine Aktien von { $railroad } verkaufen, wenn eine { $value } oder mehr wert ist.
baltimore_ohio_orders-does-sell-low = { $count ->
    [one] Eine Aktie von { $railroad } verkaufen, wenn sie nur noch { $value } oder weniger wert ist.
   *[other] { $count } Aktien von { $railroad } verkaufen, wenn eine nur noch { $value } oder weniger wert ist.
}
baltimore_ohio_orders-does-sell-high = { $count ->
    [one] Eine Aktie von { $railroad } verkaufen, wenn sie { $value } oder mehr wert ist.
   *[other] { $count } Aktien von { $railroad } verkaufen, wenn eine { $value } oder mehr wert ist.
}
baltimore_ohio_orders-does-buy-all = So viele Aktien von { $railroad } kaufen wie möglich, wenn eine { $price } oder weniger kostet, verwaiste zuerst.
baltimore_ohio_orders-does-buy = { $count ->
    [one] Eine Aktie von { $railroad } kaufen, wenn sie { $price } oder weniger kostet, wenn möglich eine verwaiste.
   *[other] Bis zu { $count } Aktien von { $railroad } kaufen, wenn eine { $price } oder weniger kostet, verwaiste zuerst.
}
baltimore_ohio_orders-does-bid = Auf { $card } das niedrigste erlaubte Gebot bieten, bis { $limit }; dann aussteigen.
baltimore_ohio_orders-does-auctions = Aus jeder Versteigerung sofort aussteigen.
baltimore_ohio_orders-does-all = Deine Bahnen in beiden Geschäftsrunden der Spielrunde { $turn } betreiben wie hier gezeigt. Du wirst wieder gefragt, wenn sich die Technologiestufe bis dahin ändert, ein Schritt nicht möglich ist, es mehr zu wählen gibt oder Nettoeinkommen, Kasse oder Wert niedriger wären.
    { $turns }
baltimore_ohio_orders-does-all-round = Deine Bahnen in Geschäftsrunde { $turn }.{ $round } betreiben wie hier gezeigt. Du wirst wieder gefragt, wenn sich die Technologiestufe bis dahin ändert, ein Schritt nicht möglich ist, es mehr zu wählen gibt oder Nettoeinkommen, Kasse oder Wert niedriger wären.
    { $turns }
baltimore_ohio_orders-turn = **{ $railroad }**: { $steps }; netto { $net }, { $use }; danach Wert { $value }, Kasse { $treasury }
baltimore_ohio_orders-turn-of = { $round } { $told }
baltimore_ohio_orders-turn-nothing = unverändert
baltimore_ohio_orders-turn-scrap = verschrottet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
baltimore_ohio_orders-turn-buy = kauft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
baltimore_ohio_orders-turn-build = baut { $hexes }
baltimore_ohio_orders-turn-take-coal = nimmt Kohle von { $hex }
baltimore_ohio_orders-turn-take-lumber = nimmt Holz von { $hex }
baltimore_ohio_orders-turn-serve = bedient { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
baltimore_ohio_orders-turn-pay = ausgeschüttet
baltimore_ohio_orders-turn-retain = einbehalten
baltimore_ohio_orders-turn-loss = kein Gewinn
baltimore_ohio_orders-offer-pass-first = Handeln wie vorgeschlagen, dann passen
baltimore_ohio_orders-offer-pass-falls = Passen, außer jemand verkauft
baltimore_ohio_orders-offer-pass-anything = Passen, außer jemand handelt
baltimore_ohio_orders-offer-bid = Bieten bis { $limit }
baltimore_ohio_orders-offer-auctions = Jede Versteigerung verlassen
baltimore_ohio_orders-offer-operate-least = { $railroad }: Zug um Zug dasselbe
baltimore_ohio_orders-offer-all = Alle Bahnen wie vorgeschlagen, beide Runden
baltimore_ohio_orders-offer-all-round = Alle Bahnen wie vorgeschlagen, diese Runde
baltimore_ohio_orders-does-operate = { $railroad } unverändert betreiben: keine Ausrüstung, keine Strecke; { $cities } und { $profit }.
baltimore_ohio_orders-does-operate-least = { $railroad } Zug um Zug unverändert betreiben: keine Ausrüstung, keine Strecke; { $cities } und { $profit }. Du wirst wieder gefragt, wenn das Nettoeinkommen unter { $least } läge.
baltimore_ohio_orders-does-operate-most = die Städte bedienen, die am meisten bringen,
baltimore_ohio_orders-does-operate-rising = Städte für knapp mehr Einkommen als zuletzt bedienen
baltimore_ohio_orders-does-operate-pay = ausschütten
baltimore_ohio_orders-does-operate-retain = den Gewinn einbehalten, wenn der Wert dadurch nicht fällt
baltimore_ohio_orders-does-equipment = Für { $railroad } keine Ausrüstung verschrotten oder kaufen.
baltimore_ohio_orders-does-equipment-until = Für { $railroad } bis Technologiestufe { $level } keine Ausrüstung verschrotten oder kaufen.
baltimore_ohio_orders-does-track = Für { $railroad } nichts bauen und keinen Rohstoff nehmen.
baltimore_ohio_orders-does-track-until = Für { $railroad } nichts bauen und keinen Rohstoff nehmen, bis { $treasury } in der Kasse sind.
baltimore_ohio_orders-does-cities-most = Die Städte bedienen, die { $railroad } am meisten bringen.
baltimore_ohio_orders-does-cities-rising = Städte bedienen, die { $railroad } knapp mehr Einkommen bringen als zuletzt; geht das nicht, die mit dem meisten.
baltimore_ohio_orders-does-pay = Das Einkommen von { $railroad } weiter ausschütten.
baltimore_ohio_orders-does-pay-until = Das Einkommen von { $railroad } ausschütten, bis eine Aktie { $until } wert ist.
baltimore_ohio_orders-does-retain = Die Gewinne von { $railroad } weiter einbehalten, solange der Wert dadurch nicht fällt.
baltimore_ohio_orders-does-retain-until = Die Gewinne von { $railroad } einbehalten, bis { $treasury } in der Kasse sind, solange der Wert dadurch nicht fällt.

baltimore_ohio_orders-lapsed-out = Die Partie ist zu Ende.
baltimore_ohio_orders-lapsed-round-over = Marktrunde { $turn } ist vorbei.
baltimore_ohio_orders-lapsed-other-sells = { $name } hat Aktien von { $railroad } verkauft.
baltimore_ohio_orders-lapsed-other-buys = { $name } hat Aktien von { $railroad } gekauft.
baltimore_ohio_orders-lapsed-other-starts = { $name } hat { $railroad } gegründet.
baltimore_ohio_orders-lapsed-none = Du hast keine Aktien von { $railroad }.
baltimore_ohio_orders-lapsed-off-track = { $railroad } steht nicht auf der Wertleiste.
baltimore_ohio_orders-lapsed-all-yours = Alle Aktien von { $railroad } gehören dir.
baltimore_ohio_orders-lapsed-yours = { $card } gehört dir.
baltimore_ohio_orders-lapsed-taken = { $card } gehört { $name }.
baltimore_ohio_orders-lapsed-no-barons = Es gibt keinen Räuberbaron mehr zu versteigern.
baltimore_ohio_orders-lapsed-president = Du bist nicht Präsident von { $railroad }.
baltimore_ohio_orders-lapsed-loss = { $railroad } würde so keinen Gewinn machen: Entscheide selbst.
baltimore_ohio_orders-lapsed-level = Die Technologiestufe ist jetzt { $level }.
baltimore_ohio_orders-lapsed-no-cards = { $railroad } hat keine Ausrüstung und kann nichts einnehmen.
baltimore_ohio_orders-lapsed-treasury = In der Kasse von { $railroad } sind jetzt { $treasury }.
baltimore_ohio_orders-lapsed-value = Eine Aktie von { $railroad } ist jetzt { $value } wert.
baltimore_ohio_orders-lapsed-ends = Ausschütten würde { $railroad } ans Ende der Wertleiste bringen und so die Partie beenden: Entscheide selbst.
baltimore_ohio_orders-lapsed-turn-over = Spielrunde { $turn } ist vorbei.
baltimore_ohio_orders-lapsed-dearer = Der nächste Handel ließe dir { $cash } statt { $shown }.
baltimore_ohio_orders-lapsed-net = { $railroad } hätte { $net } Nettoeinkommen statt { $shown }.
baltimore_ohio_orders-lapsed-left = In der Kasse von { $railroad } wären nach dem Zug { $treasury } statt { $shown }.
baltimore_ohio_orders-lapsed-worth = Eine Aktie von { $railroad } wäre nach dem Zug { $value } wert statt { $shown }.
baltimore_ohio_orders-lapsed-asked = { $railroad } hat in ihrem Zug jetzt etwas anderes zu wählen als gezeigt.
