import * as z from 'zod';
import { EmailLinkCode } from './email.ts';
import { accountRules } from '../account/rules.ts';
import { currentFactor } from './current-factor.ts';
import { text, typed } from '../api/fields.ts';
import { passwordCheckLimits, Session } from './operations.ts';
import { defineOperations, limitsPer, throttles } from '../api/operation.ts';
import { OwnPasskey } from './passkeys.ts';
import { twoStepRules } from './two-step-rules.ts';

/** Whether two-step verification is on, and with what. It is required of admins on a deployed stack. */
export const TwoStepState = z
  .object({
    is_on: z.boolean(),
    has_app: z.boolean(),
    passkeys: z.array(OwnPasskey),
    recovery_codes_left: z.int(),
    is_required: z.boolean(),
  })
  .meta({ id: 'TwoStepState' });
export type TwoStepState = z.infer<typeof TwoStepState>;

/** A new secret for an authenticator app, in base 32, and as the address that a QR code contains. */
export const TwoStepSetup = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'TwoStepSetup' });
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

/** New recovery codes. They replace all earlier ones; the API does not return them again. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export const PasswordCheck = z
  .object({ current_password: typed(accountRules.currentPassword), ...currentFactor })
  .meta({ id: 'PasswordCheck' });
const TwoStepConfirmation = z
  .object({ code: text(twoStepRules.appCode) })
  .meta({ id: 'TwoStepConfirmation' });
/** The challenge that the API returned for the password. */
export const SignInChallenge = z
  .string()
  .max(8192)
  .regex(/^[A-Za-z0-9_-]+$/);
const TwoStepSignIn = z
  .object({ challenge: SignInChallenge, code: text(twoStepRules.anyCode) })
  .meta({ id: 'TwoStepSignIn' });

/** The operations on two-step verification. */
export const twoStepOperations = defineOperations('identity', {
  signInTwoStep: {
    route: 'POST /api/auth/sign-in/two-step',
    access: 'public',
    summary: 'Exchange a sign-in challenge and a code from the app, or a recovery code, for a session',
    body: TwoStepSignIn,
    responses: { 200: Session },
    errors: [401],
    // The operation also counts the attempts for each account.
    limits: limitsPer(300, { address: 60 }),
    throttle: throttles.signIn,
    events: { 200: 'signInSucceeded', 400: 'twoStepFailed', 401: 'twoStepFailed', 429: 'signInLocked' },
  },
  getTwoStep: {
    route: 'GET /api/me/two-step',
    access: 'user',
    summary: 'Get whether two-step verification is on, the passkeys, and the number of recovery codes left',
    responses: { 200: TwoStepState },
  },
  startTwoStep: {
    route: 'POST /api/me/two-step',
    access: 'user',
    summary:
      'Make a secret for an authenticator app, the first or another one, which needs a current code; it works once it is confirmed',
    body: PasswordCheck,
    responses: { 200: TwoStepSetup },
    limits: passwordCheckLimits,
  },
  confirmTwoStep: {
    route: 'POST /api/me/two-step/confirm',
    access: 'user',
    summary:
      'Turn two-step verification on with a code from the app; ends all other sessions and returns recovery codes',
    body: TwoStepConfirmation,
    responses: { 200: RecoveryCodes },
    errors: [409],
    limits: limitsPer(3600, { address: 60, user: 30 }),
    events: { 200: 'twoStepEnabled' },
  },
  undoTwoStep: {
    route: 'POST /api/auth/two-step/undo',
    access: 'public',
    summary:
      'Undo a new authenticator app, or a passkey that was added or removed, with the code from the email about it: restores what was before, ends all sessions, and emails a link to set a new password',
    body: EmailLinkCode,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 60 }),
    events: { 204: 'twoStepUndone' },
  },
  replaceRecoveryCodes: {
    route: 'POST /api/me/two-step/recovery-codes',
    access: 'user',
    summary: 'Replace all recovery codes; needs a current code or passkey',
    body: PasswordCheck,
    responses: { 200: RecoveryCodes },
    errors: [409],
    limits: passwordCheckLimits,
  },
  removeTwoStep: {
    route: 'POST /api/me/two-step/remove',
    access: 'user',
    summary:
      'Turn two-step verification off with a current code or passkey; not possible for admins where it is required',
    body: PasswordCheck,
    responses: { 204: null },
    errors: [403, 409],
    limits: passwordCheckLimits,
    events: { 204: 'twoStepDisabled' },
  },
});
