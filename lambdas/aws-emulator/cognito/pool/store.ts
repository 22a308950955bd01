import { DatabaseSync } from 'node:sqlite';
import { type Collection, openCollection, RECORD_TABLE } from './collection.ts';
import type { FamilyRecord, KeyRecord, RefreshRecord, UserRecord } from './records.ts';

/** Everything that the emulator stores. A membership is owned by the user's `sub`. */
export interface Store {
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
