import type {
  Action,
  ResponseBody,
  Callback,
  Item,
  Operation,
  RequestData,
  Rows,
  Store,
  TableDescription,
} from './engine.ts';
import type { Table, Tables } from './tables.ts';

/** An item before and after a request. */
export interface Image {
  table: Table;
  /** The item's key within its table, as stored. */
  key: string;
  before: Item | undefined;
  after: Item | undefined;
}

/** One request's view of the store. It reads its own writes, which are stored with `operations` only. */
export class Overlay {
  /** The writes so far, by key. */
  readonly operations = new Map<string, Operation>();
  /** The items read or written so far, by stored key. */
  readonly images = new Map<string, Image>();
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #view: Store;

  constructor(store: Store, tables: Tables) {
    this.#store = store;
    this.#tables = tables;
    this.#view = {
      ...store,
      getTable: (name, checkStatus, done) => {
        const callback = typeof checkStatus === 'function' ? checkStatus : done;
        settle(() => this.table(name), callback);
      },
      getItemDb: (name) => this.#items(name),
      getIndexDb: (kind, table, index) => this.#rows(`index-${kind.toLowerCase()}~${table}~${index}`),
    };
  }

  /** Returns a table's description, or throws `ResourceNotFoundException`. */
  table(name: string): TableDescription {
    return this.#tables.get(name).description;
  }

  /** Returns the item of a stored key, this request's own writes included. */
  read(table: string, key: string): Item | undefined {
    const stored = `item-${table}~${key}`;
    const image = this.images.get(stored);
    if (image) return structuredClone(image.after);
    const before = this.#store.db.getSync<Item>(stored);
    this.images.set(stored, { table: this.#tables.get(table), key, before, after: before });
    return structuredClone(before);
  }

  /** Runs one of dynalite's operations synchronously, and returns its result or throws its error. */
  run(action: Action, data: RequestData): ResponseBody {
    let outcome: { error: unknown; result: ResponseBody | undefined } | undefined;
    action(this.#view, data, (error, result) => {
      outcome = { error, result };
    });
    if (!outcome) throw new Error('An operation of dynalite was not synchronous.');
    if (outcome.error) throw outcome.error;
    return outcome.result ?? {};
  }

  #write(operation: Operation, done: Callback<void>): void {
    this.operations.set(operation.key, operation);
    done(null);
  }

  #rows(name: string): Rows {
    return {
      lock: (_key, critical) => critical((done) => done),
      get: (_key, done) => done(new Error(`Rows of ${name} are never read one by one.`)),
      put: (key, value, done) => this.#write({ type: 'put', key: `${name}~${key}`, value }, done),
      del: (key, done) => this.#write({ type: 'del', key: `${name}~${key}` }, done),
    };
  }

  #items(table: string): Rows {
    const rows = this.#rows(`item-${table}`);
    const replace = (key: string, item: Item | undefined) => {
      this.read(table, key);
      const image = this.images.get(`item-${table}~${key}`);
      if (image) image.after = item;
    };
    return {
      ...rows,
      get: (key, done) => settle(() => this.read(table, key), done),
      put: (key, item, done) => {
        replace(key, item);
        rows.put(key, item, done);
      },
      del: (key, done) => {
        replace(key, undefined);
        rows.del(key, done);
      },
    };
  }
}

function settle<T>(attempt: () => T, done: Callback<T> | undefined): void {
  let value: T;
  try {
    value = attempt();
  } catch (error) {
    done?.(error);
    return;
  }
  done?.(null, value);
}
