# What the rules of Rail Baron refuse: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Beginning a game
rail_baron-refuse-seats = Rail Baron ist für { $fewest } bis { $most } Personen, und hier { $seats ->
    [one] ist 1
   *[other] sind { $seats }
} (Regel { $rule }).
rail_baron-refuse-extra-cash = Das Zusatzgeld für die Versteigerungen zu Beginn liegt zwischen 0 $ und { $most_money } $ (Regel { $rule }).

# Who and when
rail_baron-refuse-seats-position = Diese Partie geht von einem Brett mit { $seats } Personen aus weiter, also braucht sie { $seats } Plätze (Regel { $rule }).
rail_baron-refuse-position = Diese Stellung kann nach den Regeln nicht entstanden sein, darum geht von ihr aus keine Partie weiter (Regel { $rule }).
rail_baron-refuse-game-over = Die Partie ist zu Ende; es lässt sich nichts mehr tun (Regel { $rule }).
rail_baron-refuse-not-your-turn = Jetzt ist jemand anderes am Zug (Regel { $rule }).
rail_baron-refuse-now-destination = Würfle zuerst ein Ziel aus oder sage die Heimfahrt an (Regel { $rule }).
rail_baron-refuse-now-region = Du hast die Region gewürfelt, in der du bist; nenne zuerst eine Region (Regel { $rule }).
rail_baron-refuse-now-swap = Entscheide zuerst, ob du Heimatstadt und erstes Ziel tauschst (Regel { $rule }).
rail_baron-refuse-now-roll = Du hast ein Ziel; würfle zuerst für die Fahrt (Regel { $rule }).
rail_baron-refuse-now-ride = Du hast gewürfelt; fahre zuerst (Regel { $rule }).
rail_baron-refuse-now-purchase = Du bist angekommen; kaufe zuerst eine Sache oder nichts (Regel { $rule }).
rail_baron-refuse-now-fees = Dein Geld reicht nicht für deine Gebühren; verkaufe oder versteigere zuerst eine Bahn (Regel { $rule }).
rail_baron-refuse-now-auction = Eine Bahn wird gerade versteigert; biete oder passe zuerst (Regel { $rule }).

# Destinations and declaring
rail_baron-refuse-region-unknown = Es gibt keine Region „{ $region }“; nenne eine von diesen: { $regions } (Regel { $rule }).
rail_baron-refuse-declare-first = Die Heimfahrt darf erst angesagt werden, wenn das erste Ziel ausgewürfelt ist (Regel { $rule }).
rail_baron-refuse-declare-cash = Für die Heimfahrt brauchst du { $need_money } $ Bargeld, aber du hast nur { $cash_money } $ (Regel { $rule }).

# Riding
rail_baron-refuse-ride-too-long = Diese Fahrt ist { $ridden ->
    [one] 1 Streckenpunkt
   *[other] { $ridden } Streckenpunkte
} lang, aber zu fahren { $steps ->
    [one] ist nur noch 1
   *[other] sind nur noch { $steps }
} (Regel { $rule }).
rail_baron-refuse-ride-too-short = Diese Fahrt endet nach { $ridden ->
    [one] 1 Streckenpunkt
   *[other] { $ridden } Streckenpunkten
}, aber alle { $steps } müssen gefahren werden, solange das Ziel nicht erreicht ist (Regel { $rule }).
rail_baron-refuse-ride-past-destination = Die Fahrt endet an deinem Ziel { $place } und kann von dort nicht weitergehen (Regel { $rule }).
rail_baron-refuse-ride-not-joined = Der nächste Abschnitt beginnt nicht bei { $place }, also kann deine Lok ihn dort nicht nehmen (Regel { $rule }).
rail_baron-refuse-ride-used = Den Abschnitt der { $railroad } bei { $place } bist du schon gefahren; bis zur Ankunft in { $target } darf keiner zweimal gefahren werden (Regel { $rule }).
rail_baron-refuse-ride-cut-off = Hinter dem Abschnitt der { $railroad } bei { $place } bliebe kein unbenutzter Weg nach { $target } übrig (Regel { $rule }).
rail_baron-refuse-ride-reuses-too-many = Auf dem Weg nach { $target } darfst du nur so wenige Abschnitte wie möglich noch einmal fahren, von hier aus { $fewest }; diese Fahrt bräuchte mehr (Regel { $rule }).
rail_baron-refuse-route-past-destination = Durch { $place } kann kein Weg führen, denn am Ziel endet die Fahrt (Regel { $rule }).
rail_baron-refuse-route-no-way = Über { $places } führt kein Weg nach { $target }, ohne einen Abschnitt zweimal zu fahren (Regel { $rule }).
rail_baron-refuse-route-no-ride = Jetzt steht keine Fahrt an (Regel { $rule }).
rail_baron-refuse-route-no-destination = Du hast noch kein Ziel, zu dem du fahren könntest (Regel { $rule }).

# Buying
rail_baron-refuse-railroad-unknown = Es gibt keine Bahn „{ $railroad }“; das ähnlichste Kürzel ist { $nearest_mark } (Regel { $rule }).
rail_baron-refuse-railroad-public = Die { $railroad } ist öffentlich und kann nie gekauft werden (Regel { $rule }).
rail_baron-refuse-railroad-own = Die { $railroad } gehört dir schon (Regel { $rule }).
rail_baron-refuse-railroad-taken = Die { $railroad } ist schon vergeben; kaufen lassen sich nur die Bahnen der Bank (Regel { $rule }).
rail_baron-refuse-railroad-third-owner = Die { $railroad } gehört dem gedachten dritten Spieler, und der gibt keine Bahn mehr her (Regel { $rule }).
rail_baron-refuse-railroad-dear = Die { $railroad } kostet { $price_money } $, aber du hast nur { $cash_money } $ Bargeld (Regel { $rule }).
rail_baron-refuse-engine-unknown = Es gibt keine Lok „{ $engine }“; zu kaufen sind Express und SuperChief (Regel { $rule }).
rail_baron-refuse-engine-not-better = { $engine } ist nicht besser als deine Lok ({ $present }), und kaufen lässt sich nur eine bessere (Regel { $rule }).
rail_baron-refuse-engine-dear = { $engine } kostet { $price_money } $, aber du hast nur { $cash_money } $ Bargeld (Regel { $rule }).

# Raising money, auctions
rail_baron-refuse-railroad-not-yours = Die { $railroad } gehört dir nicht, und verkaufen kannst du nur deine eigenen Bahnen (Regel { $rule }).
rail_baron-refuse-bid-low = Ein Gebot von { $amount_money } $ ist zu niedrig: Mindestens { $low_money } $ sind nötig (Regel { $rule }).
rail_baron-refuse-bid-high = Ein Gebot von { $amount_money } $ übersteigt die { $high_money } $, die du hast (Regel { $rule }).
