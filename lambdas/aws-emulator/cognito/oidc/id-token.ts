import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { FederationError } from '../pool/federation.ts';

/** The difference between two clocks that is accepted, in seconds. */
const CLOCK_SKEW = 120;

const DIGESTS: Record<string, string> = {
  RS256: 'sha256',
  RS384: 'sha384',
  RS512: 'sha512',
  ES256: 'sha256',
  ES384: 'sha384',
  ES512: 'sha512',
};

type Claims = Record<string, unknown>;

/** What an ID token is checked against. */
export interface Expected {
  issuer: string;
  clientId: string;
  nonce: string;
  accessToken: string;
  keys: readonly JsonWebKey[];
}

/** Returns a claim for an error message. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const refuse = (reason: string) => new FederationError(`Bad id_token: ${reason}`);

function parsePart(part: string | undefined): Claims {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    if (typeof value === 'object' && value !== null) return value as Claims;
  } catch {
    // Reported below.
  }
  throw refuse('it is not a JSON Web Token.');
}

function isSignedBy(jwk: JsonWebKey, algorithm: string, head: string, signature: string): boolean {
  const kind = algorithm.startsWith('RS') ? 'RSA' : 'EC';
  const { use = 'sig', alg = algorithm } = jwk as { use?: string; alg?: string };
  if (jwk.kty !== kind || use !== 'sig' || alg !== algorithm) return false;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    return verify(DIGESTS[algorithm], Buffer.from(head), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    return false;
  }
}

/** Only algorithms with two keys are accepted: with `none` or HS256 anyone could sign. */
function checkSignature(token: string, keys: readonly JsonWebKey[]): void {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { alg: algorithm, kid, crit } = parsePart(header);
  if (typeof algorithm !== 'string' || !Object.hasOwn(DIGESTS, algorithm))
    throw refuse(`the algorithm ${shown(algorithm)} is not accepted.`);
  if (crit !== undefined) throw refuse('it has a critical header.');
  const candidates = kid === undefined ? keys : keys.filter((key) => key['kid'] === kid);
  if (!candidates.some((key) => isSignedBy(key, algorithm, `${header}.${payload}`, signature)))
    throw refuse('no key of the issuer signed it.');
}

function checkAudience({ aud, azp }: Claims, clientId: string): void {
  const audiences = [aud].flat();
  if (!audiences.includes(clientId)) throw refuse('it is for another client.');
  if (azp !== undefined && azp !== clientId) throw refuse(`it was issued to another client, ${shown(azp)}.`);
  if (audiences.length > 1 && azp === undefined) throw refuse('it has several audiences and no azp.');
}

function checkTimes({ exp, iat, nbf }: Claims): void {
  const now = Date.now() / 1000;
  if (typeof exp !== 'number' || typeof iat !== 'number') throw refuse('exp and iat are required.');
  if (exp <= now - CLOCK_SKEW) throw refuse('it has expired. Check the clock of the provider.');
  if (iat > now + CLOCK_SKEW || (nbf !== undefined && !(Number(nbf) <= now + CLOCK_SKEW)))
    throw refuse('it is from the future. Check the clock of the provider.');
}

/** Checks `at_hash`, which is optional in the code flow, with the digest of the token's algorithm. */
function checkAccessToken(claims: Claims, token: string, accessToken: string): void {
  if (claims['at_hash'] === undefined) return;
  const digest = DIGESTS[String(parsePart(token.split('.')[0])['alg'])] ?? 'sha256';
  const hash = createHash(digest).update(accessToken).digest();
  if (claims['at_hash'] !== hash.subarray(0, hash.length / 2).toString('base64url'))
    throw refuse('at_hash is not that of the access token.');
}

/**
 * Checks an ID token by OpenID Connect Core 1.0, section 3.1.3.7, and returns its claims. The issuer must be the same text
 * as the provider's, and the nonce must have come back. Throws a FederationError.
 */
export function readIdToken(token: string, expected: Expected): Claims & { sub: string } {
  if (token.split('.').length !== 3) throw refuse('it is not a signed JSON Web Token.');
  checkSignature(token, expected.keys);
  const claims = parsePart(token.split('.')[1]);
  if (claims['iss'] !== expected.issuer)
    throw refuse(`the issuer is ${shown(claims['iss'])}, not ${expected.issuer}.`);
  checkAudience(claims, expected.clientId);
  checkTimes(claims);
  if (claims['nonce'] !== expected.nonce) throw refuse('the nonce is missing or another.');
  checkAccessToken(claims, token, expected.accessToken);
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '') throw refuse('sub is missing.');
  return { ...claims, sub };
}
