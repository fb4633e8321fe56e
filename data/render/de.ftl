# Words drawn into pictures of every game

render-seat = Platz { $seat }
render-secret = geheim
render-thousands = { $amount } Tsd. $

# The map of Rail Baron

render-map-declared = auf Heimfahrt
render-map-bound = nach { $city }
render-map-at = bei { $place }
render-map-owns = besitzt { $railroads }
render-map-owns-none = keine Bahnen
render-map-alternate = Ersatzziel { $city }
render-map-cash = Bargeld { $cash }
render-map-homeward = heim nach { $city }
render-map-idle = noch kein Ziel
render-map-bankrupt = bankrott
render-map-no-home = noch keine Heimatstadt
render-map-route = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} · Gebühren { $fees }
render-map-route-pays = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
} · { $payoff } − { $fees } = { $rest }
render-map-sign-train = Lok
render-map-sign-home = Heimatstadt
render-map-sign-destination = Ziel
render-map-sign-third = gedachter dritter Spieler
render-map-sign-owned = Bahn dieser Person

render-map-alt = Spielplan der USA mit { $seats ->
    [one] { $seats } Lok
   *[other] { $seats } Loks
}.
render-map-alt-train = { $name }: Lok in { $place }, { $engine }, { $aim }.
render-map-alt-bound = unterwegs nach { $city } für { $payoff }
render-map-alt-homeward = auf angesagter Heimfahrt nach { $city }
render-map-alt-idle = ohne Ziel
render-map-alt-bankrupt = { $name } ist bankrott.
render-map-alt-ride = { $name } fährt { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} von { $start } nach { $end } auf { $railroads }.
render-map-alt-route = Route { $letter }: { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} auf { $railroads }.
render-map-alt-owns = { $name } besitzt { $railroads }.

# A trip on the map

render-trip-title = { $start } – { $end }
render-trip-figures = Auszahlung { $payoff } · { $miles ->
    [one] 1 Streckenpunkt
   *[other] { $miles } Streckenpunkte
} auf kürzestem Weg
render-trip-both = An beiden Enden:
render-trip-alt = Spielplan der Fahrt { $start } – { $end }. { $figures }: auf { $railroads }.
render-trip-alt-both = Bahnen, die beide Städte bedienen: { $railroads }.

# The top of every card

render-card-would = So wäre es
render-card-would-nothing = nichts ändert sich
render-card-last = Zuletzt: { $line }
render-card-played = Gespielt: { $line }
render-card-broken-off = Die Partie ist beendet
render-card-since = Seit du zuletzt am Zug warst
render-card-earlier = … nach { $count } weiteren
render-card-ranking = Vermögen, das größte zuerst: { $rows }
render-card-at-least = mindestens { $dollars }
render-card-more = { $dollars }+
render-card-besides = + geheimes Bargeld
render-card-besides-own = + geheimes Bargeld, deins { $own }
render-card-own = Deins: { $holds }
render-card-directs = volle Farbe: Präsident
# alike: the same sign
render-card-thousands = { $amount }k
render-card-moved = seit zuletzt am Zug
render-card-ranked-now = Rangliste: Stand jetzt
render-card-up = (gestiegen)
render-card-down = (gefallen)
