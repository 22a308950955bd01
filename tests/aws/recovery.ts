import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  DynamoDBClient,
  GetItemCommand,
  GetResourcePolicyCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import type { Stage } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { newLearner, signIn } from '../clients/api-client.ts';
import { objectsOf, pdf, submit, upload } from '../clients/liftoff-client.ts';
import { type Deployer, deployAgain } from './deploy.ts';
import type { DeployedPlatform } from './deployed-platform.ts';
import type { MiniStack } from './ministack.ts';
import { runCommand } from './stack.ts';

interface Recovery {
  platform: DeployedPlatform;
  stage: Stage;
  deployer: Deployer;
  ministack: MiniStack;
}

type Applicant = Awaited<ReturnType<typeof newApplicant>>;

/** The milliseconds in which a change must pass through the stream. */
const patience = 60_000;

async function hasRow(TableName: string, pk: string, sk: string): Promise<boolean> {
  const Key = { pk: { S: pk }, sk: { S: sk } };
  const { Item } = await new DynamoDBClient().send(new GetItemCommand({ TableName, Key }));
  return Item !== undefined;
}

async function waitForRow(table: string, pk: string, sk: string): Promise<void> {
  for (const end = Date.now() + patience; !(await hasRow(table, pk, sk)); await wait(500))
    if (Date.now() > end) throw new Error(`${table} has no row ${pk} ${sk} after ${patience} ms.`);
}

/** Runs an operator's command, prints its last line, and returns its output. */
async function operate({ platform, ministack }: Recovery, ...args: string[]): Promise<string> {
  const start = Date.now();
  const output = await runCommand(platform.stack, ministack.endpoint, ...args);
  console.log(
    `✓ ${args[0]} took ${((Date.now() - start) / 1000).toFixed(1)} s: ${output.trim().replaceAll('\n', ' ')}`,
  );
  return output;
}

async function newApplicant(origin: string) {
  const applicant = await newLearner(origin, 'Recovered Applicant');
  const { status } = await submit(applicant, { proof_upload_key: await upload(origin, applicant, pdf()) });
  assert.equal(status, 201);
  return applicant;
}

/** Deploys a stack with the table that a command printed. */
async function switchTo(
  { platform, stage, deployer }: Recovery,
  output: string,
  table: string,
): Promise<void> {
  const [, tableStream = ''] = /^ {2}"tableStream": "(\S+)"$/m.exec(output) ?? [];
  const start = Date.now();
  platform.stack = await deployAgain(deployer, stage, { tableStream });
  console.log(`✓ the deployment took ${((Date.now() - start) / 1000).toFixed(1)} s`);
  assert.equal(platform.stack.outputs['TableName'], table);
}

/** Throws if a change is written to another table, or does not pass through the stream of this one. */
async function checkWrites({ platform }: Recovery, table: string, old: string): Promise<void> {
  const { userId } = await newLearner(platform.origin, 'Later Learner');
  const profile = [`ACCOUNT#${userId}`, 'PROFILE'] as const;
  assert.deepEqual([await hasRow(table, ...profile), await hasRow(old, ...profile)], [true, false]);
  await waitForRow(table, `INDEXED#users#${userId}`, 'ENTRIES');
}

/** Backs a stack up into a folder, restores its table into a new one, and switches to that. */
export async function restore(recovery: Recovery, backup: string): Promise<Applicant> {
  const { origin, stack } = recovery.platform;
  const { TableName = '' } = stack.outputs;
  const before = await newApplicant(origin);
  await operate(recovery, 'backup', backup);
  await operate(recovery, 'verify-backup', backup);
  await operate(recovery, 'stop-writes');
  const client = new DynamoDBClient();
  const ResourceArn = `arn:aws:dynamodb:us-east-1:000000000000:table/${TableName}`;
  const { Policy } = await client.send(new GetResourcePolicyCommand({ ResourceArn }));
  assert.match(Policy ?? '', /"Deny"/);
  // MiniStack ignores it in templates.
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  const output = await operate(recovery, 'restore', 'latest', 'restored-table');
  await switchTo(recovery, output, 'restored-table');
  assert.equal((await signIn(origin, before.email, before.password)).userId, before.userId);
  await checkWrites(recovery, 'restored-table', TableName);
  console.log('✓ a user of before the restore signs in, and changes reach the new table and its stream');
  await operate(recovery, 'backup', backup);
  await operate(recovery, 'verify-backup', backup);
  // Into the same stack, for a table that cannot be restored: its accounts stay.
  const same = await operate(recovery, 'import-backup', backup, 'same-stack-table');
  assert.doesNotMatch(same, /have a new ID/);
  return before;
}

/** Loads a backup of another stack, whose users get new IDs, and switches to it. */
export async function importInto(recovery: Recovery, backup: string, person: Applicant): Promise<void> {
  const { origin, stack } = recovery.platform;
  const { TableName = '', UserPoolId } = stack.outputs;
  const output = await operate(recovery, 'import-backup', backup, 'imported-table');
  await switchTo(recovery, output, 'imported-table');
  await assert.rejects(signIn(origin, person.email, person.password));
  const password = { Username: person.email, Password: 'another-password', Permanent: true };
  await new CognitoIdentityProviderClient().send(
    new AdminSetUserPasswordCommand({ UserPoolId, ...password }),
  );
  const caller = await signIn(origin, person.email, password.Password);
  assert.notEqual(caller.userId, person.userId);
  const { body } = await caller.send('GET', '/api/layoff-applications?limit=10');
  assert.equal(body.items.length, 1);
  const objects = await objectsOf(
    new S3Client({ forcePathStyle: true }),
    caller,
    stack.outputs['ProofBucketName'],
  );
  assert.deepEqual(objects, [body.items[0].proof_document_url]);
  await checkWrites(recovery, 'imported-table', TableName);
  console.log('✓ a user of the backup has a new ID, and their application with its document');
}
