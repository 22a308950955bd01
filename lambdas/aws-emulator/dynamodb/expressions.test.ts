import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from './index.ts';
import { connect, createTable, TableName } from './test-table.ts';

let running: EmbeddedDynamoDB;
let sdk: ReturnType<typeof connect>;

const sample = {
  pk: 'p',
  sk: '1',
  n: 1,
  caption: 'x',
  note: '',
  isClosed: false,
  entries: [1, { deep: new Set(['a', 'b']) }],
  settings: { a: 1, b: [] },
};

beforeAll(async () => {
  running = await startDynamoDB({ credentials });
  sdk = connect(running.endpoint);
  await createTable(sdk.client);
  await sdk.table.send(new PutCommand({ TableName, Item: sample }));
});
afterAll(() => running.close());

type Values = Record<string, unknown>;
const matching: [string, Values, boolean][] = [
  ['entries = :v', { ':v': [1, { deep: new Set(['b', 'a']) }] }, true],
  ['entries = :v', { ':v': [1] }, false],
  ['entries <> :v', { ':v': [1, { deep: new Set(['a']) }] }, true],
  ['settings = :v', { ':v': { b: [], a: 1 } }, true],
  ['settings IN (:v, :w)', { ':v': { a: 2 }, ':w': { a: 1, b: [] } }, true],
  ['isClosed IN (:v)', { ':v': false }, true],
  ['note IN (:v)', { ':v': '' }, true],
  ['attribute_type(isClosed, :v)', { ':v': 'BOOL' }, true],
  ['n IN (absent, :v)', { ':v': 1 }, true],
  ['n BETWEEN :v AND absent', { ':v': 0 }, false],
  ['n BETWEEN :v AND caption', { ':v': 0 }, false],
  ['n < :v', { ':v': 'z' }, false],
];

describe.each(matching)('%s with %o', (expression, ExpressionAttributeValues, matches) => {
  test('as a filter', async () => {
    const request = { TableName, FilterExpression: expression, ExpressionAttributeValues };
    expect((await sdk.table.send(new ScanCommand(request))).Count).toBe(matches ? 1 : 0);
  });

  test('as a condition', async () => {
    const condition = { ConditionExpression: expression, ExpressionAttributeValues };
    const written = sdk.table.send(new PutCommand({ TableName, Item: sample, ...condition }));
    if (matches) await written;
    else await expect(written).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });
});

test.each([[['a']], [{ a: 1 }], [true], [null], [new Set(['a'])]])(
  'ordering by %o is refused',
  async (value) => {
    const ExpressionAttributeValues = { ':v': value };
    const filter = new ScanCommand({ TableName, FilterExpression: 'NOT n < :v', ExpressionAttributeValues });
    await expect(sdk.table.send(filter)).rejects.toMatchObject({ name: 'ValidationException' });
    const put = new PutCommand({
      TableName,
      Item: sample,
      ConditionExpression: 'n >= :v',
      ExpressionAttributeValues,
    });
    await expect(sdk.table.send(put)).rejects.toMatchObject({ name: 'ValidationException' });
  },
);
