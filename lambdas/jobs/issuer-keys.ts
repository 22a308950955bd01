import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type IssuerKeys, newKeys, parseKeys } from '../badges/keys.ts';

const fileIn = (dataDir: string): string => path.join(dataDir, 'issuer-keys.json');

/** Writes the keys of a data folder. Only this account of the computer can read them. */
export function writeIssuerKeys(dataDir: string, keys: IssuerKeys): void {
  // Renamed, so that a process that is killed leaves the old keys.
  writeFileSync(`${fileIn(dataDir)}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${fileIn(dataDir)}.new`, fileIn(dataDir));
}

/** Whether a data folder has keys. */
export const hasIssuerKeys = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** Returns the keys that sign the credentials of a data folder. The first call creates them. */
export function readIssuerKeys(dataDir: string): IssuerKeys {
  if (hasIssuerKeys(dataDir)) return parseKeys(readFileSync(fileIn(dataDir), 'utf8'));
  const keys = newKeys();
  writeIssuerKeys(dataDir, keys);
  return keys;
}
