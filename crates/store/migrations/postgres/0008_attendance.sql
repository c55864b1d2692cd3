-- How quickly a table is played, which bot stands in for whoever is away, and guests whose seat was freed, as JSON.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'search:4';
ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]';
-- Whether nobody has come for long, so that no bot thinks; the last deed of a person; since when `to_move` is asked;
-- when something must be done about the table at the latest. Milliseconds since 1970.
ALTER TABLE tables ADD COLUMN asleep BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN asked_at BIGINT;
ALTER TABLE tables ADD COLUMN due BIGINT;
UPDATE tables SET touched = moved;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- Why the stand-in plays the seat of a person; the time that is left beyond turns, in milliseconds; a bit for each seat
-- whose phrases are not shown.
ALTER TABLE seats ADD COLUMN away TEXT CHECK (away IN ('time', 'left', 'gone'));
ALTER TABLE seats ADD COLUMN reserve BIGINT;
ALTER TABLE seats ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;

-- Work is not begun before this time.
ALTER TABLE jobs ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX jobs_by_due ON jobs (kind, due, id);
