# Aufträge für Railroad Barons: für die Person, die sie erteilt.

railroad_barons_orders-press-pass-anything = Bis dein Gegenüber handelt
railroad_barons_orders-option-pass = In der Aktienrunde passen…
railroad_barons_orders-press-pass-sells = Bis Aktien deiner Konzerne verkauft werden
railroad_barons_orders-press-pass-buys = Bis Aktien deiner Konzerne gekauft werden
railroad_barons_orders-press-pass-never = Passen, was auch geschieht
railroad_barons_orders-press-pass-mine = Bis Aktien deiner Konzerne gehandelt werden
railroad_barons_orders-option-pay = Weiter ausbezahlen…
railroad_barons_orders-option-operate = Steine setzen wie zuvor…
railroad_barons_orders-option-refuse = Niedrige Angebote ablehnen…
railroad_barons_orders-option-take = Das Erstkaufrecht nehmen, sobald es geht
railroad_barons_orders-option-leave = Privatier mit dem Erstkaufrecht nie nutzen
railroad_barons_orders-detail-pass = In dieser Aktienrunde, sonst in der nächsten; deine Konzerne sind die, die du als Direktor führst
railroad_barons_orders-detail-pay = Immer oder bis zu einem Kurs; nie, wenn das die Partie beendet
railroad_barons_orders-detail-operate = Und den Kauf beenden, wenn der Konzern von der Bank nichts kaufen kann
railroad_barons_orders-detail-refuse = Jedes Angebot für eine Gesellschaft des Konzerns unter einem Preis, den du nennst
railroad_barons_orders-detail-priority = Für die Frage nach dem Erstkaufrecht zu Beginn einer Aktienrunde
railroad_barons_orders-menu-own = Dein Konzern
railroad_barons_orders-form-pass-unless = Wie lange passt du?

railroad_barons_orders-press-always = Immer
railroad_barons_orders-form-pay-until = Bis zu welchem Kurs, in $ für 10 %
railroad_barons_orders-form-refuse-price = Dein Mindestpreis in Dollar

railroad_barons_orders-does-pass-anything = In Aktienrunde { $set } passen, außer dein Gegenüber verkauft oder kauft.
railroad_barons_orders-does-pass-sells = In Aktienrunde { $set } passen, außer dein Gegenüber verkauft Aktien eines Konzerns, dessen Direktor du bist.
railroad_barons_orders-does-pass-buys = In Aktienrunde { $set } passen, außer dein Gegenüber kauft Aktien eines Konzerns, dessen Direktor du bist.
railroad_barons_orders-does-pass-never = In Aktienrunde { $set } passen, was auch geschieht.
railroad_barons_orders-does-pass-mine = In Aktienrunde { $set } passen, außer dein Gegenüber kauft oder verkauft Aktien eines Konzerns, dessen Direktor du bist.
railroad_barons_orders-does-pass-first = In Aktienrunde { $set } die Züge unten ausführen, solange jeder möglich ist und dir so viel Bargeld lässt wie gezeigt; sonst wirst du wieder gefragt. Danach: { $rest }
    { $trades }
railroad_barons_orders-trade = { $parts }; dir bleiben { $cash }
railroad_barons_orders-trade-sell = { $give } % von { $holding } verkaufen
railroad_barons_orders-trade-down = { $give } % von { $holding } gegen { $take } % tauschen
railroad_barons_orders-trade-buy = { $take } % von { $holding } kaufen
railroad_barons_orders-trade-up = { $give } % von { $holding } gegen { $take } % tauschen
railroad_barons_orders-trade-start = { $holding } zum Kurs { $price } gründen
railroad_barons_orders-does-pay = Das Einkommen von { $holding } weiter ausbezahlen.
railroad_barons_orders-does-pay-until = Das Einkommen von { $holding } ausbezahlen, bis der Kurs { $until } erreicht.
railroad_barons_orders-does-operate = Die Steine von { $holding } wie zuvor platzieren und den Kauf beenden, wenn der Konzern aus der Bank nichts kaufen kann. Du wirst gefragt, wenn der Konzern eine Gesellschaft abgeben müsste.
railroad_barons_orders-does-operate-last = Die Steine von { $holding } wie zuvor platzieren ({ $plus } auf (+), { $down } auf (▼)) und den Kauf beenden, wenn der Konzern aus der Bank nichts kaufen kann. Du wirst gefragt, wenn der Konzern eine Gesellschaft abgeben müsste.
railroad_barons_orders-does-refuse = Angebote für Gesellschaften von { $holding } unter { $price } ablehnen.
railroad_barons_orders-does-all = Deine Konzerne in beiden Betriebsrunden dieses Sets agieren lassen wie hier gezeigt. Du wirst wieder gefragt, wenn dann eine andere Gesellschaft oben auf dem Stapel liegt, ein Schritt nicht möglich ist, es mehr zu wählen gibt oder Einkommen, Konzernkasse, Kurs oder das, was es dir bringt, niedriger wäre.
    { $turns }
railroad_barons_orders-does-all-round = Deine Konzerne in Betriebsrunde { $round } agieren lassen wie hier gezeigt. Du wirst wieder gefragt, wenn dann eine andere Gesellschaft oben auf dem Stapel liegt, ein Schritt nicht möglich ist, es mehr zu wählen gibt oder Einkommen, Konzernkasse, Kurs oder das, was es dir bringt, niedriger wäre.
    { $turns }
