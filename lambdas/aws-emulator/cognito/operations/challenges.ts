import type { Handlers, Input } from '../calls.ts';
import type { Client } from '../config.ts';
import { type Context, requireClient } from '../context.ts';
import { invalidParameter, notAuthorized, notImplemented } from '../errors.ts';
import { checkPolicy, hashPassword } from '../passwords.ts';
import type { SessionRecord, UserRecord } from '../records.ts';
import { closeSession, countFailure, requireSession } from '../sessions.ts';
import { signInTokens } from '../tokens.ts';
import { changeUser, findUser, setPassword } from '../users.ts';
import { completeSignIn } from './sign-in.ts';
import { useTotpCode } from './software-token.ts';

type Response = Input<'RespondToAuthChallenge'>;

interface Challenge {
  client: Client;
  session: SessionRecord;
  user: UserRecord;
  /** The request's `Session`. */
  text: string;
}

function responseOf(input: Response, name: string): string {
  const value = input.ChallengeResponses?.[name];
  if (typeof value !== 'string' || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

function readChallenge(context: Context, input: Response): Challenge {
  const client = requireClient(context, input.ClientId);
  if (input.ChallengeName !== 'NEW_PASSWORD_REQUIRED' && input.ChallengeName !== 'SOFTWARE_TOKEN_MFA')
    throw notImplemented(`the challenge ${input.ChallengeName}`);
  const session = requireSession(context, client, input.Session, input.ChallengeName);
  const user = findUser(context, client.pool.id, responseOf(input, 'USERNAME'));
  if (user?.sub !== session.sub) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { client, session, user, text: input.Session ?? '' };
}

async function newPassword(context: Context, input: Response, { client, user, text }: Challenge) {
  const password = responseOf(input, 'NEW_PASSWORD');
  checkPolicy(client.pool, password);
  const hash = await hashPassword(password, context.scryptCost);
  if (!closeSession(context, client, text)) throw notAuthorized('Invalid session for the user.');
  const { user: changed } = changeUser(context, client.pool.id, user.sub, (stored) =>
    setPassword(stored, hash, 'CONFIRMED'),
  );
  return completeSignIn(context, client, changed);
}

function softwareToken(context: Context, input: Response, { client, session, user, text }: Challenge) {
  const code = responseOf(input, 'SOFTWARE_TOKEN_MFA_CODE');
  const { user: changed, result: error } = changeUser(context, client.pool.id, user.sub, (stored) =>
    useTotpCode(stored, stored.softwareToken.secret ?? '', code),
  );
  if (error) {
    countFailure(context, client, text, session);
    throw error;
  }
  closeSession(context, client, text);
  return { AuthenticationResult: signInTokens(context, client, changed), ChallengeParameters: {} };
}

/** The second step of a sign-in: a new password for a temporary one, or a code from an authenticator app. */
export const challengeOperations = (context: Context): Handlers<'RespondToAuthChallenge'> => ({
  RespondToAuthChallenge(input) {
    const challenge = readChallenge(context, input);
    return challenge.session.challenge === 'NEW_PASSWORD_REQUIRED'
      ? newPassword(context, input, challenge)
      : softwareToken(context, input, challenge);
  },
});
