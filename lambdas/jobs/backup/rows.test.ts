import { type BatchWriteItemCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { withIds, writeBatch } from './rows.ts';

const [old, other, id] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];

it('users get their new IDs wherever a text has them, and other IDs stay', () => {
  const ids = new Map([[old, id]]);
  expect(withIds(`{"pk":"ACCOUNT#${old}","sk":"${other}","id":"${old}.admin"}`, ids)).toBe(
    `{"pk":"ACCOUNT#${id}","sk":"${other}","id":"${id}.admin"}`,
  );
});

it('rows that a busy table leaves out are written again, until all are', async () => {
  const written: string[] = [];
  const client = new DynamoDBClient({ region: 'us-east-1' });
  client.middlewareStack.add(
    () =>
      ({ input }) => {
        const [first, ...rest] = (input as BatchWriteItemCommandInput).RequestItems?.['table'] ?? [];
        written.push(first?.PutRequest?.Item?.['pk']?.S ?? '');
        const output = { UnprocessedItems: rest.length > 0 ? { table: rest } : {} };
        return Promise.resolve({ response: {}, output: output as never });
      },
    { step: 'initialize', priority: 'high' },
  );
  const keys = ['one', 'two', 'three'];
  await writeBatch(
    client,
    'table',
    keys.map((pk) => ({ pk: { S: pk } })),
  );
  expect(written).toEqual(keys);
});
