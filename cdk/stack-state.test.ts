import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStack } from './stack-state.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cdk-stack-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_CONFIG_FILE', path.join(folder, 'none'));
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', path.join(folder, 'none'));
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
});
afterEach(() => vi.unstubAllEnvs());

/** Starts an AWS that gives one response to all requests, and signs in there. */
async function startAws(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'sample');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'sample');
  return server;
}

async function readFrom(status: number, body: string) {
  const server = await startAws(status, body);
  return readStack('Sample').finally(() => server.close());
}

const refusal = (code: string, message: string) =>
  `<ErrorResponse><Error><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

describe('reading a stack', () => {
  it('returns its status and outputs', async () => {
    const output =
      '<member><OutputKey>SiteUrl</OutputKey><OutputValue>https://a.example</OutputValue></member>';
    const stack = `<member><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${output}</Outputs></member>`;
    const body = `<R><DescribeStacksResult><Stacks>${stack}</Stacks></DescribeStacksResult></R>`;
    const outputs = { SiteUrl: 'https://a.example' };
    await expect(readFrom(200, body)).resolves.toEqual({ status: 'CREATE_COMPLETE', outputs });
  });

  it('returns nothing if there is none', async () => {
    const body = refusal('ValidationError', 'Stack with id Sample does not exist');
    await expect(readFrom(400, body)).resolves.toBeUndefined();
  });

  it('says why AWS refuses it', async () => {
    await expect(readFrom(403, refusal('ExpiredToken', 'The security token is expired'))).rejects.toThrow(
      'AWS refused to describe the stack with ExpiredToken: The security token is expired',
    );
  });

  it('says that AWS cannot be reached', async () => {
    const server = await startAws(200, '');
    await once(server.close(), 'close');
    await expect(readStack('Sample')).rejects.toThrow(/^AWS cannot be reached: connect ECONNREFUSED/);
  });

  it('says how to sign in, without credentials', async () => {
    await expect(readStack('Sample')).rejects.toThrow(
      'There are no valid AWS credentials: Could not load credentials from any providers. Sign in with `aws sso login` or `aws configure`.',
    );
  });

  it('says how to sign in again when a session ended', async () => {
    const config = path.join(folder, 'config');
    writeFileSync(
      config,
      `[default]
sso_session = sample
sso_account_id = 123456789012
sso_role_name = sample
[sso-session sample]
sso_start_url = https://sample.example
sso_region = us-east-1`,
    );
    vi.stubEnv('AWS_CONFIG_FILE', config);
    await expect(readStack('Sample')).rejects.toThrow(/SSO session.*\w\. Sign in with `aws sso login`/);
  });
});
