-- When and how people want to be called; who was never asked has no row.
CREATE TABLE people (
    guest      TEXT     NOT NULL COLLATE "C" PRIMARY KEY,
    lang       TEXT     NOT NULL,
    zone       TEXT     NOT NULL,
    quiet_from BIGINT   NOT NULL CHECK (quiet_from BETWEEN 0 AND 23),
    quiet_to   BIGINT   NOT NULL CHECK (quiet_to BETWEEN 0 AND 23),
    often      TEXT     NOT NULL,
    calls      TEXT     NOT NULL, -- JSON: {event: [channel, ...]}
    mail       TEXT,
    mail_ok    BOOLEAN  NOT NULL,
    mail_at    BIGINT   NOT NULL, -- milliseconds since 1970, here and below
    mail_day   BIGINT   NOT NULL DEFAULT 0, -- days since 1970, and mails sent on that day
    mail_count BIGINT   NOT NULL DEFAULT 0,
    seen       BIGINT   NOT NULL DEFAULT 0,
    called     BIGINT
);

-- Browsers that show calls, and programs that are sent them.
CREATE TABLE devices (
    id       TEXT   NOT NULL COLLATE "C" PRIMARY KEY,
    guest    TEXT   NOT NULL COLLATE "C",
    name     TEXT   NOT NULL,
    endpoint TEXT   NOT NULL COLLATE "C" UNIQUE,
    p256dh   TEXT   NOT NULL,
    auth     TEXT   NOT NULL,
    made     BIGINT NOT NULL,
    last     BIGINT,
    failures BIGINT NOT NULL CHECK (failures >= 0)
);
CREATE INDEX devices_by_guest ON devices (guest);

CREATE TABLE hooks (
    id       TEXT    NOT NULL COLLATE "C" PRIMARY KEY,
    guest    TEXT    NOT NULL COLLATE "C",
    url      TEXT    NOT NULL,
    form     TEXT    NOT NULL,
    secret   TEXT    NOT NULL,
    made     BIGINT  NOT NULL,
    last     BIGINT,
    failures BIGINT  NOT NULL CHECK (failures >= 0),
    off      BOOLEAN NOT NULL
);
CREATE INDEX hooks_by_guest ON hooks (guest);

-- What is left to do of a piece of work.
ALTER TABLE jobs ADD COLUMN note TEXT;
CREATE INDEX calls_by_guest ON jobs (asked_by, due) WHERE kind = 'call';
