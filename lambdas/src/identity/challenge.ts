import * as z from 'zod';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { epochSeconds } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { seal, unseal } from './sealed.ts';

/** How long the second step may take, in seconds. */
export const challengeSeconds = 300;

/**
 * A sign-in whose password was right. `token` is the pool's refresh token, which no session has used; the check of the
 * password began at `began`. `passkey` is the challenge for the account's passkeys.
 */
const Challenge = z.object({
  userId: z.string(),
  email: z.string(),
  token: z.string(),
  began: z.int(),
  passkey: z.string().optional(),
  expires: z.int(),
});
export type Challenge = z.output<typeof Challenge>;

const purpose = 'sign-in challenge';

/** Encrypts a sign-in for the client, which returns it with the code. */
export const sealChallenge = (challenge: Omit<Challenge, 'expires'>): Promise<string> =>
  seal(purpose, '', JSON.stringify({ ...challenge, expires: epochSeconds() + challengeSeconds }));

/** Makes the problem of a challenge that is not valid, too old, or used. */
export const challengeExpired = (): HttpProblem =>
  new HttpProblem(401, 'This sign-in has expired. Please enter your password again.', {
    type: problemTypes.challengeExpired,
  });

/** Decrypts a challenge. Throws an HttpProblem 401 if it was changed or has expired. */
export async function openChallenge(sealed: string): Promise<Challenge> {
  const text = await unseal(purpose, '', sealed);
  const challenge = text === undefined ? undefined : Challenge.parse(JSON.parse(text));
  if (!challenge || challenge.expires <= epochSeconds()) throw challengeExpired();
  return challenge;
}
