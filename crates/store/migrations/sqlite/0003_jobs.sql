-- Work that any machine may do; nobody does what has no node.
CREATE TABLE jobs (
    id       INTEGER NOT NULL PRIMARY KEY,
    kind     TEXT    NOT NULL,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL CHECK (n >= 0),
    node     TEXT,
    until    INTEGER CHECK ((until IS NULL) = (node IS NULL)), -- milliseconds since 1970
    takes    INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind, n)
) STRICT;
