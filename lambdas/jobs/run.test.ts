import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stackOutputs } from '@redwhiteandcode/contract/deployment/stack-outputs.ts';
import { commands } from './commands.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-'));
const secret = 'a-secret-value';
writeFileSync(
  path.join(dataDir, 'stack.env'),
  `TABLE_NAME=local-table\nIDENTITY_KEY=${secret}\nAWS_ACCESS_KEY_ID=LOCAL1\nAWS_REGION=us-east-1\n`,
);
const emptyDir = mkdtempSync(path.join(tmpdir(), 'operator-'));

/** The outputs of the stack that the service describes, and the tables that it was asked for. */
let outputs: Record<string, string>;
let tables: Set<string>;
const allOutputs = Object.fromEntries(Object.keys(stackOutputs).map((name) => [name, `sample-${name}`]));

const describeStacks = () =>
  `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>Sample</StackName>
  <StackId>arn:aws:cloudformation:us-east-1:123456789012:stack/Sample/1</StackId>
  <CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>
  ${Object.entries(outputs)
    .map(
      ([name, value]) => `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    .join('')}
  </Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

const noStack =
  '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id Missing does not exist</Message></Error></ErrorResponse>';

/** Responds like CloudFormation with one stack, and like DynamoDB with an empty table. */
const aws = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    if (request.headers['x-amz-target'] !== undefined) {
      const { TableName, TransactItems = [] } = JSON.parse(body);
      for (const name of [
        TableName,
        ...TransactItems.map((item: object) => Object.values(item)[0].TableName),
      ])
        if (name !== undefined) tables.add(name);
      response.end('{}');
    } else if (body.includes('StackName=Sample')) response.end(describeStacks());
    else response.writeHead(400).end(noStack);
  });
}).listen(0, '127.0.0.1');

const endpoint = () => `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;

beforeEach(() => {
  outputs = allOutputs;
  tables = new Set();
});
afterAll(async () => {
  for (const folder of [dataDir, emptyDir]) rmSync(folder, { recursive: true });
  await new Promise((resolve) => aws.close(resolve));
});

const run = (args: readonly string[], variables: Record<string, string> = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const job = path.join(import.meta.dirname, 'run.ts');
    const child = execFile(
      process.execPath,
      [job, ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, stdout, stderr }),
    );
    child.stdin?.end();
  });

const onStack = (args: readonly string[], variables: Record<string, string> = {}) =>
  run([...args, '--stack', 'Sample'], {
    AWS_ENDPOINT_URL: endpoint(),
    AWS_ACCESS_KEY_ID: 'sample',
    AWS_SECRET_ACCESS_KEY: 'sample',
    ...variables,
  });

it('every command has an npm script with its name', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'));
  const found = Object.entries(scripts).filter(([, script]) => String(script).includes('jobs/run.ts'));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node lambdas/jobs/run.ts ${name}`])),
  );
});

describe('a wrong call ends with one line and exit code 1:', () => {
  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['an unknown command', ['toString'], {}, /^There is no command toString\. The commands are seed, /],
    ['a missing argument', ['make-admin'], {}, /^<email> is missing\. Usage: npm run make-admin -- <email> /],
    ['an argument too many', ['seed', 'Sample'], {}, /^There is one argument too many: Sample\. Usage: /],
    ['an unknown option', ['seed', '--stak', 'x'], {}, /^Unknown option '--stak'\. Usage: npm run seed/],
    ['an option without its value', ['seed', '--stack'], {}, /^Option '--stack <value>' argument missing\. /],
    ['an empty stack name', ['seed', '--stack', ''], {}, /^"" is not the name of a stack\.$/],
    [
      'no number',
      ['reindex', '--segments', 'all'],
      {},
      /^--segments must be a whole number from 1 to 1000, /,
    ],
    [
      'no local platform',
      ['seed'],
      { DATA_DIR: emptyDir },
      /^There is no local platform in .*npm start.*--stack/,
    ],
    ['a profile without a stack', ['recount'], { AWS_PROFILE: 'x' }, /^The variable AWS_PROFILE does not/],
    [
      'other credentials',
      ['recount'],
      { AWS_ACCESS_KEY_ID: 'AKIA1' },
      /^The variable AWS_ACCESS_KEY_ID does/,
    ],
    [
      'an endpoint',
      ['recount'],
      { AWS_ENDPOINT_URL_S3: 'http://x' },
      /^The variable AWS_ENDPOINT_URL_S3 does/,
    ],
    [
      'another table',
      ['recount'],
      { TABLE_NAME: 'other' },
      /^The variable TABLE_NAME does not belong to the local/,
    ],
    ['another key', ['recount'], { IDENTITY_KEY: 'other' }, /^The variable IDENTITY_KEY does not belong/],
  ])('%s', async (_, args, variables, line) => {
    const { code, stdout, stderr } = await run(args, variables);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim()).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain(secret);
  });
});

it('--help names every command', async () => {
  const { code, stdout } = await run(['--help']);
  expect(code).toBe(0);
  for (const [name, { does }] of Object.entries(commands)) {
    expect(stdout).toContain(`npm run ${name} `);
    expect(stdout).toContain(does);
  }
});

describe('on a deployed stack', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'the table of a local platform',
      { TABLE_NAME: 'local-table' },
      /^The variable TABLE_NAME does not belong to the stack/,
    ],
    [
      'a local endpoint',
      { AWS_ENDPOINT_URL_DYNAMODB: 'http://localhost:1' },
      /^The variable AWS_ENDPOINT_URL_DYNAMODB/,
    ],
    [
      'a local secret',
      { IDENTITY_KEY: secret },
      /^The variable IDENTITY_KEY does not belong to the stack Sample: unset it\./,
    ],
  ])('%s is refused', async (_, variables, line) => {
    const { code, stderr } = await onStack(['recount'], variables);
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
    expect(tables).toEqual(new Set());
  });

  it('a missing stack and a missing output are named', async () => {
    const missing = await run(['recount', '--stack', 'Missing'], {
      AWS_ENDPOINT_URL: endpoint(),
      AWS_ACCESS_KEY_ID: 'sample',
      AWS_SECRET_ACCESS_KEY: 'sample',
    });
    expect(missing).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no stack Missing in us-east-1/),
    });
    const { SupportEmail: _, ...others } = allOutputs;
    outputs = others;
    expect(await onStack(['recount'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The stack Sample has no output SupportEmail/),
    });
  });

  it('a command says where it works, and uses the table of the stack', async () => {
    const { code, stdout, stderr } = await onStack(['recount']);
    expect(stderr).toContain('recount, on the stack Sample (account 123456789012, us-east-1).');
    expect(stderr).toContain(`Calls go to ${endpoint()} (AWS_ENDPOINT_URL).`);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Every stored count is correct.\n' });
    expect(tables).toEqual(new Set([allOutputs.TableName]));
  });

  it('a change needs --yes if nobody can be asked', async () => {
    const { code, stderr } = await onStack(['seed']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/\nseed changes data of a deployed stack: confirm it with --yes\.\n$/);
    expect(tables).toEqual(new Set());
    expect(await onStack(['deliver-mails', '--yes'])).toMatchObject({ code: 0, stdout: '0 emails tried\n' });
    expect(tables).toEqual(new Set([allOutputs.TableName]));
  });
});
