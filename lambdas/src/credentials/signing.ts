import {
  achievementOf,
  type AchievementFacts,
  type BadgeFacts,
  badgeOf,
  type Issuer,
  issuerProfile,
  type StatusPurpose,
} from '../../badges/credential.ts';
import { didDocument, type IssuerKeys } from '../../badges/keys.ts';
import { sign } from '../../badges/sign.ts';
import { statusListOf } from '../../badges/status-list.ts';
import { timestamp } from '../platform/clock.ts';
import type { BadgeRow } from './repository.ts';

export { achievementOf, type AchievementFacts, didDocument, issuerProfile };

/** Signs a badge. */
export async function signBadge(issuer: Issuer, keys: IssuerKeys, facts: BadgeFacts): Promise<BadgeRow> {
  const { siteUrl } = issuer;
  const signed = await sign(badgeOf(issuer, facts), { siteUrl, keys, now: timestamp() });
  return { credential: JSON.stringify(signed), key_id: signed.proof.verificationMethod };
}

/** Whether the issuer's public document has a key. */
export const isPublicKey = async (keyId: string, keys: IssuerKeys): Promise<boolean> => {
  const [fragment] = keyId.split('#').slice(1);
  const { verificationMethod } = await didDocument('https://localhost', keys);
  return verificationMethod.some(({ publicKeyMultibase }) => publicKeyMultibase === fragment);
};

/** How long a status list may be used, in milliseconds. */
const listLifetime = 86_400_000;

/** Makes and signs a status list in which these places are set. */
export async function signStatusList(
  issuer: Issuer,
  keys: IssuerKeys,
  { list, purpose, set }: { list: string; purpose: StatusPurpose; set: readonly number[] },
) {
  const now = timestamp();
  const until = timestamp(Date.now() + listLifetime);
  const credential = await statusListOf(issuer, { list, purpose, set, from: now, until });
  return sign(credential, { siteUrl: issuer.siteUrl, keys, now });
}
