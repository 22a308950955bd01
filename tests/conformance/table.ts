import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { startDynamoDB } from '../../lambdas/local/dynamodb/index.ts';
import { clientConfiguration, endpointFor } from './endpoints.ts';

/** An item, a key or expression values as the document client takes them. */
export type Item = Record<string, unknown>;

/** The steps of a transaction. */
export type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** The name of this run's table. */
export const TableName = `conformance-${randomUUID()}`;

const given = endpointFor('DYNAMODB');
const embedded = given === undefined ? await startDynamoDB() : undefined;
const client = new DynamoDBClient(clientConfiguration(given ?? embedded?.endpoint ?? ''));

/** The document client of the endpoint under test. */
export const table = DynamoDBDocumentClient.from(client);

/** Makes the table: pk and sk, two indexes with keys of their own, all of them strings. */
export async function createTable(): Promise<void> {
  const names = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'];
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: keys('pk', 'sk'),
      GlobalSecondaryIndexes: ['gsi1', 'gsi2'].map((IndexName) => ({
        IndexName,
        KeySchema: keys(`${IndexName}pk`, `${IndexName}sk`),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  );
  await waitUntilTableExists({ client, minDelay: 1, maxDelay: 5, maxWaitTime: 120 }, { TableName });
}

/** Deletes the table, and ends the embedded service if it was started for this run. */
export async function deleteTable(): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
  await embedded?.close();
}

/** Puts an item. */
export const put = (Item: Item, more: Item = {}) => table.send(new PutCommand({ TableName, Item, ...more }));

/** Reads an item with consistency. */
export async function get(pk: string, sk: string): Promise<Item | undefined> {
  return (await table.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
}

/** Updates an item and answers the new one. */
export const update = (
  pk: string,
  sk: string,
  UpdateExpression: string,
  values: Item = {},
  more: Item = {},
) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression,
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      ReturnValues: 'ALL_NEW',
      ...more,
    }),
  );

/** Writes a transaction. */
export const transact = (TransactItems: Steps, more: Item = {}) =>
  table.send(new TransactWriteCommand({ TransactItems, ...more }));

/** A transaction's step that puts an item. */
export const putting = (Item: Item, more: Item = {}) => ({ Put: { TableName, Item, ...more } });

/** The condition that there is no such item yet. */
export const fresh = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Queries the table, or the index named in `more`. */
export const query = (KeyConditionExpression: string, values: Item, more: Item = {}) =>
  table.send(
    new QueryCommand({ TableName, KeyConditionExpression, ExpressionAttributeValues: values, ...more }),
  );

/** Follows cursors to the end and answers the sort keys of each page. */
export async function pages(condition: string, values: Item, more: Item): Promise<string[][]> {
  const all: string[][] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await query(condition, values, { ...more, ...(ExclusiveStartKey && { ExclusiveStartKey }) });
    all.push((page.Items ?? []).map(({ sk }) => String(sk)));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return all;
}
