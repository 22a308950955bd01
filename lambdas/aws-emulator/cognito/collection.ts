import type { DatabaseSync } from 'node:sqlite';

/** Where a record can be found besides its id, and when it may be dropped (milliseconds since 1970). */
export interface Index {
  alias?: string;
  owner?: string;
  expiresAt?: number;
}

/** A record with its place in the order of creation. */
export interface Entry<T> {
  position: number;
  value: T;
}

/** The records of one kind, per pool. Every write is on its way to the file when the call returns. */
export interface Collection<T> {
  get(pool: string, id: string): T | undefined;
  byAlias(pool: string, alias: string): T | undefined;
  entries(pool: string): Entry<T>[];
  list(pool: string): T[];
  ownedBy(pool: string, owner: string): T[];
  /** Answers false, and changes nothing, when the id or the alias is taken. */
  insert(pool: string, id: string, value: T, index?: Index): boolean;
  put(pool: string, id: string, value: T, index?: Index): void;
  delete(pool: string, id: string): boolean;
  deleteOwned(pool: string, owner: string): void;
}

/** The one table behind all collections. */
export const RECORD_TABLE = `
  CREATE TABLE IF NOT EXISTS record (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL, pool TEXT NOT NULL, id TEXT NOT NULL,
    alias TEXT, owner TEXT, expires_at INTEGER, json TEXT NOT NULL,
    UNIQUE (kind, pool, id)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS record_alias ON record (kind, pool, alias) WHERE alias IS NOT NULL;
  CREATE INDEX IF NOT EXISTS record_owner ON record (kind, pool, owner) WHERE owner IS NOT NULL;
`;

const VALUES = '(kind, pool, id, alias, owner, expires_at, json) VALUES (?, ?, ?, ?, ?, ?, ?)';

function prepare(database: DatabaseSync) {
  const select = (where: string) =>
    database.prepare(`SELECT position, json FROM record WHERE kind = ? AND pool = ? ${where}`);
  const remove = (where: string) =>
    database.prepare(`DELETE FROM record WHERE kind = ? AND pool = ? AND ${where}`);
  return {
    byId: select('AND id = ?'),
    byAlias: select('AND alias = ?'),
    owned: select('AND owner = ? ORDER BY position'),
    all: select('ORDER BY position'),
    insert: database.prepare(`INSERT OR IGNORE INTO record ${VALUES}`),
    put: database.prepare(
      `INSERT INTO record ${VALUES} ON CONFLICT (kind, pool, id) DO UPDATE SET
         alias = excluded.alias, owner = excluded.owner, expires_at = excluded.expires_at, json = excluded.json`,
    ),
    remove: remove('id = ?'),
    removeOwned: remove('owner = ?'),
  };
}

/** Opens the collection of one kind in a database that has `RECORD_TABLE`. */
export function openCollection<T>(database: DatabaseSync, kind: string): Collection<T> {
  const sql = prepare(database);
  const parse = (row: Record<string, unknown>): T => JSON.parse(String(row.json)) as T;
  const row = (pool: string, id: string, value: T, index: Index) =>
    [
      kind,
      pool,
      id,
      index.alias ?? null,
      index.owner ?? null,
      index.expiresAt ?? null,
      JSON.stringify(value),
    ] as const;
  const one = (found: Record<string, unknown> | undefined) => (found ? parse(found) : undefined);
  return {
    get: (pool, id) => one(sql.byId.get(kind, pool, id)),
    byAlias: (pool, alias) => one(sql.byAlias.get(kind, pool, alias)),
    entries: (pool) =>
      sql.all.all(kind, pool).map((found) => ({ position: Number(found.position), value: parse(found) })),
    list: (pool) => sql.all.all(kind, pool).map(parse),
    ownedBy: (pool, owner) => sql.owned.all(kind, pool, owner).map(parse),
    insert: (pool, id, value, index = {}) => sql.insert.run(...row(pool, id, value, index)).changes === 1,
    put: (pool, id, value, index = {}) => void sql.put.run(...row(pool, id, value, index)),
    delete: (pool, id) => sql.remove.run(kind, pool, id).changes === 1,
    deleteOwned: (pool, owner) => void sql.removeOwned.run(kind, pool, owner),
  };
}
