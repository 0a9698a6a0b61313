-- What lists show of a game, so that they read no set-ups. NULL until it has been made up for, when the server starts.
ALTER TABLE games ADD COLUMN listed BIGINT;
ALTER TABLE games ADD COLUMN killzone TEXT;
-- One name a line, side A's first.
ALTER TABLE games ADD COLUMN teams TEXT;
-- Who made it.
ALTER TABLE games ADD COLUMN owner TEXT;
CREATE INDEX games_listed ON games (listed, status, created_ms);

-- What an account's name looks like: no two accounts may look alike, and no guest like an account.
ALTER TABLE users ADD COLUMN look TEXT;
CREATE UNIQUE INDEX users_look ON users (look);
