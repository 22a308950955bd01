import { invalidParameter, notImplemented } from '../pool/errors.ts';
import { FederationError } from '../pool/federation.ts';
import { isSafeUrl, requestText } from '../pool/outbound.ts';
import type { SamlTrust } from '../pool/records.ts';
import type { Store } from '../pool/store.ts';
import { openPoolKey } from './certificate.ts';
import { readMetadata } from './metadata.ts';

type Details = Record<string, string>;

const WRITABLE = [
  'EncryptedResponses',
  'IDPInit',
  'IDPSignout',
  'MetadataFile',
  'MetadataURL',
  'RequestSigningAlgorithm',
];
/** Responses have these, so a client may send them back. */
const ADDED = ['ActiveEncryptionCertificate', 'SLORedirectBindingURI', 'SSORedirectBindingURI'];
const SWITCHES = ['EncryptedResponses', 'IDPInit', 'IDPSignout'];
const MAX_FILE = 131_072;

function checkDetails(details: Details): void {
  const unknown = Object.keys(details).find((name) => ![...WRITABLE, ...ADDED].includes(name));
  if (unknown !== undefined) throw invalidParameter(`Invalid provider details: ${unknown}`);
  const {
    MetadataFile: file = '',
    MetadataURL: url = '',
    RequestSigningAlgorithm: algorithm = 'rsa-sha256',
  } = details;
  if (Boolean(file) === Boolean(url))
    throw invalidParameter('Either MetadataFile or MetadataURL is required.');
  if (file.length > MAX_FILE) throw invalidParameter(`MetadataFile has more than ${MAX_FILE} characters.`);
  if (url && !isSafeUrl(url)) throw invalidParameter(`Invalid MetadataURL: ${url}`);
  if (algorithm !== 'rsa-sha256') throw invalidParameter(`Invalid RequestSigningAlgorithm: ${algorithm}`);
  const wrong = SWITCHES.find((name) => !['true', 'false'].includes(details[name] ?? 'false'));
  if (wrong !== undefined) throw invalidParameter(`${wrong} must be true or false.`);
  for (const name of ['IDPInit', 'IDPSignout'])
    if (details[name] === 'true') throw notImplemented(`the provider detail ${name}`);
}

/**
 * Validates the details of a SAML provider and reads its metadata. Throws `InvalidParameterException`, also for a certificate
 * that has ended.
 */
export async function readSamlDetails(
  store: Store,
  poolId: string,
  details: Details,
): Promise<{ details: Details; saml: SamlTrust }> {
  checkDetails(details);
  const given = Object.fromEntries(Object.entries(details).filter(([name]) => !ADDED.includes(name)));
  try {
    const { MetadataFile: file, MetadataURL: url = '' } = details;
    const saml = readMetadata(file || (await requestText('Unable to read the metadata', url)));
    const isEncrypted = details['EncryptedResponses'] === 'true';
    return {
      saml,
      details: {
        ...given,
        SSORedirectBindingURI: saml.signInUrl,
        ...(saml.signOutUrl !== undefined && { SLORedirectBindingURI: saml.signOutUrl }),
        ...(isEncrypted && { ActiveEncryptionCertificate: openPoolKey(store, poolId).certificate }),
      },
    };
  } catch (error) {
    throw error instanceof FederationError ? invalidParameter(error.message) : error;
  }
}
