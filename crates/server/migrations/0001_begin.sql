-- Everything is text or bigint, which SQLite and PostgreSQL understand alike. Times are milliseconds since 1970.

CREATE TABLE users (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    -- The name in small letters, for accounts only: two guests may share a name, two accounts may not.
    account       TEXT UNIQUE,
    password_hash TEXT,
    created_ms    BIGINT NOT NULL
);

-- A session is known by the hash of its token, so that this table opens no doors to whoever reads it.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id),
    expires_ms BIGINT NOT NULL
);
CREATE INDEX sessions_expires ON sessions (expires_ms);

CREATE TABLE games (
    id          TEXT PRIMARY KEY,
    created_ms  BIGINT NOT NULL,
    rules       TEXT NOT NULL,
    -- All that is needed to set the game up again, as JSON.
    setup       TEXT NOT NULL,
    status      TEXT NOT NULL,
    commitment  TEXT NOT NULL,
    -- Secret until the game is over.
    seed        TEXT NOT NULL,
    result      TEXT,
    finished_ms BIGINT
);
CREATE INDEX games_status ON games (status, created_ms);

CREATE TABLE seats (
    game_id     TEXT NOT NULL REFERENCES games (id),
    side        BIGINT NOT NULL,
    kind        TEXT NOT NULL,
    user_id     TEXT REFERENCES users (id),
    name        TEXT,
    level       TEXT,
    invite_hash TEXT,
    entropy     TEXT,
    PRIMARY KEY (game_id, side)
);
CREATE INDEX seats_user ON seats (user_id);

-- What happened in a game, in order. Entries are added and never changed.
CREATE TABLE entries (
    game_id TEXT NOT NULL REFERENCES games (id),
    seq     BIGINT NOT NULL,
    at_ms   BIGINT NOT NULL,
    kind    TEXT NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
);

CREATE TABLE killzones (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id),
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX killzones_user ON killzones (user_id, created_ms);
