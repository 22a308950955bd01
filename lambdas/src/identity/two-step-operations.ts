import { isAppCode } from '../../contract/two-step-rules.ts';
import type { twoStepOperations } from '../../contract/two-step.ts';
import { epochSeconds } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { hasRole } from '../platform/roles.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readSession } from '../platform/sessions.ts';
import { ConditionFailed, tryTransact, tryWrite } from '../platform/table.ts';
import { codesOf } from '../platform/two-step.ts';
import { forgetAttempts } from './attempts.ts';
import { challengeExpired, openChallenge } from './challenge.ts';
import { findLink } from './email-links.ts';
import { factorUndo, undoFactor } from './factor-undo.ts';
import { recognizeCaller, rememberCaller } from './known-callers.ts';
import { invalidLink, problemOf, sessionEndedProblem } from './rules.ts';
import { checkCode, forgetGuesses, spendCurrentCode, wrongCode } from './second-factor.ts';
import { newDeviceMails } from './security-mails.ts';
import { endSessionsItem } from './sessions.ts';
import { beginSession, checkPassword, userOf, withProblems } from './sign-in.ts';
import { confirmItem, readTwoStep, removeItem, replaceCodesItem, savePending } from './two-step.ts';
import { twoStepMail } from './two-step-mails.ts';
import { newRecoveryCodes, newSecret, uriOf } from './two-step-rules.ts';
import { userPool } from './user-pool.ts';

/** Whether the user is an admin who must have two-step verification. */
const isRequiredOf = async (userId: string): Promise<boolean> =>
  environment().requiresAdminTwoStep && hasRole(userId, 'admin');

const setupEnded = () => new HttpProblem(409, 'This setup is no longer valid. Please start again.');
const isOff = () => new HttpProblem(409, 'Two-step verification is off.');
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
    await forgetGuesses(userId, known, code);
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

  async startTwoStep({ userId, body: { current_password, code }, caller }) {
    await checkPassword(userId, current_password);
    const current = await spendCurrentCode(userId, code, caller);
    const { email } = await userOf(userId);
    const secret = newSecret();
    if (!(await savePending(userId, secret, current))) throw setupEnded();
    return { status: 200, body: { secret, uri: uriOf(secret, email) } };
  },

  async confirmTwoStep({ userId, sessionId = '', body: { code }, caller }) {
    const row = await readTwoStep(userId);
    const pending = row?.pending;
    if (!pending || pending.expires <= epochSeconds()) throw setupEnded();
    const recovery_codes = newRecoveryCodes();
    const confirmed = await confirmItem(userId, pending, code, recovery_codes);
    if (!confirmed) throw wrongCode(code);
    const { email, email_verified } = await userOf(userId);
    // The address may be a stranger's until it is proven. Its owner takes over the account with a reset.
    const undo = email_verified ? factorUndo(userId, email, row) : undefined;
    const mail = queueMail(twoStepMail(email, row.secret ? 'replaced' : 'on', undo?.code));
    const session = await readSession({ userId, sessionId });
    if (!session) throw sessionEndedProblem();
    const { isWritten, failed } = await tryTransact([
      confirmed,
      endSessionsItem(userId, undefined, { [sessionId]: session }),
      mail.item,
      ...(undo ? [undo.item] : []),
    ]);
    if (!isWritten) throw failed[0] ? setupEnded() : sessionEndedProblem();
    await mail.deliver();
    const known = await recognizeCaller(email, caller);
    const cookie = await rememberCaller(email, caller, known, [codesOf(userId)]);
    return { status: 200, body: { recovery_codes }, cookies: [cookie] };
  },

  async undoTwoStep({ body: { code }, caller }) {
    const link = await findLink('UNDO_TWO_STEP', code);
    if (!link) throw invalidLink();
    await undoFactor(link, caller);
    return { status: 204 };
  },

  async replaceRecoveryCodes({ userId, body: { current_password, code }, caller }) {
    await checkPassword(userId, current_password);
    await spendCurrentCode(userId, code, caller);
    const recovery_codes = newRecoveryCodes();
    const { email } = await userOf(userId);
    const mail = queueMail(twoStepMail(email, 'newRecoveryCodes'));
    if (!(await tryWrite([await replaceCodesItem(userId, recovery_codes), mail.item]))) throw isOff();
    await mail.deliver();
    return { status: 200, body: { recovery_codes } };
  },

  async removeTwoStep({ userId, body: { current_password, code }, caller }) {
    await checkPassword(userId, current_password);
    if (await isRequiredOf(userId))
      throw new HttpProblem(403, 'Administrators need two-step verification, so it cannot be turned off.');
    await spendCurrentCode(userId, code, caller);
    const { email } = await userOf(userId);
    const mail = queueMail(twoStepMail(email, 'off'));
    if (!(await tryWrite([removeItem(userId), mail.item]))) throw isOff();
    await mail.deliver();
    return { status: 204 };
  },
};
