import type { identityOperations, Session, User } from '../../contract/identity.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { markSessionsEnded } from '../platform/sessions.ts';
import { type Tokens, userPool } from './user-pool.ts';
import { changeName, createProfile, readName, readUser } from './repository.ts';
import { sessionEndedProblem, ownAccountProblemOf, problemOf, userIdIn } from './rules.ts';

/** Runs a call to the pool; what Cognito refuses becomes a problem for the caller. */
async function withProblems<T>(work: Promise<T>, nameProblem = problemOf): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw nameProblem(error) ?? error;
  }
}

/** The token of an operation that needs a session. */
function tokenOf({ accessToken }: { accessToken?: string | undefined }): string {
  if (!accessToken) throw new Error('A call on one’s own account came without a token');
  return accessToken;
}

/**
 * Reads a person; a profile that a broken-off sign-up left out is made now, and the role `user` with it: they come in one
 * transaction, so a profile without a role is one whose roles an admin has removed.
 */
async function userOf(userId: string): Promise<User> {
  const user = await readUser(userId);
  if (user) return user;
  const account = await userPool.readUser(userId).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UserNotFoundException') {
      throw new HttpProblem(401, 'This account no longer exists.');
    }
    throw error;
  });
  await userPool.addToGroup(userId, 'user');
  await createProfile({
    user_id: userId,
    email: account.email,
    full_name: account.fullName ?? null,
    created_at: timestamp(account.createdAt?.getTime()),
  });
  const repaired = await readUser(userId);
  if (!repaired) throw new Error('A profile could not be made');
  return repaired;
}

async function sessionOf({ accessToken, refreshToken, expiresIn }: Tokens): Promise<Session> {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_at: epochSeconds() + expiresIn,
    expires_in: expiresIn,
    token_type: 'bearer',
    user: await userOf(userIdIn(accessToken)),
  };
}

/** Ends every session of an account: its access tokens by the table, its refresh tokens by the pool. */
async function endSessions(userId: string): Promise<void> {
  await userOf(userId);
  await Promise.all([markSessionsEnded(userId), userPool.signOutEverywhere(userId)]);
}

/**
 * Brings the pool's name in step with the profile's. Whoever writes to the pool looks at the profile afterwards: of many
 * changes at once, the last one to write leaves the name that the profile holds.
 */
async function copyName(userId: string, accessToken: string): Promise<void> {
  let copied: string | null | undefined;
  let name = await readName(userId);
  while (name && name !== copied) {
    await withProblems(userPool.changeName(accessToken, name), ownAccountProblemOf);
    copied = name;
    name = await readName(userId);
  }
}

/** A session in place of those that a new password has ended; undefined where it takes more than the password. */
async function signInAgain(email: string, password: string): Promise<Session | undefined> {
  try {
    return await sessionOf(await userPool.signIn(email, password));
  } catch (error) {
    logger.warn('No new session after a change of password', { error });
    return undefined;
  }
}

/** What the operations of `/api/auth` and `/api/me` do. */
export const identity: Implementation<typeof identityOperations> = {
  async signUp({ body: { email, password, full_name } }) {
    const userId = await withProblems(userPool.signUp(email, password, full_name));
    await userPool.addToGroup(userId, 'user');
    await createProfile({ user_id: userId, email, full_name, created_at: timestamp() });
    return { status: 201, body: await userOf(userId) };
  },

  async signIn({ body: { email, password } }) {
    return { status: 200, body: await sessionOf(await withProblems(userPool.signIn(email, password))) };
  },

  async refreshSession({ body }) {
    try {
      return { status: 200, body: await sessionOf(await userPool.refresh(body.refresh_token)) };
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.status === 401) throw sessionEndedProblem();
      throw problem ?? error;
    }
  },

  async signOut({ body }) {
    await userPool.revoke(body.refresh_token).catch((error: unknown) => {
      // A token that is not ours, or ended already, leaves nothing to end.
      const ended = [
        'NotAuthorizedException',
        'UnauthorizedException',
        'UnsupportedTokenTypeException',
        'InvalidParameterException',
      ];
      if (!(error instanceof Error && ended.includes(error.name))) throw error;
    });
    return { status: 204 };
  },

  async requestPasswordReset({ body }) {
    await userPool.requestReset(body.email).catch((error: unknown) => {
      // An unknown address gets the same answer as a known one.
      const unknown = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'];
      if (!(error instanceof Error && unknown.includes(error.name))) throw problemOf(error) ?? error;
    });
    return { status: 204 };
  },

  async confirmPasswordReset({ body: { email, code, password } }) {
    try {
      await userPool.confirmReset(email, code, password);
      // Whoever knew the old password is signed out: a reset leaves sessions as they are.
      await endSessions((await userPool.readUser(email)).id);
    } catch (error) {
      // An unknown address reads like a wrong code.
      const isUnknown = error instanceof Error && error.name === 'UserNotFoundException';
      throw (
        problemOf(isUnknown ? Object.assign(new Error(), { name: 'CodeMismatchException' }) : error) ?? error
      );
    }
    return { status: 204 };
  },

  async getMe({ userId }) {
    return { status: 200, body: await userOf(userId) };
  },

  async updateMe({ userId, body: { full_name }, ...call }) {
    const user = await userOf(userId);
    await changeName(userId, full_name);
    await copyName(userId, tokenOf(call));
    return { status: 200, body: { ...user, full_name } };
  },

  async changePassword({ userId, body: { current_password, new_password }, ...call }) {
    const { email } = await userOf(userId);
    await withProblems(
      userPool.changePassword(tokenOf(call), current_password, new_password),
      ownAccountProblemOf,
    );
    await endSessions(userId);
    const session = await signInAgain(email, new_password);
    return session ? { status: 200, body: session } : { status: 204 };
  },

  async signOutEverywhere({ userId }) {
    await endSessions(userId);
    return { status: 204 };
  },
};
