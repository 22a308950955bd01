import { encodeBits } from './bits.ts';
import { credentialsV2 } from './contexts.ts';
import { type Issuer, issuerProfile, publicUrls } from './credential.ts';

/** Returns a status list without its signature. It may be used until `validUntil`. */
export async function statusListOf(
  issuer: Issuer,
  {
    list,
    set,
    from,
    until,
  }: {
    list: string;
    /** The places of the credentials that are revoked. */
    set: readonly number[];
    from: string;
    until: string;
  },
) {
  const id = publicUrls(issuer.siteUrl).status(list);
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
      statusPurpose: 'revocation',
      encodedList: await encodeBits(set),
    },
  };
}
