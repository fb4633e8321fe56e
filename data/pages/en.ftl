# Pages that a host publishes: terms, privacy, retention, news. Lines that begin with "## " are
# headings, with "- " items of a list.

pages-terms = Terms of use
pages-terms-body =
    { -bot } is a bot for railway board games on Discord. { $operator } runs it. Questions, complaints and requests go to { $contact }.
    ## What you may do
    You may use it free of charge wherever Discord shows it to you, if you follow Discord's own terms and may use Discord at your age. Whoever manages a server decides who may open tables there, and may end them.
    ## What you may not do
    - Disturb others on purpose: press or import without end, look for ways to other people's secrets, or name yourself so that cards insult somebody.
    - Sell what the bot does, or pretend to be its operator.
    If you do, the operator or the managers of a server may keep you from the tables.
    ## What is promised, and what isn't
    Everything left to chance follows from a secret seed whose fingerprint is published at the start; anybody can check that with `/table verify`. Beyond that the bot comes as it is: it may fail, pause or be ended. Nobody owes you anything for a lost game.
    ## Games and names
    The games belong to their publishers, who have nothing to do with this bot. It holds no text of their rulebooks.
    ## Changes
    These terms may change. The date below says when this page was written.
pages-privacy = Privacy
pages-privacy-body =
    { $operator } runs this bot and is responsible for what it keeps: { $contact }.
    { $what }
    ## What it's for
    To play: whose turn it is, who moved, whom to call and when. That is the service you ask for when you press a button. There is no advertising, no profile and no analysis of persons; the operator's measurements count presses without names.
    ## Who gets it
    Discord shows what you do at a table to those who can see its channel. Nobody else gets anything.
    ## Your rights
    `/privacy show` says what is kept, `/privacy export` hands you all of it, `/privacy forget` deletes it. You may also write to { $contact }, and complain to the authority for data protection where you live.
    The page on retention says how long each thing is kept.
pages-retention = How long data is kept
pages-retention-body =
    - **Games**, with your number in them: for good, so that they can be looked at and checked. After `/privacy forget` a number that belongs to nobody stands there.
    - **Practice**: until the next practice of the same person, at most a day after its last start.
    - **Your settings, hours, notes and orders**: until you change them, leave the table or use `/privacy forget`.
    - **Reminders**: until you have moved.
    - **Tables without a move**: { $idle ->
        [0] they wait for good.
       *[other] after { $idle } days the people at it are asked whether to go on; { $archive ->
            [0] without an answer they wait on.
           *[other] after { $archive } more days without an answer the table is archived. Nothing is deleted.
        }
    }
    - **A server's list of people kept from its tables**: until its managers let them back.
    - **Copies of the database**: { $backups ->
        [0] none is made by the bot.
       *[other] { $backups } daily ones, each deleted after { $days } days.
    } A copy from before an upgrade, and a database that was replaced: { $days } days.
    - **The list of forgotten people**, digests without names: for good, so that a copy that is put back brings nobody back.
    - **The log of the bot**, which has numbers of people and tables where something failed: as long as the operator keeps logs.
    - **Images and messages in Discord**: until somebody deletes them there.
pages-news = What's new
pages-foot = Written by { -bot } { $version } on { $date }.
pages-done = Written to { $folder }: { $files }.
pages-missing = Set ROUNDHOUSE_OPERATOR and ROUNDHOUSE_CONTACT first: the pages must say who runs this bot and how to reach them.
pages-cli = write terms, privacy, retention and news as pages to publish
pages-cli-folder = the folder to write to
pages-link = More about this: { $link }
-bot = Roundhouse
