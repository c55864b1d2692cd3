CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    options TEXT    NOT NULL, -- JSON: [[name, value], ...]
    seed    TEXT    NOT NULL,
    deal    TEXT    NOT NULL,
    rules   INTEGER NOT NULL,
    owner   TEXT    NOT NULL,
    invite  TEXT    NOT NULL,
    listed  INTEGER NOT NULL CHECK (listed IN (0, 1)),
    phase   TEXT    NOT NULL CHECK (phase IN ('open', 'running', 'finished')),
    created INTEGER NOT NULL, -- milliseconds since 1970, here and below
    moved   INTEGER NOT NULL,
    to_move INTEGER CHECK (to_move BETWEEN 0 AND 255),
    result  TEXT
) STRICT;

CREATE INDEX tables_by_phase ON tables (phase, moved);
CREATE INDEX listed_tables_by_phase ON tables (phase, moved) WHERE listed = 1;

-- An open seat has neither a guest nor a bot.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    guest    TEXT,
    name     TEXT CHECK ((name IS NULL) = (guest IS NULL)),
    bot      TEXT CHECK (bot IS NULL OR guest IS NULL),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

-- Rows are only ever added, and n has no gaps.
CREATE TABLE log (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL CHECK (n >= 1),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    notation TEXT    NOT NULL,
    auto     INTEGER NOT NULL CHECK (auto IN (0, 1)),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
