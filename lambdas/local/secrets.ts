import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AccountOptions } from '@redwhiteandcode/aws-emulator/iam/signature-check';

/** The variables with the secrets, which AWS and Stripe create for a deployed stack, and what each begins with. */
const prefixes = {
  USER_POOL_CLIENT_SECRET: '',
  IDENTITY_KEY: '',
  AWS_ACCESS_KEY_ID: 'LOCAL',
  AWS_SECRET_ACCESS_KEY: '',
  STRIPE_SECRET_KEY: 'sk_test_',
  STRIPE_WEBHOOK_SECRET: 'whsec_',
} as const;

/** The secrets of a data folder by variable. */
export type Secrets = Record<keyof typeof prefixes, string>;

/** The names of the secrets. */
export const secretNames = Object.keys(prefixes) as (keyof Secrets)[];

/**
 * Returns the random secrets of a data folder. The first start creates them; only this account of the computer can read
 * them.
 */
export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secretOf = (name: keyof Secrets) =>
    stored[name] ?? `${prefixes[name]}${randomBytes(32).toString('hex')}`;
  const secrets = Object.fromEntries(secretNames.map((name) => [name, secretOf(name)])) as Secrets;
  if (secretNames.some((name) => !stored[name])) {
    // Renamed, so that a process that is killed leaves the old secrets.
    writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

/** Returns the account that may call the services: that of the SDK’s standard variables. */
export function readAccount(): AccountOptions {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN, AWS_REGION } = process.env;
  return {
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN || undefined,
    },
    region: AWS_REGION,
  };
}
