import { DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { parseTime, type Restore, restoreTable } from './restore.ts';

const first = new Date('2026-11-01T00:00:00Z');
const last = new Date('2026-11-26T10:00:00.400Z');
const time = new Date('2026-11-20T00:00:00Z');
const newStream = 'arn:aws:dynamodb:us-east-1:123456789012:table/new/stream/2026-11-27T00:00:00.000';
const arn = (name: string) => `arn:aws:dynamodb:us-east-1:123456789012:table/${name}`;

interface Input {
  TableName: string;
  [name: string]: unknown;
}

/** Makes a client of a service with a table `live` and, if given, one with the name of the new table. */
function startService({
  existing,
  hasRecovery = true,
  backups = [],
}: {
  existing?: object;
  hasRecovery?: boolean;
  backups?: object[];
} = {}) {
  const calls: [name: string | undefined, input: Input][] = [];
  const active = { TableStatus: 'ACTIVE' };
  const tables = new Map<string, object>([['live', { ...active, TableArn: arn('live') }]]);
  if (existing) tables.set('new', { ...active, LatestStreamArn: newStream, ...existing });
  const answer = (command: string | undefined, input: Input): object => {
    calls.push([command, input]);
    switch (command) {
      case 'DescribeTableCommand': {
        const Table = tables.get(input.TableName);
        if (Table) return { Table };
        throw new ResourceNotFoundException({ message: 'No table', $metadata: {} });
      }
      case 'DescribeContinuousBackupsCommand': {
        const window = { EarliestRestorableDateTime: first, LatestRestorableDateTime: last };
        return {
          ContinuousBackupsDescription: { PointInTimeRecoveryDescription: hasRecovery ? window : {} },
        };
      }
      case 'RestoreTableToPointInTimeCommand':
      case 'RestoreTableFromBackupCommand':
        tables.set(String(input['TargetTableName']), { ...active, LatestStreamArn: newStream });
        return {};
      case 'ListBackupsCommand':
        return { BackupSummaries: input.TableName === 'deleted' ? backups : [] };
      default:
        return {};
    }
  };
  const client = new DynamoDBClient({ region: 'us-east-1' });
  client.middlewareStack.add(
    (_, { commandName }) =>
      ({ input }) =>
        Promise.resolve({ response: {}, output: answer(commandName, input as unknown as Input) as never }),
    { step: 'initialize', priority: 'high' },
  );
  const named = (name: string) => calls.filter(([command]) => command === name).map(([, input]) => input);
  return {
    named,
    restore: (options: Partial<Restore> = {}) =>
      restoreTable(client, { source: 'live', target: 'new', time, ...options }),
  };
}

const restoreCommand = 'RestoreTableToPointInTimeCommand';

it('a restore creates a new table, with the stream, expiry, recovery and protection that DynamoDB does not restore', async () => {
  const { restore, named } = startService();
  expect(await restore()).toBe(newStream);
  expect(named(restoreCommand)).toEqual([
    { SourceTableName: 'live', TargetTableName: 'new', RestoreDateTime: time },
  ]);
  expect(named('UpdateTableCommand')).toEqual([
    { TableName: 'new', StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } },
    { TableName: 'new', DeletionProtectionEnabled: true },
  ]);
  expect(named('UpdateTimeToLiveCommand')).toEqual([
    { TableName: 'new', TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } },
  ]);
  expect(named('UpdateContinuousBackupsCommand')).toEqual([
    { TableName: 'new', PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
  ]);
});

it('the latest state can be restored without naming its time', async () => {
  const { restore, named } = startService();
  await restore({ time: 'latest' });
  expect(named(restoreCommand)).toEqual([
    { SourceTableName: 'live', TargetTableName: 'new', RestoreDateTime: new Date('2026-11-26T10:00:00Z') },
  ]);
});

