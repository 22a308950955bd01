import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

type Verify = (accessToken: string) => Promise<{ sub: string; origin_jti?: unknown; exp: number }>;

/** The owner of an access token. */
export interface TokenBearer {
  userId: string;
  /** The `origin_jti`: the same for all tokens of a session. */
  sessionId: string;
  /** The time at which the token expires, in seconds since 1970. */
  expiresAt: number;
}

function createVerify(): Verify {
  const { userPoolId, userPoolClientId, jwks } = environment();
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId: userPoolClientId, tokenUse: 'access' });
  if (!jwks) return (token) => verifier.verify(token);
  verifier.cacheJwks(JSON.parse(jwks));
  return async (token) => verifier.verifySync(token);
}
let verify: Verify | undefined;

/**
 * Verifies an access token's signature, issuer, client, and expiry, and returns its bearer, or undefined if the token
 * is not valid. Throws an HttpProblem 503 if the pool's keys cannot be loaded.
 */
export async function bearerOf(accessToken: string): Promise<TokenBearer | undefined> {
  verify ??= createVerify();
  try {
    const { sub, origin_jti, exp } = await verify(accessToken);
    return typeof origin_jti === 'string'
      ? { userId: sub, sessionId: origin_jti, expiresAt: exp }
      : undefined;
  } catch (error) {
    if (error instanceof FetchError)
      throw new HttpProblem(503, 'Sign-in cannot be checked right now. Please try again.');
    return undefined;
  }
}
