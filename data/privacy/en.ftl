## What is kept of a person

privacy-slash-group = What is kept about you here
privacy-slash-what-is-kept = What this bot keeps, what for, and for how long
privacy-slash-a-file-with-all = A file with everything that is kept about you
privacy-slash-forget-me = Delete everything that identifies you
privacy-slash-say-yes = Confirm that your data should be deleted; this can't be undone
privacy-what =
    ## What is kept about you
    - **Your number on Discord**, at the tables you play or open and with each move you make, so that the game knows whose turn it is and a log can be read. No name, no picture, no message of yours: I ask Discord for names when a card is made.
    - **What you chose**: your language, how you want to be reminded, whether a teacher speaks to you and what it has told you; if you said so, in which hours you usually play; whether a robot plays your seat while you're away.
    - **Your notes and orders**, such as a route to follow: only you see them, and they go when the seat changes hands.
    - **Rolls at the dice desk** and who asked for them.
    It's kept on the machine of whoever runs this bot, and given to nobody. Games are never deleted, except what you only practised. `/privacy export` hands you all of it. `/privacy forget` deletes it: your games stay, with a number in your place that belongs to nobody. If the managers of a server keep you from its tables, your number stays on their list until they let you back.
    Copies of the database, kept in case it's damaged, still hold what you had deleted until this bot has run for { $days ->
        [one] one more day
       *[other] { $days } more days
    }, and copies that whoever runs it made by hand, until they're deleted. If such a copy is put back, you're forgotten in it again; for that a digest of your number is kept, from which nobody can read who you are.
privacy-export = Everything that's kept about you. Nobody else sees this message.
privacy-sure = { $tables ->
    [0] Your settings, notes and orders would be deleted
    [one] You would leave { $tables } running game (a robot takes your seat; where nobody else plays, the game ends), your settings, notes and orders would be deleted
   *[other] You would leave { $tables } running games (robots take your seats; where nobody else plays, the game ends), your settings, notes and orders would be deleted
  }, and in all your games a number that belongs to nobody would take your place. This can't be undone.
privacy-press-forget = Delete everything about me
privacy-forgotten = Your data has been deleted. Cards posted before still mention you; whoever manages the server can delete them. Copies of the database still hold it until this bot has run for { $days ->
    [one] one more day
   *[other] { $days } more days
  }, and copies made by hand, until they're deleted. If you press anything again, you start afresh.
