# Wörter in den Bildern von Haul.

haul_pictures-round = Runde { $round }
haul_pictures-head = Runde { $round } von { $rounds }
haul_pictures-bid-in = Gebot liegt
haul_pictures-no-bid = kein Gebot
haul_pictures-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
haul_pictures-alt = Der Tisch von Haul. { $head }.
haul_pictures-alt-row = { $name } hat { $shown } offen; { $detail }.
haul_pictures-film = Film der ganzen Partie: Balken mit dem Vermögen aller, Zug um Zug.
