import { problemTypes } from '../../contract/problem-types.ts';
import { isAppCode } from '../../contract/two-step-rules.ts';
import type { Limit } from '../../contract/operation.ts';
import type { twoStepOperations } from '../../contract/two-step.ts';
import { countCall, forgetCalls, limitItem } from '../platform/caller-limits.ts';
import { epochSeconds } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { hasRole } from '../platform/roles.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readSession } from '../platform/sessions.ts';
import { ConditionFailed, tryTransact, tryWrite } from '../platform/table.ts';
import { codesOf } from '../platform/two-step.ts';
import { forgetAttempts } from './attempts.ts';
import { challengeExpired, openChallenge } from './challenge.ts';
import { type KnownCaller, recognizeCaller, rememberCaller } from './known-callers.ts';
import { problemOf, sessionEndedProblem } from './rules.ts';
import { newDeviceMails } from './security-mails.ts';
import { endSessionsItem } from './sessions.ts';
import { beginSession, checkPassword, userOf, withProblems } from './sign-in.ts';
import {
  confirmItem,
  readTwoStep,
  removeItem,
  replaceCodesItem,
  savePending,
  type TwoStep,
  spendCodeItem,
} from './two-step.ts';
import { twoStepMail } from './two-step-mails.ts';
import { newRecoveryCodes, newSecret, uriOf } from './two-step-rules.ts';
import { userPool } from './user-pool.ts';

/** Whether the user is an admin who must have two-step verification. */
const isRequiredOf = async (userId: string): Promise<boolean> =>
  environment().requiresAdminTwoStep && hasRole(userId, 'admin');

const setupEnded = () => new HttpProblem(409, 'This setup is no longer valid. Please start again.');
const isOff = () => new HttpProblem(409, 'Two-step verification is off.');
const wrongCode = (code: string) =>
  fieldProblem(
    400,
    'body.code',
    isAppCode(code)
      ? 'This code is not valid. Enter the next one that your app shows.'
      : 'This recovery code is not valid or was already used.',
    problemTypes.invalidCode,
  );

/**
 * Codes of the app that can be tried in a day: so many by each caller who has completed a second step before, and by all
 * others together. At three valid codes in a million, a guess in 180 years; after the first day, the owner knows.
 */
const guesses: Record<'known' | 'unknown', Limit> = {
  known: { count: 10, seconds: 86_400, by: 'user' },
  unknown: { count: 5, seconds: 86_400, by: 'user' },
};

function guessesOf(userId: string, { isKnown, id }: KnownCaller): [string, Limit, string] {
  return isKnown ? ['knownTwoStep', guesses.known, `${userId} ${id}`] : ['twoStep', guesses.unknown, userId];
}

/** Emails the owner once a day that someone with the right password enters wrong codes. */
async function warnOwner(userId: string): Promise<void> {
  const mail = queueMail(twoStepMail((await userOf(userId)).email, 'codesRefused'));
  const limit = limitItem('twoStepWarning', { count: 1, seconds: 86_400, by: 'user' }, userId);
  if (limit && (await tryWrite([mail.item, limit.item]))) await mail.deliver();
}

/**
 * Checks a code and returns the item that uses it up. Counts codes of the app before they are checked, so that concurrent
 * guesses count too; recovery codes have too many bits to be guessed. Throws an HttpProblem 400 or 429.
 */
async function checkCode(userId: string, row: TwoStep, code: string, known: KnownCaller) {
  if (isAppCode(code)) {
    await countCall(...guessesOf(userId, known)).catch(async (problem: unknown) => {
      if (!known.isKnown) await warnOwner(userId);
      throw problem;
    });
  }
  const item = await spendCodeItem(userId, row, code);
  if (!item) throw wrongCode(code);
  return item;
}

/** Converts a refusal of the pool: the account was disabled, or its sessions or the challenge's token ended. */
function refreshProblemOf(error: unknown): HttpProblem | undefined {
  const problem = problemOf(error);
  return problem?.status === 401 ? challengeExpired() : problem;
}

