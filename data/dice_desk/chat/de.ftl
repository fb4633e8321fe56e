# The dice desk as a table

dice_desk_chat-name = Würfeltisch
dice_desk_chat-guide-aim = Der Würfeltisch führt Buch für Rail Baron am echten Spielplan: Er würfelt Heimatstädte und Ziele und merkt sich, wo alle sind.
dice_desk_chat-guide-marks = Die gewürfelte Zeile jeder Tabelle ist markiert, darüber stehen die Würfel.
dice_desk_chat-standing = { $place }. { $name }: { $total }{ $sums }
dice_desk_chat-blurb = Für Rail Baron am echten Spielplan: Der Würfeltisch würfelt Heimatstädte und Ziele und merkt sich, wo alle sind.
dice_desk_chat-menu-options = Welcher Spielplan, und was wird geführt?
dice_desk_chat-options-some = Spielplan: { $options }.
dice_desk_chat-options-none = Spielplan: das Original.
# alike: a name
dice_desk_chat-option-u21 = U21
dice_desk_chat-option-u21-detail = Der spätere Spielplan; Zwillingsstädte zählen als eine
dice_desk_chat-board = Spielplan { $edition }
dice_desk_chat-begun = Tisch { $table } führt Buch; seine Karte steht im Kanal. Die Würfel kommen aus einem geheimen Startwert mit dem Fingerabdruck `{ $commitment }`. `/table verify` prüft sie, sobald der Würfeltisch geschlossen ist.

dice_desk_chat-opened = Der Würfeltisch ist eröffnet. Erst kommen die Heimatstädte, dann die Ziele; drücke einen Namen, sobald diese Lok angekommen ist.
dice_desk_chat-opened-whole = Der Würfeltisch ist offen und führt das ganze Spiel. Erst kommen die Heimatstädte; dann ist jeder Zug ein Eintrag.
dice_desk_chat-closed = Der Würfeltisch ist geschlossen.
dice_desk_chat-over = Der Würfeltisch ist geschlossen.
dice_desk_chat-arrived = **{ $name }** kommt in { $city } an und erhält **{ $payoff }** für die Fahrt ab { $from }.
dice_desk_chat-home = Heimatstadt von **{ $name }**: **{ $city }**.
dice_desk_chat-destination = Als Nächstes für **{ $name }**: **{ $from } – { $to }**, bringt **{ $payoff }**.
dice_desk_chat-swapped = **{ $name }** tauscht Heimatstadt und Ziel: Heimatstadt ist jetzt **{ $home }**, und **{ $home } – { $to }** bringt **{ $payoff }**.
dice_desk_chat-lost = **{ $name }** steht schon in **{ $city }**: Damit ist dieser Zug vorbei. Im nächsten wird neu gewürfelt.
dice_desk_chat-may-name = **{ $name }** ist in { $region } und darf eine der sieben Regionen nennen.
dice_desk_chat-named = **{ $name }** nennt **{ $region }**.
dice_desk_chat-set = Von Hand gesetzt: **{ $name }**, { $fact ->
    [home] Heimatstadt
    [place] zuletzt erreichte Stadt
   *[destination] Ziel
}: { $after } (vorher { $before }).
dice_desk_chat-none = nichts
dice_desk_chat-collected = **{ $name }**: { $payoff } an Auszahlungen aus { $trips ->
    [one] 1 Fahrt
   *[other] { $trips } Fahrten
}

dice_desk_chat-person-new = **{ $name }**: noch keine Heimatstadt
dice_desk_chat-person-home = **{ $name }**: Heimatstadt { $home }, noch kein Ziel
dice_desk_chat-person-going = **{ $name }**: { $from } – { $to }, bringt { $payoff } (Heimatstadt { $home })
dice_desk_chat-person-idle = **{ $name }**: in { $from }, würfelt im nächsten Zug neu (Heimatstadt { $home })
dice_desk_chat-person-naming = **{ $name }**: in { $from }, muss eine Region nennen (Heimatstadt { $home })

