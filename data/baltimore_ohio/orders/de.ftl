# Daueraufträge für Baltimore & Ohio: für die Person, die sie hinterlässt.

baltimore_ohio_orders-option-pass-anything = Passen, außer wenn jemand verkauft oder kauft
baltimore_ohio_orders-option-pass-sells = Passen, außer jemand verkauft Aktien meiner Bahnen
baltimore_ohio_orders-option-pass-buys = Passen, außer jemand kauft Aktien meiner Bahnen
baltimore_ohio_orders-option-pass-starts = Passen, außer wenn jemand eine Bahn gründet
baltimore_ohio_orders-option-pass-never = Passen, was auch geschieht
baltimore_ohio_orders-option-sell = Aktien zu einem Wert verkaufen…
baltimore_ohio_orders-option-buy = Aktien zu einem Preis kaufen…
baltimore_ohio_orders-option-bid = Auf einen Räuberbaron bieten…
baltimore_ohio_orders-option-auctions = Aus Versteigerungen aussteigen
baltimore_ohio_orders-option-operate = Eine Bahn unverändert betreiben…
baltimore_ohio_orders-option-equipment = Die Ausrüstung einer Bahn behalten…
baltimore_ohio_orders-option-track = Für eine Bahn nichts bauen…
baltimore_ohio_orders-option-cities = Die Städte einer Bahn wählen…
baltimore_ohio_orders-option-pay = Für eine Bahn weiter ausschütten…
baltimore_ohio_orders-option-retain = Für eine Bahn weiter einbehalten…
baltimore_ohio_orders-detail-pass = In dieser Marktrunde; während der Geschäftsrunden in der nächsten
baltimore_ohio_orders-detail-sell = Wenn ihr Wert auf einen gefallen oder gestiegen ist, den du nennst
baltimore_ohio_orders-detail-buy = Sobald eine Aktie nicht mehr kostet, als du nennst
baltimore_ohio_orders-detail-bid = Das Mindeste, was erlaubt ist, bis zu einer Grenze
baltimore_ohio_orders-detail-auctions = Aus jeder sofort; Gebote, die du beauftragt hast, gehen vor
baltimore_ohio_orders-detail-operate = Ihren ganzen Zug: keine Ausrüstung, keine Strecke; nie mit Verlust
baltimore_ohio_orders-detail-equipment = Keine verschrotten und keine kaufen, immer oder bis zu einer Stufe
baltimore_ohio_orders-detail-track = Und keinen Rohstoff nehmen, immer oder bis ihre Kasse voll ist
baltimore_ohio_orders-detail-cities = Die am meisten bringen, oder gerade genug, dass der Wert steigt
baltimore_ohio_orders-detail-pay = Immer oder bis zu einem Wert; nie so, dass das Spiel dadurch endet
baltimore_ohio_orders-detail-retain = Immer oder bis ihre Kasse voll ist; nie so, dass ihr Wert fällt

baltimore_ohio_orders-which-sell = Aktien welcher Bahn willst du verkaufen?
baltimore_ohio_orders-which-buy = Aktien welcher Bahn willst du kaufen?
baltimore_ohio_orders-which-bid = Auf welchen Räuberbaron willst du bieten, wenn er versteigert wird?
baltimore_ohio_orders-which-own = Für welche deiner Bahnen?
baltimore_ohio_orders-menu-sell = Bahnen, von denen du Aktien hast
baltimore_ohio_orders-menu-buy = Bahnen auf der Wertleiste
baltimore_ohio_orders-menu-bid = Räuberbarone, die noch nicht verkauft sind
baltimore_ohio_orders-menu-own = Bahnen, deren Präsident du bist
baltimore_ohio_orders-menu-low = Alle verkaufen bei einem Fall auf…
baltimore_ohio_orders-menu-high = Alle verkaufen bei einem Anstieg auf…
baltimore_ohio_orders-menu-price = Höchstens, für eine Aktie
baltimore_ohio_orders-worth = { $value } je Aktie

baltimore_ohio_orders-ask-sell = **{ $railroad }** ist jetzt { $value } je Aktie wert. Bei welchem Wert verkaufen? Mit dem Verkauf ist der Zug zu Ende.
baltimore_ohio_orders-ask-buy = **{ $railroad }** kostet jetzt { $value } je Aktie. Zu welchem Preis kaufen? Mit dem Kauf ist der Zug zu Ende.
baltimore_ohio_orders-ask-buy-count = **{ $railroad }** für { $price } oder weniger: wie viele Aktien? Verwaiste werden zuerst gekauft.
baltimore_ohio_orders-ask-bid = **{ $card }**: bis zu welchem Betrag bietest du?
baltimore_ohio_orders-ask-operate = **{ $railroad }** zieht mit dem, was da ist. Welche Städte werden bedient, und was wird aus dem Gewinn?
baltimore_ohio_orders-ask-equipment = **{ $railroad }**: bis wann keine Ausrüstung verschrotten oder kaufen?
baltimore_ohio_orders-ask-track = **{ $railroad }**: nichts bauen und keinen Rohstoff nehmen, bis wie viel in der Kasse ist?
baltimore_ohio_orders-ask-cities = **{ $railroad }**: welche Städte werden bedient?
baltimore_ohio_orders-ask-pay = **{ $railroad }**: ausschütten, bis eine Aktie wie viel wert ist?
baltimore_ohio_orders-ask-retain = **{ $railroad }**: einbehalten, bis wie viel in der Kasse ist?

