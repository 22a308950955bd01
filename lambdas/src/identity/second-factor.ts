import type { CurrentFactor } from '@redwhiteandcode/contract/identity/current-factor.ts';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import type { PasskeyUse } from '@redwhiteandcode/contract/identity/passkeys.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { codeNeeded, isAppCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { countCall, forgetCalls, forgetItem, limitItem } from '../platform/caller-limits.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { fieldProblem } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { queueNotice } from '../platform/notices.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { type TransactItem, tryWrite } from '../platform/table.ts';
import { codesOf, isTwoStepOn } from '../platform/two-step.ts';
import { type KnownCaller, recognizeCaller } from './known-callers.ts';
import { challengeIn, spendPasskeyItem } from './passkey-items.ts';
import { checkPasskeyUse } from './passkeys.ts';
import { userOf } from './sign-in.ts';
import { readTwoStep, spendCodeItem, type TwoStep } from './two-step.ts';
import { twoStepMail } from './security-mails.ts';

/** Makes the problem of a wrong or used code. */
export const wrongCode = (code: string) =>
  fieldProblem(
    400,
    'body.code',
    isAppCode(code)
      ? 'This code is not valid. Enter the next one that your app shows.'
      : 'This recovery code is not valid or was already used.',
    problemTypes.invalidCode,
  );

/** Makes the problem of a passkey whose use is not valid. */
export const wrongPasskey = () =>
  fieldProblem(
    400,
    'body.passkey',
    'This passkey was not accepted. Try again, or enter a code.',
    problemTypes.invalidCode,
  );

const day = 86_400;

/**
 * Codes that can be tried in a day: so many by each caller who has completed a second step before, and by all others
 * together. At three valid codes of an app in a million, a guess in 180 years; after the first day, the owner knows. Codes
 * of each kind count separately, so that guesses of one kind do not refuse the owner's codes of the other.
 */
const guesses: Record<'known' | 'unknown', Limit> = {
  known: { count: 10, seconds: day, by: 'user' },
  unknown: { count: 5, seconds: day, by: 'user' },
};

/**
 * Forgets the wrong codes that strangers entered, after the owner has set a new password: the strangers no longer know it,
 * and the owner may use a new device. Wrong app codes are forgotten only once a day, because someone who can read the owner's
 * email could reset the password repeatedly to get more guesses.
 */
export async function forgetGuessesOfStrangers(userId: string): Promise<void> {
  await forgetCalls('recoveryCode', guesses.unknown, userId);
  const first = limitItem('twoStepForgotten', { count: 1, seconds: day, by: 'user' }, userId);
  if (first) await tryWrite([first.item, forgetItem('twoStep', guesses.unknown, userId)]);
}

function guessesOf(userId: string, { isKnown, id }: KnownCaller, code: string): [string, Limit, string] {
  const [ofCaller, ofAll] = isAppCode(code)
    ? ['knownTwoStep', 'twoStep']
    : ['knownRecoveryCode', 'recoveryCode'];
  return isKnown ? [ofCaller, guesses.known, `${userId} ${id}`] : [ofAll, guesses.unknown, userId];
}

/** Forgets the wrong codes of a caller who entered a right one of the same kind. */
export const forgetGuesses = (userId: string, known: KnownCaller, code: string): Promise<void> =>
  forgetCalls(...guessesOf(userId, known, code));

/** Emails the owner once a day that someone with the right password enters wrong codes. */
async function warnOwner(userId: string): Promise<void> {
  const mail = queueMail(twoStepMail((await userOf(userId)).email, 'codesRefused'));
  const limit = limitItem('twoStepWarning', { count: 1, seconds: day, by: 'user' }, userId);
  if (limit && (await tryWrite([mail.item, limit.item]))) await mail.deliver();
}

/**
 * Checks a code and returns the item that uses it up. Counts codes before they are checked, so that concurrent guesses count
 * too. Throws an HttpProblem 400 or 429.
 */
export async function checkCode(
  userId: string,
  row: TwoStep,
  code: string,
  known: KnownCaller,
): Promise<TransactItem> {
  await countCall(...guessesOf(userId, known, code)).catch(async (problem: unknown) => {
    // A known caller who runs out of an app's codes is probably the owner. A recovery code is typed from a list.
    if (!known.isKnown || !isAppCode(code)) await warnOwner(userId);
    throw problem;
  });
  const item = await spendCodeItem(userId, row, code);
  if (!item) throw wrongCode(code);
  return item;
}

/** Checks the code of a change and uses it up. */
async function spendCurrentCode(
  userId: string,
  row: TwoStep,
  code: string | undefined,
  caller: CallerInfo | undefined,
): Promise<void> {
  if (code === undefined) throw fieldProblem(400, 'body.code', codeNeeded);
  const known = await recognizeCaller(codesOf(userId), caller);
  const used = await checkCode(userId, row, code, known);
  const { email } = await userOf(userId);
  const mail = isAppCode(code)
    ? undefined
    : queueNotice('twoStep', userId, twoStepMail(email, 'recoveryCode'));
  if (!(await tryWrite([used, ...(mail ? [mail.item] : [])]))) throw wrongCode(code);
  await mail?.deliver();
  if (!isAppCode(code)) logSecurityEvent('recoveryCodeUsed');
  await forgetGuesses(userId, known, code);
}

/** Checks the use of a passkey for a change, and uses its challenge up. */
async function spendPasskey(userId: string, row: TwoStep, use: PasskeyUse): Promise<void> {
  const challenge = challengeIn(row, 'requested_passkey');
  const used = challenge === undefined ? undefined : await checkPasskeyUse(use, row, challenge);
  if (!used || !(await tryWrite([spendPasskeyItem(userId, used.passkey, used.signCount, challenge)])))
    throw wrongPasskey();
}

/**
 * Checks and uses up the code, or the use of a passkey, that a change of the account needs while two-step verification is
 * on, and returns the user's two-step verification. Throws an HttpProblem 400 if it is missing or wrong, and 429 after too
 * many codes.
 */
export async function spendCurrentFactor(
  userId: string,
  { code, passkey }: CurrentFactor,
  caller: CallerInfo | undefined,
): Promise<TwoStep | undefined> {
  const row = await readTwoStep(userId);
  if (!row || !isTwoStepOn(row)) return row;
  try {
    if (passkey) await spendPasskey(userId, row, passkey);
    else await spendCurrentCode(userId, row, code, caller);
  } catch (error) {
    if (passkey ?? code) logSecurityEvent('twoStepFailed');
    throw error;
  }
  // A code can seal the secret again, with another key.
  return readTwoStep(userId);
}
