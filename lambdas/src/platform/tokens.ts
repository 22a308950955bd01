import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

type Verify = (accessToken: string) => Promise<{ sub: string; auth_time: number; exp: number }>;

/** The owner of an access token; times are in seconds since 1970. */
export interface TokenBearer {
  userId: string;
  /** The time of sign-in, which refreshing does not change. */
  signedInAt: number;
  /** The time at which the token expires. */
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
    const { sub, auth_time, exp } = await verify(accessToken);
    return { userId: sub, signedInAt: auth_time, expiresAt: exp };
  } catch (error) {
    if (error instanceof FetchError)
      throw new HttpProblem(503, 'Sign-in cannot be checked right now. Please try again.');
    return undefined;
  }
}
