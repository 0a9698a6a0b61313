-- Teams and missions that people brought along.
CREATE TABLE files (
    id         TEXT PRIMARY KEY,
    user_id    TEXT NOT NULL REFERENCES users (id),
    -- 'team' or 'mission'.
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX files_user ON files (user_id, kind, created_ms);
