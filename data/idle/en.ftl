# Tables at which nothing happens: the offer to end them, and the archive.

idle-ask = { $count ->
    [one] Nobody has moved here for a long time. { $called }, do you want to go on? Without an answer the table is archived later: it's kept, and can be resumed at any time.
   *[other] Nobody has moved here for a long time. { $called }, do you want to go on? One of you is enough to go on; the game ends if all of you say so. Without an answer the table is archived later: it's kept, and can be resumed at any time.
} (Asked { $since }.)
idle-press-on = Go on
idle-press-end = End the game
idle-told-ask = Nobody has moved here for a long time: everybody is asked whether to go on.
idle-told-yes = **{ $name }** agrees to end the game.
idle-told-no = **{ $name }** wants to go on.
idle-told-archive = Nobody has moved here for a long time, so the table is archived.
idle-told-resume = **{ $name }** resumes the table.
idle-told-back = I'm on this server again, and the table goes on.
idle-archived = Table { $table } was archived { $since }: everything is kept, and it waits for nobody. Anyone who sits at it can resume it here or with `/table resume`.
idle-press-resume = Resume
idle-resumed = Table { $table } goes on.
idle-lobby-ask = This table has been waiting for players for a long time. Do you want to keep it? Without an answer it's archived later, and can be resumed at any time.
idle-press-keep = Keep it
idle-press-close = Close it
idle-unsaid = Nobody has moved at table { $table } for a long time, so I've archived it: everything is kept. I couldn't say so in { $place }. To go on in a channel of its server, type `/table resume` there, with { $table } in the field *table*.
idle-slash-resume = Resume an archived table
house-status-archived = archived
table-refuse-archived = Table { $table } is archived. Anyone who sits at it can resume it with `/table resume`.
table-refuse-not-archived = This table isn't archived.
