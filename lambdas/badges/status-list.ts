import type { StatusPurpose } from '../contract/credential-status.ts';
import { encodeBits } from './bits.ts';
import { credentialsV2 } from './contexts.ts';
import { type Issuer, issuerProfile, publicUrls } from './credential.ts';

/** Returns a status list without its signature. It may be used until `validUntil`. */
export async function statusListOf(
  issuer: Issuer,
  {
    list,
    purpose,
    set,
    from,
    until,
  }: {
    list: string;
    purpose: StatusPurpose;
    /** The places of the credentials that have the status. */
    set: readonly number[];
    from: string;
    until: string;
  },
) {
  const id = publicUrls(issuer.siteUrl).status(purpose, list);
  return {
    '@context': [credentialsV2],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerProfile(issuer).id,
    validFrom: from,
    validUntil: until,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: await encodeBits(set),
    },
  };
}