const restoreSummary = (RestoreDateTime: Date) => ({
  RestoreSummary: { SourceTableArn: arn('live'), RestoreDateTime, RestoreInProgress: false },
});

it('a deleted table is restored from the latest backup that DynamoDB made of it, and a repeated restore continues', async () => {
  const backups = [first, last].map((BackupCreationDateTime) => ({
    BackupArn: `backup of ${BackupCreationDateTime.toISOString()}`,
    BackupCreationDateTime,
  }));
  const { restore, named } = startService({ backups });
  expect(await restore({ source: 'deleted', time: 'latest' })).toBe(newStream);
  expect(named('RestoreTableFromBackupCommand')).toEqual([
    { BackupArn: backups[1]?.BackupArn, TargetTableName: 'new' },
  ]);
  expect(named('UpdateTimeToLiveCommand')).toHaveLength(1);
  const existing = { RestoreSummary: { SourceBackupArn: backups[1]?.BackupArn } };
  const again = startService({ backups, existing });
  await again.restore({ source: 'deleted', time: 'latest' });
  expect(again.named('RestoreTableFromBackupCommand')).toEqual([]);
  expect(again.named('UpdateTimeToLiveCommand')).toHaveLength(1);
});

it('a repeated restore continues the interrupted one', async () => {
  const { restore, named } = startService({ existing: restoreSummary(time) });
  await restore();
  expect(named(restoreCommand)).toEqual([]);
  expect(named('UpdateTimeToLiveCommand')).toHaveLength(1);
});

it.each<[string, Parameters<typeof startService>[0], Partial<Restore>, RegExp]>([
  [
    'a time that is too early',
    {},
    { time: new Date('2026-10-31T00:00:00Z') },
    /2026-11-01T00:00:00\.000Z to 2026-11-26T10/,
  ],
  [
    'a time that is too late',
    {},
    { time: new Date('2026-11-26T10:00:01Z') },
    /can be restored to a time from/,
  ],
  ['a table without recovery', { hasRecovery: false }, {}, /The table live has no point-in-time recovery/],
  [
    'an unknown table',
    {},
    { source: 'other', time: 'latest' },
    /There is no table other, and DynamoDB has no/,
  ],
  [
    'an earlier time of a deleted table',
    { backups: [{ BackupArn: arn('deleted'), BackupCreationDateTime: last }] },
    { source: 'deleted' },
    /The table deleted was deleted at 2026-11-26T10:00:00\.400Z\. Restore its last state: latest\./,
  ],
  [
    'the name of another table, for a deleted one',
    { backups: [{ BackupArn: arn('deleted'), BackupCreationDateTime: last }], existing: {} },
    { source: 'deleted', time: 'latest' },
    /There is a table new already/,
  ],
  ['the name of another table', { existing: {} }, {}, /There is a table new already/],
  ['the name of the table itself', {}, { target: 'live' }, /There is a table live already/],
  ['the table of another restore', { existing: restoreSummary(first) }, {}, /There is a table new already/],
  [
    'an earlier restore of the latest state',
    { existing: restoreSummary(time) },
    { time: 'latest' },
    /There is a table new already/,
  ],
])('a restore refuses %s, and changes nothing', async (_, service, options, message) => {
  const { restore, named } = startService(service);
  await expect(restore(options)).rejects.toThrow(message);
  expect(named(restoreCommand)).toEqual([]);
  expect(named('RestoreTableFromBackupCommand')).toEqual([]);
  expect(named('UpdateTableCommand')).toEqual([]);
});

it.each(['', 'yesterday', '2026-11-20', '2026-11-20T00:00:00', '2026-13-01T00:00:00Z'])(
  'a time without a zone or a day is refused: "%s"',
  (text) => {
    expect(() => parseTime(text)).toThrow(/The time must be "latest" or like/);
  },
);

it('a time is read with its zone', () => {
  expect(parseTime('2026-11-19T19:00:00-05:00')).toEqual(time);
});
