ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));

-- What the computer thinks of a finished game, as the server wrote it.
CREATE TABLE reviews (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    made     INTEGER NOT NULL, -- milliseconds since 1970
    text     TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
