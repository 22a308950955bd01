import { ChangeFeed, type ChangeListener } from './changes.ts';
import { openStore } from './folder.ts';
import { listen, type Listening } from './server.ts';
import { answer } from './service.ts';
import { Sweeper } from './sweeper.ts';
import { Tables } from './tables.ts';
import { Transactions } from './transactions.ts';
import { TimeToLive } from './ttl.ts';
import { Writer } from './writer.ts';

export type { ChangeListener } from './changes.ts';

/** How to start the embedded DynamoDB. */
export interface DynamoDBOptions {
  /** The folder that keeps the data, made when missing; without it the data lives in memory. */
  path?: string;
  /** 0, the default, takes a free port. */
  port?: number;
  /** The address to listen on; 127.0.0.1 by default. */
  host?: string;
}

/** A running embedded DynamoDB. */
export interface EmbeddedDynamoDB {
  /** For the SDK's `endpoint` or `AWS_ENDPOINT_URL_DYNAMODB`. */
  endpoint: string;
  /** Adds a listener for changes of every table and answers how to remove it. */
  onChange(listener: ChangeListener): () => void;
  /** Ends it; what was acknowledged is kept. */
  close(): Promise<void>;
}

/**
 * Starts an embedded DynamoDB. Rejects with one clear line when the folder is in use by another process or cannot be
 * written, and with Node's error when the port is taken.
 */
export async function startDynamoDB(options: DynamoDBOptions = {}): Promise<EmbeddedDynamoDB> {
  const { path, port = 0, host = '127.0.0.1' } = options;
  const { store, close } = await openStore(path);
  const tables = new Tables(store);
  const timeToLive = new TimeToLive(store.db, tables);
  const changes = new ChangeFeed(store);
  const writer = new Writer(store, tables, timeToLive, changes);
  const transactions = new Transactions(store.db, writer);
  const parts = { store, tables, timeToLive, transactions, writer };
  let server: Listening;
  try {
    await tables.settle();
    await changes.open();
    server = await listen((target, body) => answer(parts, target, body), port, host);
  } catch (error) {
    await close();
    throw error;
  }
  const sweeper = new Sweeper(parts);
  const stop = async () => {
    await server.close();
    await sweeper.stop();
    changes.close();
    await writer.alone(close);
  };
  let stopped: Promise<void> | undefined;
  return {
    endpoint: server.endpoint,
    onChange: (listener) => changes.subscribe(listener),
    close: () => (stopped ??= stop()),
  };
}
