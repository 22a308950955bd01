import { setTimeout as wait } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  ProvisionedThroughputExceededException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { environment } from './environment.ts';
import type { Key } from './keys.ts';
import { pick } from './pick.ts';
import { cancellationCodes, isThrottled } from './throttling.ts';

/** The document client of this process. `AWS_ENDPOINT_URL_DYNAMODB` sets another endpoint than AWS. */
export const docClient = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

type AwsTransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type OfTable<T> = T extends { TableName: string | undefined } ? Omit<T, 'TableName'> : never;
/** A write or a condition of a transaction on the table. */
export type TransactItem = { [K in keyof AwsTransactItem]?: OfTable<NonNullable<AwsTransactItem[K]>> };

const exists = 'attribute_exists(pk)';
const isMissing = 'attribute_not_exists(pk)';
/** Writes an item; fails if an item with its key exists. */
export const putNew = (Item: Record<string, unknown>): TransactItem => ({
  Put: { Item, ConditionExpression: isMissing },
});
/** Deletes an item; fails if it does not exist. */
export const deleteExisting = (Key: Key): TransactItem => ({ Delete: { Key, ConditionExpression: exists } });
/** Updates an item; fails if it does not exist. */
export const updateExisting = (
  Key: Key,
  UpdateExpression: string,
  ExpressionAttributeValues: Record<string, unknown>,
): TransactItem => ({
  Update: { Key, UpdateExpression, ConditionExpression: exists, ExpressionAttributeValues },
});
/**
 * Sets attributes of an item and removes those that are undefined; fails unless the condition is met. The condition can
 * use `values`, and of each attribute that is set its name (`#status`) and its new value (`:status`). Without a condition
 * it also creates a missing item.
 */
export function setAttributes(
  Key: Key,
  attributes: Readonly<Record<string, unknown>>,
  { condition, values = {} }: { condition?: string; values?: Readonly<Record<string, unknown>> } = {},
): TransactItem {
  const names = Object.keys(attributes);
  const set = names.filter((name) => attributes[name] !== undefined);
  const removed = names.filter((name) => attributes[name] === undefined);
  const removes = removed.length > 0 ? ` REMOVE ${removed.map((name) => `#${name}`).join(', ')}` : '';
  return {
    Update: {
      Key,
      UpdateExpression: `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}${removes}`,
      ...(condition !== undefined && { ConditionExpression: condition }),
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(set.map((name) => [`:${name}`, attributes[name]])),
        ...values,
      },
    },
  };
}
/** Fails if an item does not exist. */
export const itemExists = (Key: Key): TransactItem => ({
  ConditionCheck: { Key, ConditionExpression: exists },
});
/** Fails if an item exists. */
export const itemIsMissing = (Key: Key): TransactItem => ({
  ConditionCheck: { Key, ConditionExpression: isMissing },
});

/**
 * Reads and parses an item; returns undefined if there is none. By default the read is eventually consistent, at half
 * the cost, and is repeated consistently if it finds nothing. `consistent` reads the newest state immediately.
 */
export async function getItem<T extends z.ZodType>(
  key: Key,
  schema: T,
  { consistent = false } = {},
): Promise<z.output<T> | undefined> {
  const read = async (ConsistentRead: boolean) =>
    (await docClient.send(new GetCommand({ TableName: environment().tableName, Key: key, ConsistentRead })))
      .Item;
  const item = (consistent ? undefined : await read(false)) ?? (await read(true));
  return item && schema.parse(item);
}

/** The most items in one BatchGetItem or TransactWriteItems request. */
const maxItems = 100;
const maxAttempts = 8;
/** The base of the backoff in milliseconds. `npm run load` sets it, because its transactions take longer by a scale. */
const pauseMs = Number(process.env.RETRY_PAUSE_MS) || 20;
/** Returns an exponential backoff with full jitter, in milliseconds. */
const backoff = (attempt: number): number => Math.random() * pauseMs * Math.min(50, 2 ** attempt);
/** Makes the error that DynamoDB returns if it cannot read any item of a batch. */
const persistentThrottle = () =>
  new ProvisionedThroughputExceededException({ message: 'No item of the batch was read.', $metadata: {} });

/**
 * Reads many items without duplicates, 100 per request, in any order. Missing items are left out. Retries throttled reads.
 * `consistent` reads the newest state, at twice the cost.
 */
export async function getItems<T extends z.ZodType>(
  wanted: readonly Key[],
  schema: T,
  { consistent = false } = {},
): Promise<z.output<T>[]> {
  const found: z.output<T>[] = [];
  const once = new Map(wanted.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }]));
  let pending: Record<string, unknown>[] = [...once.values()];
  const { tableName } = environment();
  let attempt = 0;
  while (pending.length > 0) {
    const Keys = pending.slice(0, maxItems);
    const RequestItems = { [tableName]: { Keys, ConsistentRead: consistent } };
    const response = await docClient.send(new BatchGetCommand({ RequestItems }));
    found.push(...(response.Responses?.[tableName] ?? []).map((item) => schema.parse(item)));
    const unread = response.UnprocessedKeys?.[tableName]?.Keys ?? [];
    pending = [...pending.slice(maxItems), ...unread];
    if (unread.length === 0) continue;
    attempt = unread.length < Keys.length ? 1 : attempt + 1;
    if (attempt === maxAttempts) throw persistentThrottle();
    await wait(backoff(attempt));
  }
  return found;
}

