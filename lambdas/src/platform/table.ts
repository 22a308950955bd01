import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { environment } from './environment.ts';
import type { Key } from './keys.ts';

/** The document client of this process; the endpoint, where it is not AWS, comes from `AWS_ENDPOINT_URL_DYNAMODB`. */
export const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type OfTable<T> = T extends { TableName: string | undefined } ? Omit<T, 'TableName'> : never;
/** One step of a transaction on the table. */
export type Step = { [K in keyof TransactItem]?: OfTable<NonNullable<TransactItem[K]>> };

/**
 * Reads an item and parses it; undefined when there is none. A plain read costs half a unit and may be a moment
 * old; what it misses is looked for once more, consistently. `consistent` reads the newest state at once.
 */
export async function getItem<T extends z.ZodType>(
  key: Key,
  schema: T,
  { consistent = false } = {},
): Promise<z.output<T> | undefined> {
  const read = async (ConsistentRead: boolean) =>
    (await documents.send(new GetCommand({ TableName: environment().tableName, Key: key, ConsistentRead })))
      .Item;
  const item = (consistent ? undefined : await read(false)) ?? (await read(true));
  return item && schema.parse(item);
}

/** What one BatchGetItem takes. */
const mostItems = 100;

/** Reads many items, each once, 100 a request, in no certain order; missing ones are left out. */
export async function getItems<T extends z.ZodType>(
  wanted: readonly Key[],
  schema: T,
): Promise<z.output<T>[]> {
  const found: z.output<T>[] = [];
  const once = new Map(wanted.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }]));
  let pending: Record<string, unknown>[] = [...once.values()];
  const { tableName } = environment();
  for (let attempt = 0; pending.length > 0; ) {
    const Keys = pending.slice(0, mostItems);
    const answer = await documents.send(new BatchGetCommand({ RequestItems: { [tableName]: { Keys } } }));
    found.push(...(answer.Responses?.[tableName] ?? []).map((item) => schema.parse(item)));
    const unread = answer.UnprocessedKeys?.[tableName]?.Keys ?? [];
    pending = [...pending.slice(mostItems), ...unread];
    if (unread.length > 0) await wait(backoff(++attempt));
  }
  return found;
}

/** Which rows a page lists: those of an index partition, or those of `pk` whose sort key starts with `prefix`. */
export interface Listing {
  index?: 'gsi1' | 'gsi2';
  pk: string;
  prefix?: string;
  newestFirst?: boolean;
  /** Reads the newest state, for twice the units; an index cannot. */
  consistent?: boolean;
}

/** Reads a page of a listing. Throws an HttpProblem 400 for a cursor that is not of this listing. */
export async function listItems<T extends z.ZodType>(
  listing: Listing,
  page: { limit: number; cursor?: string | undefined },
  schema: T,
): Promise<{ items: z.output<T>[]; next: string | null }> {
  const pkName = listing.index ? `${listing.index}pk` : 'pk';
  const skName = listing.index ? `${listing.index}sk` : 'sk';
  const input: QueryCommandInput = {
    TableName: environment().tableName,
    ...(listing.index && { IndexName: listing.index }),
    ConsistentRead: listing.consistent ?? false,
    KeyConditionExpression: `${pkName} = :pk${listing.prefix ? ` AND begins_with(${skName}, :prefix)` : ''}`,
    ExpressionAttributeValues: { ':pk': listing.pk, ...(listing.prefix && { ':prefix': listing.prefix }) },
    ScanIndexForward: !listing.newestFirst,
    Limit: page.limit,
    ...(page.cursor && { ExclusiveStartKey: decodeCursor(page.cursor, listing) }),
  };
  const answer = await documents.send(new QueryCommand(input));
  return {
    items: (answer.Items ?? []).map((item) => schema.parse(item)),
    next: answer.LastEvaluatedKey ? encodeCursor(answer.LastEvaluatedKey) : null,
  };
}

/** A transaction that was refused: `failed` tells for each step whether its condition did not hold. */
export class ConditionFailed extends Error {
  readonly failed: readonly boolean[];
  constructor(failed: readonly boolean[]) {
    super(`Conditions not met: ${failed.flatMap((is, at) => (is ? [at] : [])).join(', ')}`);
    this.name = 'ConditionFailed';
    this.failed = failed;
  }
}

const attempts = 8;
/** Exponential back-off with full jitter, in milliseconds. */
const backoff = (attempt: number): number => Math.random() * Math.min(1000, 20 * 2 ** attempt);

/**
 * Writes all steps or none. Transactions that meet on an item are tried again; a condition that does not hold
 * throws ConditionFailed.
 */
export async function transact(steps: readonly Step[]): Promise<void> {
  const TableName = environment().tableName;
  const TransactItems = steps.map((step) =>
    Object.fromEntries(Object.entries(step).map(([kind, input]) => [kind, { ...input, TableName }])),
  ) as TransactItem[];
  for (let attempt = 1; ; attempt++) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code);
      if (codes.includes('ConditionalCheckFailed')) {
        throw new ConditionFailed(codes.map((code) => code === 'ConditionalCheckFailed'));
      }
      if (attempt === attempts || !codes.includes('TransactionConflict')) throw error;
      await wait(backoff(attempt));
    }
  }
}
