import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { startDynamoDB } from './index.ts';
import { correctSource, database, verifyCorrected } from './source.ts';
import { connect, createTable, TableName } from './test-table.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('dynalite/db'), 'utf8');

test('an unknown release of dynalite is refused', () => {
  expect(correctSource(source)).not.toBe(source);
  expect(() =>
    correctSource(source.replace('createIndexKey (item, table', 'createIndexKey(item, table')),
  ).not.toThrow();
  expect(() => correctSource(source.replaceAll('hashPrefix.apply', 'hashPrefix.call'))).toThrow(
    /was not found once/,
  );
  expect(() => correctSource(`${source}\n${source}`)).toThrow(/was not found once/);
});

test('dynalite without the corrections is refused', () => {
  expect(() => verifyCorrected({ ...database, itemSize: () => 2 })).toThrow(/without its corrections/);
  expect(() => verifyCorrected({ ...database, createIndexKey: () => 'same' })).toThrow(
    /without its corrections/,
  );
});

test('items with equal index keys stay in the index, even when dynalite’s hashes of them are equal', async () => {
  const dynamodb = await startDynamoDB({ credentials });
  const { client, table } = connect(dynamodb.endpoint);
  await createTable(client);
  const items = [...sameHash(), { pk: 'a', sk: 'bc' }, { pk: 'ab', sk: 'c' }];
  const requests = items.map((item) => ({
    PutRequest: { Item: { ...item, groupPk: 'one', groupSk: 'same' } },
  }));
  await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  const query = new QueryCommand({
    TableName,
    IndexName: 'byGroup',
    KeyConditionExpression: 'groupPk = :g',
    ExpressionAttributeValues: { ':g': 'one' },
  });
  expect((await table.send(query)).Items?.map(({ pk }) => pk).sort()).toEqual(
    items.map(({ pk }) => pk).sort(),
  );
  await dynamodb.close();
});

/** Two keys with the same first 24 bits in the hash at the end of dynalite's index keys. */
function sameHash(): { pk: string; sk: string }[] {
  const seen = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const pk = `item-${number}`;
    const hash = createHash('md5').update(`Outliers${pk}s`).digest('hex').slice(0, 6);
    const other = seen.get(hash);
    if (other)
      return [
        { pk, sk: 's' },
        { pk: other, sk: 's' },
      ];
    seen.set(hash, pk);
  }
}
