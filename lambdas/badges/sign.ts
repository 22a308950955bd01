import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { createLoader } from './contexts.ts';
import { type IssuerKeys, signingKey } from './keys.ts';

/** A credential with the issuer's proof. */
export type Signed<Credential> = Credential & { proof: { verificationMethod: string; proofValue: string } };

/**
 * Signs a credential with a key by `eddsa-rdfc-2022`. The same credential, key and time give the same proof. `documents` are
 * contexts that are not bundled.
 */
export async function signWith<Credential extends object>(
  key: { signer(): object },
  credential: Credential,
  { now, documents }: { now: string; documents?: ReadonlyMap<string, object> },
): Promise<Signed<Credential>> {
  const suite = new DataIntegrityProof({ signer: key.signer(), date: now, cryptosuite });
  return (await issue({
    credential: structuredClone(credential),
    suite,
    documentLoader: createLoader(documents),
  })) as Signed<Credential>;
}

/** Signs a credential of a site with the site's key. */
export const sign = async <Credential extends object>(
  credential: Credential,
  { siteUrl, keys, now }: { siteUrl: string; keys: IssuerKeys; now: string },
): Promise<Signed<Credential>> => signWith(await signingKey(siteUrl, keys), credential, { now });
