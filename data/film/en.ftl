## What a table gets after the end: turning points, wealth over time, the film

film-frame-start = The start
film-frame-turn = Turn { $turn }
film-alt-rail-baron = Film of the whole game, turn by turn: a map of the USA on which trains ride and railroads change hands, above bars of everybody's wealth.
film-alt-railroad-barons = Film of the whole game, turn by turn: the share values on their track, who owns how much of each Holding and its Railroads, above bars of both players' wealth.
film-alt-point = { $when }: { $told }.
film-alt-end = { $place }. { $name } with { $total }
film-alt-last = After turn { $turns }: { $sums }.
