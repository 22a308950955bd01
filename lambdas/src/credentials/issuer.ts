import type { Issuer } from '../../badges/credential.ts';
import type { IssuerKeys } from '../../badges/keys.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import { valueOf } from '../platform/secret.ts';

/** Returns the issuer that credentials name. */
export function issuer(): Issuer {
  const { siteUrl, supportEmail } = environment();
  return { siteUrl, name: support.sender, email: supportEmail };
}

/** Returns the issuer's keys. Throws if they cannot be read. */
export async function issuerKeys(): Promise<IssuerKeys> {
  const { parseKeys } = await import('../../badges/keys.ts');
  return parseKeys(await valueOf(environment().issuerKeys));
}
