# Words in the pictures of Haul.

haul_pictures-round = Round { $round }
haul_pictures-head = Round { $round } of { $rounds }
haul_pictures-bid-in = Bid is in
haul_pictures-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
haul_pictures-film = Film of the whole game: bars of everybody's wealth, turn by turn.
haul_pictures-ask-haul = { $name }: haul or trade
haul_pictures-ask-bid = { $name }: name a bid
haul_pictures-ask-over = The game is over
