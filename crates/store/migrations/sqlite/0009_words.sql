-- What the person on this seat added to the shuffle before the game was dealt. A table that waits for people without a deal has an empty one.
ALTER TABLE seats ADD COLUMN word TEXT;
