-- Sessions of the dice desk are tables from now on. One that is open can't be continued, since
-- it is not known in which server it is, so it ends; its seed is public then.
UPDATE desk_sessions SET ended = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now') WHERE ended IS NULL;
