import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { didDocument, newKeys } from '../badges/keys.ts';
import { hasIssuerKeys, readIssuerKeys, writeIssuerKeys } from './issuer-keys.ts';

const job = path.join(import.meta.dirname, 'run.ts');

function newDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rotate-keys-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

const rotate = (dataDir: string, ...flags: string[]) =>
  spawnSync(process.execPath, [job, 'rotate-keys', ...flags], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

const publicKeysIn = async (dataDir: string) =>
  (await didDocument('https://site.example', readIssuerKeys(dataDir))).assertionMethod;

it('ends with one line and exit code 1 if the data folder has no keys', () => {
  const dataDir = newDataDir();
  const { status, stderr } = rotate(dataDir);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `${dataDir} has no keys yet: the first start makes them.\n`,
  });
  expect(hasIssuerKeys(dataDir)).toBe(false);
});

it('signs with the next key, and keeps the old one public', async () => {
  const dataDir = newDataDir();
  writeIssuerKeys(dataDir, newKeys());
  const [first, second] = await publicKeysIn(dataDir);
  expect(rotate(dataDir).status).toBe(0);
  expect(await publicKeysIn(dataDir)).toEqual([second, expect.any(String), first]);
});

it('drops both keys with --compromised', async () => {
  const dataDir = newDataDir();
  writeIssuerKeys(dataDir, newKeys());
  const dropped = await publicKeysIn(dataDir);
  expect(rotate(dataDir, '--compromised').status).toBe(0);
  const left = await publicKeysIn(dataDir);
  expect(left).toHaveLength(2);
  for (const key of dropped) expect(left).not.toContain(key);
});
