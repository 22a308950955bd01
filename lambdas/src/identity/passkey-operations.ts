import type { passkeyOperations } from '@redwhiteandcode/contract/identity/passkey-operations.ts';
import { maxPasskeys } from '@redwhiteandcode/contract/identity/passkey-rules.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { queueNotice } from '../platform/notices.ts';
import { readSession } from '../platform/sessions.ts';
import { tryTransact, tryWrite } from '../platform/table.ts';
import { codesOf, isTwoStepOn } from '../platform/two-step.ts';
import { challengeExpired, openChallenge } from './challenge.ts';
import { factorUndo } from './factor-undo.ts';
import { recognizeCaller, rememberCaller } from './known-callers.ts';
import {
  addPasskeyItem,
  challengeIn,
  removePasskeyItem,
  saveChallenge,
  spendPasskeyItem,
} from './passkey-items.ts';
import { checkNewPasskey, checkPasskeyUse, creationOf, newChallenge, requestOf } from './passkeys.ts';
import { newRecoveryCodes, sessionEndedProblem } from './rules.ts';
import { spendCurrentFactor, wrongPasskey } from './second-factor.ts';
import { finishSignIn, isRequired, isRequiredOf, setupEnded } from './second-step.ts';
import { endSessionsItem, sessionIsOpen } from './sessions.ts';
import { checkPassword, userOf } from './sign-in.ts';
import { isOnlyPasskey, readTwoStep, type TwoStep } from './two-step.ts';
import { twoStepMail } from './security-mails.ts';

const countOf = (row: TwoStep | undefined): number => Object.keys(row?.passkeys ?? {}).length;

const tooMany = () =>
  new HttpProblem(409, `An account can have ${maxPasskeys} passkeys. Remove one to add another.`);
const noPasskeys = () => new HttpProblem(409, 'This account has no passkeys.');
const isChanged = () =>
  new HttpProblem(409, 'Two-step verification was changed in the meantime. Please try again.');
const notValid = () =>
  fieldProblem(
    400,
    'body.credential',
    'This passkey could not be added. Please try again.',
    problemTypes.invalidCode,
  );

/** Implements the operations on passkeys. */
export const passkeys: Implementation<typeof passkeyOperations> = {
  async signInPasskey({ body: { challenge, passkey }, caller }) {
    const signIn = await openChallenge(challenge);
    const { userId } = signIn;
    const row = await readTwoStep(userId);
    if (!row?.passkeys || signIn.passkey === undefined) throw challengeExpired();
    const used = await checkPasskeyUse(passkey, row, signIn.passkey);
    if (!used) throw wrongPasskey();
    const item = spendPasskeyItem(userId, used.passkey, used.signCount);
    return finishSignIn(signIn, caller, { used: item, refused: wrongPasskey });
  },

  async startPasskey({ userId, body: { current_password, ...factor }, caller }) {
    await checkPassword(userId, current_password);
    const row = await spendCurrentFactor(userId, factor, caller);
    if (countOf(row) >= maxPasskeys) throw tooMany();
    const challenge = newChallenge();
    if (!(await saveChallenge(userId, row, 'pending_passkey', challenge))) throw isChanged();
    return { status: 200, body: creationOf(await userOf(userId), row, challenge) };
  },

  async confirmPasskey({ userId, sessionId = '', body, caller }) {
    const row = await readTwoStep(userId);
    const challenge = challengeIn(row, 'pending_passkey');
    if (!row || challenge === undefined) throw setupEnded();
    if (countOf(row) >= maxPasskeys) throw tooMany();
    const passkey = await checkNewPasskey(body, challenge);
    const ids = Object.values(row.passkeys ?? {}).map(({ credential_id }) => credential_id);
    if (!passkey || ids.includes(passkey.credential_id)) throw notValid();
    const wasOn = isTwoStepOn(row);
    const recovery_codes = wasOn ? undefined : newRecoveryCodes();
    const user = await userOf(userId);
    const undo = factorUndo(userId, user, row);
    const event = wasOn ? 'passkeyAdded' : 'onWithPasskey';
    const mail = queueNotice('twoStep', userId, twoStepMail(user.email, event, undo?.code));
    const session = await readSession({ userId, sessionId });
    if (!session) throw sessionEndedProblem();
    const { isWritten, failed } = await tryTransact([
      await addPasskeyItem(userId, row, challenge, passkey, recovery_codes),
      // The other sessions have not passed the second step if it was off.
      wasOn ? sessionIsOpen(userId, sessionId) : endSessionsItem(userId, undefined, { [sessionId]: session }),
      mail.item,
      ...(undo ? [undo.item] : []),
    ]);
    if (!isWritten) throw failed[0] ? setupEnded() : sessionEndedProblem();
    await mail.deliver();
    const known = await recognizeCaller(user.email, caller);
    const cookies = [await rememberCaller(user.email, caller, known, [codesOf(userId)])];
    return recovery_codes ? { status: 200, body: { recovery_codes }, cookies } : { status: 204, cookies };
  },

  async requestPasskey({ userId }) {
    const row = await readTwoStep(userId);
    if (!row?.passkeys) throw noPasskeys();
    const challenge = newChallenge();
    if (!(await saveChallenge(userId, row, 'requested_passkey', challenge))) throw isChanged();
    return { status: 200, body: requestOf(row, challenge) };
  },

  async removePasskey({ userId, params: { passkeyId }, body: { current_password, ...factor }, caller }) {
    await checkPassword(userId, current_password);
    const row = await spendCurrentFactor(userId, factor, caller);
    if (!row?.passkeys?.[passkeyId]) throw new HttpProblem(404, 'This passkey was already removed.');
    const isLast = isOnlyPasskey(row);
    if (isLast && (await isRequiredOf(userId))) throw isRequired();
    const user = await userOf(userId);
    const undo = factorUndo(userId, user, row);
    const mail = queueNotice(
      'twoStep',
      userId,
      twoStepMail(user.email, isLast ? 'off' : 'passkeyRemoved', undo?.code),
    );
    const items = [removePasskeyItem(userId, row, passkeyId), mail.item, ...(undo ? [undo.item] : [])];
    if (!(await tryWrite(items))) throw isChanged();
    await mail.deliver();
    return { status: 204 };
  },
};
