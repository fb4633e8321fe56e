# What a version brings, in one line: told once to each server, and listed on the page of news.

news-line = I'm version { $version } now. { $news } Server managers can switch these lines off with `/admin`.
news-0-2-0 = `/practice` shows a game in a few turns, robots come in three levels, and `/hint` says what an expert would do.
news-0-3-0 = Each robot has its own level, three usual clocks are buttons, and server managers set their own rules with `/admin`.
