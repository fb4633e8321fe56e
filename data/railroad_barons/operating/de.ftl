# What the Operating Round refuses: one sentence each, with the limit and its ruling.
# Values named *_money are whole dollars.

# Who and when
railroad_barons-refuse-game-over = Die Partie ist zu Ende (Regel { $rule }).
railroad_barons-refuse-not-your-turn = Jetzt ist der andere Spieler am Zug (Regel { $rule }).
railroad_barons-refuse-now-select = Wähle zuerst einen der übrigen Privatiers und nenne einen Preis für ihn (Regel { $rule }).
railroad_barons-refuse-now-choose = Ein Privatier und sein Preis sind genannt; nimm zuerst das Geld oder die Karte (Regel { $rule }).
railroad_barons-refuse-now-priority = Die Aktienrunde beginnt; entscheide zuerst, ob dein Privatier das Erstkaufrecht tauscht (Regel { $rule }).
railroad_barons-refuse-now-stock = Es läuft eine Aktienrunde; du kannst verkaufen, kaufen oder passen (Regel { $rule }).
railroad_barons-refuse-now-tokens = Der Zug des Konzerns beginnt; platziere zuerst seine Steine (Regel { $rule }).
railroad_barons-refuse-now-revenue = Der Konzern hat Einkommen; entscheide zuerst, ob es ausbezahlt oder eingespart wird (Regel { $rule }).
railroad_barons-refuse-now-railroads = Der Konzern nimmt jetzt Gesellschaften und Privatiers auf: Kaufe, biete, ordne einen Privatier zu oder drücke „Fertig“ (Regel { $rule }).
railroad_barons-refuse-now-offer = Für eine Gesellschaft liegt ein Angebot vor; zuerst muss es angenommen, abgelehnt oder zurückgenommen werden (Regel { $rule }).
railroad_barons-refuse-now-discard = Der Konzern hat mehr Gesellschaften als Steine auf (▼)-Feldern; wähle zuerst, welche abgegeben werden (Regel { $rule }).
railroad_barons-refuse-operate-empty = Wähle mindestens einen Schritt des Zuges (Regel { $rule }).
railroad_barons-refuse-operate-long = Der Zug des Konzerns ist vor dem letzten dieser Schritte zu Ende (Regel { $rule }).
railroad_barons-refuse-operate-additions = { $count ->
    [one] Eine Gesellschaft oder ein Privatier braucht
   *[other] { $count } Gesellschaften und Privatiers brauchen
} { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} auf (+), du platzierst dort { $plus } (Regel { $rule }).

# Operator tokens
railroad_barons-refuse-tokens-negative = Weniger als 0 Steine kannst du nirgends platzieren (Regel { $rule }).
railroad_barons-refuse-tokens-network = In einer Betriebsrunde kommt höchstens { $most } Stein ins Streckennetz (Regel { $rule }).
railroad_barons-refuse-tokens-few = { $holding } hat { $tokens ->
    [one] { $tokens } Stein
   *[other] { $tokens } Steine
} zu platzieren, nicht { $placed } (Regel { $rule }).
railroad_barons-refuse-tokens-circles = { $holding } hat nur { $circles } Felder dieser Art (Regel { $rule }).

# Railroads from the bank
railroad_barons-refuse-stack-empty = Der Stapel der Gesellschaften ist leer, aus der Bank ist keine mehr zu kaufen (Regel { $rule }).
railroad_barons-refuse-side-unknown = Die oberste Gesellschaft des Stapels hat keine solche Seite (Regel { $rule }).
railroad_barons-refuse-treasury-short = Diese Gesellschaft kostet { $holding } { $price_money } $, aber in der Konzernkasse sind nur { $treasury_money } $ (Regel { $rule }).
railroad_barons-refuse-help-has-railroad = { $holding } besitzt eine Gesellschaft, der Direktor darf also beim Kauf einer weiteren nicht helfen (Regel { $rule }).
railroad_barons-refuse-help-not-needed = { $holding } kann diese Gesellschaft selbst bezahlen, der Direktor darf also nichts dazugeben (Regel { $rule }).
railroad_barons-refuse-help-cheaper-side = { $holding } kann die billigere Seite dieser Gesellschaft bezahlen, der Direktor darf also bei der teureren nicht helfen (Regel { $rule }).
railroad_barons-refuse-help-cash = In der Konzernkasse fehlen { $missing_money } $, aber du hast selbst nur { $cash_money } $ (Regel { $rule }).

# Railroads from other Holdings
railroad_barons-refuse-offer-to-itself = { $holding } kann nicht von sich selbst kaufen; biete einem anderen Konzern einen Preis für eine seiner Gesellschaften (Regel { $rule }).
railroad_barons-refuse-offer-not-there = „{ $holding }“ hat keine solche Gesellschaft zu verkaufen (Regel { $rule }).
railroad_barons-refuse-offer-price = Ein Angebot für eine Gesellschaft beträgt mindestens { $low_money } $ und höchstens, was in der Konzernkasse ist: { $high_money } $ (Regel { $rule }).
railroad_barons-refuse-withdraw-not-yours = Nur der Direktor, der das Angebot gemacht hat, kann es zurücknehmen (Regel { $rule }).

# Investors
railroad_barons-refuse-investor-not-assignable = Nur die Privatiers mit den Richtwerten { $values } können einem Konzern zugeordnet werden (Regel { $rule }).
railroad_barons-refuse-investor-not-yours = Du hast den { $face_money }-$-Privatier nicht selbst (Regel { $rule }).
railroad_barons-refuse-investor-here = Der { $face_money }-$-Privatier ist { $holding } schon zugeordnet (Regel { $rule }).
railroad_barons-refuse-investor-not-there = Der { $face_money }-$-Privatier ist „{ $holding }“ nicht zugeordnet (Regel { $rule }).
railroad_barons-refuse-investor-other-director = Du bist nicht Direktor von { $holding } und darfst den { $face_money }-$-Privatier nicht von dort holen (Regel { $rule }).

# Surplus Railroads
railroad_barons-refuse-discard-not-there = { $holding } kann nur Gesellschaften abgeben, die dort sind (Regel { $rule }).
railroad_barons-refuse-discard-number = { $holding } behält { $keep ->
    [one] { $keep } Gesellschaft
   *[other] { $keep } Gesellschaften
}, also { $surplus ->
    [one] geht genau { $surplus }
   *[other] gehen genau { $surplus }
} aus dem Spiel (Regel { $rule }).
