# The dice desk as a table

dice_desk_chat-name = Würfeltisch
dice_desk_chat-guide-aim = Der Würfeltisch führt Buch für Rail Baron am echten Spielplan: Er würfelt Heimatstädte und Ziele und merkt sich, wo alle sind.
dice_desk_chat-guide-marks = Die gewürfelte Zeile jeder Tabelle ist markiert, darüber stehen die Würfel.
dice_desk_chat-standing = { $place }. { $name }: { $total }{ $sums }
dice_desk_chat-sum-payoffs = { $amount } an Auszahlungen
dice_desk_chat-blurb = Für Rail Baron am echten Spielplan: Der Würfeltisch würfelt Heimatstädte und Ziele und merkt sich, wo alle sind.
dice_desk_chat-menu-options = Welcher Spielplan?
dice_desk_chat-options-some = Spielplan: { $options }.
dice_desk_chat-options-none = Spielplan: das Original.
# alike: a name
dice_desk_chat-option-u21 = U21
dice_desk_chat-option-u21-detail = Der spätere Spielplan; Zwillingsstädte zählen als eine
dice_desk_chat-board = Spielplan { $edition }
dice_desk_chat-begun = Tisch { $table } führt Buch; seine Karte steht im Kanal. Die Würfel kommen aus einem geheimen Startwert mit dem Fingerabdruck `{ $commitment }`. `/table verify` prüft sie, sobald der Würfeltisch geschlossen ist.

dice_desk_chat-opened = Der Würfeltisch ist eröffnet. Erst kommen die Heimatstädte, dann die Ziele; drücke einen Namen, sobald diese Lok angekommen ist.
dice_desk_chat-closed = Der Würfeltisch ist geschlossen.
dice_desk_chat-over = Der Würfeltisch ist geschlossen.
dice_desk_chat-arrived = **{ $name }** kommt in { $city } an und erhält **{ $payoff }** für die Fahrt ab { $from }.
dice_desk_chat-home = Heimatstadt von **{ $name }**: **{ $city }**.
dice_desk_chat-destination = Als Nächstes für **{ $name }**: **{ $from } – { $to }**, bringt **{ $payoff }**.
dice_desk_chat-swapped = **{ $name }** tauscht Heimatstadt und Ziel: Heimatstadt ist jetzt **{ $home }**, und **{ $home } – { $to }** bringt **{ $payoff }**.
dice_desk_chat-lost = **{ $name }** steht schon in **{ $city }**: Der Zug ist verloren. Im nächsten Zug wird neu gewürfelt.
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
dice_desk_chat-alt-people = Die Leute am Spielplan.
