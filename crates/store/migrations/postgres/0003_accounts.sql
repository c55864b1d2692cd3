-- Who can sign in as which guest, by a name that is the same in large and small letters.
CREATE TABLE accounts (
    guest   TEXT   NOT NULL COLLATE "C" PRIMARY KEY,
    name    TEXT   NOT NULL,
    folded  TEXT   NOT NULL COLLATE "C" UNIQUE,
    hash    TEXT   NOT NULL,
    epoch   BIGINT NOT NULL CHECK (epoch BETWEEN 0 AND 4294967295),
    created BIGINT NOT NULL, -- milliseconds since 1970
    seen    BIGINT NOT NULL
);