dice_desk_chat-press-next-home = { $name }: Heimatstadt
dice_desk_chat-press-next-first = { $name }: erstes Ziel
dice_desk_chat-press-next-arrived = { $name }, Ankunft: { $city }
dice_desk_chat-press-next-anew = { $name }: neu würfeln
dice_desk_chat-press-swap = Heimat tauschen: { $name }
dice_desk_chat-press-fix = Berichtigen…
dice_desk_chat-press-fix-person = { $name }…
dice_desk_chat-press-set-home = Heimatstadt…
dice_desk_chat-press-set-place = Zuletzt erreichte Stadt…
dice_desk_chat-press-set-destination = Ziel…
dice_desk_chat-press-set-nowhere = Kein Ziel
dice_desk_chat-press-close = Würfeltisch schließen…
dice_desk_chat-sure-close = Diesen Würfeltisch schließen? Dann wird sein geheimer Startwert gezeigt, und es lässt sich nicht mehr damit würfeln.
dice_desk_chat-confirm-close = Würfeltisch schließen
dice_desk_chat-ask-fix = Wen betrifft die Berichtigung?
dice_desk_chat-ask-fix-what = { $person }. Was stimmt?
dice_desk_chat-form-set-home = { $name }: Heimatstadt
dice_desk_chat-form-set-place = { $name }: zuletzt erreicht
dice_desk_chat-form-set-destination = { $name }: Ziel
dice_desk_chat-form-set-city = Stadt; Abkürzungen wie SF genügen
dice_desk_chat-look-people = Wo alle sind

dice_desk_chat-draw-home = Heimat
dice_desk_chat-draw-nothing = noch keine Heimatstadt
dice_desk_chat-draw-idle = würfelt als Nächstes
dice_desk_chat-draw-to = Ziel
dice_desk_chat-draw-from = Von
dice_desk_chat-draw-pays = Auszahlung
dice_desk_chat-draw-cash = Geld
dice_desk_chat-draw-departures = Abfahrt · Tisch { $table } · { $turn }
dice_desk_chat-alt-people = Die Leute am Spielplan.

# The whole game

dice_desk_chat-turn = Zug { $number }
dice_desk_chat-sum-total = { $amount }
dice_desk_chat-worth = { $place }. **{ $name }**: { $amount }
dice_desk_chat-option-whole = Ganzes Spiel
dice_desk_chat-option-whole-detail = Auch Geld, Bahnen, Loks und Gebühren werden geführt
dice_desk_chat-option-b_and_o = B&O bis New York
dice_desk_chat-option-b_and_o-detail = Für das ganze Spiel
dice_desk_chat-option-cheap = SuperChief günstiger
dice_desk_chat-option-cheap-detail = Für das ganze Spiel: je mehr Personen, desto günstiger
dice_desk_chat-option-free = SuperChief für einen Express
dice_desk_chat-option-free-detail = Für das ganze Spiel: Ein Express wird kostenlos getauscht
dice_desk_chat-option-auctions = Versteigerungen zu Beginn
dice_desk_chat-option-auctions-detail = Für das ganze Spiel: zu Beginn eine Bahn für jede Person
# alike: a name
dice_desk_chat-engine-Freight = Freight
# alike: a name
dice_desk_chat-engine-Express = Express
# alike: a name
dice_desk_chat-engine-SuperChief = SuperChief
dice_desk_chat-bank = die Bank
dice_desk_chat-third-owner = der dritte Besitzer
dice_desk_chat-no-railroad = keine Bahn
dice_desk_chat-holdings-going = **{ $name }** **{ $cash }**, { $holdings }: { $from } – { $to }, bringt { $payoff }
# alike: a name, a sum and names
dice_desk_chat-holdings-idle = **{ $name }** **{ $cash }**, { $holdings }: in { $from }
dice_desk_chat-no-deeds = Dieser Würfeltisch führt nur Heimatstädte und Ziele, also weiß er von keinen Bahnen.
dice_desk_chat-look-deeds = Bahnen

