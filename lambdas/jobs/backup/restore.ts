import {
  type BackupSummary,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListBackupsCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '@redwhiteandcode/contract/api/table.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';

/** A restore of a table into a new one. */
export interface Restore {
  source: string;
  target: string;
  time: Date | 'latest';
}

/** The longest wait for a new table, in seconds. */
const maxWaitTime = 86_400;

/** Reads a time with its zone, or 'latest'. Throws an OperatorProblem for another text. */
export function parseTime(text: string): Restore['time'] {
  if (text === 'latest') return text;
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (isComplete && !Number.isNaN(Date.parse(text))) return new Date(text);
  throw new OperatorProblem(`The time must be "latest" or like 2026-11-26T10:00:00Z, not "${text}".`);
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Returns the time to restore, in whole seconds. Throws an OperatorProblem if the table cannot be restored to it. */
async function restorableTime(client: DynamoDBClient, { source, time }: Restore): Promise<Date> {
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: source }),
  );
  const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } =
    backups?.PointInTimeRecoveryDescription ?? {};
  if (!first || !last) throw new OperatorProblem(`The table ${source} has no point-in-time recovery.`);
  if (time === 'latest') return new Date(Math.floor(last.getTime() / 1000) * 1000);
  if (time >= first && time <= last) return time;
  throw new OperatorProblem(
    `The table ${source} can be restored to a time from ${first.toISOString()} to ${last.toISOString()}.`,
  );
}

/** Whether a table is what this restore creates, which an interrupted run has begun. */
const isOf = (
  { time }: Restore,
  source: TableDescription,
  { RestoreSummary: summary }: TableDescription,
): boolean =>
  summary?.SourceTableArn !== undefined &&
  summary.SourceTableArn === source.TableArn &&
  time !== 'latest' &&
  summary.RestoreDateTime?.getTime() === time.getTime();

const nameTaken = (table: string): OperatorProblem =>
  new OperatorProblem(`There is a table ${table} already: choose another name.`);

/** Returns the backup that DynamoDB makes of a deleted table with point-in-time recovery, and keeps for 35 days. */
async function backupOfDeleted(
  client: DynamoDBClient,
  TableName: string,
): Promise<BackupSummary & { BackupArn: string }> {
  const { BackupSummaries = [] } = await client.send(
    new ListBackupsCommand({ TableName, BackupType: 'SYSTEM' }),
  );
  const [backup] = BackupSummaries.toSorted(
    (one, other) => Number(other.BackupCreationDateTime) - Number(one.BackupCreationDateTime),
  );
  const { BackupArn } = backup ?? {};
  if (BackupArn) return { ...backup, BackupArn };
  throw new OperatorProblem(`There is no table ${TableName}, and DynamoDB has no backup of it.`);
}

/** Begins to restore a table that was deleted, to its last state. */
async function beginDeleted(client: DynamoDBClient, { source, target, time }: Restore): Promise<void> {
  const { BackupArn, BackupCreationDateTime: deleted } = await backupOfDeleted(client, source);
  if (time !== 'latest')
    throw new OperatorProblem(
      `The table ${source} was deleted at ${deleted?.toISOString()}. Restore its last state: latest.`,
    );
  const existing = await describe(client, target);
  if (existing?.RestoreSummary?.SourceBackupArn === BackupArn) return;
  if (existing) throw nameTaken(target);
  await client.send(new RestoreTableFromBackupCommand({ BackupArn, TargetTableName: target }));
  console.log(`Restoring ${source}, which was deleted. To continue an interrupted run, start it again.`);
}

async function begin(client: DynamoDBClient, restore: Restore): Promise<void> {
  const source = await describe(client, restore.source);
  if (!source) return beginDeleted(client, restore);
  const existing = await describe(client, restore.target);
  if (existing && isOf(restore, source, existing)) return;
  if (existing) throw nameTaken(restore.target);
  const RestoreDateTime = await restorableTime(client, restore);
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: restore.source,
      TargetTableName: restore.target,
      RestoreDateTime,
    }),
  );
  const time = RestoreDateTime.toISOString().replace('.000Z', 'Z');
  console.log(
    `Restoring ${restore.source} as of ${time}. To continue an interrupted run, start it again with this time.`,
  );
}

/**
 * Gives a table what DynamoDB does not restore: the stream, expiry, recovery, and protection from deletion. Returns the ARN
 * of the stream.
 */
export async function prepareTable(client: DynamoDBClient, TableName: string): Promise<string> {
  const table = await describe(client, TableName);
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const;
  if (!table?.StreamSpecification?.StreamEnabled)
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  await waitUntilTableExists({ client, maxWaitTime }, { TableName });
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  const { TimeToLiveDescription: expiry } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (expiry?.TimeToLiveStatus !== 'ENABLED' && expiry?.TimeToLiveStatus !== 'ENABLING') {
    const TimeToLiveSpecification = { AttributeName: tableShape.timeToLive, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  const prepared = await describe(client, TableName);
  if (prepared?.LatestStreamArn) return prepared.LatestStreamArn;
  throw new Error(`The table ${TableName} has no stream.`);
}

/**
 * Restores a table into a new one and waits until it can be used. The table that is restored does not change. A repeated call
 * continues an interrupted one. Returns the ARN of the new table's stream, with which a stack uses it. Throws an
 * OperatorProblem if the time cannot be restored or another table has the name.
 */
export async function restoreTable(client: DynamoDBClient, restore: Restore): Promise<string> {
  await begin(client, restore);
  await waitUntilTableExists({ client, maxWaitTime }, { TableName: restore.target });
  return prepareTable(client, restore.target);
}
