import { writeCapacity, writeCharges } from './capacity.ts';
import { type ChangeFeed, timeToLive } from './changes.ts';
import type { Contention } from './contention.ts';
import type { Action, ResponseBody, Item, Operation, RequestData, Store } from './engine.ts';
import { ApiError, isConditionFailed } from './errors.ts';
import type { IndexLag } from './index-lag.ts';
import { refuseImpossibleItem } from './item-rules.ts';
import { Overlay } from './overlay.ts';
import type { PartitionLimits } from './partition-limits.ts';
import { actions } from './source.ts';
import type { Tables } from './tables.ts';
import type { TimeToLive } from './ttl.ts';

/** The dynalite operations that write items. */
export type WriteAction = 'putItem' | 'updateItem' | 'deleteItem' | 'batchWriteItem';

/** The parts of the emulator that writes need. */
export interface WriterParts {
  store: Store;
  tables: Tables;
  timeToLive: TimeToLive;
  changes: ChangeFeed;
  limits: PartitionLimits;
  contention: Contention;
  lag: IndexLag;
}

/** Performs every write: one request at a time, each in one batch with its index rows and changes. */
export class Writer {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #timeToLive: TimeToLive;
  readonly #changes: ChangeFeed;
  readonly #limits: PartitionLimits;
  readonly #contention: Contention;
  readonly #lag: IndexLag;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ store, tables, timeToLive, changes, limits, contention, lag }: WriterParts) {
    this.#store = store;
    this.#tables = tables;
    this.#timeToLive = timeToLive;
    this.#changes = changes;
    this.#limits = limits;
    this.#contention = contention;
    this.#lag = lag;
  }

  /** Runs a job after all earlier jobs. */
  alone<T>(job: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Creates a view of the current state for one request. */
  view(): Overlay {
    return new Overlay(this.#store, this.#tables);
  }

  /** Runs one of dynalite's write operations on a view, and checks the result. */
  apply(view: Overlay, action: WriteAction, data: RequestData): ResponseBody {
    const earlier = view.images.size;
    const result = view.run(actions[action] as Action, data);
    const touched = [...view.images.values()].slice(earlier);
    for (const image of touched) refuseImpossibleItem(image, action === 'updateItem');
    return result;
  }

  /** Stores the writes of a view, all or none, and then publishes its changes. */
  async commit(view: Overlay, more: Operation[] = [], identity?: typeof timeToLive): Promise<void> {
    const images = [...view.images.values()];
    const { changes, operations } = this.#changes.prepare(images, identity);
    const deferred = this.#lag.defer(view.operations.values(), images);
    const batch = [...deferred.operations, ...this.#timeToLive.operations(images), ...operations, ...more];
    if (batch.length > 0) await this.#store.db.batch(batch);
    deferred.start();
    this.#changes.publish(changes);
  }

  /** Runs `PutItem`, `UpdateItem`, `DeleteItem`, and `BatchWriteItem`. */
  write(action: WriteAction, data: RequestData): Promise<ResponseBody> {
    return this.alone(async () => {
      const view = this.view();
      let result: ResponseBody;
      try {
        result = this.apply(view, action, data);
      } catch (error) {
        // A write whose condition fails costs as much as one that succeeds.
        if (isConditionFailed(error)) this.#charge(view);
        throw withOldItem(error, data, view);
      }
      this.#charge(view);
      this.#refuseLocked(view);
      await this.commit(view);
      const spent = writeCapacity(view.images.values(), data.ReturnConsumedCapacity);
      const ConsumedCapacity = action === 'batchWriteItem' ? spent : spent?.[0];
      return { ...withoutEmptyAttributes(result), ...(ConsumedCapacity && { ConsumedCapacity }) };
    });
  }

  #charge(view: Overlay): void {
    if (!this.#limits.isOn) return;
    const charges = [...view.images.values()].flatMap((image) => writeCharges(image));
    this.#limits.charge('write', charges);
  }

  #refuseLocked(view: Overlay): void {
    const images = [...view.images.values()];
    if (images.some(({ table, key }) => this.#contention.isLocked(table.description.TableName, key))) {
      throw new ApiError('TransactionConflictException', 'Transaction is ongoing for the item');
    }
  }

  /** Deletes expired items and returns how many. */
  expire(table: string, now: number, limit: number): Promise<number> {
    return this.alone(async () => {
      const expired = await this.#timeToLive.expired(table, now, limit);
      const view = this.view();
      for (const { Key } of expired) this.apply(view, 'deleteItem', { TableName: table, Key });
      const rows = expired.map(({ row }): Operation => ({ type: 'del', key: row }));
      await this.commit(view, rows, timeToLive);
      return expired.length;
    });
  }
}

/** Leaves out `Attributes` when it is empty. */
function withoutEmptyAttributes({ Attributes, ...result }: ResponseBody): ResponseBody {
  const empty = !Attributes || Object.keys(Attributes).length === 0;
  return empty ? result : { ...result, Attributes };
}

/** Adds the item that failed a condition to the error, if the request asked for it. */
function withOldItem(error: unknown, data: RequestData, view: Overlay): unknown {
  if (data.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD' || !isConditionFailed(error)) return error;
  const item: Item | undefined = [...view.images.values()][0]?.before;
  if (item) error.body['Item'] = item;
  return error;
}
