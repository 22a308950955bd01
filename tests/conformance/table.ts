import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument, paginateQuery, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { clientConfiguration, localCredentials, serviceUnderTest } from './endpoints.ts';

/** An item, a key, or expression values in the document client's format. */
export type Item = Record<string, unknown>;

/** The items of a transaction. */
export type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** The name of this run's table. */
export const TableName = `conformance-${randomUUID()}`;

const service = await serviceUnderTest('DYNAMODB', () => startDynamoDB({ credentials: localCredentials }));
const client = new DynamoDBClient(clientConfiguration(service.endpoint));

/** The document client for the endpoint under test. */
export const table = DynamoDBDocument.from(client);

/** Creates the table with pk, sk, and two indexes with separate keys, all strings. */
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

/** Deletes the table and stops the embedded service if this run started it. */
export async function deleteTable(): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
  await service.close();
}

/** Puts an item. */
export const put = (Item: Item, more: Item = {}) => table.put({ TableName, Item, ...more });

/** Reads an item with strong consistency. */
export async function get(pk: string, sk: string): Promise<Item | undefined> {
  return (await table.get({ TableName, Key: { pk, sk }, ConsistentRead: true })).Item;
}

const change = (pk: string, sk: string, UpdateExpression: string, values: Item = {}, more: Item = {}) => ({
  TableName,
  Key: { pk, sk },
  UpdateExpression,
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  ...more,
});

/** Updates an item and returns its new attributes. */
export const update = (...args: Parameters<typeof change>) =>
  table.update({ ReturnValues: 'ALL_NEW', ...change(...args) });

/** Writes a transaction. */
export const transact = (TransactItems: Steps, more: Item = {}) =>
  table.transactWrite({ TransactItems, ...more });

/** Returns a transact item that puts an item. */
export const putting = (Item: Item, more: Item = {}) => ({ Put: { TableName, Item, ...more } });

/** Returns a transact item that updates an item. */
export const updating = (...args: Parameters<typeof change>) => ({ Update: change(...args) });

/** The condition that the item does not exist yet. */
export const fresh = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Queries the table, or the index named in `more`. */
export const query = (KeyConditionExpression: string, values: Item, more: Item = {}) =>
  table.query({ TableName, KeyConditionExpression, ExpressionAttributeValues: values, ...more });

/** Follows cursors to the end and returns the sort keys of each page. */
export async function pages(
  KeyConditionExpression: string,
  values: Item,
  more: Item = {},
): Promise<string[][]> {
  const input = { TableName, KeyConditionExpression, ExpressionAttributeValues: values, ...more };
  const all: string[][] = [];
  for await (const { Items = [] } of paginateQuery({ client: table }, input))
    all.push(Items.map(({ sk }) => String(sk)));
  return all;
}
