/**
 * Runs Schemathesis against a separate platform as a visitor, a learner and an admin: `npm run schemathesis`.
 * `--examples` sets the number of generated requests for each operation and kind of data, `--seed` the seed, and
 * `--as` runs a single caller. Everything after `--` goes to Schemathesis.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../lambdas/local/demo/accounts.ts';
import { partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { startPlatform, temporaryFolder } from '../platform/platform.ts';
import { execute, installPython } from '../aws/python.ts';

const folder = import.meta.dirname;
type CallerName = 'visitor' | 'learner' | 'admin';
const callers: readonly CallerName[] = ['visitor', 'learner', 'admin'];

/**
 * The operations that would sign the caller out in the middle of the run. Visitors call them, and `tests/api`
 * tests what they do.
 */
const endSessions = [
  'signOutEverywhere',
  'endSession',
  'endUserSessions',
  'endUserTwoStep',
  'suspendUser',
] as const satisfies readonly (keyof typeof operations)[];

/** Writes the demo accounts in the format of Web Fuzzing Commons, from which Schemathesis signs in, and returns the file. */
function writeAccounts(target: string): string {
  const token = {
    extractFrom: 'body',
    extractSelector: '/access_token',
    sendIn: 'header',
    sendName: 'Authorization',
    sendTemplate: 'Bearer {token}',
  };
  const auth = demoAccounts.map(({ email, password, role }) => ({
    name: role === 'user' ? 'learner' : role,
    loginEndpointAuth: {
      endpoint: partsOf(operations.signIn).path,
      verb: 'POST',
      contentType: 'application/json',
      payloadRaw: JSON.stringify({ email, password }),
      token,
    },
  }));
  const file = path.join(target, 'accounts.json');
  writeFileSync(file, JSON.stringify({ auth }));
  return file;
}

/** Writes the settings for a caller and returns the file. A learner’s objects are also requested by another learner. */
function writeSettings(caller: CallerName): string {
  const target = temporaryFolder();
  const file = path.join(target, 'schemathesis.toml');
  const hooks = `hooks = ${JSON.stringify(path.join(folder, 'hooks.py'))}`;
  const common = `${hooks}\n${readFileSync(path.join(folder, 'schemathesis.toml'), 'utf8')}`;
  const peers = caller === 'learner' ? 'peers = ["learner", "moderator"]\n' : '';
  const account = `[auth.wfc]\npath = ${JSON.stringify(writeAccounts(target))}\nuser = "${caller}"\n${peers}`;
  writeFileSync(file, caller === 'visitor' ? common : `${common}\n${account}`);
  return file;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    examples: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    as: { type: 'string', multiple: true, default: [...callers] },
  },
});

async function main(): Promise<boolean> {
  const programs = await installPython('schemathesis', path.join(folder, 'requirements.txt'));
  const schemathesis = path.join(programs, 'schemathesis');
  const unknown = values.as.find((name) => !(callers as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`There is no caller ${unknown}: ${callers.join(', ')}`);
  let isClean = true;
  for (const caller of callers.filter((name) => values.as.includes(name))) {
    const platform = await startPlatform();
    console.log(`\nSchemathesis as ${caller}, seed ${values.seed}`);
    const options = [
      `--config-file=${writeSettings(caller)}`,
      'run',
      `${platform.origin}${partsOf(operations.getOpenApi).path}`,
      `--max-examples=${values.examples}`,
      `--seed=${values.seed}`,
      ...(caller === 'visitor' ? [] : endSessions.map((id) => `--exclude-operation-id=${id}`)),
      ...positionals,
    ];
    isClean = (await execute(schemathesis, options)) && isClean;
    await platform.stop();
  }
  return isClean;
}

main().then(
  (isClean) => process.exit(isClean ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
