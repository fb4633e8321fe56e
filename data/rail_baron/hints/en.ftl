rail_baron-why-cash = { $more ->
    [yes] You keep some { $amount } more in cash.
   *[no] You have some { $amount } less in cash.
}
rail_baron-why-trips = { $more ->
    [yes] Your trips should bring you some { $amount } more until the end.
   *[no] Your trips should bring you some { $amount } less until the end.
}
rail_baron-why-fees = { $more ->
    [yes] The others should pay you some { $amount } more in use fees until the end.
   *[no] The others should pay you some { $amount } less in use fees until the end.
}
rail_baron-why-rivals = { $more ->
    [yes] The others should earn some { $amount } more each until the end.
   *[no] The others should earn some { $amount } less each until the end.
}
rail_baron-why-ride-fees = { $more ->
    [yes] You pay some { $amount } less in use fees.
   *[no] You pay some { $amount } more in use fees.
}
rail_baron-why-ride-turns = { $more ->
    [yes] You arrive some { $amount } turns earlier.
   *[no] You arrive some { $amount } turns later.
}
rail_baron-why-rover = { $more ->
    [yes] You catch a declared train on the way.
   *[no] You let a declared train go.
}
rail_baron-why-danger = { $more ->
    [yes] Your train is safer from being caught.
   *[no] Your train is easier to catch.
}
rail_baron-why-region = { $more ->
    [yes] A destination there brings some { $amount } more after fees and time, on average.
   *[no] A destination there brings some { $amount } less after fees and time, on average.
}
rail_baron-why-swap = { $more ->
    [yes] From the new home all destinations are some { $amount } turns nearer on average.
   *[no] From the new home all destinations are farther on average.
}
rail_baron-why-declare = { $more ->
    [yes] You'd get home with enough cash in about { $amount } of all cases.
   *[no] You'd get home with enough cash in only about { $amount } of all cases.
}
rail_baron-why-bid = { $more ->
    [yes] You gain some { $amount } more: what the railroad is worth to you, less the bid.
   *[no] You gain some { $amount } less: what the railroad is worth to you, less the bid.
}
rail_baron-why-sale = { $more ->
    [yes] It brings you some { $amount } more now.
   *[no] It brings you some { $amount } less now.
}
rail_baron-why-missed = { $more ->
    [yes] You lose a railroad that is worth some { $amount } less to you.
   *[no] You lose a railroad that is worth some { $amount } more to you.
}
rail_baron-why-crowd = { $more ->
    [yes] With so many players, your railroads and engine should bring some { $amount } more.
   *[no] With so many players, your railroads and engine should bring some { $amount } less.
}
