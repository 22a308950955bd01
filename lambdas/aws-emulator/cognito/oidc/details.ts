import { FederationError } from '../pool/federation.ts';
import { invalidParameter } from '../pool/errors.ts';
import { isSafeUrl, requestJson } from '../pool/outbound.ts';

type Details = Record<string, string>;

/** The endpoints, with their names in the discovery document (OpenID Connect Discovery 1.0, section 3). */
const ENDPOINTS = {
  authorize_url: 'authorization_endpoint',
  token_url: 'token_endpoint',
  attributes_url: 'userinfo_endpoint',
  jwks_uri: 'jwks_uri',
} as const;
const endpointNames = Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[];

const REQUIRED = ['client_id', 'oidc_issuer', 'authorize_scopes', 'attributes_request_method'];
const OPTIONAL = ['client_secret', ...endpointNames];

function checkNames(details: Details): void {
  const missing = REQUIRED.filter((name) => !details[name]);
  if (missing.length > 0) throw invalidParameter(`Missing provider details: ${missing.join(', ')}`);
  const unknown = Object.keys(details).find((name) => ![...REQUIRED, ...OPTIONAL].includes(name));
  // The responses have it, so a client may send it back.
  if (unknown !== undefined && unknown !== 'attributes_url_add_attributes')
    throw invalidParameter(`Invalid provider details: ${unknown}`);
}

async function discover(issuer: string): Promise<Record<string, unknown>> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    return await requestJson('Unable to contact well-known endpoint', url);
  } catch (error) {
    throw error instanceof FederationError ? invalidParameter(error.message) : error;
  }
}

/**
 * Validates the details of an OpenID provider and completes them with the issuer's discovery document, unless they name all
 * endpoints. Throws `InvalidParameterException`, also if the document names another issuer.
 */
export async function readOidcDetails(details: Details): Promise<Details> {
  checkNames(details);
  const {
    oidc_issuer: issuer = '',
    attributes_request_method: method = '',
    authorize_scopes: scopes = '',
  } = details;
  if (!isSafeUrl(issuer) || /[{}]/.test(issuer)) throw invalidParameter(`Invalid oidc_issuer: ${issuer}`);
  if (!['GET', 'POST'].includes(method))
    throw invalidParameter('attributes_request_method must be GET or POST.');
  if (!scopes.split(' ').includes('openid')) throw invalidParameter('authorize_scopes must include openid.');
  const given = endpointNames.filter((name) => details[name]);
  const document = given.length === endpointNames.length ? {} : await discover(issuer);
  if ('issuer' in document && document['issuer'] !== issuer)
    throw invalidParameter(
      `The discovery document is of ${JSON.stringify(document['issuer'])}, not of ${issuer}.`,
    );
  const found: Details = {};
  for (const name of endpointNames) {
    const url = details[name] ?? document[ENDPOINTS[name]];
    if (typeof url !== 'string' || !isSafeUrl(url)) throw invalidParameter(`Invalid or missing ${name}.`);
    found[name] = url;
  }
  return { ...details, ...found, attributes_url_add_attributes: 'false' };
}
