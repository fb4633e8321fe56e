baltimore_ohio-why-worth = { $more ->
    [yes] A little later your cash and stock are worth some { $amount } more.
   *[no] A little later your cash and stock are worth some { $amount } less.
}
baltimore_ohio-why-idle = { $more ->
    [yes] Some { $amount } more of your money lies idle.
   *[no] Some { $amount } less of your money lies idle.
}
baltimore_ohio-why-rises = { $more ->
    [yes] Your stock can rise some { $amount } more.
   *[no] Your stock has some { $amount } less to rise.
}
baltimore_ohio-why-dividends = { $more ->
    [yes] What your railroads can still pay you in dividends is worth some { $amount } more today.
   *[no] What your railroads can still pay you in dividends is worth some { $amount } less today.
}
baltimore_ohio-why-treasury = { $more ->
    [yes] Your part of the treasuries is some { $amount } larger.
   *[no] Your part of the treasuries is some { $amount } smaller.
}
baltimore_ohio-why-barons = { $more ->
    [yes] What your Robber Barons still bring is worth some { $amount } more today.
   *[no] What your Robber Barons still bring is worth some { $amount } less today.
}
baltimore_ohio-why-rival = { $more ->
    [yes] Your strongest rival's prospects are worth some { $amount } more today.
   *[no] Your strongest rival's prospects are worth some { $amount } less today.
}
baltimore_ohio-why-owned = { $more ->
    [yes] Your cash and stock are worth some { $amount } more after this turn.
   *[no] Your cash and stock are worth some { $amount } less after this turn.
}
baltimore_ohio-why-next = { $more ->
    [yes] Your part of the railroad's next income is some { $amount } higher.
   *[no] Your part of the railroad's next income is some { $amount } lower.
}
baltimore_ohio-why-saved = { $more ->
    [yes] More stays in the railroad's treasury.
   *[no] Less stays in the railroad's treasury.
}
