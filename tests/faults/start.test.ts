import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startDynamoDB } from '@redwhiteandcode/aws-emulator/dynamodb';
import { createCaller, newLearner, recount, signIn } from '../clients/api-client.ts';
import { type Platform, repository, startPlatform, temporaryFolder } from '../platform/platform.ts';

let platform: Platform | undefined;
afterEach(async () => {
  await platform?.stop();
  platform = undefined;
});

/** Starts the platform with settings that must fail, and expects one line of output and exit code 1. */
async function expectFailure(variables: Record<string, string>, line: RegExp): Promise<void> {
  const child = spawn(process.execPath, ['lambdas/local/start.mjs'], {
    cwd: repository,
    env: { ...process.env, PORT: '0', DATA_DIR: temporaryFolder(), ...variables },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = await once(child, 'close');
  expect({ code, lines: printed.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(line)],
  });
}

describe('a start that must fail prints one clear line and exits with code 1', () => {
  it('on a port that is in use', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
    });
    const line = new RegExp(
      `^Port ${port} is taken. Stop the program that uses it, or choose another port with PORT.$`,
    );
    await expectFailure({ PORT: String(port) }, line);
    server.close();
  });

  it('in a data folder that is not writable', async () => {
    const file = path.join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const line = /^The data folder .* cannot be written \(ENOTDIR\)\. Choose another one with DATA_DIR\.$/;
    await expectFailure({ DATA_DIR: path.join(file, 'data') }, line);
  });

  it.runIf(existsSync('/proc'))('in a data folder that the system cannot create', async () => {
    const line = /^The data folder .* cannot be written \(ENOENT\)\./;
    await expectFailure({ DATA_DIR: '/proc/no-such-folder/data' }, line);
  });

  it('in a data folder that another process uses', async () => {
    platform = await startPlatform();
    const line = /^Another process is using .*Stop it, or choose another DATA_DIR\.$/;
    await expectFailure({ DATA_DIR: platform.dataDir }, line);
  });

  it.each([
    [{ PORT: 'many' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT must be a whole number/],
    [{ SITE_URL: 'not an address' }, /^SITE_URL must be a web address/],
    [{ GEMINI_BASE_URL: 'not an address' }, /^GEMINI_BASE_URL must be a web address/],
    [
      { SELLER_NAME: 'Example Learning, Inc.' },
      /^SELLER_EIN and SELLER_ADDRESS and SUPPORT_PHONE are missing/,
    ],
  ])('with %o', expectFailure);
});

it('an old Node.js prints one clear line', async () => {
  const pretend =
    "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.0.0' } })";
  const line = /^Node\.js 24 or newer is required; this is 20\.0\.0\./;
  await expectFailure({ NODE_OPTIONS: `--import "${pretend}"` }, line);
});

it('builds missing output, and rebuilds for another SITE_URL', async () => {
  const canonical = async (origin: string) =>
    /rel="canonical" href="([^"]+)"/.exec(await (await fetch(`${origin}/verify`)).text())?.[1];
  rmSync(path.join(repository, 'app/build'), { recursive: true });
  platform = await startPlatform({ variables: { SITE_URL: 'https://www.example.com/' } });
  expect(await canonical(platform.origin)).toBe('https://www.example.com/verify');
  await platform.stop();
  platform = await startPlatform();
  expect(await canonical(platform.origin)).toBe('http://localhost:3000/verify');
});

it('uses the services in the environment and stores none of their data', async () => {
  const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
  const dynamodb = await startDynamoDB({ credentials });
  try {
    platform = await startPlatform({
      dataDir: temporaryFolder(),
      variables: {
        AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      },
    });
    expect((await createCaller(platform.origin).send('GET', '/api/courses')).body.items).toHaveLength(14);
    expect(readdirSync(platform.dataDir)).not.toContain('dynamodb');
    await platform.stop();
  } finally {
    await dynamodb.close();
  }
});

describe('stopping and starting again', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s stops it with exit code 0 and loses no data',
    async (signal) => {
      const dataDir = temporaryFolder();
      platform = await startPlatform({ dataDir });
      const newcomer = await newLearner(platform.origin);
      await newcomer.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
      expect(await platform.stop(signal)).toBe(0);
      platform = await startPlatform({ dataDir });
      const learner = await signIn(platform.origin, newcomer.email, newcomer.password);
      expect((await learner.send('GET', '/api/enrollments')).body.items).toHaveLength(1);
    },
  );

  it('stops when the process that started it exits', async () => {
    const dataDir = temporaryFolder();
    const script = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['lambdas/local/start.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout.on('data', (chunk) => process.stdout.write(chunk));
      console.log('child', child.pid);`;
    const parent = spawn(process.execPath, ['-e', script], {
      cwd: repository,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    });
    let printed = '';
    await new Promise<void>((resolve) => {
      parent.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (/Ready on/.test(printed)) resolve();
      });
    });
    const child = Number(/child (\d+)/.exec(printed)?.[1]);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(child)).toBe(false);
  });

  it('lets an admin’s live socket reconnect and receive changes', async () => {
    const dataDir = temporaryFolder();
    const follow = async ({ origin }: Platform) => {
      const { token = '' } = await signIn(origin, 'admin@example.com', 'admin-demo');
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, ['bearer', token], { origin });
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      return socket;
    };
    platform = await startPlatform({ dataDir });
    const first = await follow(platform);
    const closed = new Promise((resolve) => first.addEventListener('close', resolve));
    await platform.stop();
    await closed;
    platform = await startPlatform({ dataDir });
    const second = await follow(platform);
    const message = new Promise((resolve) => second.addEventListener('message', ({ data }) => resolve(data)));
    await newLearner(platform.origin);
    expect(await message).toContain('users');
    second.close();
  });

  it('completes the demo data if its first start was interrupted', async () => {
    const dataDir = temporaryFolder();
    await (await startPlatform({ dataDir })).stop();
    rmSync(path.join(dataDir, 'demo-data'));
    platform = await startPlatform({ dataDir });
    expect(readdirSync(dataDir)).toContain('demo-data');
    const learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
    expect((await learner.send('GET', '/api/enrollments')).body.items).toHaveLength(4);
    expect(await recount(platform.origin)).toEqual([]);
  });
});

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    // No process has this id any more.
    return false;
  }
}
