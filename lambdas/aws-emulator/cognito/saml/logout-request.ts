import type { ProviderRecord } from '../pool/records.ts';
import { FederationError } from '../pool/federation.ts';
import { CLOCK_SKEW_MS } from './response.ts';
import { readSigned } from './signature.ts';
import { attributeOf, childrenOf, hasName, NS, parseXml, requireChild, textOf } from './xml.ts';

/** A provider's request to end a person's sessions. */
export interface LogoutRequest {
  id: string;
  provider: ProviderRecord;
  subject: string;
  /** The sessions at the provider; empty for all of the person. */
  sessions: string[];
}

/**
 * Reads a signed `LogoutRequest` in base64 (SAML profiles, section 4.4) of one of the providers, which must have been sent to
 * `destination` just now. Throws a FederationError.
 */
export function readLogoutRequest(
  base64: string,
  destination: string,
  providers: readonly ProviderRecord[],
): LogoutRequest {
  const xml = Buffer.from(base64, 'base64').toString();
  const unsigned = parseXml(xml);
  const issuer = textOf(requireChild(unsigned, NS.assertion, 'Issuer'));
  const provider = providers.find(({ saml }) => saml?.entityId === issuer);
  if (!provider?.saml) throw new FederationError('The issuer is unknown.');
  const request = readSigned(xml, unsigned, provider.saml.certificates);
  if (!request || !hasName(request, NS.protocol, 'LogoutRequest'))
    throw new FederationError('It is no signed LogoutRequest.');
  if (attributeOf(request, 'Destination') !== destination)
    throw new FederationError(`The destination is not ${destination}.`);
  const issued = Date.parse(attributeOf(request, 'IssueInstant') ?? '');
  if (!(Math.abs(Date.now() - issued) <= CLOCK_SKEW_MS)) throw new FederationError('It is not from now.');
  return {
    id: attributeOf(request, 'ID') ?? '',
    provider,
    subject: textOf(requireChild(request, NS.assertion, 'NameID')),
    sessions: childrenOf(request, NS.protocol, 'SessionIndex').map(textOf),
  };
}
