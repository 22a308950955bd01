import type { identityOperations } from '@redwhiteandcode/contract/identity/operations.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo, Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { queueNotice } from '../platform/notices.ts';
import { rolesOf } from '../platform/roles.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readSession } from '../platform/sessions.ts';
import { transact, tryWrite } from '../platform/table.ts';
import { codesOf } from '../platform/two-step.ts';
import { createAccount, reclaimItems, settleOrders } from './address-proof.ts';
import { keptMail } from './mails.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { readSessionSecret } from './cookies.ts';
import { deleteLinks, findLink, withOtherLinks } from './email-links.ts';
import { changeName, isHeld, readProfileNow } from './repository.ts';
import { forgetCallers, recognizeCaller, rememberCaller } from './known-callers.ts';
import { checkNewPassword, passwordForm } from './password-rules.ts';
import { requestReset } from './reset-requests.ts';
import {
  alreadyRegistered,
  claimsOf,
  invalidCode,
  isUnknownUser,
  problemOf,
  sessionEndedProblem,
} from './rules.ts';
import { forgetGuessesOfStrangers } from './second-factor.ts';
import { newDeviceMails, passwordChangedMail, passwordResetMail } from './security-mails.ts';
import {
  endSession,
  endSessions,
  findSession,
  hasCookieOf,
  hasExpired,
  listSessions,
  recordActivity,
} from './sessions.ts';
import {
  beginSession,
  checkPassword,
  sessionOf,
  signInToPool,
  type StartedSession,
  userOf,
  withProblems,
} from './sign-in.ts';
import { continueSignIn } from './second-step.ts';
import { type Tokens, userPool } from './user-pool.ts';

const isReuse = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RefreshTokenReuseException';

/**
 * Copies a user's name from the profile to the pool. Reads the profile again after each write, so that after
 * concurrent changes the pool has the same name as the profile.
 */
async function copyName(userId: string): Promise<void> {
  let copied: string | null | undefined;
  let name = (await readProfileNow(userId))?.full_name;
  while (name && name !== copied) {
    await userPool.changeName(userId, name);
    copied = name;
    name = (await readProfileNow(userId))?.full_name;
  }
}

/** Starts a new session after a password change has ended all others. Returns undefined if the sign-in fails. */
async function signInAgain(
  userId: string,
  password: string,
  caller: CallerInfo | undefined,
): Promise<StartedSession | undefined> {
  try {
    const began = epochSeconds();
    return await beginSession(await userPool.signIn(userId, passwordForm(password)), caller, began);
  } catch (error) {
    logger.warn('No new session could be started after a password change', { error });
    return undefined;
  }
}

/** Writes the profile that an interrupted sign-up did not. Throws the problem of an invalid link if there is no account. */
async function repairProfile(userId: string): Promise<void> {
  await userOf(userId).catch((error: unknown) => {
    throw error instanceof HttpProblem ? invalidCode() : error;
  });
}

