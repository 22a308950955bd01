import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  type PoolOptions,
  type RunningCognito,
  startCognito,
  type TriggerEvent,
} from '@redwhiteandcode/aws-emulator/cognito';
import { type ChangeListener, startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { type Mailbox, type MailEvent, startSes } from '@redwhiteandcode/aws-emulator/ses';
import { startS3 } from '@redwhiteandcode/aws-emulator/s3';
import type { RunningStripe } from '@redwhiteandcode/stripe-emulator';
import type { AccountOptions } from '@redwhiteandcode/aws-emulator/iam/signature-check';
import { tableShape } from '@redwhiteandcode/contract/api/table.ts';
import { userPoolSettings } from '@redwhiteandcode/contract/identity/user-pool.ts';
import { readIssuerKeys } from '../jobs/issuer-keys.ts';
import { createRecorder } from './access-record.ts';
import { separateFunctions } from './function-environment.ts';
import { answersOfFile, startDnsServer } from './dns-server.ts';
import { functionRoles } from './function-roles.ts';
import { domainPath } from './front.ts';
import { startPayments } from './payments.ts';
import { startExpiry, uploadPath } from './uploads.ts';
import { readAccount, readSecrets, secretNames } from './secrets.ts';
import { type Settings, StartError } from './settings.ts';

/** The local names of the resources that CDK creates in AWS. */
const names = {
  TABLE_NAME: 'redwhiteandcode',
  USER_POOL_ID: 'us-east-1_Local0001',
  USER_POOL_CLIENT_ID: 'localwebclient',
  PROOF_BUCKET: 'layoff-documents',
  PROOF_UPLOAD_URL: uploadPath,
};

/** The running services. `close` stops them in reverse order. */
export interface Stack {
  mailbox: Mailbox;
  /** The account whose key pairs call the services. */
  account: AccountOptions;
  /** The pages of the user pool's domain; undefined if the pool runs elsewhere. */
  domain: RunningCognito['pages'] | undefined;
  /** The payment provider; undefined if it runs elsewhere. */
  payments: RunningStripe | undefined;
  /** Adds a listener for the table's changes. Undefined if DynamoDB runs elsewhere. */
  onChange?: (listener: ChangeListener) => void;
  close(): Promise<void>;
}

/** Sets only the variables that are not set yet, so that a developer can choose another endpoint or name. */
function setDefaults(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) process.env[name] ||= value;
}

const fileNames = new Set<string>([
  ...Object.keys(names),
  ...secretNames,
  'DNS_SERVER',
  'MAIL_RATE',
  'SITE_URL',
  'USER_POOL_DOMAIN',
]);

/** Returns the variables that other processes need to reach the running stack, for `node --env-file`. */
const variableFile = (): string =>
  Object.entries(process.env)
    .filter(([name]) => /^(AWS|STRIPE)_/.test(name) || fileNames.has(name))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

async function createTable(): Promise<void> {
  const client = new DynamoDBClient({});
  const TableName = process.env.TABLE_NAME;
  const exists = await client.send(new DescribeTableCommand({ TableName })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'ResourceNotFoundException') return false;
      throw error;
    },
  );
  if (exists) return;
  const { partitionKey, sortKey, indexes, timeToLive } = tableShape;
  const keyNames = [
    partitionKey,
    sortKey,
    ...indexes.flatMap((index) => [index.partitionKey, index.sortKey]),
  ];
  const schema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keyNames.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: schema(partitionKey, sortKey),
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: schema(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: 'ALL' },
      })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
    }),
  );
}

/** Returns the account of the services. If all of them are emulated here, each function has its role in it. */
function createAccount(isEmbedded: boolean): AccountOptions {
  const account = readAccount();
  if (!isEmbedded) return account;
  separateFunctions();
  const { ACCESS_RECORD: record } = process.env;
  return { ...account, roles: functionRoles(), ...(record && { onAccess: createRecorder(record) }) };
}

