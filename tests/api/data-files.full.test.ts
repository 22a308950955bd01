import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newLearner } from '../clients/api-client.ts';
import { pdf, upload } from '../clients/liftoff-client.ts';
import { checkOut } from '../clients/payment-client.ts';
import { type Platform, repository, startPlatform, temporaryFolder } from '../platform/platform.ts';

/** Returns the mode of a folder and of everything in it, by path. */
function modesIn(folder: string): Map<string, string> {
  const files = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return new Map(
    files.map((name) => [name, (statSync(path.join(folder, name)).mode & 0o777).toString(8)] as const),
  );
}

/** Returns the files and folders that others may read or change. */
const openToOthers = (folder: string) =>
  [...modesIn(folder)].filter(([, mode]) => !mode.endsWith('00')).map(([name, mode]) => `${name} ${mode}`);

/** Starts the platform with a mask that lets everyone read and write new files. */
async function startWithoutMask(dataDir: string): Promise<Platform> {
  const usual = process.umask(0);
  try {
    return await startPlatform({ dataDir });
  } finally {
    process.umask(usual);
  }
}

// Windows has access control lists in place of modes.
describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let platform: Platform | undefined;
  afterEach(async () => {
    await platform?.stop();
    platform = undefined;
  });

  it('can be read only by the account that runs the platform, also with an old folder’s files', async () => {
    const dataDir = temporaryFolder();
    platform = await startWithoutMask(dataDir);
    const learner = await newLearner(platform.origin);
    await learner.send('POST', '/api/enrollments', { course_id: 'ai-literacy-101' });
    const { items } = (await learner.send('GET', '/api/orders')).body;
    expect(await checkOut(learner, items[0].id)).toContain('/local/pay/');
    await upload(platform.origin, learner, pdf());
    await learner.send('POST', '/api/auth/password-reset', { email: learner.email });
    await expect.poll(() => readdirSync(dataDir)).toContain('outbox.jsonl');

    const modes = modesIn(dataDir);
    const written = ['cognito.sqlite-wal', 'cognito.sqlite-shm', 'payments/records.jsonl', 'stack.env'];
    expect([...modes.keys()]).toEqual(
      expect.arrayContaining(['', 'secrets.json', 'outbox.jsonl', ...written]),
    );
    expect([...modes.keys()].filter((name) => /^(s3|dynamodb)\/.+/.test(name)).length).toBeGreaterThan(4);
    expect(openToOthers(dataDir)).toEqual([]);

    await platform.stop();
    for (const name of modesIn(dataDir).keys()) chmodSync(path.join(dataDir, name), 0o777);
    platform = await startWithoutMask(dataDir);
    expect(openToOthers(dataDir)).toEqual([]);
    expect(new Set(modesIn(dataDir).values())).toEqual(new Set(['700', '600']));
  });

  it('is emptied by npm run reset, but not while the platform runs', async () => {
    const dataDir = temporaryFolder();
    const reset = () =>
      execFileSync(process.execPath, ['lambdas/local/reset.ts'], {
        cwd: repository,
        env: { ...process.env, DATA_DIR: dataDir },
        stdio: 'pipe',
      });
    platform = await startPlatform({ dataDir });
    expect(reset).toThrow(/The platform is running/);
    await platform.stop();
    platform = undefined;
    reset();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
