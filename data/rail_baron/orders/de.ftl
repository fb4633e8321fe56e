# Aufträge für Rail Baron: für die Person, die sie erteilt.

rail_baron_orders-option-follow = Einer Route folgen…
rail_baron_orders-option-on = Immer weiterfahren…
rail_baron_orders-detail-on = Für Ziele und Fahrten würfeln und fahren; Käufe und andere Wahlen bleiben dir
rail_baron_orders-offer-on-fast = Weiter auf dem schnellsten Weg
rail_baron_orders-offer-on-wise = Weiter, schnell und sparsam
rail_baron_orders-offer-on-cheap = Weiter auf dem billigsten Weg
rail_baron_orders-offer-follow = { $miles ->
    [one] Den letzten Streckenpunkt fahren, auf { $railroads }
   *[other] { $miles } Streckenpunkte bis ans Ziel: { $railroads }
}
rail_baron_orders-offer-bid = Bieten bis { $limit }, dann passen
rail_baron_orders-offer-upto = Bieten bis { $limit }, dann fragen
rail_baron_orders-offer-buy = { $railroad } kaufen, sobald es geht
rail_baron_orders-form-on-way = Welcher Weg?
rail_baron_orders-option-goon = Weiter, bis du wählen musst
rail_baron_orders-option-stay = Heimatstadt behalten
rail_baron_orders-option-buy = Eine Bahn kaufen…
rail_baron_orders-option-bid = Für eine Bahn bieten…
rail_baron_orders-option-upto = Bieten bis…
rail_baron_orders-option-passbids = In Versteigerungen passen
rail_baron_orders-option-save = Sparen…
rail_baron_orders-detail-follow = Zug um Zug würfeln und fahren, solange sie kostet, was sie jetzt kostet
rail_baron_orders-detail-goon = Würfeln, wenn nichts anderes zu tun ist
rail_baron_orders-detail-stay = Heimatstadt und erstes Ziel werden nicht getauscht
rail_baron_orders-detail-buy = Zum Listenpreis, sobald genug übrig bleibt
rail_baron_orders-detail-bid = Das Mindeste, bis zu einer Grenze; dann aussteigen
rail_baron_orders-detail-upto = Das Mindeste in dieser Versteigerung; an deiner Grenze wirst du gefragt
rail_baron_orders-detail-passbids = Aus jeder Versteigerung sofort aussteigen
rail_baron_orders-detail-save = Nichts kaufen, bis du eine bestimmte Summe hast

rail_baron_orders-ask-follow = Welcher Route soll deine Lok folgen?
rail_baron_orders-which-buy = Welche Bahn willst du kaufen, sobald du kannst?
rail_baron_orders-which-bid = Für welche Bahn willst du bieten, wenn sie versteigert wird?
rail_baron_orders-menu-buy = Bahn, die teuerste zuerst
rail_baron_orders-menu-bid = Bahn, die teuerste zuerst
rail_baron_orders-form-buy-reserve = Dollar, die nach dem Kauf bleiben
rail_baron_orders-form-bid-limit = Dein höchstes Gebot in Dollar
rail_baron_orders-form-upto-limit = Dein höchstes Gebot in Dollar
rail_baron_orders-form-save-amount = Dollar, auf die du sparst
rail_baron_orders-press-follow = Automatisch folgen…
rail_baron_orders-refuse-buy = Die Bank hat keine Bahn mehr zu verkaufen.
rail_baron_orders-refuse-bid = Es gibt keine Bahn, die versteigert werden könnte.
rail_baron_orders-refuse-upto = Du bist in keiner Versteigerung.

