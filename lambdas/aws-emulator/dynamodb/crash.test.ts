import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamoDBDocumentClient, paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../test-process.ts';
import { credentials } from '../test-account.ts';
import { connect, createTable, TableName } from './test-table.ts';

const rounds = 3;
const writers = 16;

async function start(options: object) {
  const module = new URL('index.ts', import.meta.url);
  const { endpoint, kill } = await startProcess(module, 'startDynamoDB', { credentials, ...options });
  return { ...connect(endpoint), kill };
}

/** Writes pairs of items until the process is gone, and calls `acknowledged` for each acknowledged pair. */
async function write(
  table: DynamoDBDocumentClient,
  name: string,
  acknowledged: (pk: string) => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const pk = `${name}-${number}`;
    const TransactItems = ['a', 'b'].map((sk) => ({
      Put: { TableName, Item: { pk, sk, groupPk: 'all', groupSk: 'same', body: 'x'.repeat(1500) } },
    }));
    const isWritten = await table.send(new TransactWriteCommand({ TransactItems })).then(
      () => true,
      () => false,
    );
    if (!isWritten) return;
    acknowledged(pk);
  }
}

async function keys(table: DynamoDBDocumentClient, IndexName?: string): Promise<string[]> {
  const all: string[] = [];
  for await (const { Items = [] } of paginateScan({ client: table }, { TableName, IndexName }))
    all.push(...Items.map(({ pk, sk }) => `${pk}/${sk}`));
  return all.sort();
}

test.each([
  ['agrees', {}],
  ['that lagged agrees after the next start', { indexLag: { max: 500, seed: 1 } }],
])(
  'a killed process loses no acknowledged transaction, stores none partially, and its index %s',
  async (_, lag) => {
    const path = await mkdtemp(join(tmpdir(), 'dynamodb-'));
    onTestFinished(() => rm(path, { recursive: true }));
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const process = await start({ path, ...lag });
      if (round === 0) await createTable(process.client);
      const enough = Promise.withResolvers<void>();
      const until = acknowledged.size + 150;
      const acknowledge = (pk: string) => {
        acknowledged.add(pk);
        if (acknowledged.size >= until) enough.resolve();
      };
      const writing = Array.from({ length: writers }, (_, n) =>
        write(process.table, `${round}-${n}`, acknowledge),
      );
      await enough.promise;
      await process.kill();
      await Promise.all(writing);
    }
    const process = await start({ path, ...lag });
    const stored = await keys(process.table);
    expect(await keys(process.table, 'byGroup')).toEqual(stored);
    const halves = (half: string) =>
      stored.filter((key) => key.endsWith(`/${half}`)).map((key) => key.slice(0, -2));
    expect(halves('a')).toEqual(halves('b'));
    const found = new Set(halves('a'));
    expect([...acknowledged].filter((pk) => !found.has(pk))).toEqual([]);
    await process.kill();
  },
);
