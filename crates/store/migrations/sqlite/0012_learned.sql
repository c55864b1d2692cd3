-- Lessons that a person has done, as `tzolkin/step-back`.
CREATE TABLE learned (
    owner TEXT    NOT NULL,
    what  TEXT    NOT NULL,
    at    INTEGER NOT NULL, -- milliseconds since 1970
    PRIMARY KEY (owner, what)
) STRICT, WITHOUT ROWID;
