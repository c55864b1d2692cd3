-- Lessons that a person has done, as `tzolkin/step-back`.
CREATE TABLE learned (
    owner TEXT   NOT NULL COLLATE "C",
    what  TEXT   NOT NULL COLLATE "C",
    at    BIGINT NOT NULL, -- milliseconds since 1970
    PRIMARY KEY (owner, what)
);