/** The rows of a partition of the table or of an index, optionally only those whose sort key starts with `prefix`. */
export interface Listing {
  index?: 'gsi1' | 'gsi2';
  pk: string;
  prefix?: string;
  newestFirst?: boolean;
  /** Reads the newest state at twice the cost; not possible in an index. */
  consistent?: boolean;
}

/** Returns the attributes of an item that are its key in a listing. */
export const keyOf = (item: Record<string, unknown> = {}, { index }: Listing): Record<string, unknown> =>
  pick(item, index ? ['pk', 'sk', `${index}pk`, `${index}sk`] : ['pk', 'sk']);

/** Reads a page of a listing. Throws an HttpProblem 400 if the cursor is from another listing. */
export async function listItems<T extends z.ZodType>(
  listing: Listing,
  page: PageQuery,
  schema: T,
): Promise<PageOf<z.output<T>>> {
  const pkName = listing.index ? `${listing.index}pk` : 'pk';
  const skName = listing.index ? `${listing.index}sk` : 'sk';
  const input: QueryCommandInput = {
    TableName: environment().tableName,
    ...(listing.index && { IndexName: listing.index }),
    ConsistentRead: listing.consistent ?? false,
    KeyConditionExpression: `${pkName} = :pk${listing.prefix ? ` AND begins_with(${skName}, :prefix)` : ''}`,
    ExpressionAttributeValues: { ':pk': listing.pk, ...(listing.prefix && { ':prefix': listing.prefix }) },
    ScanIndexForward: !listing.newestFirst,
    // One more than the page shows whether there is a next one. DynamoDB names a last key after a full page in any case.
    Limit: page.limit + 1,
    ...(page.cursor && { ExclusiveStartKey: decodeCursor(page.cursor, listing) }),
  };
  const { Items = [], LastEvaluatedKey } = await docClient.send(new QueryCommand(input));
  const last = Items.length > page.limit ? keyOf(Items[page.limit - 1], listing) : LastEvaluatedKey;
  return {
    items: Items.slice(0, page.limit).map((item) => schema.parse(item)),
    next: last ? encodeCursor(last) : null,
  };
}

/** Reads every item of a listing. Only for small listings, and for work outside of requests. */
export async function listAll<T extends z.ZodType>(listing: Listing, schema: T): Promise<z.output<T>[]> {
  const items: z.output<T>[] = [];
  let cursor: string | undefined;
  do {
    const page = await listItems(listing, { limit: 1000, cursor }, schema);
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** The schema of an item of which only the key is used. */
export const KeyItem = z.object({ pk: z.string(), sk: z.string() });

/** Deletes every item of a listing in several transactions. It can be repeated safely. */
export async function deleteListed(listing: Listing): Promise<void> {
  const found = await listAll({ ...listing, consistent: true }, KeyItem);
  for (let at = 0; at < found.length; at += maxItems) {
    await transact(found.slice(at, at + maxItems).map((Key) => ({ Delete: { Key } })));
  }
}

/** A refused transaction; `failed` shows for each item whether its condition failed. */
export class ConditionFailed extends Error {
  readonly failed: readonly boolean[];
  constructor(failed: readonly boolean[]) {
    super(`Conditions not met: ${failed.flatMap((is, at) => (is ? [at] : [])).join(', ')}`);
    this.name = 'ConditionFailed';
    this.failed = failed;
  }
}

/**
 * Writes all items or none. Retries conflicts with other transactions, and throttled writes. Throws ConditionFailed if a
 * condition fails.
 */
export async function transact(items: readonly TransactItem[]): Promise<void> {
  const TableName = environment().tableName;
  const TransactItems = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([kind, input]) => [kind, { ...input, TableName }])),
  ) as AwsTransactItem[];
  for (let attempt = 1; ; attempt++) {
    try {
      await docClient.send(new TransactWriteCommand({ TransactItems }));
      return;
    } catch (error) {
      const codes = cancellationCodes(error);
      if (codes.includes('ConditionalCheckFailed')) {
        throw new ConditionFailed(codes.map((code) => code === 'ConditionalCheckFailed'));
      }
      // The SDK has retried every error but canceled transactions.
      const isTemporary = codes.length > 0 && isThrottled(error);
      if (attempt === maxAttempts || !isTemporary) throw error;
      await wait(backoff(attempt));
    }
  }
}

/** The outcome of a transaction; `failed` shows for each item whether its condition failed. */
export interface TransactOutcome {
  isWritten: boolean;
  failed: readonly boolean[];
}

/** Writes all items or none, as `transact` does, but returns the outcome if a condition fails. */
export async function tryTransact(items: readonly TransactItem[]): Promise<TransactOutcome> {
  try {
    await transact(items);
    return { isWritten: true, failed: [] };
  } catch (error) {
    if (error instanceof ConditionFailed) return { isWritten: false, failed: error.failed };
    throw error;
  }
}

/** Writes all items or none. Returns false if a condition fails. */
export const tryWrite = async (items: readonly TransactItem[]): Promise<boolean> =>
  (await tryTransact(items)).isWritten;

/**
 * Writes one item without a transaction, at half its cost. Returns false if the condition fails. The SDK retries throttled
 * writes.
 */
export async function tryPut(input: NonNullable<TransactItem['Put']>): Promise<boolean> {
  try {
    await docClient.send(new PutCommand({ ...input, TableName: environment().tableName }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
