# What set-up, draft and Stock Round refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Set-up and draft
railroad_barons-refuse-seats = Railroad Barons ist für zwei Personen; an diesem Tisch: { $seats } (Regel { $rule }).
railroad_barons-refuse-investor-gone = Diesen Privatier gibt es nicht mehr; wähle einen der übrigen mit den Richtwerten { $values } (Regel { $rule }).
railroad_barons-refuse-price-not-face = In dieser Partie gilt für Privatiers der Richtwert, der Preis ist hier also { $face_money } $ (Regel { $rule }).
railroad_barons-refuse-price-bounds = Der Preis, den du für einen Privatier nennst, liegt zwischen { $low_money } $ und { $high_money } $ (Regel { $rule }).

# A turn of the Stock Round
railroad_barons-refuse-turn-empty = In einem Zug verkaufst du, kaufst du, oder du verkaufst erst und kaufst dann; willst du nichts davon, passe (Regel { $rule }).
railroad_barons-refuse-holding-unheard = Es gibt keinen Konzern „{ $holding }“; die Konzerne heißen { $holdings } (Regel { $rule }).
railroad_barons-refuse-certificate-not-yours = Du hast das { $percent }%-Papier von { $holding } nicht (Regel { $rule }).
railroad_barons-refuse-not-in-bank = Das { $percent }%-Papier von { $holding } liegt nicht in der Bank (Regel { $rule }).
railroad_barons-refuse-pass-above-limit = Du hast { $above } mehr als das Aktienlimit von { $limit } Papieren und darfst deshalb nicht passen; verkaufe zuerst (Regel { $rule }).
railroad_barons-refuse-sell-to-limit = Du hast { $above } mehr als das Aktienlimit von { $limit } Papieren; verkaufe also zuerst mindestens { $above } ganz, ein Umtausch zählt nicht (Regel { $rule }).

# Selling
railroad_barons-refuse-exchange-down = Beim Umtausch nach unten nimmst du ein kleineres Papier als die { $give } %, die du zurückgibst; { $take } % von { $holding } sind nicht kleiner (Regel { $rule }).
railroad_barons-refuse-director-bound = Der Direktor von { $holding } darf die Direktor-Aktie nur abgeben, solange der andere Spieler mindestens 40 % von { $holding } besitzt (Regel { $rule }).
railroad_barons-refuse-below-forty = Einer der beiden Spieler muss immer mindestens 40 % von { $holding } besitzen, und nach diesem Verkauf hätte sie keiner mehr (Regel { $rule }).

# Buying
railroad_barons-refuse-sold-this-round = Du hast in dieser Aktienrunde Aktien von { $holding } verkauft und kannst sie erst in der nächsten wieder kaufen (Regel { $rule }).
railroad_barons-refuse-sold-this-turn = Du verkaufst in diesem Zug Aktien von { $holding } und kannst deshalb jetzt keine kaufen (Regel { $rule }).
railroad_barons-refuse-director-first = { $holding } ist noch nicht gegründet, als erstes Papier muss also die Direktor-Aktie (40 %) gekauft werden (Regel { $rule }).
railroad_barons-refuse-start-value = { $holding } kann nur zu einem der Anfangskurse { $values } gegründet werden (Regel { $rule }).
railroad_barons-refuse-started-already = { $holding } ist schon gegründet, der Anfangskurs lässt sich nicht mehr wählen (Regel { $rule }).
railroad_barons-refuse-exchange-up = Beim Umtausch nach oben nimmst du ein größeres Papier als die { $give } %, die du zurückgibst; { $take } % von { $holding } sind nicht größer (Regel { $rule }).
railroad_barons-refuse-certificate-limit = Du hättest mehr als { $limit } Papiere, und das ist das Aktienlimit; ein Umtausch ist noch möglich (Regel { $rule }).
railroad_barons-refuse-too-dear = Diese Aktien von { $holding } kosten { $price_money } $, aber du hast nur { $cash_money } $ (Regel { $rule }).
