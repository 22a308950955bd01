import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

type Verify = (accessToken: string) => Promise<{ sub: string; auth_time: number; exp: number }>;

/** Whose access token it is; times in seconds since 1970. */
export interface TokenBearer {
  userId: string;
  /** When they signed in: the same after every refresh. */
  signedInAt: number;
  /** When the token ends. */
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
 * Verifies an access token's signature, issuer, client and age, and answers whose it is; undefined when the token is
 * not good. Throws an HttpProblem 503 when the pool's keys cannot be read.
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
