# Wörter in den Bildern von Haul.

haul_pictures-round = Runde { $round }
haul_pictures-head = Runde { $round } von { $rounds }
haul_pictures-bid-in = Gebot liegt
haul_pictures-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
haul_pictures-film = Film der ganzen Partie: Balken mit dem Vermögen aller, Zug um Zug.
haul_pictures-ask-haul = { $name }: fahren oder handeln
haul_pictures-ask-bid = { $name }: ein Gebot nennen
haul_pictures-ask-over = Die Partie ist zu Ende
