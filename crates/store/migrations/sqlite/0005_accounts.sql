-- Who can sign in as which guest, by a name that is the same in large and small letters.
CREATE TABLE accounts (
    guest   TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    folded  TEXT    NOT NULL UNIQUE,
    hash    TEXT    NOT NULL,
    epoch   INTEGER NOT NULL CHECK (epoch BETWEEN 0 AND 4294967295),
    created INTEGER NOT NULL, -- milliseconds since 1970
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
