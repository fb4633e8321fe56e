# Tables at which nothing happens: the offer to end them, and the archive.

idle-ask = { $count ->
    [one] Nobody has moved here for long. { $called }, do you want to go on? If there is no answer, the table is archived later: it is kept, and can be resumed at any time.
   *[other] Nobody has moved here for long. { $called }, do you want to go on? One of you is enough to go on; the game ends if all of you say so. If there is no answer, the table is archived later: it is kept, and can be resumed at any time.
} (Asked { $since }.)
idle-press-on = Go on
idle-press-end = End the game
idle-told-ask = Nobody has moved here for long: everybody is asked whether to go on.
idle-told-yes = **{ $name }** would end the game.
idle-told-no = **{ $name }** wants to go on.
idle-told-archive = Nobody has moved here for long, so the table is archived.
idle-told-resume = **{ $name }** resumes the table.
idle-told-back = I am on this server again, and the table goes on.
idle-archived = Table { $table } was archived { $since }: everything is kept, and it waits for nobody. Whoever sits at it can resume it here or with `/table resume`.
idle-press-resume = Resume
idle-resumed = Table { $table } goes on.
idle-lobby-ask = This table has been waiting for players for long. Do you want to keep it? If there is no answer, it is archived later, and can be resumed at any time.
idle-press-keep = Keep it
idle-press-close = Close it
idle-unsaid = Nobody has moved at table { $table } for long, so I have archived it: everything is kept. I could not say so in { $place }. `/table resume table:{ $table }` on its server lets it go on in the channel where you type it.
idle-slash-resume = Let an archived table go on
house-status-archived = archived
table-refuse-archived = Table { $table } is archived. Somebody who sits at it can let it go on with `/table resume`.
table-refuse-not-archived = This table is not archived.
