-- The log of a game that is over, in one value instead of a row for each of its entries; see src/packed.rs. Entries after `last`
-- are rows again.
CREATE TABLE packed (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    last     INTEGER NOT NULL CHECK (last >= 1),
    entries  BLOB    NOT NULL
) STRICT;
