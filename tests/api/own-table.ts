import { type EmbeddedDynamoDB, startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';

/**
 * Starts a database with an empty table, in memory or in a folder, for a test of functions or jobs in this process, and
 * sets both in the environment. Import modules that read the environment afterwards.
 */
export async function startOwnTable(
  path?: string,
): Promise<{ embedded: EmbeddedDynamoDB; TableName: string }> {
  const embedded = await startDynamoDB({ path });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: embedded.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const { createTable, TableName } = await import('../conformance/table.ts');
  process.env['TABLE_NAME'] = TableName;
  await createTable();
  return { embedded, TableName };
}
