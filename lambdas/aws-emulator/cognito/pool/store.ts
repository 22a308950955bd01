import { DatabaseSync } from 'node:sqlite';
import type {
  BrowserSessionRecord,
  ClientRecord,
  CodeRecord,
  FamilyRecord,
  IdentityRecord,
  KeyRecord,
  PendingRecord,
  ProviderRecord,
  RefreshRecord,
  UserRecord,
} from './records.ts';

/** How a record can be found besides its ID, and when it may be deleted (milliseconds since 1970). */
interface Index {
  alias?: string;
  owner?: string;
  expiresAt?: number;
}

/** The records of one kind, by pool. A write has reached the operating system when the call returns. */
interface Collection<T> {
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
const RECORD_TABLE = `
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
function openCollection<T>(database: DatabaseSync, kind: string): Collection<T> {
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

/** Everything that the emulator stores. A membership, an identity, and a session are owned by the user's `sub`. */
export interface Store {
  browserSessions: Collection<BrowserSessionRecord>;
  clients: Collection<ClientRecord>;
  codes: Collection<CodeRecord>;
  /** The alias is the user name that the identity would have. */
  identities: Collection<IdentityRecord>;
  pending: Collection<PendingRecord>;
  providers: Collection<ProviderRecord>;
  keys: Collection<KeyRecord>;
  memberships: Collection<{ sub: string; group: string }>;
  users: Collection<UserRecord>;
  families: Collection<FamilyRecord>;
  refreshTokens: Collection<RefreshRecord>;
  /** Runs synchronous work as one transaction: all of it is stored, or nothing. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens the store in a SQLite file, or in memory without one. With a write-ahead log and `synchronous = NORMAL`, a
 * committed write survives a killed process; a power failure may lose the last ones.
 */
export function openStore(file: string | undefined): Store {
  const database = new DatabaseSync(file ?? ':memory:');
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(RECORD_TABLE);
  database.prepare('DELETE FROM record WHERE expires_at < ?').run(Date.now());
  return {
    browserSessions: openCollection(database, 'browser-session'),
    clients: openCollection(database, 'client'),
    codes: openCollection(database, 'code'),
    identities: openCollection(database, 'identity'),
    pending: openCollection(database, 'pending'),
    providers: openCollection(database, 'provider'),
    keys: openCollection(database, 'key'),
    memberships: openCollection(database, 'membership'),
    users: openCollection(database, 'user'),
    families: openCollection(database, 'family'),
    refreshTokens: openCollection(database, 'refresh'),
    transaction: (work) => transaction(database, work),
    close: () => database.close(),
  };
}

function transaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
