## What is kept of a person

privacy-slash-group = What is kept about you here
privacy-slash-what-is-kept = What this bot keeps, what for, and for how long
privacy-slash-a-file-with-all = A file with everything that is kept about you
privacy-slash-forget-me = Have everything that names you forgotten
privacy-slash-say-yes = Say yes to be forgotten; it cannot be taken back
privacy-what =
    ## What is kept about you
    - **Your number on Discord**, at the tables you play or open and with each move you make, so that the game knows whose turn it is and a log can be read. No name, no picture, no message of yours: Discord is asked for names when a card is made.
    - **What you chose**: your language and how you want to be reminded; if you said so, in which hours you usually play; whether a robot plays your seat while you are away.
    - **Your notes and standing orders**, such as a route to follow: seen by you alone, gone when the seat changes hands.
    - **Rolls at the dice desk** and who asked for them.
    It is kept on the machine of whoever runs this bot, and given to nobody. Games are never deleted. `/privacy export` hands you all of it, `/privacy forget` has you forgotten: your games stay, with a number in your place that belongs to nobody.
privacy-export = Everything that is kept about you. Nobody else sees this message.
privacy-sure = { $tables ->
    [0] Your settings, notes and standing orders would be deleted
    [one] You would leave { $tables } game that goes on (a robot takes your seat; where nobody else plays, the game ends), your settings, notes and standing orders would be deleted
   *[other] You would leave { $tables } games that go on (robots take your seats; where nobody else plays, the game ends), your settings, notes and standing orders would be deleted
  }, and in all your games a number that belongs to nobody would take your place. It cannot be taken back. If that is what you want: `/privacy forget sure:True`.
privacy-forgotten = You are forgotten. Cards that were posted before still mention you; whoever manages the server can delete them. If you press anything again, you begin anew.
