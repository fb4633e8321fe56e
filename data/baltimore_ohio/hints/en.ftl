baltimore_ohio-why-worth = { $more ->
    [yes] A little later your cash and stock are worth more: { $worth }.
   *[no] A little later your cash and stock are worth less: { $worth }.
}
baltimore_ohio-why-idle = { $more ->
    [yes] More of your money lies idle: { $worth }.
   *[no] Less of your money lies idle: { $worth }.
}
baltimore_ohio-why-rises = { $more ->
    [yes] Your stock can rise further: { $worth }.
   *[no] Your stock has less to rise: { $worth }.
}
baltimore_ohio-why-dividends = { $more ->
    [yes] Your railroads can still pay you more in dividends: { $worth }.
   *[no] Your railroads can still pay you less in dividends: { $worth }.
}
baltimore_ohio-why-treasury = { $more ->
    [yes] Your part of the treasuries is larger: { $worth }.
   *[no] Your part of the treasuries is smaller: { $worth }.
}
baltimore_ohio-why-barons = { $more ->
    [yes] Your Robber Barons still bring more: { $worth }.
   *[no] Your Robber Barons still bring less: { $worth }.
}
baltimore_ohio-why-rival = { $more ->
    [yes] Your strongest rival's prospects are better: { $worth }.
   *[no] Your strongest rival's prospects are worse: { $worth }.
}
baltimore_ohio-why-owned = { $more ->
    [yes] Your cash and stock are worth more after this turn: { $worth }.
   *[no] Your cash and stock are worth less after this turn: { $worth }.
}
baltimore_ohio-why-next = { $more ->
    [yes] Your part of the railroad's next income is higher: { $worth }.
   *[no] Your part of the railroad's next income is lower: { $worth }.
}
baltimore_ohio-why-saved = { $more ->
    [yes] More stays in the railroad's treasury: { $worth }.
   *[no] Less stays in the railroad's treasury: { $worth }.
}
