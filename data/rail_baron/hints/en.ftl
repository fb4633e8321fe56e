rail_baron-why-cash = { $more ->
    [yes] You keep more in cash: { $worth }.
   *[no] You have less in cash: { $worth }.
}
rail_baron-why-trips = { $more ->
    [yes] Your trips should bring you more until the end: { $worth }.
   *[no] Your trips should bring you less until the end: { $worth }.
}
rail_baron-why-fees = { $more ->
    [yes] The others should pay you more in use fees until the end: { $worth }.
   *[no] The others should pay you less in use fees until the end: { $worth }.
}
rail_baron-why-rivals = { $more ->
    [yes] The others should earn more until the end: { $worth }.
   *[no] The others should earn less until the end: { $worth }.
}
rail_baron-why-ride-fees = { $more ->
    [yes] You pay less in use fees: { $worth }.
   *[no] You pay more in use fees: { $worth }.
}
rail_baron-why-ride-turns = { $more ->
    [yes] You arrive some { $amount } turns earlier: { $worth }.
   *[no] You arrive some { $amount } turns later: { $worth }.
}
rail_baron-why-rover = { $more ->
    [yes] You catch a declared train on the way: { $worth }.
   *[no] You let a declared train go: { $worth }.
}
rail_baron-why-danger = { $more ->
    [yes] Your train is safer from being caught: { $worth }.
   *[no] Your train is easier to catch: { $worth }.
}
rail_baron-why-region = { $more ->
    [yes] A destination there brings more after fees and time, on average: { $worth }.
   *[no] A destination there brings less after fees and time, on average: { $worth }.
}
rail_baron-why-swap = { $more ->
    [yes] From the new home all destinations are some { $amount } turns nearer on average: { $worth }.
   *[no] From the new home all destinations are farther on average: { $worth }.
}
rail_baron-why-declare = { $more ->
    [yes] You'd get home with enough cash in about { $amount } of all cases: { $worth }.
   *[no] You'd get home with enough cash in only about { $amount } of all cases: { $worth }.
}
rail_baron-why-bid = { $more ->
    [yes] The railroad leaves you more after the bid: { $worth }.
   *[no] The railroad leaves you less after the bid: { $worth }.
}
rail_baron-why-sale = { $more ->
    [yes] It brings you more now: { $worth }.
   *[no] It brings you less now: { $worth }.
}
rail_baron-why-missed = { $more ->
    [yes] You lose a railroad that is worth less to you: { $worth }.
   *[no] You lose a railroad that is worth more to you: { $worth }.
}
rail_baron-why-crowd = { $more ->
    [yes] With so many players, your railroads and engine should bring more: { $worth }.
   *[no] With so many players, your railroads and engine should bring less: { $worth }.
}
