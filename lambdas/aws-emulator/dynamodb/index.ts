import { ChangeFeed, type ChangeListener } from './changes.ts';
import { Contention } from './contention.ts';
import { openStore } from './folder.ts';
import { IndexLag, type IndexLagRange } from './index-lag.ts';
import type { ListenOptions, RunningServer } from '../http/server.ts';
import type { AccountOptions } from '../iam/signature-check.ts';
import { PartitionLimits, type PartitionRates } from './partition-limits.ts';
import { listen } from './server.ts';
import { type Parts, respond } from './service.ts';
import { Tables } from './tables.ts';
import { Transactions } from './transactions.ts';
import { TimeToLive } from './ttl.ts';
import { Writer } from './writer.ts';

const intervalMs = 1000;
const batchSize = 100;

/** Deletes expired items and expired transaction tokens once a second. */
class Sweeper {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#sweep().finally(() => {
        this.#sweeping = undefined;
      });
    }, intervalMs);
    this.#timer.unref();
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { tables, transactions, writer } = this.#parts;
    try {
      for (const table of await tables.expiring()) {
        const now = Date.now() / 1000;
        while (!this.#stopped && (await writer.expire(table, now, batchSize)) === batchSize);
      }
      await transactions.forgetOldTokens();
    } catch (error) {
      console.error('DynamoDB: expired items could not be deleted; this is retried:', error);
    }
  }
}

export type { ChangeListener } from './changes.ts';
export type { IndexLagRange } from './index-lag.ts';
export { type PartitionRates, partitionRates } from './partition-limits.ts';

/** How the DynamoDB emulator is set up. */
export interface DynamoDBOptions extends ListenOptions, AccountOptions {
  /** The folder that stores the data, created when missing; in memory without one. */
  path?: string | undefined;
  /** The units of each partition per second, such as `partitionRates`. @default no limits */
  partitionLimits?: PartitionRates | undefined;
  /** How long a transaction locks its items, in milliseconds. @default transactions wait for each other */
  transactionMs?: number | undefined;
  /** How long changes take to reach the indexes. @default no time */
  indexLag?: IndexLagRange | undefined;
}

/** A running DynamoDB emulator. */
export interface EmbeddedDynamoDB extends RunningServer {
  /** Adds a listener for the changes of every table. Returns a function that removes it. */
  onChange(listener: ChangeListener): () => void;
}

/**
 * Starts a DynamoDB emulator. Rejects with a one-line message when another process uses the folder or it cannot be
 * written, and with Node's error when the port is taken.
 */
export async function startDynamoDB(options: DynamoDBOptions): Promise<EmbeddedDynamoDB> {
  const { store, close } = await openStore(options.path);
  const tables = new Tables(store);
  const timeToLive = new TimeToLive(store.db, tables);
  const changes = new ChangeFeed(store);
  const limits = new PartitionLimits(options.partitionLimits);
  const contention = new Contention(options.transactionMs);
  const lag = new IndexLag(store.db, options.indexLag);
  const writer = new Writer({ store, tables, timeToLive, changes, limits, contention, lag });
  const transactions = new Transactions(store.db, { writer, limits, contention });
  const parts = { lag, limits, store, tables, timeToLive, transactions, writer };
  let server: RunningServer;
  try {
    await tables.settle();
    await changes.open();
    await lag.open();
    server = await listen((target, body, authorize) => respond(parts, target, body, authorize), options);
  } catch (error) {
    await close();
    throw error;
  }
  const sweeper = new Sweeper(parts);
  const stop = async () => {
    contention.close();
    await server.close();
    await sweeper.stop();
    changes.close();
    lag.close();
    await writer.alone(close);
  };
  let stopped: Promise<void> | undefined;
  return {
    endpoint: server.endpoint,
    onChange: (listener) => changes.subscribe(listener),
    close: () => (stopped ??= stop()),
  };
}
