import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { type Client, type Pool, readClient } from './config.ts';
import { resourceNotFound } from './errors.ts';
import type { SigningKey } from './keys.ts';
import type { Store } from './store.ts';

/** An event that a user pool sends to one of its Lambda triggers. */
export type TriggerEvent = PreSignUpTriggerEvent | PreTokenGenerationV2TriggerEvent;

/** What every operation works with. */
export interface Context {
  pools: ReadonlyMap<string, Pool>;
  /** The secrets of the clients in the settings, by the client's ID. */
  secrets: ReadonlyMap<string, string | undefined>;
  store: Store;
  key: SigningKey;
  /** scrypt's N for new password hashes. */
  scryptCost: number;
  triggers: ((event: TriggerEvent) => Promise<TriggerEvent>) | undefined;
  /** Runs work for one user after all earlier work for the same user, so that parallel guesses are counted. */
  inTurn<T>(userKey: string, work: () => Promise<T>): Promise<T>;
}

/** Returns the region that a pool's ID begins with. */
export const regionOf = (poolId: string): string => poolId.split('_', 1)[0] ?? '';

/** Returns a pool, or throws `ResourceNotFoundException`. */
export function requirePool({ pools }: Context, id: string): Pool {
  const pool = pools.get(id);
  if (!pool) throw resourceNotFound(`User pool ${id} does not exist.`);
  return pool;
}

/** Returns an app client, or throws `ResourceNotFoundException`; with a pool ID, only a client of that pool. */
export function requireClient({ pools, secrets, store }: Context, id: string, poolId?: string): Client {
  for (const pool of pools.values()) {
    const record = poolId === undefined || poolId === pool.id ? store.clients.get(pool.id, id) : undefined;
    if (record) return readClient(pool, { ...record.config, id, secret: record.secret ?? secrets.get(id) });
  }
  throw resourceNotFound(`User pool client ${id} does not exist.`);
}

/** Creates a queue for each key. */
export function createTurns(): Context['inTurn'] {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
