import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The variables with the secrets that AWS creates and stores in a deployed stack. */
export const secretNames = ['USER_POOL_CLIENT_SECRET', 'IDENTITY_KEY'] as const;

/**
 * Returns the random secrets of a data folder. The first start creates them; only this account of the computer can read
 * them.
 */
export function readSecrets(dataDir: string): Record<string, string> {
  const file = path.join(dataDir, 'secrets.json');
  let stored: Record<string, string> = {};
  try {
    stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const missing = secretNames.filter((name) => !stored[name]);
  for (const name of missing) stored[name] = randomBytes(32).toString('hex');
  if (missing.length > 0) writeFileSync(file, JSON.stringify(stored), { mode: 0o600 });
  return stored;
}
