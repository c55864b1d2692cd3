-- Names that look alike have one skeleton; none where it was not worked out yet. Older accounts may share one.
ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE INDEX accounts_by_skeleton ON accounts (skeleton);

-- What is written to see whether the database can be written now: as much as a decision takes.
CREATE TABLE probes (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    bytes BLOB    NOT NULL
) STRICT;