rail_baron_orders-does-follow = { $miles ->
    [one] Würfeln und den letzten Streckenpunkt auf { $railroads } fahren. Du wirst gefragt, wenn er teurer wird oder jemand die Heimfahrt ansagt.
   *[other] Würfeln und die { $miles } Streckenpunkte auf { $railroads } fahren. Du wirst gefragt, wenn das teurer wird oder jemand die Heimfahrt ansagt.
}
rail_baron_orders-does-on-fast = Für Ziele und Fahrten würfeln, auf dem schnellsten Weg fahren. Du wirst nach Regionen, Heimfahrt und Käufen gefragt und danach, wie du fährst, solange jemand die Heimfahrt angesagt hat oder wenn dein Geld nach einer Fahrt nicht für die Gebühren reicht.
rail_baron_orders-does-on-wise = Für Ziele und Fahrten würfeln, schnell fahren, einen Zug länger nur, wo es { $saved } spart. Du wirst nach Regionen, Heimfahrt und Käufen gefragt und danach, wie du fährst, solange jemand die Heimfahrt angesagt hat oder wenn dein Geld nach einer Fahrt nicht für die Gebühren reicht.
rail_baron_orders-does-on-cheap = Für Ziele und Fahrten würfeln, auf dem billigsten Weg fahren. Du wirst nach Regionen, Heimfahrt und Käufen gefragt und danach, wie du fährst, solange jemand die Heimfahrt angesagt hat oder wenn dein Geld nach einer Fahrt nicht für die Gebühren reicht.
rail_baron_orders-does-goon = Weiter, bis du wählen musst: für die Fahrt und die Ziele würfeln.
rail_baron_orders-does-stay = Deine Heimatstadt behalten und nicht mit dem ersten Ziel tauschen.
rail_baron_orders-does-buy = { $railroad } für { $price } kaufen, sobald danach und nach den Gebühren des Zuges { $reserve } übrig bleiben.
rail_baron_orders-does-buy-any = { $railroad } für { $price } kaufen, sobald du das und die Gebühren des Zuges zahlen kannst.
rail_baron_orders-gist-buy = für { $price }, wenn danach und nach den Gebühren des Zuges { $reserve } übrig bleiben.
rail_baron_orders-gist-buy-any = für { $price }, wenn du das und die Gebühren des Zuges zahlen kannst.
rail_baron_orders-does-bid = Für { $railroad } das Mindeste bieten, bis { $limit }; dann aus der Versteigerung aussteigen.
rail_baron_orders-does-upto = Für { $railroad } das Mindeste bieten, bis { $limit }; dann wirst du wieder gefragt.
rail_baron_orders-does-passbids = Aus jeder Versteigerung sofort aussteigen.
rail_baron_orders-does-save = Nichts kaufen, bis du { $amount } hast.

rail_baron_orders-lapsed-out = Du bist ausgeschieden, oder die Partie ist zu Ende.
rail_baron_orders-lapsed-route-off = Deine Lok steht nicht mehr auf dieser Route, oder die Route führt nicht zu deinem Ziel.
rail_baron_orders-lapsed-route-declared = { $name } hat die Heimfahrt angesagt und könnte gefangen werden; vielleicht willst du jetzt anders fahren.
rail_baron_orders-lapsed-route-dearer = { $railroad } auf dem Weg hat jetzt einen anderen Besitzer oder eine andere Gebühr: { $rate }.
rail_baron_orders-lapsed-undeclared = Deine Heimfahrt ist gescheitert, und deine Lok fährt jetzt nach { $city }. Entscheide selbst, wie es weitergeht.
rail_baron_orders-lapsed-swap-past = Heimatstadt und Ziel lassen sich nicht mehr tauschen.
rail_baron_orders-lapsed-yours = { $railroad } gehört dir.
rail_baron_orders-lapsed-taken = { $railroad } gehört jetzt { $name }.
rail_baron_orders-lapsed-gone = { $railroad } lässt sich nicht mehr kaufen.
rail_baron_orders-lapsed-auction-over = Du bist in keiner Versteigerung für { $railroad } mehr.
rail_baron_orders-lapsed-auction-limit = Das nächste Gebot für { $railroad } muss mindestens { $bid } betragen, mehr als deine Grenze.
rail_baron_orders-lapsed-saved = Du hast jetzt { $cash }.
