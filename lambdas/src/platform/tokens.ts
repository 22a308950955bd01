import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

type Verify = (accessToken: string) => Promise<{ sub: string; auth_time: number }>;

/** Whose access token it is, and when they signed in: seconds since 1970, the same after every refresh. */
export interface TokenBearer {
  userId: string;
  signedInAt: number;
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
    const { sub, auth_time } = await verify(accessToken);
    return { userId: sub, signedInAt: auth_time };
  } catch (error) {
    if (error instanceof FetchError)
      throw new HttpProblem(503, 'Sign-in cannot be checked right now. Please try again.');
    return undefined;
  }
}
