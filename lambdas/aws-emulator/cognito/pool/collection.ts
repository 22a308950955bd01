import type { DatabaseSync } from 'node:sqlite';

/** How a record can be found besides its ID, and when it may be deleted (milliseconds since 1970). */
export interface Index {
  alias?: string;
  owner?: string;
  expiresAt?: number;
}

/** The records of one kind, by pool. A write has reached the operating system when the call returns. */
export interface Collection<T> {
  get(pool: string, id: string): T | undefined;
  byAlias(pool: string, alias: string): T | undefined;
  ownedBy(pool: string, owner: string): T[];
  /** Returns records in the order in which they were inserted, each with its position, after a position. */
  page(pool: string, after: number, limit: number): { position: number; value: T }[];
  /** Returns false, and changes nothing, when the ID or the alias is taken. */
  insert(pool: string, id: string, value: T, index?: Index): boolean;
  put(pool: string, id: string, value: T, index?: Index): void;
  delete(pool: string, id: string): boolean;
  deleteOwned(pool: string, owner: string): void;
}

/** The table of all collections. */
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

/** Opens the collection of one kind in a database that has `RECORD_TABLE`. */
export function openCollection<T>(database: DatabaseSync, kind: string): Collection<T> {
  const where = (condition: string) => `FROM record WHERE kind = ? AND pool = ? AND ${condition}`;
  const select = (condition: string) => database.prepare(`SELECT json ${where(condition)} ORDER BY position`);
  const remove = (condition: string) => database.prepare(`DELETE ${where(condition)}`);
  const sql = {
    byId: select('id = ?'),
    byAlias: select('alias = ?'),
    owned: select('owner = ?'),
    page: database.prepare(`SELECT position, json ${where('position > ?')} ORDER BY position LIMIT ?`),
    insert: database.prepare(`INSERT OR IGNORE INTO record ${VALUES}`),
    put: database.prepare(
      `INSERT INTO record ${VALUES} ON CONFLICT (kind, pool, id) DO UPDATE SET
         alias = excluded.alias, owner = excluded.owner, expires_at = excluded.expires_at, json = excluded.json`,
    ),
    remove: remove('id = ?'),
    removeOwned: remove('owner = ?'),
  };
  const parse = (row: Record<string, unknown>): T => JSON.parse(String(row.json)) as T;
  const parseOne = (row: Record<string, unknown> | undefined) => (row ? parse(row) : undefined);
  const values = (pool: string, id: string, value: T, { alias, owner, expiresAt }: Index) =>
    [kind, pool, id, alias ?? null, owner ?? null, expiresAt ?? null, JSON.stringify(value)] as const;
  return {
    get: (pool, id) => parseOne(sql.byId.get(kind, pool, id)),
    byAlias: (pool, alias) => parseOne(sql.byAlias.get(kind, pool, alias)),
    ownedBy: (pool, owner) => sql.owned.all(kind, pool, owner).map(parse),
    page: (pool, after, limit) =>
      sql.page
        .all(kind, pool, after, limit)
        .map((row) => ({ position: Number(row.position), value: parse(row) })),
    insert: (pool, id, value, index = {}) => sql.insert.run(...values(pool, id, value, index)).changes === 1,
    put: (pool, id, value, index = {}) => void sql.put.run(...values(pool, id, value, index)),
    delete: (pool, id) => sql.remove.run(kind, pool, id).changes === 1,
    deleteOwned: (pool, owner) => void sql.removeOwned.run(kind, pool, owner),
  };
}
