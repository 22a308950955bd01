import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { canonical } from './canonical.ts';
import type { Item, KeyValueDatabase, Operation, Store, TableDescription } from './engine.ts';
import type { Image } from './overlay.ts';
import { database } from './source.ts';
import { below } from './tables.ts';

/** Receives changes like a stream's function: one event at a time, in commit order. */
export type ChangeListener = (event: DynamoDBStreamEvent) => void | Promise<void>;

/** The identity in the records of items that Time to Live deleted. */
export const timeToLive = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

const batchSize = 100;

interface Change {
  key: string;
  record: DynamoDBRecord;
  /** How many listeners have not processed it yet. */
  waiting: number;
}

/**
 * The stream of changes. A change is stored with its write and deleted when every listener has processed it, so a
 * killed process delivers it after the next start.
 */
export class ChangeFeed {
  readonly #db: KeyValueDatabase;
  readonly #region: string;
  readonly #subscriptions = new Set<Subscription>();
  #sequence = BigInt(Date.now()) * 1_000_000n;
  #leftover: Change[] = [];
  #closed = false;

  constructor(store: Store) {
    this.#db = store.db;
    this.#region = store.tableDb.awsRegion;
  }

  /** Reads the changes that were not delivered. */
  async open(): Promise<void> {
    for await (const [key, value] of this.#db.iterator(below('change~'))) {
      const record = value as DynamoDBRecord;
      this.#leftover.push({ key, record, waiting: 0 });
      const sequence = BigInt(record.dynamodb?.SequenceNumber ?? 0);
      if (sequence > this.#sequence) this.#sequence = sequence;
    }
  }

  /** Returns the changes among these images and the writes that store them; nothing without a listener. */
  prepare(
    images: Iterable<Image>,
    identity?: typeof timeToLive,
  ): { changes: Change[]; operations: Operation[] } {
    if (this.#subscriptions.size === 0) return { changes: [], operations: [] };
    const changes: Change[] = [];
    for (const image of images) {
      if (canonical(image.before) === canonical(image.after)) continue;
      const record = this.#record(image, identity);
      changes.push({ key: `change~${record.dynamodb?.SequenceNumber}`, record, waiting: 0 });
    }
    return { changes, operations: changes.map(({ key, record: value }) => ({ type: 'put', key, value })) };
  }

  /** Delivers committed changes to every listener. */
  publish(changes: Change[]): void {
    for (const change of changes) change.waiting = this.#subscriptions.size;
    for (const subscription of this.#subscriptions) subscription.add(changes);
    if (this.#subscriptions.size === 0) void this.#erase(changes);
  }

  /** Adds a listener. The ones added synchronously at the start also get the undelivered changes. */
  subscribe(listener: ChangeListener): () => void {
    const subscription = new Subscription(listener, (changes) => this.#confirm(changes));
    this.#subscriptions.add(subscription);
    for (const change of this.#leftover) change.waiting += 1;
    subscription.add(this.#leftover);
    setImmediate(() => {
      this.#leftover = [];
      subscription.start();
    });
    return () => {
      if (this.#subscriptions.delete(subscription)) void this.#confirm(subscription.stop());
    };
  }

  /** Stops delivery; undelivered changes are delivered after the next start. */
  close(): void {
    this.#closed = true;
    for (const subscription of this.#subscriptions) subscription.stop();
  }

  async #confirm(changes: Change[]): Promise<void> {
    for (const change of changes) change.waiting -= 1;
    await this.#erase(changes.filter(({ waiting }) => waiting === 0));
  }

  async #erase(changes: Change[]): Promise<void> {
    if (this.#closed || changes.length === 0) return;
    await this.#db
      .batch(changes.map(({ key }) => ({ type: 'del', key })))
      .catch((error: unknown) => console.error('DynamoDB: a delivered change could not be erased:', error));
  }

  #record({ table, before, after }: Image, identity: typeof timeToLive | undefined): DynamoDBRecord {
    this.#sequence += 1n;
    const sequence = String(this.#sequence).padStart(24, '0');
    const keys = keysOf(table.description, after ?? before ?? {});
    return {
      eventID: sequence,
      eventName: !before ? 'INSERT' : after ? 'MODIFY' : 'REMOVE',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: this.#region,
      ...(identity && { userIdentity: identity }),
      eventSourceARN: `${table.description.TableArn}/stream/local`,
      dynamodb: {
        ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
        Keys: keys,
        ...(after && { NewImage: after }),
        ...(before && { OldImage: before }),
        SequenceNumber: sequence,
        SizeBytes: [keys, before, after].reduce((sum, item) => sum + (item ? database.itemSize(item) : 0), 0),
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
    };
  }
}

/** Returns the key attributes of an item. */
export function keysOf(table: TableDescription, item: Item): Item {
  const names = table.KeySchema.map(({ AttributeName }) => AttributeName);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

class Subscription {
  readonly #listener: ChangeListener;
  readonly #confirm: (changes: Change[]) => Promise<void>;
  #queue: Change[] = [];
  #started = false;
  #busy = false;
  #stopped = false;

  constructor(listener: ChangeListener, confirm: (changes: Change[]) => Promise<void>) {
    this.#listener = listener;
    this.#confirm = confirm;
  }

  add(changes: Change[]): void {
    if (this.#stopped) return;
    this.#queue.push(...changes);
    if (this.#started) void this.#deliver();
  }

  start(): void {
    this.#started = true;
    void this.#deliver();
  }

  stop(): Change[] {
    this.#stopped = true;
    return this.#queue.splice(0);
  }

  async #deliver(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#queue.length > 0) {
      const changes = this.#queue.splice(0, batchSize);
      try {
        await this.#listener({ Records: structuredClone(changes.map(({ record }) => record)) });
      } catch (error) {
        console.error('DynamoDB: a listener failed on a change event; it is not repeated:', error);
      }
      await this.#confirm(changes);
    }
    this.#busy = false;
  }
}
