import type { Session, TwoStepChallenge } from '@redwhiteandcode/contract/identity/operations.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import type { QueuedMail } from '../platform/mail-outbox.ts';
import { hasRole } from '../platform/roles.ts';
import type { TransactItem } from '../platform/table.ts';
import { codesOf } from '../platform/two-step.ts';
import { forgetAttempts } from './attempts.ts';
import { type Challenge, challengeExpired, challengeSeconds, sealChallenge } from './challenge.ts';
import { recognizeCaller, rememberCaller } from './known-callers.ts';
import { newChallenge, requestOf } from './passkeys.ts';
import { problemOf } from './rules.ts';
import { newDeviceMails } from './security-mails.ts';
import { beginSession, type StartedSession, withProblems } from './sign-in.ts';
import { readTwoStep, twoStepIsOff } from './two-step.ts';
import { type Tokens, userPool } from './user-pool.ts';

/** Whether the user is an admin who must have two-step verification. */
export const isRequiredOf = async (userId: string): Promise<boolean> =>
  environment().requiresAdminTwoStep && hasRole(userId, 'admin');

/** Makes the problem of an admin who may not turn two-step verification off. */
export const isRequired = () =>
  new HttpProblem(403, 'Administrators need two-step verification, so it cannot be turned off.');
/** Makes the problem of a setup that was started again, finished, or is too old. */
export const setupEnded = () => new HttpProblem(409, 'This setup is no longer valid. Please start again.');

/** A sign-in whose password was right. */
type FirstStep = Pick<Challenge, 'userId' | 'email' | 'began'>;

/** What follows a right password: the session, or the second step if two-step verification is on. */
type AfterPassword =
  | { kind: 'session'; session: StartedSession }
  | { kind: 'two-step-required'; challenge: TwoStepChallenge };

/**
 * Starts the session of a sign-in whose password was right, unless two-step verification is on. The transaction that writes
 * the session checks that it is off, so that no session starts without the second step while it is being turned on.
 */
export async function continueSignIn(
  tokens: Tokens,
  signIn: FirstStep,
  caller: CallerInfo | undefined,
  mails: readonly QueuedMail[],
): Promise<AfterPassword> {
  const session = await beginSession(tokens, caller, signIn.began, {
    guard: twoStepIsOff(signIn.userId),
    mails,
  });
  return session
    ? { kind: 'session', session }
    : {
        kind: 'two-step-required',
        challenge: await askForSecondStep({ ...signIn, token: tokens.refreshToken }),
      };
}

/** Asks for the second step of a sign-in: for a code, or for a passkey if there are any. */
async function askForSecondStep(signIn: FirstStep & Pick<Challenge, 'token'>): Promise<TwoStepChallenge> {
  const row = await readTwoStep(signIn.userId);
  const passkey = row?.passkeys && newChallenge();
  return {
    challenge: await sealChallenge({ ...signIn, passkey }),
    expires_in: challengeSeconds,
    has_app: row?.secret !== undefined,
    ...(row && passkey && { passkey: requestOf(row, passkey) }),
  };
}

/** Converts a refusal of the pool: the account was disabled, or its sessions or the challenge's token ended. */
function refreshProblemOf(error: unknown): HttpProblem | undefined {
  const problem = problemOf(error);
  return problem?.status === 401 ? challengeExpired() : problem;
}

/**
 * Starts the session of a sign-in whose second step was right, in the transaction that uses the code or passkey up with
 * `used`. Throws `refused` if a concurrent call has used it up.
 */
export async function finishSignIn(
  { userId, email, token, began }: Challenge,
  caller: CallerInfo | undefined,
  {
    used,
    mails = [],
    refused,
  }: { used: TransactItem; mails?: readonly QueuedMail[]; refused: () => HttpProblem },
): Promise<{ status: 200; body: Session; cookies: string[] }> {
  const tokens = await withProblems(userPool.refresh(token), refreshProblemOf);
  const known = await recognizeCaller(email, caller);
  const allMails = [...(await newDeviceMails({ userId, email }, known, caller)), ...mails];
  const session = await beginSession(tokens, caller, began, { guard: used, mails: allMails });
  if (!session) throw refused();
  await forgetAttempts(email, known);
  const cookie = await rememberCaller(email, caller, known, [codesOf(userId)]);
  return { status: 200, body: session.body, cookies: [...session.cookies, cookie] };
}