/** Returns the local user pool, with the settings of the deployed one. */
export const poolOptions = (secret: string, domain: string): PoolOptions => ({
  id: names.USER_POOL_ID,
  domain,
  ...userPoolSettings.pool,
  groups: userPoolSettings.groups.map((GroupName, Precedence) => ({ GroupName, Precedence })),
  clients: [{ id: names.USER_POOL_CLIENT_ID, secret, ...userPoolSettings.client }],
});

/**
 * Starts the emulated services whose endpoints are not set in the environment, and sets the SDK's standard variables to
 * their endpoints. `trigger` handles Cognito's triggers, `onMailEvent` SES's bounces and complaints; `origin` is the origin of the site's server.
 */
export async function startStack(
  settings: Settings,
  {
    trigger,
    onMailEvent,
    origin,
  }: {
    trigger: (event: TriggerEvent) => Promise<TriggerEvent>;
    onMailEvent: (event: MailEvent) => void;
    origin: string;
  },
): Promise<Stack> {
  const within = (name: string) => path.join(settings.dataDir, name);
  const isEmbedded = !Object.keys(process.env).some((name) => name.startsWith('AWS_ENDPOINT_URL'));
  const closers: (() => Promise<void> | void)[] = [];
  let onChange: Stack['onChange'];
  let domain: Stack['domain'];
  const close = async () => {
    for (const end of closers.reverse()) await end();
  };
  try {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...secrets } = readSecrets(settings.dataDir);
    setDefaults({
      ...names,
      ...secrets,
      ISSUER_KEYS: JSON.stringify(readIssuerKeys(settings.dataDir)),
      SITE_URL: settings.siteUrl,
      AWS_REGION: 'us-east-1',
      // The emulated SES has no limits.
      MAIL_RATE: '1000',
      POWERTOOLS_LOG_LEVEL: 'WARN',
    });
    const account = createAccount(isEmbedded);
    if (!process.env.AWS_ENDPOINT_URL_DYNAMODB) {
      const dynamodb = await startDynamoDB({ path: within('dynamodb'), ...account, ...settings.table }).catch(
        (error: unknown) => {
          // The folder is in use or not writable, as the emulator's message says.
          throw error instanceof Error ? new StartError(error.message, { cause: error }) : error;
        },
      );
      closers.push(() => dynamodb.close());
      onChange = (listener) => void dynamodb.onChange(listener);
      setDefaults({ AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint });
    }
    const mail = await startSes({ file: within('outbox.jsonl'), onEvent: onMailEvent, ...account });
    closers.push(() => mail.close());
    setDefaults({ AWS_ENDPOINT_URL_SESV2: mail.endpoint });
    if (!process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER) {
      setDefaults({ USER_POOL_DOMAIN: `${origin}${domainPath}` });
      const { USER_POOL_CLIENT_SECRET = '', USER_POOL_DOMAIN = '' } = process.env;
      const cognito = await startCognito({
        file: within('cognito.sqlite'),
        ...account,
        pools: [poolOptions(USER_POOL_CLIENT_SECRET, USER_POOL_DOMAIN)],
        ...settings.userPool,
        triggers: trigger,
      });
      closers.push(() => cognito.close());
      domain = cognito.pages;
      setDefaults({
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
        COGNITO_JWKS: JSON.stringify(cognito.jwks),
      });
    }
    if (!process.env.AWS_ENDPOINT_URL_S3) {
      const s3 = await startS3({ dir: within('s3'), ...account, buckets: [process.env.PROOF_BUCKET ?? ''] });
      closers.push(() => s3.close());
      setDefaults({ AWS_ENDPOINT_URL_S3: s3.endpoint });
    }
    const dns = await startDnsServer(answersOfFile(within('dns.txt')));
    closers.push(() => dns.close());
    setDefaults({ DNS_SERVER: dns.address });
    const payments = await startPayments(settings, origin, { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
    if (payments) closers.push(() => payments.close());
    closers.push(await startExpiry());
    await createTable();
    writeFileSync(within('stack.env'), variableFile(), { mode: 0o600 });
    return { mailbox: mail, account, domain, payments, ...(onChange && { onChange }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
