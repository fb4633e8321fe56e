# Daueraufträge bei Haul: für die Person, die sie hinterlässt.

haul_orders-offer-haul-round = Bis Runde { $until } weiterfahren
haul_orders-option-haul = Immer fahren
haul_orders-option-haul-round = Nur in dieser Runde fahren
haul_orders-detail-haul = Ohne Güter, sooft ich am Zug bin
haul_orders-option-trade = Hinlegen…
haul_orders-detail-trade = Einmal, in meinem nächsten Zug
haul_orders-option-bid = Immer bieten…
haul_orders-detail-bid = Dasselbe auf jede Ladung
haul_orders-form-trade-coins = Dollar, offen hingelegt
haul_orders-form-bid-coins = Dein Gebot je Ladung in Dollar
haul_orders-does-haul = Fahren, sooft ich am Zug bin.
haul_orders-does-haul-round = Fahren, sooft ich am Zug bin, bis Runde { $until }.
haul_orders-does-trade = In meinem nächsten Zug { $coins } offen hinlegen.
haul_orders-does-bid = Auf jede Ladung { $coins } bieten.
haul_orders-lapsed-out = Die Partie ist vorbei.
haul_orders-lapsed-past = Es ist schon Runde { $round }.
haul_orders-lapsed-purse = In deinem Beutel sind nur { $purse }.
