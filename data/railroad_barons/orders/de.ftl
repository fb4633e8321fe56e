# Aufträge für Railroad Barons: für die Person, die sie erteilt.

railroad_barons_orders-option-pass-anything = Passen, bis sich was tut
railroad_barons_orders-option-pass-sells = Passen bis zum Verkauf
railroad_barons_orders-option-pass-buys = Passen bis zum Kauf
railroad_barons_orders-option-pass-never = Auf jeden Fall passen
railroad_barons_orders-option-pay = { $holding }: weiter ausbezahlen…
railroad_barons_orders-option-operate = { $holding }: Steine wie zuvor
railroad_barons_orders-option-refuse = { $holding }: Angebote ablehnen…
railroad_barons_orders-option-take = Das Erstkaufrecht nehmen
railroad_barons_orders-option-leave = $30-Privatier nie nutzen
railroad_barons_orders-detail-pass = In dieser Aktienrunde, sonst in der nächsten; bei Kauf und Verkauf zählen nur deine Konzerne
railroad_barons_orders-detail-pay = Immer oder bis zu einem Kurs; nie so, dass das Spiel dadurch endet
railroad_barons_orders-detail-operate = Und den Kauf beenden, wenn aus der Bank nichts zu kaufen ist
railroad_barons_orders-detail-refuse = Alles, was für seine Gesellschaften unter einem Preis geboten wird
railroad_barons_orders-detail-priority = Wenn vor einer Aktienrunde nach dem $30-Privatier gefragt wird

railroad_barons_orders-ask-pay = **{ $holding }**: Bis zu welchem Kurs ausbezahlen?
railroad_barons_orders-ask-refuse = **{ $holding }**: Unter welchem Preis Angebote für seine Gesellschaften ablehnen?
railroad_barons_orders-press-other = Anderer Preis…
railroad_barons_orders-press-always = Immer
railroad_barons_orders-form-pay = Bis zu welchem Kurs
railroad_barons_orders-form-pay-until = Dollar für 10 %
railroad_barons_orders-form-refuse = Dein Mindestpreis
railroad_barons_orders-form-refuse-price = Preis in Dollar

railroad_barons_orders-does-pass-anything = In Aktienrunde { $set } passen, außer dein Gegenüber verkauft oder kauft.
railroad_barons_orders-does-pass-sells = In Aktienrunde { $set } passen, außer dein Gegenüber verkauft Aktien eines Konzerns, dessen Direktor ich bin.
railroad_barons_orders-does-pass-buys = In Aktienrunde { $set } passen, außer dein Gegenüber kauft Aktien eines Konzerns, dessen Direktor ich bin.
railroad_barons_orders-does-pass-never = In Aktienrunde { $set } passen, was auch geschieht.
railroad_barons_orders-does-pay = Das Einkommen von { $holding } weiter ausbezahlen.
railroad_barons_orders-does-pay-until = Das Einkommen von { $holding } ausbezahlen, bis der Kurs { $until } erreicht.
railroad_barons_orders-does-operate = Die Steine von { $holding } wie zuvor platzieren und den Kauf beenden, wenn aus der Bank nichts zu kaufen ist.
railroad_barons_orders-does-operate-last = Die Steine von { $holding } wie zuvor platzieren ({ $plus } auf (+), { $down } auf (▼)) und den Kauf beenden, wenn aus der Bank nichts zu kaufen ist.
railroad_barons_orders-does-refuse = Angebote für Gesellschaften von { $holding } unter { $price } ablehnen.
railroad_barons_orders-does-take = Das Erstkaufrecht tauschen, sobald dein Gegenüber es hat.
railroad_barons_orders-does-leave = Das Erstkaufrecht nie tauschen.

railroad_barons_orders-lapsed-out = Die Partie ist zu Ende.
railroad_barons_orders-lapsed-round-over = Aktienrunde { $set } ist vorbei.
railroad_barons_orders-lapsed-other-dealt = { $name } hat mit Aktien gehandelt.
railroad_barons_orders-lapsed-other-sold = { $name } hat Aktien von { $holding } verkauft.
railroad_barons_orders-lapsed-other-bought = { $name } hat Aktien von { $holding } gekauft.
railroad_barons_orders-lapsed-limit = Du hast mehr als { $limit } Papiere und musst verkaufen.
railroad_barons_orders-lapsed-no-swap = Du hast keinen $30-Privatier mehr.
railroad_barons_orders-lapsed-director = Du bist nicht Direktor von { $holding }.
railroad_barons_orders-lapsed-value = { $holding } hat jetzt den Kurs { $value }.
railroad_barons_orders-lapsed-ends = Ausbezahlen brächte { $holding } auf den höchsten Kurs und beendete die Partie: Das entscheidest du selbst.
railroad_barons_orders-lapsed-no-last = { $holding } hat noch keine Steine platziert.
railroad_barons_orders-lapsed-tokens = { $holding } hat nicht mehr so viele Steine, wie zuvor platziert wurden.
railroad_barons_orders-lapsed-surplus = Mit { $down } auf (▼) müsste { $holding } Gesellschaften abgeben.
