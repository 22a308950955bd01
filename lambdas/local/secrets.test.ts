import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSecrets, secretNames } from './secrets.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('each data folder has its own secrets, and keeps them', () => {
  const folder = temporaryFolder();
  const secrets = readSecrets(folder);
  expect(readSecrets(folder)).toEqual(secrets);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
  const others = readSecrets(temporaryFolder());
  for (const name of secretNames) expect(others[name]).not.toBe(secrets[name]);
  expect(new Set(Object.values(secrets)).size).toBe(secretNames.length);
});

it('a data folder without newer secrets gets them, and keeps the old ones', () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ IDENTITY_KEY: 'old' }));
  const secrets = readSecrets(folder);
  expect(secrets.IDENTITY_KEY).toBe('old');
  expect(secrets.AWS_SECRET_ACCESS_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecrets(folder)).toEqual(secrets);
});
