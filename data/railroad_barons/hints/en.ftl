railroad_barons-why-cash = { $more ->
    [yes] You have some { $amount } more in cash a little later.
   *[no] You have some { $amount } less in cash a little later.
}
railroad_barons-why-stock = { $more ->
    [yes] Your stock is worth some { $amount } more a little later.
   *[no] Your stock is worth some { $amount } less a little later.
}
railroad_barons-why-gains = { $more ->
    [yes] Your stock should bring you some { $amount } more by the end, in share value and dividends.
   *[no] Your stock should bring you some { $amount } less by the end, in share value and dividends.
}
railroad_barons-why-treasury = { $more ->
    [yes] The Holdings that you direct have some { $amount } more.
   *[no] The Holdings that you direct have some { $amount } less.
}
railroad_barons-why-rival = { $more ->
    [yes] The other should end with some { $amount } more.
   *[no] The other should end with some { $amount } less.
}
