import { isAppCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import type { twoStepOperations } from '@redwhiteandcode/contract/identity/two-step.ts';
import { epochSeconds } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { queueNotice } from '../platform/notices.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readSession } from '../platform/sessions.ts';
import { tryTransact, tryWrite } from '../platform/table.ts';
import { codesOf, isTwoStepOn, ownPasskeys } from '../platform/two-step.ts';
import { challengeExpired, openChallenge } from './challenge.ts';
import { findLink } from './email-links.ts';
import { factorUndo, undoFactor } from './factor-undo.ts';
import { recognizeCaller, rememberCaller } from './known-callers.ts';
import { invalidLink, newRecoveryCodes, newSecret, sessionEndedProblem, uriOf } from './rules.ts';
import { checkCode, forgetGuesses, spendCurrentFactor, wrongCode } from './second-factor.ts';
import { finishSignIn, isRequired, isRequiredOf, setupEnded } from './second-step.ts';
import { endSessionsItem } from './sessions.ts';
import { checkPassword, userOf } from './sign-in.ts';
import {
  confirmItem,
  readTwoStep,
  removeItem,
  replaceCodesItem,
  savePending,
  type TwoStep,
} from './two-step.ts';
import { twoStepMail } from './security-mails.ts';

const isOff = () => new HttpProblem(409, 'Two-step verification is off.');
/** Returns the email about an app that is confirmed. */
const eventOf = ({ secret, passkeys }: TwoStep) =>
  secret !== undefined ? 'replaced' : passkeys ? 'appAdded' : 'on';

/** Implements the operations of two-step verification. */
export const twoStep: Implementation<typeof twoStepOperations> = {
  async signInTwoStep({ body: { challenge, code }, caller }) {
    const signIn = await openChallenge(challenge);
    const { userId } = signIn;
    const row = await readTwoStep(userId);
    if (!row || !isTwoStepOn(row)) throw challengeExpired();
    const known = await recognizeCaller(codesOf(userId), caller);
    const used = await checkCode(userId, row, code, known);
    const mails = isAppCode(code)
      ? []
      : [queueNotice('twoStep', userId, twoStepMail((await userOf(userId)).email, 'recoveryCode'))];
    const refused = () => wrongCode(code);
    const session = await finishSignIn(signIn, caller, { used, mails, refused });
    if (!isAppCode(code)) logSecurityEvent('recoveryCodeUsed');
    await forgetGuesses(userId, known, code);
    return session;
  },

  async getTwoStep({ userId }) {
    const [row, is_required] = await Promise.all([readTwoStep(userId), isRequiredOf(userId)]);
    const body = {
      is_on: isTwoStepOn(row),
      has_app: row?.secret !== undefined,
      passkeys: ownPasskeys(row),
      recovery_codes_left: row?.recovery_codes?.size ?? 0,
      is_required,
    };
    return { status: 200, body };
  },

  async startTwoStep({ userId, body: { current_password, ...factor }, caller }) {
    await checkPassword(userId, current_password);
    const current = await spendCurrentFactor(userId, factor, caller);
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
    const confirmed = await confirmItem(userId, row, pending, code, recovery_codes);
    if (!confirmed) throw wrongCode(code);
    const user = await userOf(userId);
    const { email } = user;
    const undo = factorUndo(userId, user, row);
    const mail = queueNotice('twoStep', userId, twoStepMail(email, eventOf(row), undo?.code));
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

  async replaceRecoveryCodes({ userId, body: { current_password, ...factor }, caller }) {
    await checkPassword(userId, current_password);
    await spendCurrentFactor(userId, factor, caller);
    const recovery_codes = newRecoveryCodes();
    const { email } = await userOf(userId);
    const mail = queueNotice('twoStep', userId, twoStepMail(email, 'newRecoveryCodes'));
    if (!(await tryWrite([await replaceCodesItem(userId, recovery_codes), mail.item]))) throw isOff();
    await mail.deliver();
    return { status: 200, body: { recovery_codes } };
  },

  async removeTwoStep({ userId, body: { current_password, ...factor }, caller }) {
    await checkPassword(userId, current_password);
    if (await isRequiredOf(userId)) throw isRequired();
    const row = await spendCurrentFactor(userId, factor, caller);
    const user = await userOf(userId);
    const undo = factorUndo(userId, user, row);
    const mail = queueNotice('twoStep', userId, twoStepMail(user.email, 'off', undo?.code));
    if (!(await tryWrite([removeItem(userId), mail.item, ...(undo ? [undo.item] : [])]))) throw isOff();
    await mail.deliver();
    return { status: 204 };
  },
};
