-- Who was asked to sit down at which table, and by whom. Who declined is not asked there again.
CREATE TABLE invitations (
    table_id TEXT    NOT NULL COLLATE "C",
    guest    TEXT    NOT NULL COLLATE "C",
    by_guest TEXT    NOT NULL COLLATE "C",
    at       BIGINT  NOT NULL, -- milliseconds since 1970, here and below
    declined BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX invitations_by_guest ON invitations (guest);

-- Who may do nothing here: accounts by their folded name, guests by id, networks by address and length.
CREATE TABLE bans (
    kind  TEXT   NOT NULL COLLATE "C" CHECK (kind IN ('account', 'guest', 'network')),
    key   TEXT   NOT NULL COLLATE "C",
    until BIGINT,
    why   TEXT   NOT NULL,
    made  BIGINT NOT NULL,
    PRIMARY KEY (kind, key)
);

-- Tables that may fall asleep.
CREATE INDEX tables_by_touched ON tables (touched) WHERE phase = 'running' AND NOT asleep;
