import type { identityOperations, Session, User } from '../../contract/identity.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { markSessionsEnded } from '../platform/sessions.ts';
import { type Tokens, userPool } from './user-pool.ts';
import { changeName, createProfile, readName, readUser } from './repository.ts';
import { sessionEndedProblem, ownAccountProblemOf, problemOf, userIdIn } from './rules.ts';

/** Awaits a call to the user pool. Converts Cognito's errors into problems for the caller. */
async function withProblems<T>(call: Promise<T>, toProblem = problemOf): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toProblem(error) ?? error;
  }
}

/** Returns the token of a call that needs a session. */
function tokenOf({ accessToken }: { accessToken?: string | undefined }): string {
  if (!accessToken) throw new Error('A call for the user’s own account has no token');
  return accessToken;
}

/**
 * Reads a user. If an interrupted sign-up left no profile, writes it and the role `user` now. Both are always written in
 * one transaction, so a profile without roles means that an admin removed them.
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
  if (!repaired) throw new Error('A profile could not be created');
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

/** Ends all sessions of an account: the access tokens in the table, the refresh tokens in the pool. */
async function endSessions(userId: string): Promise<void> {
  await userOf(userId);
  await Promise.all([markSessionsEnded(userId), userPool.signOutEverywhere(userId)]);
}

/**
 * Copies a user's name from the profile to the pool. Reads the profile again after each write, so that after
 * concurrent changes the pool has the same name as the profile.
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

/** Starts a new session after a password change has ended all others. Returns undefined if the sign-in fails. */
async function signInAgain(email: string, password: string): Promise<Session | undefined> {
  try {
    return await sessionOf(await userPool.signIn(email, password));
  } catch (error) {
    logger.warn('No new session could be started after a password change', { error });
    return undefined;
  }
}

/** Implements the operations of `/api/auth` and `/api/me`. */
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
      // A token that is revoked, invalid or from another client needs no revocation.
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
      // An unknown address gets the same response as a known one.
      const unknown = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'];
      if (!(error instanceof Error && unknown.includes(error.name))) throw problemOf(error) ?? error;
    });
    return { status: 204 };
  },

  async confirmPasswordReset({ body: { email, code, password } }) {
    try {
      await userPool.confirmReset(email, code, password);
      // Cognito's reset does not end the sessions that were started with the old password.
      await endSessions((await userPool.readUser(email)).id);
    } catch (error) {
      // An unknown address gets the same response as an invalid code.
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
