railroad_barons-why-cash = { $more ->
    [yes] You have more in cash a little later: { $worth }.
   *[no] You have less in cash a little later: { $worth }.
}
railroad_barons-why-stock = { $more ->
    [yes] Your stock is worth more a little later: { $worth }.
   *[no] Your stock is worth less a little later: { $worth }.
}
railroad_barons-why-gains = { $more ->
    [yes] Your stock should bring you more by the end, in share value and dividends: { $worth }.
   *[no] Your stock should bring you less by the end, in share value and dividends: { $worth }.
}
railroad_barons-why-treasury = { $more ->
    [yes] The Holdings that you direct have more: { $worth }.
   *[no] The Holdings that you direct have less: { $worth }.
}
railroad_barons-why-rival = { $more ->
    [yes] The other should end with more: { $worth }.
   *[no] The other should end with less: { $worth }.
}
