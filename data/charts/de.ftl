# Words in the pictures of property, cash and results, and their alt texts

charts-engine-Freight = Güterlok
# alike: a name
charts-engine-Express = Express
# alike: a name
charts-engine-SuperChief = SuperChief

charts-deeds = Bahnen und Loks
charts-deeds-sub = { $owned } von { $all } Bahnen sind vergeben
charts-home = Heimat
charts-bound = Ziel
charts-bound-else = Ersatzziel
charts-declared = Heimfahrt
charts-to-move = Am Zug
charts-bankrupt = Bankrott
charts-winner = Gewonnen
charts-deeds-worth = Bahnen { $sum }
charts-third = Gedachter dritter Spieler
charts-third-fees = Gebühren: halb an die Bank, halb an den Gegner
# alike: the same word
charts-bank = Bank
charts-bank-sells = Bahnen zu diesen Preisen
charts-bank-empty = Nichts mehr zu verkaufen
charts-sold-out = Ausverkauft: fremde Bahnen kosten { $fee }
charts-set-aside = Beiseitegelegt
charts-set-aside-until = Zu kaufen nach den Versteigerungen zu Beginn
charts-hammer = Versteigerung
charts-hammer-from = Von { $seller }
charts-hammer-from-bank = Von der Bank
charts-hammer-bid = { $name } bietet { $bid }
charts-hammer-open = Noch kein Gebot; mindestens { $bid }

charts-alt-seat = Platz { $seat }, { $name }: { $facts }.
charts-alt-cash = Bargeld { $cash }
charts-alt-cash-secret = Bargeld geheim
charts-alt-cash-own = Bargeld { $cash }, das die anderen nicht sehen
charts-alt-owns = besitzt { $railroads } (zusammen { $sum })
charts-alt-owns-none = besitzt keine Bahn
charts-alt-third = Der gedachte dritte Spieler hat { $railroads }.
charts-alt-third-none = Der gedachte dritte Spieler hat noch nichts.
charts-alt-bank = Die Bank verkauft { $railroads }.
charts-alt-bank-empty = Die Bank hat nichts mehr zu verkaufen.
charts-alt-sold-out = Fremde Bahnen kosten { $fee }.
charts-alt-set-aside = Beiseitegelegt: { $railroads }.
charts-alt-hammer = Versteigert wird { $railroad }. { $bid }.
charts-alt-railroad = { $mark } { $price }

charts-line = { $name } von { $first } auf { $last }
charts-cash = Bargeld, Zug um Zug
charts-cash-empty = Noch ist nichts bekannt
charts-cash-turn = Zug
charts-cash-secret-below = Bargeld unter { $level } ist geheim
charts-cash-announce = Offenlegen ab { $level }
charts-cash-declare = Heimfahrt ab { $level }
charts-alt-history = Liniendiagramm des Bargelds, Züge { $first } bis { $last }. { $seats } Bargeld ist ab { $announce } offenzulegen; für die Heimfahrt braucht es { $declare }.
charts-alt-history-seat = { $name }: { $cash } am Ende, höchstens { $most } in Zug { $best }.
charts-alt-history-hidden = { $name }: am Ende geheim, zuletzt bekannt { $cash } in Zug { $turn }, höchstens { $most } in Zug { $best }.
charts-alt-history-secret = { $name }: durchweg geheim.
charts-alt-history-none = Diagramm des Bargelds: Noch ist nichts bekannt.

charts-wins = { $name } gewinnt!
charts-won-by = { $how }; Vorsprung { $lead }
charts-wins-nobody = Niemand gewinnt
charts-won-home = Zu Hause in { $city } mit { $cash }
charts-won-declared = In der Heimatstadt { $city } angesagt mit { $cash }
charts-won-last = Alle anderen sind bankrott
charts-won-nobody = Die Partie wurde beendet, bevor jemand gewann
# alike: a name
charts-result-game = Rail Baron
charts-result-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
charts-result-u21 = Ausgabe U21
charts-sum-cash = Bargeld
charts-sum-railroads = Bahnen
charts-sum-engine = Lok
charts-deed-count = { $count ->
    [0] keine Bahn
    [one] { $count } Bahn
   *[other] { $count } Bahnen
}
charts-place = Platz { $place }: { $name } mit { $total } ({ $sums })
