import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

/** Runs the command where nobody can confirm and no AWS can be reached. Returns its messages; throws unless it fails. */
async function deploy(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'deploy.ts'), ...args], {
    env: { PATH: process.env.PATH, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  const messages = await text(child.stderr);
  expect(await closed).toEqual([1, null]);
  return messages;
}

describe('the command that deploys', () => {
  it.concurrent.each([
    [
      ['--stage', 'dev', '--yes', '--admin', 'you'],
      '--admin must be an address such as you@example.com, not "you".\n',
    ],
    [['--stage', 'dev'], 'Nobody can confirm the deployment here: add --yes.\n'],
    [
      ['--stage', 'dev', '--force'],
      "Unknown option '--force'\nUsage: npm run deploy -- --stage <stage> [--diff] [--admin <email>] [--yes]\n",
    ],
  ])('is refused with %j, and says why', async (args, message) => {
    await expect(deploy(...args)).resolves.toBe(message);
  });
});
