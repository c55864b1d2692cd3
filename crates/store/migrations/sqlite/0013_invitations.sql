-- Who was asked to sit down at which table, and by whom. Who declined is not asked there again.
CREATE TABLE invitations (
    table_id TEXT    NOT NULL,
    guest    TEXT    NOT NULL,
    by_guest TEXT    NOT NULL,
    at       INTEGER NOT NULL, -- milliseconds since 1970, here and below
    declined INTEGER NOT NULL DEFAULT 0 CHECK (declined IN (0, 1)),
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_guest ON invitations (guest);

-- Who may do nothing here: accounts by their folded name, guests by id, networks by address and length.
CREATE TABLE bans (
    kind  TEXT    NOT NULL CHECK (kind IN ('account', 'guest', 'network')),
    key   TEXT    NOT NULL,
    until INTEGER,
    why   TEXT    NOT NULL,
    made  INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

-- Tables that may fall asleep.
CREATE INDEX tables_by_touched ON tables (touched) WHERE phase = 'running' AND asleep = 0;
