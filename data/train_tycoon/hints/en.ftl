train_tycoon-why-cash = { $more ->
    [yes] You end with some { $amount } more in cash.
   *[no] You have some { $amount } less in cash.
}
train_tycoon-why-debt = { $more ->
    [yes] You owe some { $amount } more.
   *[no] You owe some { $amount } less.
}
train_tycoon-why-shares = { $more ->
    [yes] Your shares count some { $amount } more.
   *[no] Your shares count some { $amount } less.
}
train_tycoon-why-lines = { $more ->
    [yes] The lines of your companies should earn you some { $amount } more by the end.
   *[no] The lines of your companies should earn you some { $amount } less by the end.
}
train_tycoon-why-plans = { $more ->
    [yes] Your companies have more to gain from new lines: some { $amount } for you.
   *[no] Your companies have less to gain from new lines: some { $amount } for you.
}
train_tycoon-why-rival = { $more ->
    [yes] Your strongest rival should end with some { $amount } more.
   *[no] Your strongest rival should end with some { $amount } less.
}
