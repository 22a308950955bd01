import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  type DynamoDBOptions,
  type EmbeddedDynamoDB,
  startDynamoDB,
} from '@redwhiteandcode/aws-emulator/dynamodb';
import { afterAll, vi } from 'vitest';
import { separateFunctions } from '../../lambdas/local/function-environment.ts';
import { localCredentials } from '../conformance/endpoints.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Sets variables until the file's last test has ended, for modules that are imported after this call. Later files of the
 * worker get their own variables and modules.
 */
function setVariables(variables: NodeJS.Dict<string>): void {
  // Modules that are loaded already have read other variables.
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
}

/**
 * Makes the SDK read the key pair again for each request, so that `runAs` can change it: it runs the work of a function with
 * the function's permissions.
 */
export const rereadKeys = { AWS_CREDENTIAL_EXPIRATION: new Date(0).toISOString() };

/** Lets modules that are imported after this call use the stack of a platform that the file started. */
export function joinStackOf({ dataDir }: Platform): void {
  setVariables({ ...parseEnv(readFileSync(path.join(dataDir, 'stack.env'), 'utf8')), ...rereadKeys });
  separateFunctions();
}

/**
 * Starts a database with an empty table, in memory or in a folder, to test functions or jobs in this process. Modules that
 * are imported after this call use it.
 */
export async function startOwnTable(
  options: Omit<DynamoDBOptions, 'credentials'> = {},
): Promise<{ embedded: EmbeddedDynamoDB; TableName: string }> {
  const embedded = await startDynamoDB({ credentials: localCredentials, ...options });
  setVariables({
    AWS_ENDPOINT_URL_DYNAMODB: embedded.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    IDENTITY_KEY: 'sample',
  });
  const { createTable, TableName } = await import('../conformance/table.ts');
  vi.stubEnv('TABLE_NAME', TableName);
  await createTable();
  return { embedded, TableName };
}
