import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError } from 'aws-jwt-verify/error';
import { environment } from './environment.ts';
import { HttpProblem } from './http-problem.ts';

type Verify = (accessToken: string) => Promise<{ sub: string }>;

function createVerify(): Verify {
  const { userPoolId, userPoolClientId, jwks } = environment();
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId: userPoolClientId, tokenUse: 'access' });
  if (!jwks) return (token) => verifier.verify(token);
  verifier.cacheJwks(JSON.parse(jwks));
  return async (token) => verifier.verifySync(token);
}
let verify: Verify | undefined;

/**
 * Verifies an access token's signature, issuer, client and age, and answers the user's id; undefined when the token
 * is not good. Throws an HttpProblem 503 when the pool's keys cannot be read.
 */
export async function userIdOf(accessToken: string): Promise<string | undefined> {
  verify ??= createVerify();
  try {
    return (await verify(accessToken)).sub;
  } catch (error) {
    if (error instanceof FetchError)
      throw new HttpProblem(503, 'Sign-in cannot be checked right now. Please try again.');
    return undefined;
  }
}
