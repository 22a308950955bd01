import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { credentials } from '../test-account.ts';
import type { Charge } from './capacity.ts';
import type { TableDescription } from './engine.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from './index.ts';
import { PartitionLimits, partitionRates } from './partition-limits.ts';
import { connect, createTable, TableName } from './test-table.ts';

describe('a partition', () => {
  const table = { TableName, TableArn: 'arn' } as TableDescription;
  const charge = (units: number, partition = 'hot'): Charge[] => [
    { table, index: undefined, partition, units },
  ];
  let now = 0;
  const limits = new PartitionLimits(partitionRates, () => now);
  /** Returns how many units are granted in some seconds to requests of one unit, ten in each millisecond. */
  function unitsIn(seconds: number, kind: 'read' | 'write'): number {
    let granted = 0;
    for (const end = now + seconds * 1000; now < end; now++) {
      for (let request = 0; request < 10; request++) {
        if (limits.reasons(kind, charge(1)).length > 0) continue;
        limits.spend(kind, charge(1));
        granted++;
      }
    }
    return granted;
  }

  it('serves as many units as its limit, after the units of one second that it saves', () => {
    expect(Math.round(unitsIn(10, 'write') / 1000)).toBe(11);
    expect(Math.round(unitsIn(10, 'write') / 1000)).toBe(10);
    expect(Math.round(unitsIn(10, 'read') / 1000)).toBe(33);
    now += 60_000;
    expect(Math.round(unitsIn(10, 'write') / 1000)).toBe(11);
  });

  it('serves a request that is larger than its limit, and then nothing until that is paid off', () => {
    now += 60_000;
    limits.spend('write', charge(2500));
    now += 1499;
    expect(limits.reasons('write', charge(1))).toHaveLength(1);
    expect(limits.reasons('write', charge(1, 'cold'))).toEqual([]);
    now += 2;
    expect(limits.reasons('write', charge(1))).toEqual([]);
  });
});

describe('a request of a partition that has no units left', () => {
  let running: EmbeddedDynamoDB;
  let sdk: ReturnType<typeof connect>;
  const hot = { pk: 'hot', sk: '1' };
  const cold = { pk: 'cold', sk: '1' };
  const put = (item: object) => sdk.table.send(new PutCommand({ TableName, Item: item }));
  const listOf = (group: string) =>
    sdk.table.send(
      new QueryCommand({
        TableName,
        IndexName: 'byGroup',
        KeyConditionExpression: 'groupPk = :g',
        ExpressionAttributeValues: { ':g': group },
      }),
    );
  const refusal = (reason: string, index = '') => ({
    name: 'ProvisionedThroughputExceededException',
    $metadata: { httpStatusCode: 400 },
    ThrottlingReasons: [
      { reason, resource: expect.stringMatching(new RegExp(`table/${TableName}${index}$`)) },
    ],
  });

  // A unit takes so long to return that a partition stays without units for the whole test.
  beforeEach(async () => {
    const partitionLimits = { read: 1e-6, write: 1e-6 };
    running = await startDynamoDB({ credentials, partitionLimits });
    sdk = connect(running.endpoint);
    await createTable(sdk.client);
  });
  afterEach(() => running.close());

  it('is refused without a change, and other partitions are served', async () => {
    await put(hot);
    await expect(put({ ...hot, n: 1 })).rejects.toMatchObject(
      refusal('TableWriteKeyRangeThroughputExceeded'),
    );
    await put(cold);
    expect((await sdk.table.send(new GetCommand({ TableName, Key: hot }))).Item).toEqual(hot);
    await expect(sdk.table.send(new GetCommand({ TableName, Key: hot }))).rejects.toMatchObject(
      refusal('TableReadKeyRangeThroughputExceeded'),
    );
  });

  it('is refused if the partition of an index is at its limit', async () => {
    await put({ ...cold, groupPk: 'g', groupSk: '1' });
    await expect(put({ ...hot, groupPk: 'g', groupSk: '2' })).rejects.toMatchObject(
      refusal('IndexWriteKeyRangeThroughputExceeded', '/index/byGroup'),
    );
    // A partition of the table is another one, also with the same key.
    await put({ pk: 'g', sk: '1' });
    const { Items, ConsumedCapacity } = await listOf('g');
    expect(Items).toHaveLength(1);
    expect(ConsumedCapacity).toBeUndefined();
    await expect(listOf('g')).rejects.toMatchObject(
      refusal('IndexReadKeyRangeThroughputExceeded', '/index/byGroup'),
    );
    expect((await listOf('other')).Items).toEqual([]);
  });

  it('is refused after a write whose condition failed', async () => {
    const condition = { ConditionExpression: 'attribute_exists(pk)' };
    const remove = () => sdk.table.send(new DeleteCommand({ TableName, Key: hot, ...condition }));
    await expect(remove()).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    await expect(remove()).rejects.toMatchObject(refusal('TableWriteKeyRangeThroughputExceeded'));
  });

  it('cancels its transaction, with the reason at the items that are throttled', async () => {
    await put({ ...hot, groupPk: 'g', groupSk: '1' });
    const items = [cold, { ...hot, sk: '2' }, { pk: 'third', sk: '1', groupPk: 'g', groupSk: '2' }];
    const write = (those: object[]) =>
      sdk.table.send(
        new TransactWriteCommand({ TransactItems: those.map((Item) => ({ Put: { TableName, Item } })) }),
      );
    await expect(write(items)).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ThrottlingError, ThrottlingError]',
      CancellationReasons: [
        { Code: 'None' },
        {
          Code: 'ThrottlingError',
          Message: expect.stringMatching(/^Throughput exceeds the current capacity of your table/),
        },
        { Code: 'ThrottlingError', Message: expect.stringMatching(/one or more global secondary indexes/) },
      ],
    });
    expect((await sdk.table.send(new GetCommand({ TableName, Key: cold }))).Item).toBeUndefined();
    await write([cold]);
    await expect(write([cold])).rejects.toMatchObject({ CancellationReasons: [{ Code: 'ThrottlingError' }] });
  });

  it('stays unprocessed in a batch of reads, which fails if all its keys do', async () => {
    await put(hot);
    await put(cold);
    await sdk.table.send(new GetCommand({ TableName, Key: hot }));
    const request = {
      Keys: [hot, cold],
      ProjectionExpression: '#sk',
      ExpressionAttributeNames: { '#sk': 'sk' },
    };
    const read = () => sdk.table.send(new BatchGetCommand({ RequestItems: { [TableName]: request } }));
    expect(await read()).toMatchObject({
      Responses: { [TableName]: [{ sk: '1' }] },
      UnprocessedKeys: { [TableName]: { ...request, Keys: [hot] } },
    });
    await expect(read()).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
  });
});
