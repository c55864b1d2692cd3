-- The running digest of a log: of each entry over the one before and its own content, see src/digest.rs; entries of older releases have none.
ALTER TABLE log ADD COLUMN digest BYTEA CHECK (length(digest) = 16);
-- The one of the last entry that is packed.
ALTER TABLE packed ADD COLUMN digest BYTEA CHECK (length(digest) = 16);
-- The number of the last entry, to notice when the end of a log is missing; none until the next entry of an older release's table.
ALTER TABLE tables ADD COLUMN length BIGINT;
-- Tables that were closed without a result; see src/closed.rs.
CREATE INDEX closed_tables ON tables (id) WHERE substr(result, 1, 10) = '{"closed":';

-- Sums of what is not in a log, by which `verify` finds what was changed; see src/sums.rs.
CREATE TABLE sums (
    kind TEXT  NOT NULL COLLATE "C",
    name TEXT  NOT NULL COLLATE "C",
    sum  BYTEA NOT NULL,
    PRIMARY KEY (kind, name)
);

-- Numbers about the whole database.
CREATE TABLE marks (
    name  TEXT   NOT NULL COLLATE "C" PRIMARY KEY,
    value BIGINT NOT NULL
);