railroad_barons_orders-turn = **{ $holding }**: { $steps }; danach Kurs { $price }, Konzernkasse { $treasury }
railroad_barons_orders-turn-of = { $round } { $told }
railroad_barons_orders-turn-tokens = { $plus } auf (+), { $down } auf (▼){ $network ->
    [0] {""}
   *[other] , { $network } ins Streckennetz
}
railroad_barons_orders-turn-pay = bezahlt { $amount } aus
railroad_barons_orders-turn-keep = spart { $amount } ein
railroad_barons_orders-turn-nothing = kauft nichts
railroad_barons_orders-turn-buy = kauft { $railroad }
railroad_barons_orders-turn-obsolete = {""} (alle der { $count ->
    [one] Stufe
   *[other] Stufen
} { $levels } veralten)
railroad_barons_orders-turn-ends = {""}, **und die Partie endet**
railroad_barons_orders-turn-help = kauft { $railroad } mit deiner Hilfe
railroad_barons_orders-turn-assign = bekommt den { $investor } zugeordnet
railroad_barons_orders-turn-discard = gibt { $count ->
    [one] eine Gesellschaft
   *[other] { $count } Gesellschaften
} ab
railroad_barons_orders-offer-pass-first = Handeln wie vorgeschlagen, dann passen
railroad_barons_orders-offer-pass-mine = Passen, bis Aktien deiner Konzerne gehandelt werden
railroad_barons_orders-offer-pass-anything = Passen, bis dein Gegenüber handelt
railroad_barons_orders-refuse-price = Jedes Angebot beträgt ohnehin mindestens { $least }. Nenne einen Mindestpreis ab { $above }.
railroad_barons_orders-offer-refuse = Alles unter { $price } ablehnen
railroad_barons_orders-offer-take = Erstkaufrecht nehmen, sobald es geht
railroad_barons_orders-offer-all = Alle Konzerne wie vorgeschlagen, beide Runden
railroad_barons_orders-offer-all-round = Alle Konzerne wie vorgeschlagen, diese Runde
railroad_barons_orders-does-take = Das Erstkaufrecht tauschen, sobald dein Gegenüber es hat.
railroad_barons_orders-gist-pass-anything = nur in Aktienrunde { $set }.
railroad_barons_orders-gist-pass-mine = nur in Aktienrunde { $set }; deine Konzerne sind die, deren Direktor du bist.
railroad_barons_orders-gist-take = wenn dein Gegenüber es hat.
railroad_barons_orders-does-leave = Das Erstkaufrecht nie tauschen.

railroad_barons_orders-lapsed-out = Die Partie ist zu Ende.
railroad_barons_orders-lapsed-round-over = Aktienrunde { $set } ist vorbei.
railroad_barons_orders-lapsed-other-dealt = { $name } hat mit Aktien gehandelt.
railroad_barons_orders-lapsed-other-sold = { $name } hat Aktien von { $holding } verkauft.
railroad_barons_orders-lapsed-other-bought = { $name } hat Aktien von { $holding } gekauft.
railroad_barons_orders-lapsed-limit = Du hast mehr als { $limit } Papiere und musst verkaufen.
railroad_barons_orders-lapsed-no-swap = Du hast keinen Privatier mehr, der das Erstkaufrecht tauschen kann.
railroad_barons_orders-lapsed-director = Du bist nicht Direktor von { $holding }.
railroad_barons_orders-lapsed-value = { $holding } hat jetzt den Kurs { $value }.
railroad_barons_orders-lapsed-ends = Ausbezahlen würde { $holding } auf den höchsten Kurs heben und die Partie beenden: Das entscheidest du selbst.
railroad_barons_orders-lapsed-no-last = { $holding } hat noch keine Steine platziert.
railroad_barons_orders-lapsed-tokens = { $holding } hat nicht mehr so viele Steine, wie zuvor platziert wurden.
railroad_barons_orders-lapsed-surplus = Mit { $down } auf (▼) müsste { $holding } Gesellschaften abgeben.
railroad_barons_orders-lapsed-set-over = Die Betriebsrunden von Set { $set } sind vorbei.
railroad_barons_orders-lapsed-dearer = Der nächste Handel ließe dir { $cash } statt { $shown }.
railroad_barons_orders-lapsed-top = Vor dem Zug von { $holding } liegt eine andere Gesellschaft oben auf dem Stapel als gezeigt.
railroad_barons_orders-lapsed-asked = In seinem Zug stehen { $holding } jetzt andere Möglichkeiten offen, als gezeigt wurden.
railroad_barons_orders-lapsed-less-revenue = { $holding } hätte { $now } Einkommen statt { $shown }.
railroad_barons_orders-lapsed-less-treasury = In der Konzernkasse von { $holding } wären nach dem Zug { $now } statt { $shown }.
railroad_barons_orders-lapsed-less-value = { $holding } hätte nach dem Zug den Kurs { $now } statt { $shown }.
railroad_barons_orders-lapsed-less-cash = Der Zug von { $holding } brächte dir { $now } statt { $shown }.
