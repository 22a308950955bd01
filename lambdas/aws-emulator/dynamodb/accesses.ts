import type { Access } from '../iam/policy.ts';
import { accountId } from '../iam/role.ts';
import type { Item, RequestData, StepKind, Store } from './engine.ts';
import type { Tables } from './tables.ts';
import { stepOf } from './transaction-rules.ts';

/** The permission that each operation of a transaction needs. */
const stepPermissions: Readonly<Record<StepKind, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The entries of a batch for a table: keys to read, or items to write. */
type Entries = { Keys: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[];

const itemsOf = (entries: Entries): (Item | undefined)[] =>
  Array.isArray(entries)
    ? entries.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
    : entries.Keys;

/**
 * Returns the accesses that a request asks for. A transaction needs the permissions of its operations, and an index is a
 * separate resource. `dynamodb:LeadingKeys` has the partition keys of the items that a request names; that of a query is
 * left out.
 */
export function* accessesOf(
  operation: string,
  data: RequestData,
  { store, tables }: { store: Store; tables: Tables },
): Generator<Access> {
  const resourceOf = (table: string, index = '') =>
    `arn:aws:dynamodb:${store.tableDb.awsRegion}:${accountId}:table/${table}${index}`;
  const toItems = (permission: string, table: string, items: readonly (Item | undefined)[]): Access => {
    const name = tables.get(table).description.KeySchema[0]?.AttributeName ?? '';
    return {
      action: `dynamodb:${permission}`,
      resource: resourceOf(table),
      context: { 'dynamodb:LeadingKeys': items.map((item) => Object.values(item?.[name] ?? {}).join('')) },
    };
  };
  const { TransactItems, RequestItems, Item, Key, IndexName, TableName } = data;
  if (TransactItems) {
    const steps = TransactItems.map(stepOf).filter((step) => step !== undefined);
    for (const { kind, data: step } of steps)
      yield toItems(stepPermissions[kind], step.TableName, [step.Item ?? step.Key]);
  } else if (RequestItems) {
    for (const [table, entries] of Object.entries(RequestItems as Record<string, Entries>))
      yield toItems(operation, table, itemsOf(entries));
  } else if (Item ?? Key) {
    yield toItems(operation, TableName, [Item ?? Key]);
  } else {
    const index = typeof IndexName === 'string' ? `/index/${IndexName}` : '';
    yield { action: `dynamodb:${operation}`, resource: resourceOf(TableName, index) };
  }
}
