-- One row that is written whenever somebody asks whether the server can still store anything.
CREATE TABLE pulse (
    id   BIGINT PRIMARY KEY,
    beat BIGINT NOT NULL
);
INSERT INTO pulse (id, beat) VALUES (0, 0);
