-- When and how people want to be called; who was never asked has no row.
CREATE TABLE people (
    guest      TEXT    NOT NULL PRIMARY KEY,
    lang       TEXT    NOT NULL,
    zone       TEXT    NOT NULL,
    quiet_from INTEGER NOT NULL CHECK (quiet_from BETWEEN 0 AND 23),
    quiet_to   INTEGER NOT NULL CHECK (quiet_to BETWEEN 0 AND 23),
    often      TEXT    NOT NULL,
    calls      TEXT    NOT NULL, -- JSON: {event: [channel, ...]}
    mail       TEXT,
    mail_ok    INTEGER NOT NULL CHECK (mail_ok IN (0, 1)),
    mail_at    INTEGER NOT NULL, -- milliseconds since 1970, here and below
    mail_day   INTEGER NOT NULL DEFAULT 0, -- days since 1970, and mails sent on that day
    mail_count INTEGER NOT NULL DEFAULT 0,
    seen       INTEGER NOT NULL DEFAULT 0,
    called     INTEGER
) STRICT, WITHOUT ROWID;

-- Browsers that show calls, and programs that are sent them.
CREATE TABLE devices (
    id       TEXT    NOT NULL PRIMARY KEY,
    guest    TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    endpoint TEXT    NOT NULL UNIQUE,
    p256dh   TEXT    NOT NULL,
    auth     TEXT    NOT NULL,
    made     INTEGER NOT NULL,
    last     INTEGER,
    failures INTEGER NOT NULL CHECK (failures >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_guest ON devices (guest);

CREATE TABLE hooks (
    id       TEXT    NOT NULL PRIMARY KEY,
    guest    TEXT    NOT NULL,
    url      TEXT    NOT NULL,
    form     TEXT    NOT NULL,
    secret   TEXT    NOT NULL,
    made     INTEGER NOT NULL,
    last     INTEGER,
    failures INTEGER NOT NULL CHECK (failures >= 0),
    off      INTEGER NOT NULL CHECK (off IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX hooks_by_guest ON hooks (guest);

-- What is left to do of a piece of work.
ALTER TABLE jobs ADD COLUMN note TEXT;
CREATE INDEX calls_by_guest ON jobs (asked_by, due) WHERE kind = 'call';
