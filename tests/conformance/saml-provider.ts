import 'reflect-metadata';
import { createPrivateKey, createPublicKey, type KeyObject, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { X509CertificateGenerator } from '@peculiar/x509';
import { SamlLib } from 'samlify';
import {
  attemptOf,
  type Attempt,
  connect,
  type Connection,
  domain,
  type Outcome,
  outcomeOf,
} from './federated-pool.ts';

/** The time of the samples, in seconds since 1970. */
export const NOW = Date.parse('2026-11-27T09:01:00Z') / 1000;

/** A key pair with a certificate in base64. */
export interface SamlKey {
  privateKey: string;
  publicKey: KeyObject;
  certificate: string;
}

/** Creates a key pair whose certificate ends at a time. */
export async function createKey(end = '2100-01-01'): Promise<SamlKey> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: 2048,
  };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: '01',
      name: 'CN=Sample provider',
      notBefore: new Date('2020-01-01'),
      notAfter: new Date(end),
      signingAlgorithm: algorithm,
      keys: keys as CryptoKeyPair,
    },
    webcrypto as Crypto,
  );
  const privateKey = createPrivateKey({
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: createPublicKey(privateKey),
    certificate: Buffer.from(certificate.rawData).toString('base64'),
  };
}

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The address of the provider for sign-ins. No test goes there. */
export const signInUrl = 'https://id.example.com/sso';
/** The address of the provider for sign-outs. */
export const signOutUrl = 'https://id.example.com/slo';

/** The services of the provider as samlify takes them. */
export const services = {
  singleSignOnService: [{ Binding: redirect, Location: signInUrl }],
  singleLogoutService: [{ Binding: redirect, Location: signOutUrl }],
};

/** Creates a provider's metadata. */
export const metadataOf = (entityId: string, certificates: string[]) =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${certificates
    .map(
      (certificate) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )
    .join(
      '',
    )}<md:SingleLogoutService Binding="${redirect}" Location="${signOutUrl}"/><md:SingleSignOnService Binding="${redirect}" Location="${signInUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;

/** The names that the samples give to an address. */
const emailNames: Record<string, string> = {
  'https://sts.windows.net/00000000-0000-4000-8000-00000000000a/':
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://adfs.example.com/adfs/services/trust':
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
};

/** Connects a SAML provider whose metadata has some keys. */
export const connectSaml = (
  entityId: string,
  keys: SamlKey[],
  { email, ...details }: Record<string, string> = {},
): Promise<Connection> =>
  connect({
    ProviderType: 'SAML',
    ProviderDetails: {
      MetadataFile: metadataOf(
        entityId,
        keys.map(({ certificate }) => certificate),
      ),
      ...details,
    },
    AttributeMapping: {
      email: email ?? emailNames[entityId] ?? 'email',
      'custom:groups': entityId.includes('adfs') ? 'http://schemas.xmlsoap.org/claims/Group' : 'Role',
      'custom:oid': 'http://schemas.microsoft.com/identity/claims/objectidentifier',
    },
  });

/** Reads a sample response. */
export const sampleResponse = (name: string) =>
  readFileSync(new URL(`../samples/company-sso/saml/${name}.xml`, import.meta.url), 'utf8').replace(
    /^<!--[^]*?-->\s*/,
    '',
  );

/** The entity ID of a sample's provider. */
export const issuerOf = (xml: string) => /<saml:Issuer>([^<]+)</.exec(xml)?.[1] ?? '';

const nameIs = (name: string) => `//*[local-name(.)='${name}']`;

/** Signs the assertion or the whole of a document, after its `Issuer`. */
export function signXml(
  xml: string,
  { privateKey, certificate }: SamlKey,
  {
    element = 'Assertion',
    algorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  }: { element?: string; algorithm?: string } = {},
): string {
  return SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    referenceTagXPath: nameIs(element),
    privateKey,
    signatureAlgorithm: algorithm,
    signingCert: certificate,
    isBase64Output: false,
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `${nameIs(element)}/*[local-name(.)='Issuer']`, action: 'after' },
    },
  });
}

/** What the pool sent to the provider. */
export interface SamlRequest {
  xml: string;
  id: string;
  url: URL;
}

/** Reads the pool's request from the URL to which it sent the browser. */
function requestIn(url: URL): SamlRequest {
  const message = Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64');
  const xml = inflateRawSync(message).toString();
  return { xml, id: / ID="([^"]+)"/.exec(xml)?.[1] ?? '', url };
}

/** Makes a sample a response to a request. */
export const respondTo = ({ id }: SamlRequest, xml: string) =>
  xml.replaceAll('_request-sample', id).replaceAll('https://auth.example.com', domain);

/** Posts a response as the page of a provider does. */
export const post = (attempt: Attempt, xml: string, RelayState: string | null) =>
  attempt.browser.request(`${domain}/saml2/idpresponse`, {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: RelayState ?? '',
  });

/** Sends a browser to the provider. */
export async function leave(connection: Connection) {
  const attempt = attemptOf(connection);
  const request = requestIn(await attempt.browser.redirect(attempt.url));
  return { attempt, request, relayState: request.url.searchParams.get('RelayState') };
}

/** Sends a browser through a sign-in, and returns what the client gets. */
export async function signInWith(
  connection: Connection,
  respond: (request: SamlRequest) => string | Promise<string>,
): Promise<Outcome & { attempt: Attempt }> {
  const { attempt, request, relayState } = await leave(connection);
  const response = await post(attempt, await respond(request), relayState);
  return { ...outcomeOf(new URL(response.headers.get('location') ?? '', domain)), attempt };
}