dice_desk_chat-ask-destination = **{ $name }** ist dran: Ein Ziel wird gewürfelt.
dice_desk_chat-ask-turn = **{ $name }** fährt auf dem Spielplan. Was geschah in diesem Zug?
dice_desk_chat-ask-purchase = Was kauft **{ $name }**?
dice_desk_chat-ask-sale = **{ $name }** schuldet { $owed } und hat weniger. Welche Bahn geht weg?
dice_desk_chat-ask-auction = Wer ersteigert { $railroad }?
dice_desk_chat-press-roll = { $name }: Ziel würfeln
dice_desk_chat-press-declare = { $name } sagt die Heimfahrt an
dice_desk_chat-press-under-way = { $name }: unterwegs, ohne Gebühren
dice_desk_chat-press-under-way-bank = { $name }: unterwegs, { $amount } an die Bank
dice_desk_chat-press-arrived = { $name } ist in { $city }, ohne Gebühren
dice_desk_chat-press-arrived-bank = { $name } ist in { $city }, { $amount } an die Bank
dice_desk_chat-press-buy-nothing = Nichts
dice_desk_chat-press-bought = { $name } kauft sie…
dice_desk_chat-press-unsold = Niemand bietet
dice_desk_chat-press-set-cash = Geld…
dice_desk_chat-press-set-engine = Lok: { $engine }
dice_desk_chat-press-set-turn = Diese Person ist dran
dice_desk_chat-menu-told = Alles, was geschah, auf einmal
dice_desk_chat-menu-buy = Was wird gekauft?
dice_desk_chat-menu-sell = An die Bank verkaufen
dice_desk_chat-menu-lot = Eine Bahn versteigern
dice_desk_chat-menu-deed = { $name } hat diese Bahn
dice_desk_chat-menu-deed-bank = Die Bank hat diese Bahn
dice_desk_chat-option-arrived = In { $city } angekommen
dice_desk_chat-option-onward = Angekommen, und der Bonuswürfel führt weiter
dice_desk_chat-option-fee-bank = { $amount } an die Bank
dice_desk_chat-option-fee-third = { $amount } für Bahnen des dritten Besitzers
dice_desk_chat-option-fee = { $amount } an { $name }
dice_desk_chat-option-rover = Die Lok von { $name } erreicht
dice_desk_chat-option-buy = { $what }: { $price }
dice_desk_chat-option-sell = { $railroad }: +{ $price }
dice_desk_chat-form-won = Das höchste Gebot
dice_desk_chat-form-won-price = Preis in Dollar
dice_desk_chat-form-cash = { $name }: Geld
dice_desk_chat-form-cash-cash = Dollar
dice_desk_chat-refuse-line = Hinter „{ $text }“ fehlt ein Name, wie in „kauft PA“.
dice_desk_chat-cash-set = Von Hand gesetzt: **{ $name }** hat { $after_cash } (vorher { $before_cash }).
dice_desk_chat-owner-set = Von Hand gegeben: { $railroad }, bisher { $before }, jetzt { $after }.
dice_desk_chat-engine-set = Von Hand gesetzt: **{ $name }** hat { $engine }.
dice_desk_chat-turn-set = Von Hand gesetzt: **{ $name }** ist dran.
dice_desk_chat-reason = Der Grund: „{ $text }“.
dice_desk_chat-aside = Eingetragen, obwohl Regel { $rule } des Würfeltischs es ablehnt.
dice_desk_chat-aside-game = Eingetragen, obwohl Regel { $rule } von Rail Baron es ablehnt.
dice_desk_chat-came = **{ $name }** kommt dazu und sitzt als Letztes.
dice_desk_chat-went = **{ $name }** verlässt den Spielplan.
dice_desk_chat-went-whole = **{ $name }** verlässt den Spielplan; Geld und Bahnen gehen an die Bank.
dice_desk_chat-press-tell = Den ganzen Zug eintragen…
dice_desk_chat-press-dice = Würfel von { $name }…
dice_desk_chat-press-dice-region = Region und Würfel von { $name }…
dice_desk_chat-press-dice-declare = { $name } sagt die Heimfahrt an: Würfel…
dice_desk_chat-press-declare-anyway = Heimfahrt mit weniger Geld
dice_desk_chat-press-come = Jemand kommt dazu…
dice_desk_chat-press-go = Verlässt den Spielplan…
dice_desk_chat-sure-go = { $name } verlässt den Spielplan, und niemand wartet mehr auf diese Lok?
dice_desk_chat-sure-go-whole = { $name } verlässt den Spielplan, und Geld und Bahnen gehen an die Bank?
dice_desk_chat-confirm-go = { $name } geht
dice_desk_chat-option-under = Unterwegs
dice_desk_chat-option-buy-nothing = Nichts
dice_desk_chat-option-dice = Würfel vom Spielplan
dice_desk_chat-option-dice-detail = Ihr würfelt mit echten Würfeln und tippt sie ein
dice_desk_chat-option-kept = Nur ich trage ein
dice_desk_chat-option-kept-detail = Alle anderen im Kanal dürfen zuschauen
dice_desk_chat-form-tell = Zug von { $name }
dice_desk_chat-form-tell-how = Wo ist die Lok?
dice_desk_chat-form-tell-paid = Was wurde gezahlt oder erreicht?
dice_desk_chat-form-tell-buys = Was wurde gekauft?
dice_desk_chat-form-tell-line = Was noch, mit Kommas
dice_desk_chat-form-tell-hint = fuhr Denver - Omaha, Cleo 1000, verkauft B&M
dice_desk_chat-form-tell-note = Gebühren folgen aus den Orten oder Bahnen (PA + NYC) der Fahrt; eine Zahl ist eine andere Gebühr als üblich.
dice_desk_chat-form-tell-anyway = So war es, auch wenn eine Regel es ablehnt
dice_desk_chat-form-dice = Würfel von { $name }
dice_desk_chat-form-dice-line = Würfel der Region, dann die der Stadt
dice_desk_chat-form-dice-hint = u7 g9, oder 325 244, oder Miami
dice_desk_chat-form-dice-region = Plains g9, oder Plains 244, oder Denver
dice_desk_chat-form-dice-note = u oder g: Der rote Würfel ist ungerade oder gerade. Die Zahl ist die Summe der weißen.
dice_desk_chat-form-reason = Grund
dice_desk_chat-form-come = Jemand kommt dazu
# alike: the same word
dice_desk_chat-form-come-name = Name
dice_desk_chat-numbers-none = **{ $name }**: noch keine Fahrt.
dice_desk_chat-numbers = **{ $name }**: { $trips ->
    [one] 1 Fahrt
   *[other] { $trips } Fahrten
} für { $payoff }, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } verschiedene Städte
}; die längste war { $from } – { $to } mit { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkten
}.
dice_desk_chat-numbers-luck = { $luck_sign ->
    [less] Die Ziele brachten { $amount } weniger als im Durchschnitt.
   *[more] Die Ziele brachten { $amount } mehr als im Durchschnitt.
}
dice_desk_chat-numbers-fee = { $amount } an { $name }
dice_desk_chat-numbers-paid = **{ $name }** zahlte Gebühren: { $list }.
dice_desk_chat-numbers-earned = **{ $name }** bekam { $amount } an Gebühren.
dice_desk_chat-wasted = **{ $name }** hatte { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} übrig.
dice_desk_chat-numbers-wasted = Gewürfelt und nicht gebraucht: { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}.
dice_desk_chat-press-chat = Im Chat weiterspielen…
dice_desk_chat-form-chat = Im Chat weiterspielen
dice_desk_chat-form-chat-trains = Wo stehen die Loks?
dice_desk_chat-form-chat-note = Je eine Zeile: ein Ort, oder von einer Stadt gezählt, etwa „2 von Denver nach Omaha“
dice_desk_chat-form-chat-own = Wer bist du?
dice_desk_chat-form-chat-nobody = Niemand davon
dice_desk_chat-refuse-train-line = „{ $text }“ verstehe ich nicht. Bitte schreib einen Namen, einen Doppelpunkt und einen Ort, etwa „Ada: Denver“.
dice_desk_chat-refuse-train-missing = Wo steht die Lok von { $name }? Bitte schreib einen Ort hinter den Namen.
dice_desk_chat-refuse-place = Auf der Karte gibt es keinen Ort namens „{ $text }“. Du kannst auch von einer Stadt aus zählen: „2 von Denver nach Omaha“.
dice_desk_chat-refuse-places = „{ $text }“ könnte { $list } sein. Bitte schreib, welcher Ort gemeint ist.
dice_desk_chat-refuse-place-far = „{ $text }“ führt über das Ende hinaus: Dieser Weg hat nur { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
}.
dice_desk_chat-refuse-ride-start = Ich weiß nicht, wo diese Fahrt nach „{ $text }“ begann. Bitte schreib beide Enden: „fuhr Denver - Omaha“.
dice_desk_chat-press-count = Diese Partie werten
dice_desk_chat-agreed = **{ $name }** möchte, dass diese Partie in der Statistik zählt. { $missing ->
    [0] Alle möchten es, darum zählt es, sobald es gewonnen ist.
    [one] Eine Person muss noch zustimmen.
   *[other] { $missing } Personen müssen noch zustimmen.
}
