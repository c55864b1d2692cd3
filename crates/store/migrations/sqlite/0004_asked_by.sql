-- The guest who wants the work, who may also give it up.
ALTER TABLE jobs ADD COLUMN asked_by TEXT;
