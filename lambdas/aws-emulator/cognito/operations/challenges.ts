import { readAttributes } from '../attributes.ts';
import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { codeExpired, codeMismatch, invalidParameter, notAuthorized, notImplemented } from '../errors.ts';
import type { ClientRecord, PoolRecord, SessionRecord, UserRecord } from '../model.ts';
import { checkPolicy, hashPassword } from '../passwords.ts';
import { closeSession, countFailure, requireSession } from '../sessions.ts';
import { signInTokens } from '../tokens.ts';
import { matchingStep } from '../totp.ts';
import { changeUser, findUser, requireClient, setPassword } from '../users.ts';
import { completeSignIn } from './sign-in.ts';

type Answer = Input<'RespondToAuthChallenge'> | Input<'AdminRespondToAuthChallenge'>;

interface Challenge {
  client: ClientRecord;
  pool: PoolRecord;
  session: SessionRecord;
  user: UserRecord;
  text: string;
}

const ATTRIBUTE_PREFIX = 'userAttributes.';

function response(input: Answer, name: string): string {
  const value = input.ChallengeResponses?.[name];
  if (typeof value !== 'string' || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

function open(context: Context, input: Answer): Challenge {
  const poolId = 'UserPoolId' in input ? input.UserPoolId : undefined;
  const { client, pool } = requireClient(context.store, input.ClientId, poolId);
  if (input.ChallengeName !== 'NEW_PASSWORD_REQUIRED' && input.ChallengeName !== 'SOFTWARE_TOKEN_MFA')
    throw notImplemented(`the challenge ${input.ChallengeName}`);
  if (input.ChallengeResponses?.SECRET_HASH) throw notImplemented('the challenge response SECRET_HASH');
  const session = requireSession(context, client, input.Session, input.ChallengeName);
  const user = findUser(context.store, pool.id, response(input, 'USERNAME'));
  if (user?.sub !== session.sub) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return { client, pool, session, user, text: input.Session ?? '' };
}

async function newPassword(context: Context, input: Answer, challenge: Challenge) {
  const { client, pool, user, text } = challenge;
  const password = response(input, 'NEW_PASSWORD');
  checkPolicy(pool, password);
  const named = Object.entries(input.ChallengeResponses ?? {})
    .filter(([name]) => name.startsWith(ATTRIBUTE_PREFIX))
    .map(([name, Value]) => ({ Name: name.slice(ATTRIBUTE_PREFIX.length), Value }));
  const attributes = readAttributes(pool, named, 'user');
  const hash = await hashPassword(password, context.scryptCost);
  if (!closeSession(context, client, text)) throw notAuthorized('Invalid session for the user.');
  const { user: changed } = changeUser(context.store, pool.id, user.sub, (kept) => {
    setPassword(kept, hash, 'CONFIRMED');
    Object.assign(kept.attributes, attributes);
  });
  const source = 'TokenGeneration_NewPasswordChallenge' as const;
  return completeSignIn(context, { pool, client, user: changed, source, metadata: input.ClientMetadata });
}

/** Uses a code of the user's authenticator app up; answers the error when it is wrong or was used before. */
export function takeTotp(user: UserRecord, secret: string, code: string) {
  const step = matchingStep(secret, code, Date.now());
  if (step === undefined) return codeMismatch('Invalid code received for user');
  if (step <= user.softwareToken.lastStep)
    return codeExpired('Your software token has already been used once.');
  user.softwareToken.lastStep = step;
  return undefined;
}

async function softwareToken(context: Context, input: Answer, challenge: Challenge) {
  const { client, pool, session, user, text } = challenge;
  const code = response(input, 'SOFTWARE_TOKEN_MFA_CODE');
  const { user: kept, result: refused } = changeUser(context.store, pool.id, user.sub, (changed) =>
    takeTotp(changed, changed.softwareToken.secret ?? '', code),
  );
  if (refused) {
    countFailure(context, client, text, session);
    throw refused;
  }
  closeSession(context, client, text);
  const source = 'TokenGeneration_Authentication' as const;
  const grant = { pool, client, user: kept, source, metadata: input.ClientMetadata };
  return { AuthenticationResult: await signInTokens(context, grant), ChallengeParameters: {} };
}

function respond(context: Context, input: Answer) {
  const challenge = open(context, input);
  return challenge.session.challenge === 'NEW_PASSWORD_REQUIRED'
    ? newPassword(context, input, challenge)
    : softwareToken(context, input, challenge);
}

/** The second step of a sign-in: a new password in place of a temporary one, or an authenticator app's code. */
export const challengeOperations = (
  context: Context,
): Handlers<'RespondToAuthChallenge' | 'AdminRespondToAuthChallenge'> => ({
  RespondToAuthChallenge: (input) => respond(context, input),
  AdminRespondToAuthChallenge: (input) => respond(context, input),
});
