import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '@redwhiteandcode/contract/api/table.ts';
import { environment } from '../../src/platform/environment.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { prepareTable } from './restore.ts';
import type { Target } from '../platform/target.ts';
import { BackupFolder } from './folder.ts';
import { importDocuments } from './documents.ts';
import { importRows } from './rows.ts';
import { importUsers } from './users.ts';
import { verifyBackup } from './verify.ts';

const keySchema = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

/** Creates a table with the shape of the stack's, and waits for it. Throws an OperatorProblem if the name is taken. */
async function createTable(client: DynamoDBClient, TableName: string): Promise<void> {
  const shapes = [tableShape, ...tableShape.indexes];
  const names = shapes.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: keySchema(tableShape),
        GlobalSecondaryIndexes: tableShape.indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: keySchema(index),
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    throw new OperatorProblem(`There is a table ${TableName} already: choose another name.`);
  }
}

/** What was imported. */
export interface Imported {
  /** The ARN of the new table's stream, with which the stack uses it. */
  stream: string;
  rows: number;
  /** The second factors that were left out, because their owners have new IDs. */
  secondFactors: number;
  users: number;
  /** The users whose ID is another one than in the backup. */
  newIds: number;
  documents: number;
}

/**
 * Loads a backup into a new table, and adds its accounts and documents to the stack's pool and bucket; those that exist stay
 * as they are. A repeated call continues an interrupted one. Throws an OperatorProblem if the backup is damaged or the
 * table's name is taken.
 */
export async function importBackup(target: Target, folderPath: string, table: string): Promise<Imported> {
  const { manifest, faults } = await verifyBackup(folderPath);
  if (faults.length > 0) throw new OperatorProblem(`The backup is damaged. ${faults.join('\n')}`);
  const folder = new BackupFolder(folderPath);
  const client = new DynamoDBClient({});
  // Names the backup whose rows the table gets, so that no other table is written to.
  const mark = path.join(target.stateFolder, `import-${table}.txt`);
  const isContinued = existsSync(mark) && readFileSync(mark, 'utf8') === manifest.started;
  if (!isContinued) {
    await createTable(client, table);
    mkdirSync(target.stateFolder, { recursive: true, mode: 0o700 });
    writeFileSync(mark, manifest.started, { mode: 0o600 });
  }
  await waitUntilTableExists({ client, maxWaitTime: 3600 }, { TableName: table });
  const ids = await importUsers(folder, manifest, environment().userPoolId);
  const loaded = await importRows(folder, manifest, { table, ids });
  const documents = await importDocuments(folder, manifest, { Bucket: environment().proofBucket, ids });
  const stream = await prepareTable(client, table);
  rmSync(mark, { force: true });
  const newIds = [...ids].filter(([old, id]) => old !== id).length;
  return { ...loaded, stream, users: ids.size, newIds, documents };
}
