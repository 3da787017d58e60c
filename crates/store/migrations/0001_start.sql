-- The log of every table. A version exists once; who comes second is refused.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

-- Moves that are not finished yet.
CREATE TABLE drafts (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- What lists show of a table; made from its log and written together with it.
CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    wake INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    finished_ms INTEGER,
    row TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase, open, created_ms);
CREATE INDEX tables_by_end ON tables (finished_ms) WHERE finished_ms IS NOT NULL;
CREATE INDEX tables_awake ON tables (wake) WHERE wake = 1;

-- Who sat where, to find somebody's games.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    account INTEGER,
    name_key TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_name ON seats (name_key);
CREATE INDEX seats_by_account ON seats (account) WHERE account IS NOT NULL;

CREATE TABLE accounts (
    account INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    -- The name folded for comparison; only kept names are unique.
    kept_key TEXT UNIQUE,
    passphrase TEXT,
    created_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES accounts (account) ON DELETE CASCADE,
    expires_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE ratings (
    account INTEGER NOT NULL REFERENCES accounts (account) ON DELETE CASCADE,
    game TEXT NOT NULL,
    side TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (account, game, side)
) WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, side, rating DESC);

-- Tables whose result has been counted.
CREATE TABLE rated (table_id TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;

CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
