import { type HttpApiOptions, integrationSeconds } from '@redwhiteandcode/aws-emulator/api-gateway/http-api';
import type { CognitoOptions } from '@redwhiteandcode/aws-emulator/cognito';
import { type DynamoDBOptions, partitionRates } from '@redwhiteandcode/aws-emulator/dynamodb';
import { readBank, readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { dataDirOf } from '../jobs/platform/local-target.ts';

/** A start that failed. Its message is the only line that is printed. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The settings of the platform. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  siteUrl: string;
  /** How the embedded table differs from one that no other request uses and whose indexes are never late. */
  table: Pick<DynamoDBOptions, 'indexLag' | 'partitionLimits' | 'transactionMs'>;
  /** How many milliseconds a change of the table reaches the consumers of its stream after the write, at least. */
  streamLag: number;
  /** How the embedded API differs from one whose table has all of its capacity. */
  api: Pick<HttpApiOptions, 'timeoutSeconds'>;
  /** How the embedded user pool differs from one whose passwords are expensive to guess. */
  userPool: Pick<CognitoOptions, 'scryptCost'>;
}

/** Checks the variables that name the company, which pages and functions read. */
function checkCompany(variables: NodeJS.ProcessEnv): void {
  try {
    readCompany(variables);
    readBank(variables);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/** About the time that DynamoDB takes for a transaction, in milliseconds. */
const transactionMs = 20;

/**
 * Reads `PARTITION_LIMITS`. Returns the scale of the limits: 1 for DynamoDB's, 0.1 for a tenth of them and transactions that
 * take ten times as long, 0 for none.
 */
function readScale({ PARTITION_LIMITS: limits = '' }: NodeJS.ProcessEnv): number {
  const scale = { '': 0, off: 0, on: 1 }[limits] ?? Number(/^(?:1|0\.\d+)$/.test(limits) ? limits : 0);
  if (scale === 0 && !['', 'off'].includes(limits)) {
    throw new StartError(`PARTITION_LIMITS must be off, on, or a scale such as 0.1, not "${limits}".`);
  }
  return scale;
}

/** Reads `INDEX_LAG_MS`, such as `2000` for 0 to 2 seconds or `2000-2000` for always 2. */
function readTable({ INDEX_LAG_MS: lag = '' }: NodeJS.ProcessEnv, scale: number): Settings['table'] {
  const [, min = '0', max] = /^(?:(\d{1,6})-)?(\d{1,6})$/.exec(lag) ?? [];
  if (lag && (max === undefined || Number(min) > Number(max))) {
    throw new StartError(`INDEX_LAG_MS must be milliseconds such as 2000 or 500-2000, not "${lag}".`);
  }
  return {
    ...(max !== undefined && { indexLag: { min: Number(min), max: Number(max), seed: 1 } }),
    ...(scale > 0 && {
      partitionLimits: { read: partitionRates.read * scale, write: partitionRates.write * scale },
      transactionMs: transactionMs / scale,
    }),
  };
}

/** Reads `STREAM_LAG_MS`, such as `2000`. */
function readStreamLag({ STREAM_LAG_MS: lag = '' }: NodeJS.ProcessEnv): number {
  if (!/^\d{0,6}$/.test(lag)) {
    throw new StartError(`STREAM_LAG_MS must be milliseconds such as 2000, not "${lag}".`);
  }
  return Number(lag);
}

/** Reads `SCRYPT_COST`, scrypt's N for the hashes of new passwords. */
function readUserPool({ SCRYPT_COST: cost = '' }: NodeJS.ProcessEnv): Settings['userPool'] {
  if (cost === '') return {};
  if (/^\d{1,5}$/.test(cost) && Number.isInteger(Math.log2(Number(cost))) && Number(cost) > 1)
    return { scryptCost: Number(cost) };
  throw new StartError(`SCRYPT_COST must be a power of two from 2 to 65536, not "${cost}".`);
}

/** Reads `PORT`, `HOST`, `DATA_DIR`, `SITE_URL`, `INDEX_LAG_MS`, `STREAM_LAG_MS`, `PARTITION_LIMITS` and `SCRYPT_COST`. Throws a StartError for an invalid setting. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const port = Number(variables.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartError(`PORT must be a whole number from 0 to 65535, not "${variables.PORT}".`);
  }
  const siteUrl = (variables.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
  if (!URL.canParse(siteUrl) || !/^https?:$/.test(new URL(siteUrl).protocol)) {
    throw new StartError(
      `SITE_URL must be a web address such as https://example.com, not "${variables.SITE_URL}".`,
    );
  }
  const { GEMINI_BASE_URL: gemini } = variables;
  if (gemini && !URL.canParse(gemini)) {
    throw new StartError(
      `GEMINI_BASE_URL must be a web address such as https://example.com, not "${gemini}".`,
    );
  }
  const { PAYMENT_POLICY: policy = '' } = variables;
  if (!['', 'after', 'before'].includes(policy)) {
    throw new StartError(`PAYMENT_POLICY must be after or before, not "${policy}".`);
  }
  const { ADMIN_MFA: adminMfa = '' } = variables;
  if (!['', 'optional', 'required'].includes(adminMfa)) {
    throw new StartError(`ADMIN_MFA must be optional or required, not "${adminMfa}".`);
  }
  checkCompany(variables);
  const scale = readScale(variables);
  return {
    port,
    host: variables.HOST || 'localhost',
    dataDir: dataDirOf(variables),
    siteUrl,
    table: readTable(variables, scale),
    streamLag: readStreamLag(variables),
    // A call takes longer by as much as its transactions.
    api: scale > 0 ? { timeoutSeconds: integrationSeconds / scale } : {},
    userPool: readUserPool(variables),
  };
}