/** Implements the operations of two-step verification. */
export const twoStep: Implementation<typeof twoStepOperations> = {
  async signInTwoStep({ body: { challenge, code }, caller }) {
    const { userId, email, token } = await openChallenge(challenge);
    const row = await readTwoStep(userId);
    if (!row?.secret) throw challengeExpired();
    const known = await recognizeCaller(codesOf(userId), caller);
    const used = await checkCode(userId, row, code, known);
    const tokens = await withProblems(userPool.refresh(token), refreshProblemOf);
    const knownByEmail = await recognizeCaller(email, caller);
    const mails = await newDeviceMails(email, knownByEmail, caller);
    if (!isAppCode(code)) mails.push(queueMail(twoStepMail((await userOf(userId)).email, 'recoveryCode')));
    const { body, cookies } = await beginSession(tokens, caller, { items: [used], mails }).catch(
      (error: unknown) => {
        // A concurrent call has used the code.
        throw error instanceof ConditionFailed ? wrongCode(code) : error;
      },
    );
    if (!isAppCode(code)) logSecurityEvent('recoveryCodeUsed');
    await forgetCalls(...guessesOf(userId, known));
    await forgetAttempts(email, knownByEmail);
    return {
      status: 200,
      body,
      cookies: [...cookies, await rememberCaller(email, caller, knownByEmail, [codesOf(userId)])],
    };
  },

  async getTwoStep({ userId }) {
    const [row, is_required] = await Promise.all([readTwoStep(userId), isRequiredOf(userId)]);
    const recovery_codes_left = row?.recovery_codes?.size ?? 0;
    return { status: 200, body: { is_on: row?.secret !== undefined, recovery_codes_left, is_required } };
  },

  async startTwoStep({ userId, body: { current_password } }) {
    await checkPassword(userId, current_password);
    const { email } = await userOf(userId);
    const secret = newSecret();
    await savePending(userId, secret);
    return { status: 200, body: { secret, uri: uriOf(secret, email) } };
  },

  async confirmTwoStep({ userId, sessionId = '', body: { code }, caller }) {
    const row = await readTwoStep(userId);
    const pending = row?.pending;
    if (!pending || pending.expires <= epochSeconds()) throw setupEnded();
    const recovery_codes = newRecoveryCodes();
    const confirmed = await confirmItem(userId, pending, code, recovery_codes);
    if (!confirmed) throw wrongCode(code);
    const { email } = await userOf(userId);
    const mail = queueMail(twoStepMail(email, row.secret ? 'replaced' : 'on'));
    const session = await readSession({ userId, sessionId });
    if (!session) throw sessionEndedProblem();
    const { isWritten, failed } = await tryTransact([
      confirmed,
      endSessionsItem(userId, undefined, { [sessionId]: session }),
      mail.item,
    ]);
    if (!isWritten) throw failed[0] ? setupEnded() : sessionEndedProblem();
    await mail.deliver();
    const known = await recognizeCaller(email, caller);
    const cookie = await rememberCaller(email, caller, known, [codesOf(userId)]);
    return { status: 200, body: { recovery_codes }, cookies: [cookie] };
  },

  async replaceRecoveryCodes({ userId, body: { current_password } }) {
    await checkPassword(userId, current_password);
    const recovery_codes = newRecoveryCodes();
    const { email } = await userOf(userId);
    const mail = queueMail(twoStepMail(email, 'newRecoveryCodes'));
    if (!(await tryWrite([await replaceCodesItem(userId, recovery_codes), mail.item]))) throw isOff();
    await mail.deliver();
    return { status: 200, body: { recovery_codes } };
  },

  async removeTwoStep({ userId, body: { current_password } }) {
    await checkPassword(userId, current_password);
    if (await isRequiredOf(userId))
      throw new HttpProblem(403, 'Administrators need two-step verification, so it cannot be turned off.');
    const { email } = await userOf(userId);
    const mail = queueMail(twoStepMail(email, 'off'));
    if (!(await tryWrite([removeItem(userId), mail.item]))) throw isOff();
    await mail.deliver();
    return { status: 204 };
  },
};
