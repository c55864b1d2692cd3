-- Texts are written with their zero characters replaced, which PostgreSQL does not take; see src/postgres/text.rs.
CREATE TABLE tables (
    id      TEXT     NOT NULL COLLATE "C" PRIMARY KEY,
    game    TEXT     NOT NULL,
    options TEXT     NOT NULL, -- JSON: [[name, value], ...]
    seed    TEXT     NOT NULL,
    deal    TEXT     NOT NULL,
    rules   INTEGER  NOT NULL CHECK (rules BETWEEN 0 AND 65535),
    owner   TEXT     NOT NULL,
    invite  TEXT     NOT NULL,
    listed  BOOLEAN  NOT NULL,
    hints   BOOLEAN  NOT NULL,
    phase   TEXT     NOT NULL CHECK (phase IN ('open', 'running', 'finished')),
    created BIGINT   NOT NULL, -- milliseconds since 1970, here and below
    moved   BIGINT   NOT NULL,
    to_move SMALLINT CHECK (to_move BETWEEN 0 AND 255),
    result  TEXT
);

CREATE INDEX tables_by_phase ON tables (phase, moved);
CREATE INDEX listed_tables_by_phase ON tables (phase, moved) WHERE listed;

-- An open seat has neither a guest nor a bot.
CREATE TABLE seats (
    table_id TEXT     NOT NULL COLLATE "C" REFERENCES tables (id),
    seat     SMALLINT NOT NULL CHECK (seat BETWEEN 0 AND 255),
    guest    TEXT,
    name     TEXT CHECK ((name IS NULL) = (guest IS NULL)),
    bot      TEXT CHECK (bot IS NULL OR guest IS NULL),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

-- Rows are only ever added, and n has no gaps.
CREATE TABLE log (
    table_id TEXT     NOT NULL COLLATE "C" REFERENCES tables (id),
    n        BIGINT   NOT NULL CHECK (n >= 1),
    seat     SMALLINT NOT NULL CHECK (seat BETWEEN 0 AND 255),
    notation TEXT     NOT NULL,
    auto     BOOLEAN  NOT NULL,
    at       BIGINT   NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- What the computer thinks of a finished game, as the server wrote it.
CREATE TABLE reviews (
    table_id TEXT   NOT NULL COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    made     BIGINT NOT NULL,
    text     TEXT   NOT NULL
);

CREATE TABLE secrets (
    name  TEXT  NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Work that any machine may do; nobody does what has no node.
CREATE TABLE jobs (
    id       BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind     TEXT   NOT NULL,
    table_id TEXT   NOT NULL COLLATE "C" REFERENCES tables (id),
    n        BIGINT NOT NULL CHECK (n >= 0),
    node     TEXT,
    until    BIGINT CHECK ((until IS NULL) = (node IS NULL)),
    takes    BIGINT NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind, n)
);
