# Words in the pictures of Haul.

haul_pictures-round = Round { $round }
haul_pictures-head = Round { $round } of { $rounds }
haul_pictures-bid-in = Bid is in
haul_pictures-no-bid = no bid
haul_pictures-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
haul_pictures-alt = The table of Haul. { $head }.
haul_pictures-alt-row = { $name } has { $shown } in the open; { $detail }.
haul_pictures-film = Film of the whole game: bars of everybody's wealth, turn by turn.
