import { X509Certificate } from 'node:crypto';
import type { Context } from '../pool/context.ts';
import { FederationError } from '../pool/federation.ts';
import { isSafeUrl, requestText } from '../pool/outbound.ts';
import type { ProviderRecord, SamlTrust } from '../pool/records.ts';
import { attributeOf, childrenOf, childOf, elementsIn, hasName, NS, parseXml, textOf } from './xml.ts';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MAX_CERTIFICATE = 4096;

const refuse = (reason: string) => new FederationError(`Invalid metadata: ${reason}`);

function findEntity(root: Element): Element {
  const entities = hasName(root, NS.metadata, 'EntitiesDescriptor')
    ? childrenOf(root, NS.metadata, 'EntityDescriptor')
    : [root];
  const [entity, ...others] = entities.filter((one) => childOf(one, NS.metadata, 'IDPSSODescriptor'));
  if (!entity || !hasName(entity, NS.metadata, 'EntityDescriptor'))
    throw refuse('it describes no identity provider.');
  if (others.length > 0) throw refuse('it describes several identity providers.');
  return entity;
}

function readCertificate(element: Element): string {
  const base64 = textOf(element).replace(/\s/g, '');
  if (base64.length > MAX_CERTIFICATE)
    throw refuse(`a certificate has more than ${MAX_CERTIFICATE} characters.`);
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw refuse('a certificate cannot be read.');
  }
  const { validToDate } = certificate;
  if (validToDate.getTime() <= Date.now())
    throw refuse(`a certificate ended on ${validToDate.toISOString().slice(0, 10)}.`);
  return base64;
}

/** Every key counts that is not only for encryption, so that a provider can announce the next one. */
function readCertificates(descriptor: Element): string[] {
  const keys = childrenOf(descriptor, NS.metadata, 'KeyDescriptor');
  const signing = keys.filter((key) => attributeOf(key, 'use') !== 'encryption');
  const certificates = signing.flatMap((key) =>
    elementsIn(key, NS.signature, 'X509Certificate').map(readCertificate),
  );
  if (certificates.length === 0) throw refuse('it has no certificate for signatures.');
  return certificates;
}

function locationOf(descriptor: Element, service: string): string | undefined {
  const element = childrenOf(descriptor, NS.metadata, service).find(
    (one) => attributeOf(one, 'Binding') === REDIRECT,
  );
  return element && attributeOf(element, 'Location');
}

/** Reads what a provider publishes about itself. Throws a FederationError. */
export function readMetadata(xml: string): SamlTrust {
  const entity = findEntity(parseXml(xml));
  const [descriptor] = childrenOf(entity, NS.metadata, 'IDPSSODescriptor');
  const entityId = attributeOf(entity, 'entityID');
  if (!entityId || !descriptor) throw refuse('it has no entityID.');
  const signInUrl = locationOf(descriptor, 'SingleSignOnService');
  const signOutUrl = locationOf(descriptor, 'SingleLogoutService');
  if (!signInUrl || !isSafeUrl(signInUrl))
    throw refuse('it has no address for sign-ins with the binding HTTP-Redirect and TLS.');
  if (signOutUrl !== undefined && !isSafeUrl(signOutUrl))
    throw refuse('the address for sign-outs has no TLS.');
  return { entityId, signInUrl, signOutUrl, certificates: readCertificates(descriptor), readAt: Date.now() };
}

const HOURS_6 = 6 * 3_600_000;

/**
 * Reads the metadata of a provider again after six hours, if it is at a URL. What was read before stays valid if that
 * fails.
 */
export async function refreshMetadata(
  { store }: Context,
  poolId: string,
  provider: ProviderRecord,
): Promise<ProviderRecord> {
  const { MetadataURL: url } = provider.details;
  if (!provider.saml || !url || provider.saml.readAt > Date.now() - HOURS_6) return provider;
  try {
    const refreshed = { ...provider, saml: readMetadata(await requestText('Metadata', url)) };
    store.providers.put(poolId, provider.name, refreshed);
    return refreshed;
  } catch (error) {
    if (!(error instanceof FederationError)) throw error;
    console.error(`The metadata of ${provider.name} could not be read again: ${error.message}`);
    return provider;
  }
}
