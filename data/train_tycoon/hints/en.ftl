train_tycoon-why-cash = { $more ->
    [yes] You keep more in cash: { $worth }.
   *[no] You have less in cash: { $worth }.
}
train_tycoon-why-debt = { $more ->
    [yes] You owe more: { $worth }.
   *[no] You owe less: { $worth }.
}
train_tycoon-why-shares = { $more ->
    [yes] Your shares count more: { $worth }.
   *[no] Your shares count less: { $worth }.
}
train_tycoon-why-lines = { $more ->
    [yes] The lines of your companies should earn you more by the end: { $worth }.
   *[no] The lines of your companies should earn you less by the end: { $worth }.
}
train_tycoon-why-plans = { $more ->
    [yes] Your companies have more to gain from new lines: { $worth }.
   *[no] Your companies have less to gain from new lines: { $worth }.
}
train_tycoon-why-rival = { $more ->
    [yes] Your strongest rival should end with more: { $worth }.
   *[no] Your strongest rival should end with less: { $worth }.
}