/** Implements the operations of `/api/auth` and `/api/me`. */
export const identity: Implementation<typeof identityOperations> = {
  async signUp({ body: { email, password, full_name }, caller }) {
    checkNewPassword('body.password', password, { email, full_name });
    if (await isHeld(email)) throw alreadyRegistered();
    const userId = await withProblems(userPool.signUp(email, password, full_name));
    await createAccount({ user_id: userId, email, full_name, created_at: timestamp() });
    const cookie = await rememberCaller(email, caller, await recognizeCaller(email, caller));
    return { status: 201, body: await userOf(userId), cookies: [cookie] };
  },

  async signIn({ body: { email, password }, caller }) {
    const known = await recognizeCaller(email, caller);
    const began = epochSeconds();
    const tokens = await withProblems(signInToPool(email, password, () => countAttempt(email, known)));
    const { sub: userId } = claimsOf(tokens.accessToken);
    const mails = await newDeviceMails({ userId, email }, known, caller);
    const next = await continueSignIn(tokens, { userId, email, began }, caller, mails);
    if (next.kind === 'two-step-required') return { status: 202, body: next.challenge };
    await forgetAttempts(email, known);
    const { body, cookies } = next.session;
    return { status: 200, body, cookies: [...cookies, await rememberCaller(email, caller, known)] };
  },

  async refreshSession({ body, caller }) {
    const found = await findSession(body.refresh_token);
    if (!found) throw sessionEndedProblem();
    if (!hasCookieOf(found.session, readSessionSecret(caller?.cookies ?? [], environment().siteUrl))) {
      logSecurityEvent('refreshWithoutCookie');
      throw sessionEndedProblem();
    }
    if (hasExpired(found.session, await rolesOf(found.userId))) {
      await endSession(found.userId, found.sessionId);
      await userPool.revoke(found.poolToken);
      throw sessionEndedProblem();
    }
    let tokens: Tokens;
    try {
      tokens = await userPool.refresh(found.poolToken);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.status !== 401) throw problem ?? error;
      // A reused token may be stolen, so the whole session ends (RFC 9700, 4.14.2).
      if (isReuse(error)) logSecurityEvent('refreshReused');
      await endSession(found.userId, found.sessionId);
      await userPool.revoke(found.poolToken);
      throw sessionEndedProblem();
    }
    const isSame = claimsOf(tokens.accessToken).origin_jti === found.sessionId;
    if (!isSame || !(await readSession(found))) throw sessionEndedProblem();
    const refreshToken = `${found.userId}.${found.handle}.${tokens.refreshToken}`;
    return { status: 200, body: sessionOf(await userOf(found.userId), tokens, refreshToken) };
  },

  async signOut({ body }) {
    const found = await findSession(body.refresh_token);
    if (found) {
      await endSession(found.userId, found.sessionId);
      await userPool.revoke(found.poolToken);
    }
    return { status: 204 };
  },

  async requestPasswordReset({ body: { email }, caller }) {
    await requestReset(email, caller);
    return { status: 204 };
  },

  async confirmPasswordReset({ body: { email, code, password }, caller }) {
    const link = await findLink('RESET', code);
    if (link?.email !== email) throw invalidCode();
    const { userId } = link;
    await repairProfile(userId);
    const profile = await readProfileNow(userId);
    // The link was sent to an address that the account no longer has.
    if (profile?.email !== email) throw invalidCode();
    // Only for the owner, because the problem reveals a part of the name.
    checkNewPassword('body.password', password, profile);
    const isKept = profile.deletion_due !== undefined && profile.email_verified_at === undefined;
    const kept = isKept ? queueNotice('deletion', userId, keptMail(email)) : undefined;
    const { use, restore } = await withOtherLinks('RESET', link);
    const items = [...use, ...reclaimItems(profile), ...(kept ? [kept.item] : [])];
    // Use up the links before the password is set, so that only one call sets it.
    if (!(await tryWrite(items))) throw invalidCode();
    await withProblems(userPool.setPassword(userId, password), (error) =>
      isUnknownUser(error) ? invalidCode() : problemOf(error),
    ).catch(async (problem: unknown) => {
      await transact(restore);
      throw problem;
    });
    const mail = queueMail(passwordResetMail({ to: email, caller }));
    await endSessions(userId, [mail.item]);
    await settleOrders(userId);
    await mail.deliver();
    await kept?.deliver();
    await deleteLinks('RESET', userId);
    await forgetGuessesOfStrangers(userId);
    const known = await recognizeCaller(email, caller);
    await forgetAttempts(email, known);
    // Someone else may have signed in before, and could use up the owner's attempts.
    for (const name of [email, codesOf(userId)]) await forgetCallers(name);
    return { status: 204, cookies: [await rememberCaller(email, caller, known)] };
  },

  async getMe({ userId }) {
    return { status: 200, body: await userOf(userId) };
  },

  async updateMe({ userId, body: { full_name } }) {
    const user = await userOf(userId);
    await changeName(userId, full_name);
    await copyName(userId);
    return { status: 200, body: { ...user, full_name } };
  },

  async changePassword({ userId, body: { current_password, new_password }, caller }) {
    const user = await userOf(userId);
    checkNewPassword('body.new_password', new_password, user);
    await checkPassword(userId, current_password);
    await withProblems(userPool.setPassword(userId, new_password), (error) =>
      problemOf(error, 'body.new_password'),
    );
    const mail = queueNotice('passwordChanged', userId, passwordChangedMail({ to: user.email, caller }));
    await endSessions(userId, [mail.item]);
    await mail.deliver();
    const session = await signInAgain(userId, new_password, caller);
    return session ? { status: 200, ...session } : { status: 204 };
  },

  async reportActivity({ userId, sessionId = '' }) {
    if (!(await recordActivity(userId, sessionId, await rolesOf(userId)))) throw sessionEndedProblem();
    return { status: 204 };
  },

  async listSessions({ userId, sessionId }) {
    const sessions = await listSessions(userId);
    const items = sessions.map(({ id, device, started_at, last_used_at }) => ({
      id,
      device,
      started_at,
      last_used_at,
      is_current: id === sessionId,
    }));
    return { status: 200, body: { items } };
  },

  async endSession({ userId, params }) {
    if (!(await endSession(userId, params.sessionId)))
      throw new HttpProblem(404, 'This session has already ended.');
    return { status: 204 };
  },

  async signOutEverywhere({ userId }) {
    await userOf(userId);
    await endSessions(userId);
    return { status: 204 };
  },
};