baltimore_ohio_orders-press-always = Immer
baltimore_ohio_orders-press-other = Anderer Betrag…
baltimore_ohio_orders-press-level = Bis Technologiestufe { $level }
baltimore_ohio_orders-press-buy-all = So viele wie möglich
baltimore_ohio_orders-press-buy = { $count ->
    [one] Eine Aktie
   *[other] { $count } Aktien
}
baltimore_ohio_orders-press-operate-most-pay = Am meisten, ausschütten
baltimore_ohio_orders-press-operate-most-retain = Am meisten, einbehalten
baltimore_ohio_orders-press-operate-rising-pay = Langsam steigend, ausschütten
baltimore_ohio_orders-press-operate-rising-retain = Langsam steigend, einbehalten
baltimore_ohio_orders-press-cities-most = Die am meisten bringen
baltimore_ohio_orders-press-cities-rising = Gerade mehr als zuvor

baltimore_ohio_orders-form-sell = Verkaufen bei einem Wert
baltimore_ohio_orders-form-sell-value = Dollar je Aktie
baltimore_ohio_orders-form-buy = Kaufen zu einem Preis
baltimore_ohio_orders-form-buy-price = Höchstens so viele Dollar je Aktie
baltimore_ohio_orders-form-bid = Dein höchstes Gebot
baltimore_ohio_orders-form-bid-limit = Höchstens so viele Dollar
baltimore_ohio_orders-form-track = Bis in der Kasse sind
baltimore_ohio_orders-form-track-treasury = Dollar in der Kasse
baltimore_ohio_orders-form-pay = Bis zu welchem Wert
baltimore_ohio_orders-form-pay-until = Dollar je Aktie
baltimore_ohio_orders-form-retain = Bis in der Kasse sind
baltimore_ohio_orders-form-retain-treasury = Dollar in der Kasse
baltimore_ohio_orders-form-sell-count = Wie viele Aktien
baltimore_ohio_orders-form-buy-count = Wie viele Aktien
baltimore_ohio_orders-form-count-hint = Leer: so viele wie möglich

baltimore_ohio_orders-does-pass-anything = In Marktrunde { $turn } passen, außer wenn jemand Aktien verkauft oder kauft.
baltimore_ohio_orders-does-pass-sells = In Marktrunde { $turn } passen, außer wenn jemand Aktien einer Bahn verkauft, von der ich welche habe.
baltimore_ohio_orders-does-pass-buys = In Marktrunde { $turn } passen, außer wenn jemand Aktien einer Bahn kauft, von der ich welche habe.
baltimore_ohio_orders-does-pass-starts = In Marktrunde { $turn } passen, außer wenn jemand eine Bahn gründet.
baltimore_ohio_orders-does-pass-never = In Marktrunde { $turn } passen, was auch geschieht.
baltimore_ohio_orders-does-sell-low-all = Alle meine Aktien von { $railroad } verkaufen, wenn eine nur noch { $value } oder weniger wert ist.
baltimore_ohio_orders-does-sell-high-all = Alle meine Aktien von { $railroad } verkaufen, wenn eine { $value } oder mehr wert ist.
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
baltimore_ohio_orders-does-bid = Auf { $card } das Mindeste bieten, was erlaubt ist, bis { $limit }; dann aussteigen.
baltimore_ohio_orders-does-auctions = Aus jeder Versteigerung sofort aussteigen.
baltimore_ohio_orders-does-operate = { $railroad } unverändert betreiben: keine Ausrüstung, keine Strecke; { $cities } und { $profit }.
baltimore_ohio_orders-does-operate-most = die Städte bedienen, die am meisten bringen,
baltimore_ohio_orders-does-operate-rising = Städte für gerade mehr Einkommen als zuvor bedienen
baltimore_ohio_orders-does-operate-pay = ausschütten
baltimore_ohio_orders-does-operate-retain = den Gewinn einbehalten, wenn der Wert dadurch nicht fällt
baltimore_ohio_orders-does-equipment = Für { $railroad } keine Ausrüstung verschrotten oder kaufen.
baltimore_ohio_orders-does-equipment-until = Für { $railroad } bis Technologiestufe { $level } keine Ausrüstung verschrotten oder kaufen.
baltimore_ohio_orders-does-track = Für { $railroad } nichts bauen und keinen Rohstoff nehmen.
baltimore_ohio_orders-does-track-until = Für { $railroad } nichts bauen und keinen Rohstoff nehmen, bis { $treasury } in der Kasse sind.
baltimore_ohio_orders-does-cities-most = Die Städte bedienen, die { $railroad } am meisten bringen.
baltimore_ohio_orders-does-cities-rising = Städte bedienen, die { $railroad } gerade mehr Einkommen bringen als zuvor, sonst am meisten.
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
baltimore_ohio_orders-lapsed-no-barons = Es ist kein Räuberbaron mehr zu versteigern.
baltimore_ohio_orders-lapsed-president = Du bist nicht Präsident von { $railroad }.
baltimore_ohio_orders-lapsed-loss = { $railroad } machte so keinen Gewinn: Entscheide selbst, was zu tun ist.
baltimore_ohio_orders-lapsed-level = Die Technologiestufe ist jetzt { $level }.
baltimore_ohio_orders-lapsed-no-cards = { $railroad } hat keine Ausrüstung und kann nichts einnehmen.
baltimore_ohio_orders-lapsed-treasury = In der Kasse von { $railroad } sind jetzt { $treasury }.
baltimore_ohio_orders-lapsed-value = Eine Aktie von { $railroad } ist jetzt { $value } wert.
baltimore_ohio_orders-lapsed-ends = Ausschütten brächte { $railroad } ans Ende der Wertleiste und beendete so das Spiel: Das entscheidest du selbst.
