# Wörter in den Bildern von Baltimore & Ohio und ihre Beschreibungen

baltimore_ohio_pictures-market-round = Marktrunde { $turn }
baltimore_ohio_pictures-business-round = Geschäftsrunde { $turn }.{ $round }
baltimore_ohio_pictures-over = Spielende
baltimore_ohio_pictures-tech-level = Technologiestufe { $level }

baltimore_ohio_pictures-ask-market = { $name } verkauft, kauft oder passt
baltimore_ohio_pictures-ask-auction = { $name }: mehr als { $amount } für { $card }?
baltimore_ohio_pictures-ask-scrap = { $name } verschrottet alte Ausrüstung von { $railroad }
baltimore_ohio_pictures-ask-equipment = { $name } kauft Ausrüstung für { $railroad }
baltimore_ohio_pictures-ask-track = { $name } baut Strecke für { $railroad }
baltimore_ohio_pictures-ask-service = { $name } wählt die Städte, die { $railroad } bedient
baltimore_ohio_pictures-ask-profit = { $name }: { $amount } Gewinn von { $railroad } – ausschütten?
baltimore_ohio_pictures-why-peak = Eine Bahn hat { $top } erreicht
baltimore_ohio_pictures-why-level = Technologiestufe { $level } ist erreicht
baltimore_ohio_pictures-why-shares = Alle Aktien sind bei den Spielern
baltimore_ohio_pictures-why-agreed = Das Spiel wurde vorzeitig beendet

baltimore_ohio_pictures-unstarted = nicht gegründet
baltimore_ohio_pictures-operating = in Betrieb
baltimore_ohio_pictures-receivership = verwaltet
baltimore_ohio_pictures-from-level = ab Stufe { $level }
baltimore_ohio_pictures-treasury = Kasse
baltimore_ohio_pictures-no-cards = keine Ausrüstung
baltimore_ohio_pictures-income-before = Zuletzt { $sum }
baltimore_ohio_pictures-build = { $count ->
    [one] Ein Feld für { $sum }, es bleiben { $left }
   *[other] { $count } Felder für { $sum }, es bleiben { $left }
}

baltimore_ohio_pictures-sign-income = Einkommen auf Stufe { $level }
baltimore_ohio_pictures-sign-cost = Baukosten
baltimore_ohio_pictures-sign-place = freie Plätze
baltimore_ohio_pictures-sign-home = Heimat
baltimore_ohio_pictures-sign-edge = kein Durchkommen
baltimore_ohio_pictures-sign-coal = Kohle, { $sum }
baltimore_ohio_pictures-sign-nw_coal = NW-Kohle, { $sum }
baltimore_ohio_pictures-sign-lumber = Holz, { $sum }
baltimore_ohio_pictures-sign-green = { $railroad } bleibt darin, bis sie alle fünf Städte hat
baltimore_ohio_pictures-sign-pa = nur für { $railroad }, bis sie alle drei hat

baltimore_ohio_pictures-alt-build = Der geplante Bau: { $hexes }, zusammen { $sum }.
baltimore_ohio_pictures-alt-built = Zuletzt gebaut: { $hexes }.
baltimore_ohio_pictures-alt-unstarted = Ohne Strecke: { $railroads }.
baltimore_ohio_pictures-alt-green = Der NYC fehlen noch { $cities }, so lange darf sie New York nicht verlassen.
baltimore_ohio_pictures-alt-pa = Pittsburgh, Harrisburg und Philadelphia sind nur für PA offen.
baltimore_ohio_pictures-alt-no-network = { $railroad } hat noch keine Strecke.
baltimore_ohio_pictures-alt-network = Karte von { $railroad }: { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
}, Städte { $cities }; Kasse { $treasury }, noch { $cubes ->
    [one] ein Stein
   *[other] { $cubes } Steine
}.
baltimore_ohio_pictures-alt-railroad = { $railroad } bei { $value } hat { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
} ({ $cities }).
