import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newKeys } from '../badges/keys.ts';
import { readIssuerKeys, writeIssuerKeys } from './issuer-keys.ts';

it('a data folder has its own keys, which only this account can read, until they are replaced', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keys = readIssuerKeys(folder);
  expect(readIssuerKeys(folder)).toEqual(keys);
  expect(statSync(path.join(folder, 'issuer-keys.json')).mode & 0o777).toBe(0o600);
  const next = newKeys();
  writeIssuerKeys(folder, next);
  expect(readIssuerKeys(folder)).toEqual(next);
  expect(readdirSync(folder)).toEqual(['issuer-keys.json']);
});
