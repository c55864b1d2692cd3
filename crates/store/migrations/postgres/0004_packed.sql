-- The log of a game that is over, in one value instead of a row for each of its entries; see src/packed.rs. Entries after `last`
-- are rows again.
CREATE TABLE packed (
    table_id TEXT   NOT NULL COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    last     BIGINT NOT NULL CHECK (last >= 1),
    entries  BYTEA  NOT NULL
);
-- It is small already.
ALTER TABLE packed ALTER COLUMN entries SET STORAGE EXTERNAL;
