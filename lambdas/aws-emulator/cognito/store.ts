import { DatabaseSync } from 'node:sqlite';
import { type Collection, openCollection, RECORD_TABLE } from './collection.ts';
import type {
  ClientRecord,
  FamilyRecord,
  GroupRecord,
  KeyRecord,
  PoolRecord,
  RefreshRecord,
  SessionRecord,
  UserRecord,
} from './model.ts';

/**
 * Everything the emulator keeps. Keys, pools and clients belong to no pool and are kept under `''`;
 * a membership is a group's name, owned by the user's `sub`.
 */
export interface Store {
  keys: Collection<KeyRecord>;
  pools: Collection<PoolRecord>;
  clients: Collection<ClientRecord>;
  groups: Collection<GroupRecord>;
  memberships: Collection<{ sub: string; group: string }>;
  users: Collection<UserRecord>;
  families: Collection<FamilyRecord>;
  refreshTokens: Collection<RefreshRecord>;
  sessions: Collection<SessionRecord>;
  /** Runs synchronous work as one transaction: all of it is kept, or nothing. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** The key under which records without a pool are kept. */
export const NO_POOL = '';

/**
 * Opens the store in a SQLite file, or in memory without one. With a write-ahead log and `synchronous = NORMAL`
 * a committed write has reached the operating system, so it outlives a killed process; a power cut may cost the
 * last ones.
 */
export function openStore(file: string | undefined): Store {
  const database = new DatabaseSync(file ?? ':memory:');
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(RECORD_TABLE);
  database.prepare('DELETE FROM record WHERE expires_at < ?').run(Date.now());
  return {
    keys: openCollection(database, 'key'),
    pools: openCollection(database, 'pool'),
    clients: openCollection(database, 'client'),
    groups: openCollection(database, 'group'),
    memberships: openCollection(database, 'membership'),
    users: openCollection(database, 'user'),
    families: openCollection(database, 'family'),
    refreshTokens: openCollection(database, 'refresh'),
    sessions: openCollection(database, 'session'),
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
