import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ApiGatewayManagementApiClient,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { startWebSocketApi } from '@redwhiteandcode/aws-emulator/api-gateway/websocket-api';
import { startCognito } from '@redwhiteandcode/aws-emulator/cognito';
import { startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { startS3 } from '@redwhiteandcode/aws-emulator/s3';
import { startSes } from '@redwhiteandcode/aws-emulator/ses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localCredentials as credentials } from './endpoints.ts';

/** A request that the SDK has signed. */
interface SignedRequest {
  headers: Record<string, string>;
  body?: unknown;
}

/** The settings of an SDK client. */
interface ClientConfig {
  endpoint: string;
  region: string;
  credentials: typeof credentials & { sessionToken?: string };
  maxAttempts: number;
  systemClockOffset?: number;
}

/** The errors of services with AWS's JSON protocols. S3 has other names. */
const exceptions = {
  missing: 'MissingAuthenticationTokenException',
  incomplete: 'IncompleteSignatureException',
  invalid: 'InvalidSignatureException',
  unsigned: 'InvalidSignatureException',
  scope: 'InvalidSignatureException',
  late: 'InvalidSignatureException',
  key: 'UnrecognizedClientException',
  token: 'UnrecognizedClientException',
  body: 'InvalidSignatureException',
};

const dir = mkdtempSync(path.join(tmpdir(), 'signatures-'));
const unused = async () => undefined;

/** Each service with a call that is valid and contains the word `sample`, and the error or result of a signed call. */
const services = {
  DynamoDB: {
    start: () => startDynamoDB({ credentials }),
    client: (config: ClientConfig) => new DynamoDBClient(config),
    command: () => new DescribeTableCommand({ TableName: 'sample' }),
    accepted: { name: 'ResourceNotFoundException' },
    skewMinutes: 5,
    status: 400,
    errors: exceptions,
  },
  Cognito: {
    start: () => startCognito({ credentials, pools: [] }),
    client: (config: ClientConfig) => new CognitoIdentityProviderClient(config),
    command: () => new AdminGetUserCommand({ UserPoolId: 'us-east-1_None', Username: 'sample' }),
    accepted: { name: 'ResourceNotFoundException' },
    skewMinutes: 5,
    status: 400,
    errors: exceptions,
  },
  SES: {
    start: () => startSes({ credentials }),
    client: (config: ClientConfig) => new SESv2Client(config),
    command: () => new SendEmailCommand({ FromEmailAddress: 'sample', Content: {} }),
    accepted: { name: 'BadRequestException' },
    skewMinutes: 5,
    status: 403,
    errors: exceptions,
  },
  '@connections': {
    start: () => startWebSocketApi({ path: '/live', handler: unused, credentials }),
    client: (config: ClientConfig) => new ApiGatewayManagementApiClient(config),
    command: () => new PostToConnectionCommand({ ConnectionId: 'none=', Data: 'sample' }),
    accepted: { name: 'GoneException' },
    skewMinutes: 5,
    status: 403,
    errors: exceptions,
  },
  S3: {
    start: () => startS3({ dir, credentials, buckets: ['bucket'] }),
    client: (config: ClientConfig) =>
      new S3Client({ ...config, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    command: () => new PutObjectCommand({ Bucket: 'bucket', Key: 'k', Body: 'sample' }),
    accepted: { $metadata: { httpStatusCode: 200 } },
    skewMinutes: 15,
    status: undefined,
    errors: {
      missing: 'AccessDenied',
      incomplete: 'AuthorizationHeaderMalformed',
      invalid: 'SignatureDoesNotMatch',
      unsigned: 'AccessDenied',
      scope: 'AuthorizationHeaderMalformed',
      late: 'RequestTimeTooSkewed',
      key: 'InvalidAccessKeyId',
      token: 'InvalidToken',
      body: 'XAmzContentSHA256Mismatch',
    },
  },
};

afterAll(() => rmSync(dir, { recursive: true }));

describe.each(Object.entries(services))('%s', (_name, service) => {
  let endpoint: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ endpoint, close } = await service.start());
  });
  afterAll(() => close());

  /** Sends the call, which `change` may change after the SDK signed it, and returns the error. */
  async function send(
    config: Partial<ClientConfig> = {},
    change: (request: SignedRequest) => void = () => {},
  ) {
    const client = service.client({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1, ...config });
    const { requestHandler } = client.config;
    const handle = requestHandler.handle.bind(requestHandler);
    requestHandler.handle = async (request, options) => {
      change(request as SignedRequest);
      return handle(request, options);
    };
    try {
      return await (client as { send(command: object): Promise<unknown> }).send(service.command());
    } catch (error) {
      return error;
    } finally {
      client.destroy();
    }
  }
  const refused = (reason: keyof typeof exceptions) => ({
    name: service.errors[reason],
    ...(service.status && { $metadata: { httpStatusCode: service.status } }),
  });

  test('accepts a request that is signed with its key', async () => {
    expect(await send()).toMatchObject(service.accepted);
  });

  test('accepts a signature within the allowed clock difference', async () => {
    for (const minutes of [1 - service.skewMinutes, service.skewMinutes - 1])
      expect(await send({ systemClockOffset: minutes * 60_000 })).toMatchObject(service.accepted);
  });

  test('refuses an older signature, and one from the future', async () => {
    for (const minutes of [-1 - service.skewMinutes, service.skewMinutes + 1])
      expect(await send({ systemClockOffset: minutes * 60_000 })).toMatchObject(refused('late'));
  });

  test('refuses another secret, another key, and a session token', async () => {
    const as = (change: Partial<ClientConfig['credentials']>) =>
      send({ credentials: { ...credentials, ...change } });
    expect(await as({ secretAccessKey: 'other' })).toMatchObject(refused('invalid'));
    expect(await as({ accessKeyId: 'other' })).toMatchObject(refused('key'));
    expect(await as({ sessionToken: 'other' })).toMatchObject(refused('token'));
  });

  test('refuses another region', async () => {
    expect(await send({ region: 'eu-west-1' })).toMatchObject(refused('scope'));
  });

  test.each<[string, keyof typeof exceptions, (request: SignedRequest) => void]>([
    ['no signature', 'missing', ({ headers }) => void delete headers['authorization']],
    ['a signature of another kind', 'missing', ({ headers }) => (headers['authorization'] = 'Bearer sample')],
    [
      'a made-up signature',
      'invalid',
      (request) => change(request, /Signature=.*/, `Signature=${'0'.repeat(64)}`),
    ],
    ['half a signature', 'incomplete', (request) => change(request, /, Signature=.*/, '')],
    ['the scope of another service', 'scope', (request) => change(request, /\/[\w-]+\/aws4_/, '/sts/aws4_')],
    ['the scope of another day', 'scope', (request) => change(request, /\/\d{8}\//, '/20200101/')],
    ['an unsigned host', 'unsigned', (request) => change(request, ';host', '')],
    ['a header that is not signed', 'unsigned', ({ headers }) => (headers['x-amz-sample'] = '1')],
    ['a changed header', 'invalid', ({ headers }) => (headers['amz-sdk-request'] = 'attempt=2; max=9')],
  ])('refuses %s', async (_, reason, tamper) => {
    expect(await send({}, tamper)).toMatchObject(refused(reason));
  });

  test('refuses a changed body', async () => {
    const tampered = await send({}, (request) => {
      const { body } = request;
      const text = typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
      request.body = text.replace('sample', 'simple');
    });
    expect(tampered).toMatchObject(refused('body'));
  });
});

function change({ headers }: SignedRequest, part: string | RegExp, by: string): void {
  headers['authorization'] = (headers['authorization'] ?? '').replace(part, by);
}

test('Cognito needs no signature for the operations that AWS opens to everyone', async () => {
  const { endpoint, close } = await startCognito({ credentials, pools: [] });
  const client = new CognitoIdentityProviderClient({ endpoint, region: 'us-east-1' });
  const AuthParameters = { USERNAME: 'sample', PASSWORD: 'sample-password' };
  const command = new InitiateAuthCommand({
    ClientId: 'none',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters,
  });
  await expect(client.send(command)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  client.destroy();
  await close();
});
