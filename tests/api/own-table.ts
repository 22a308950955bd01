import { localCredentials } from '../conformance/endpoints.ts';
import { type EmbeddedDynamoDB, startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';

/**
 * Starts a database with an empty table, in memory or in a folder, to test functions or jobs in this process. Sets the
 * environment variables for both, so import modules that read these variables only after this call.
 */
export async function startOwnTable(
  path?: string,
): Promise<{ embedded: EmbeddedDynamoDB; TableName: string }> {
  const embedded = await startDynamoDB({ credentials: localCredentials, path });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: embedded.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  });
  const { createTable, TableName } = await import('../conformance/table.ts');
  process.env['TABLE_NAME'] = TableName;
  await createTable();
  return { embedded, TableName };
}
