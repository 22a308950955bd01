import { type KeyObject, randomUUID, sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { escapeXml, NS } from './xml.ts';

const SIGNATURE = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** The name of a pool as a service provider. */
export const entityIdOf = (poolId: string): string => `urn:amazon:cognito:sp:${poolId}`;

/** Returns an URL with a message in the HTTP-Redirect binding (SAML bindings, section 3.4), signed if there is a key. */
export function redirectUrl(
  location: string,
  message: { SAMLRequest: string } | { SAMLResponse: string },
  relayState: string | undefined,
  key: KeyObject | undefined,
): string {
  const [[name, xml] = ['', '']] = Object.entries(message);
  const parameters = [
    [name, deflateRawSync(xml).toString('base64')],
    ...(relayState === undefined ? [] : [['RelayState', relayState]]),
    ...(key ? [['SigAlg', SIGNATURE]] : []),
  ];
  const signed = parameters
    .map(([key_ = '', value = '']) => `${key_}=${encodeURIComponent(value)}`)
    .join('&');
  const signature = key && sign('RSA-SHA256', Buffer.from(signed), key).toString('base64');
  const query = signature ? `${signed}&Signature=${encodeURIComponent(signature)}` : signed;
  return `${location}${location.includes('?') ? '&' : '?'}${query}`;
}

const now = () => new Date().toISOString();

/** Creates an `AuthnRequest`. */
export const authnRequest = ({
  id,
  poolId,
  destination,
  callback,
}: Record<'id' | 'poolId' | 'destination' | 'callback', string>) =>
  `<samlp:AuthnRequest xmlns:samlp="${NS.protocol}" xmlns:saml="${NS.assertion}" ID="${id}" Version="2.0" IssueInstant="${now()}" Destination="${escapeXml(destination)}" ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" AssertionConsumerServiceURL="${escapeXml(callback)}"><saml:Issuer>${entityIdOf(poolId)}</saml:Issuer></samlp:AuthnRequest>`;

/** Creates a `LogoutResponse` that reports success. */
export const logoutResponse = ({
  poolId,
  destination,
  inResponseTo,
}: Record<'poolId' | 'destination' | 'inResponseTo', string>) =>
  `<samlp:LogoutResponse xmlns:samlp="${NS.protocol}" xmlns:saml="${NS.assertion}" ID="_${randomUUID()}" Version="2.0" IssueInstant="${now()}" Destination="${escapeXml(destination)}" InResponseTo="${escapeXml(inResponseTo)}"><saml:Issuer>${entityIdOf(poolId)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status></samlp:LogoutResponse>`;
