import * as z from 'zod';
import { passwordCheckLimits, Session } from './operations.ts';
import { defineOperations, limitsPer, throttles } from '../api/operation.ts';
import { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from './passkeys.ts';
import { PasswordCheck, RecoveryCodes, SignInChallenge } from './two-step.ts';

/** A sign-in challenge, and the use of a passkey for it. */
const PasskeySignIn = z
  .object({ challenge: SignInChallenge, passkey: PasskeyUse })
  .meta({ id: 'PasskeySignIn' });

/** The operations on passkeys, which are a second step beside the authenticator app. */
export const passkeyOperations = defineOperations('identity', {
  signInPasskey: {
    route: 'POST /api/auth/sign-in/passkey',
    access: 'public',
    summary: 'Exchange a sign-in challenge and the use of a passkey for a session',
    body: PasskeySignIn,
    responses: { 200: Session },
    errors: [401],
    limits: limitsPer(300, { address: 60 }),
    throttle: throttles.signIn,
    events: { 200: 'signInSucceeded', 400: 'twoStepFailed', 401: 'twoStepFailed', 429: 'signInLocked' },
  },
  startPasskey: {
    route: 'POST /api/me/two-step/passkeys',
    access: 'user',
    summary:
      'Ask for what a browser needs to make a passkey; needs a current code or passkey while two-step verification is on',
    body: PasswordCheck,
    responses: { 200: PasskeyCreation },
    errors: [409],
    limits: passwordCheckLimits,
  },
  confirmPasskey: {
    route: 'POST /api/me/two-step/passkeys/confirm',
    access: 'user',
    summary:
      'Add the passkey that a browser has made. The first one turns two-step verification on, ends all other sessions and returns recovery codes, if the account has no authenticator app',
    body: NewPasskey,
    responses: { 200: RecoveryCodes, 204: null },
    errors: [409],
    limits: limitsPer(3600, { address: 60, user: 30 }),
    events: { 200: 'twoStepEnabled', 204: 'passkeyAdded' },
  },
  requestPasskey: {
    route: 'POST /api/me/two-step/passkeys/request',
    access: 'user',
    summary: 'Ask for what a browser needs to use a passkey for the next change that needs a current code',
    responses: { 200: PasskeyRequest },
    errors: [409],
    limits: limitsPer(3600, { address: 120, user: 60 }),
  },
  removePasskey: {
    route: 'POST /api/me/two-step/passkeys/{passkeyId}/remove',
    access: 'user',
    summary:
      'Remove a passkey with a current code or passkey; turns two-step verification off if nothing else is left, which is not possible for admins where it is required',
    params: z.object({ passkeyId: z.string().min(1).max(64) }),
    body: PasswordCheck,
    responses: { 204: null },
    errors: [403, 404, 409],
    limits: passwordCheckLimits,
    events: { 204: 'passkeyRemoved' },
  },
});
