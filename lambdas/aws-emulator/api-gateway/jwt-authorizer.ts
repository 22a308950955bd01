import type { APIGatewayEventRequestContextJWTAuthorizer } from 'aws-lambda';

/** What a verified token claims, before API Gateway turns it into strings. */
export type Claims = Record<string, unknown>;

/** Verifies an access token: its claims, or `undefined` (or a rejection) when the token is not good. */
export type TokenVerifier = (token: string | undefined) => Promise<Claims | undefined>;

/** The outcome of a JWT authorizer: what the event carries, or the `www-authenticate` header of the refusal. */
export type Authorization =
  | { allowed: true; authorizer: APIGatewayEventRequestContextJWTAuthorizer }
  | { allowed: false; challenge: string };

/**
 * Applies a JWT authorizer to an `Authorization` header. As in an HTTP API, the `Bearer` prefix is optional, a
 * missing header is refused without asking the verifier, and a rejection counts as a bad token.
 */
export async function authorize(verify: TokenVerifier, header: string | undefined): Promise<Authorization> {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return { allowed: false, challenge: 'Bearer' };
  const claims = await verify(token).catch(() => undefined);
  if (!claims) {
    const challenge = 'Bearer scope="" error="invalid_token" error_description="the token is not valid"';
    return { allowed: false, challenge };
  }
  return { allowed: true, authorizer: { jwt: { claims: stringClaims(claims), scopes: null } } };
}

/** Claims as payload format 2.0 carries them: every value a string, lists as `[a b]`, nulls left out. */
export function stringClaims(claims: Claims): Record<string, string> {
  const present = Object.entries(claims).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, claimText(value)]));
}

function claimText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(claimText).join(' ')}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
