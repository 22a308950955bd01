import {
  ApiGatewayManagementApiClient,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, it, onTestFinished } from 'vitest';
import { startWebSocketApi } from '../api-gateway/websocket-api.ts';
import { startCognito } from '../cognito/index.ts';
import { startDynamoDB } from '../dynamodb/index.ts';
import { Bucket, start as startS3 } from '../s3/test-server.ts';
import { startSes } from '../ses/index.ts';
import { credentials } from '../test-account.ts';
import type { Statement } from './policy.ts';
import type { Role, RoleAccess } from './role.ts';

const keyPair = { accessKeyId: 'role-key', secretAccessKey: 'role-secret' };
const role = (
  ...statements: Omit<Statement, 'Effect'>[]
): { credentials: typeof credentials; roles: Role[] } => ({
  credentials,
  roles: [
    {
      name: 'sample',
      credentials: keyPair,
      statements: statements.map((one) => ({ Effect: 'Allow', ...one })),
    },
  ],
});
const clientOf = ({ endpoint }: { endpoint: string }) => ({
  endpoint,
  region: 'us-east-1',
  credentials: keyPair,
  maxAttempts: 1,
});
const denied = (action: string) => ({
  name: 'AccessDeniedException',
  message: expect.stringMatching(
    new RegExp(`assumed-role/sample/sample is not authorized to perform: ${action} `),
  ),
});

it('a role writes only the partitions that its policy allows, in transactions too', async () => {
  const seen: RoleAccess[] = [];
  const account = role({
    Action: ['dynamodb:PutItem'],
    Resource: 'arn:aws:dynamodb:us-east-1:000000000000:table/sample',
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['MAIL#*'] } },
  });
  const dynamodb = await startDynamoDB({ ...account, onAccess: (access) => seen.push(access) });
  onTestFinished(() => dynamodb.close());
  await new DynamoDBClient({ ...clientOf(dynamodb), credentials }).send(
    new CreateTableCommand({
      TableName: 'sample',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  );
  const client = new DynamoDBClient(clientOf(dynamodb));
  const TableName = 'sample';
  const put = (pk: string) => ({ TableName, Item: { pk: { S: pk } } });
  await client.send(new PutItemCommand(put('MAIL#1')));
  await expect(client.send(new PutItemCommand(put('ACCOUNT#1')))).rejects.toMatchObject(
    denied('dynamodb:PutItem'),
  );
  const both = new TransactWriteItemsCommand({
    TransactItems: [{ Put: put('MAIL#2') }, { Delete: { TableName, Key: { pk: { S: 'MAIL#1' } } } }],
  });
  await expect(client.send(both)).rejects.toMatchObject(denied('dynamodb:DeleteItem'));
  expect(
    seen.map(({ action, isAllowed, context }) => [action, isAllowed, ...Object.values(context ?? {})]),
  ).toEqual([
    ['dynamodb:PutItem', true, ['MAIL#1']],
    ['dynamodb:PutItem', false, ['ACCOUNT#1']],
    ['dynamodb:PutItem', true, ['MAIL#2']],
    ['dynamodb:DeleteItem', false, ['MAIL#1']],
  ]);
});

it('a role reads and writes only the objects that its policy allows', async () => {
  const account = role({
    Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    Resource: `arn:aws:s3:::${Bucket}/incoming/*`,
  });
  const { as } = await startS3(account);
  const client = as({ credentials: keyPair });
  const refused = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };
  await client.send(new PutObjectCommand({ Bucket, Key: 'incoming/a', Body: 'a' }));
  await expect(client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'a' }))).rejects.toMatchObject(
    refused,
  );
  const Delete = { Objects: [{ Key: 'incoming/a' }, { Key: 'a' }] };
  await expect(client.send(new DeleteObjectsCommand({ Bucket, Delete }))).rejects.toMatchObject(refused);
  await client.send(new GetObjectCommand({ Bucket, Key: 'incoming/a' }));
  // Only who may list the bucket learns that there is no such object.
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'incoming/b' }))).rejects.toMatchObject(
    refused,
  );
});

it('a role sends emails only from the address that its policy allows', async () => {
  const ses = await startSes(
    role({
      Action: 'ses:SendEmail',
      Resource: 'arn:aws:ses:us-east-1:000000000000:identity/example.com',
      Condition: { StringEquals: { 'ses:FromAddress': 'help@example.com' } },
    }),
  );
  onTestFinished(() => ses.close());
  const client = new SESv2Client(clientOf(ses));
  const from = (FromEmailAddress: string) =>
    new SendEmailCommand({
      FromEmailAddress,
      Destination: { ToAddresses: ['a@example.com'] },
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } } },
    });
  await client.send(from('"Help" <help@example.com>'));
  await expect(client.send(from('other@example.com'))).rejects.toMatchObject(denied('ses:SendEmail'));
});

it('a role without permissions is refused by user pools and by sockets', async () => {
  const cognito = await startCognito({ ...role(), pools: [] });
  onTestFinished(() => cognito.close());
  const read = new AdminGetUserCommand({ UserPoolId: 'us-east-1_Sample', Username: 'a' });
  await expect(new CognitoIdentityProviderClient(clientOf(cognito)).send(read)).rejects.toMatchObject(
    denied('cognito-idp:AdminGetUser'),
  );
  const sockets = await startWebSocketApi({ ...role(), path: '/live', handler: async () => undefined });
  onTestFinished(() => sockets.close());
  const post = new PostToConnectionCommand({ ConnectionId: 'a', Data: 'a' });
  await expect(new ApiGatewayManagementApiClient(clientOf(sockets)).send(post)).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
});
