import type { AttributeValue } from 'aws-lambda';

/** An item or a key on the wire: attribute names to typed values, binary in base64. */
export type Item = Record<string, AttributeValue>;

/** The keys of a table or an index: the partition key, then the sort key if there is one. */
export type KeySchema = { AttributeName: string }[];

/** A secondary index in a table's description. */
export interface IndexDescription {
  IndexName: string;
  KeySchema: KeySchema;
  Projection: { ProjectionType: 'ALL' | 'INCLUDE' | 'KEYS_ONLY'; NonKeyAttributes?: string[] };
  [member: string]: unknown;
}

/** A table's description as it is stored. */
export interface TableDescription {
  TableName: string;
  TableStatus: string;
  TableArn: string;
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  KeySchema: KeySchema;
  GlobalSecondaryIndexes?: IndexDescription[];
  [member: string]: unknown;
}

/** A validated request; `_condition`, `_updates` and their like are dynalite's parsed expressions. */
export interface RequestData {
  TableName: string;
  Item?: Item;
  Key?: Item;
  ConsistentRead?: boolean;
  ReturnConsumedCapacity?: 'TOTAL' | 'NONE';
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
  ClientRequestToken?: string;
  TransactItems?: TransactItem[];
  [member: string]: unknown;
}

/** The operation of one transaction entry. */
export type StepKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

/** One entry of a transaction: an object with one member. */
export type TransactItem = Partial<Record<StepKind, RequestData>>;

/** The capacity that a request used in one table, its indexes included. */
export interface ConsumedCapacity {
  TableName: string;
  CapacityUnits: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}

/** A response body. */
export interface ResponseBody {
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
  Item?: Item;
  [member: string]: unknown;
}

/** Node's callback convention, as dynalite uses it. */
export type Callback<T> = (error: unknown, value?: T) => void;

/** One write of a batch. */
export type Operation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };

/** A range of keys. */
export interface Range {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  limit?: number;
}

/** The key-value database: LevelDB on disk or in memory. */
export interface KeyValueDatabase {
  open(): Promise<void>;
  close(): Promise<void>;
  getSync<T>(key: string): T | undefined;
  batch(operations: Operation[]): Promise<void>;
  keys(range: Range): AsyncIterable<string>;
  iterator(range: Range): AsyncIterable<[string, unknown]>;
  clear(range: Range): Promise<void>;
}

/** The rows of one table or one index, as dynalite's writing operations use them. */
export interface Rows {
  lock(key: string, critical: (release: <T>(done: T) => T) => void): void;
  get(key: string, done: Callback<Item | undefined>): void;
  put(key: string, item: Item, done: Callback<void>): void;
  del(key: string, done: Callback<void>): void;
}

/** The store that dynalite's operations work on. */
export interface Store {
  options: { maxItemSize: number };
  db: KeyValueDatabase;
  tableDb: { awsRegion: string };
  getTable(
    name: string,
    checkStatus: boolean | Callback<TableDescription>,
    done?: Callback<TableDescription>,
  ): void;
  getItemDb(table: string): Rows;
  getIndexDb(kind: string, table: string, index: string): Rows;
}

/** The parts of dynalite's `db` module that are used. */
export interface Database {
  create(options: {
    path?: string;
    createTableMs: number;
    deleteTableMs: number;
    updateTableMs: number;
  }): Store;
  createKey(item: Item, table: TableDescription, keySchema?: KeySchema): string;
  createIndexKey(item: Item, table: TableDescription, keySchema: KeySchema): string;
  validateKey(key: Item, table: TableDescription): Error | null | undefined;
  checkConditional(data: RequestData, item: Item | undefined): Error | null | undefined;
  itemSize(item: Item): number;
  getIndexActions(
    indexes: IndexDescription[],
    before: Item | undefined,
    after: Item | undefined,
    table: TableDescription,
  ): { puts: { index: string; key: string; item: Item }[]; deletes: { index: string; key: string }[] };
}

/** dynalite's description of a parameter. */
export type ParameterType =
  | string
  | { type: string; children?: ParameterType | ParameterTypes; [rule: string]: unknown };

/** dynalite's description of the parameters of a structure. */
export type ParameterTypes = { [member: string]: ParameterType };

/** dynalite's rules for an operation's parameters; `custom` returns a message for a broken rule. */
export interface Rules {
  types: ParameterTypes;
  custom?: (data: RequestData, store: Store) => string | undefined;
}

/** The parts of dynalite's `validations` module that are used. */
export interface Validations {
  checkTypes<T>(data: unknown, types: ParameterTypes): T;
  checkValidations<T>(
    data: T,
    types: ParameterTypes,
    custom: ((data: T, store: Store) => string | undefined) | undefined,
    store: Store,
  ): void;
  validateAttributeValue(value: AttributeValue): string | undefined;
}

/** One of dynalite's operations. */
export type Action = (store: Store, data: RequestData, done: Callback<ResponseBody>) => void;

/** dynalite's operations by name. */
export type Actions = Record<string, Action>;
