import { achievementOf, badgeOf, issuerProfile } from '../../badges/credential.ts';
import { didDocument } from '../../badges/keys.ts';
import { learningRecordAchievement, learningRecordOf } from '../../badges/learning-record.ts';
import { sign } from '../../badges/sign.ts';
import { statusListOf } from '../../badges/status-list.ts';
import { timestamp } from '../platform/clock.ts';
import { issuer, issuerKeys } from './issuer.ts';

export { achievementOf, badgeOf, didDocument, issuerProfile, learningRecordAchievement, learningRecordOf };

/** A credential as it is stored: the text that was signed, and the ID of the key. */
export interface SignedText {
  credential: string;
  key_id: string;
}

/** Signs a credential of the site. */
export async function signCredential(credential: object): Promise<SignedText> {
  const { siteUrl } = issuer();
  const signed = await sign(credential, { siteUrl, keys: await issuerKeys(), now: timestamp() });
  return { credential: JSON.stringify(signed), key_id: signed.proof.verificationMethod };
}

/** Whether the issuer's public document has a key. Another host of the site may have signed with it. */
export async function isPublicKey(keyId: string): Promise<boolean> {
  const key = keyId.split('#')[1];
  const { verificationMethod } = await didDocument(issuer().siteUrl, await issuerKeys());
  return verificationMethod.some(({ publicKeyMultibase }) => publicKeyMultibase === key);
}

/** How long a status list may be used, in milliseconds. */
const listLifetime = 86_400_000;

/** Makes and signs a status list in which these places are set. */
export async function signStatusList(list: string, set: readonly number[]) {
  const now = timestamp();
  const until = timestamp(Date.now() + listLifetime);
  const credential = await statusListOf(issuer(), { list, set, from: now, until });
  return sign(credential, { siteUrl: issuer().siteUrl, keys: await issuerKeys(), now });
}
