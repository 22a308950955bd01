import {
  type PasswordCheckValues,
  type SubmitForm,
  toast,
  type TwoStepValues,
} from '@redwhiteandcode/design-system';
import type { TwoStepSetup } from '@redwhiteandcode/lambdas/contract/two-step.ts';
import { callSignedIn } from '../api/client.ts';
import { toastFormErrors } from '../auth/formErrors.ts';
import { twoStepCopy as copy } from '../copy/twoStep.ts';
import { refreshSessions } from './refreshSessions.ts';

/** Runs a call and returns its errors for a form with this field. */
async function submit<Field extends string>(field: Field, run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    return toastFormErrors(error, [field]);
  }
}

type OfPassword = SubmitForm<PasswordCheckValues>;

/** Returns the handler that requests a secret for an authenticator app. */
export const startSetup =
  (onStarted: (setup: TwoStepSetup) => void): OfPassword =>
  (body) =>
    submit('current_password', async () => onStarted(await callSignedIn('POST /api/me/two-step', { body })));

/** Returns the handler that turns two-step verification on. */
export const confirmSetup =
  (onCodes: (codes: readonly string[]) => void): SubmitForm<TwoStepValues> =>
  (body) =>
    submit('code', async () => {
      const { recovery_codes } = await callSignedIn('POST /api/me/two-step/confirm', { body });
      onCodes(recovery_codes);
      void refreshSessions();
    });

/** Returns the handler that makes new recovery codes. */
export const replaceCodes =
  (onCodes: (codes: readonly string[]) => void): OfPassword =>
  (body) =>
    submit('current_password', async () => {
      const { recovery_codes } = await callSignedIn('POST /api/me/two-step/recovery-codes', { body });
      onCodes(recovery_codes);
    });

/** Returns the handler that turns two-step verification off. */
export const turnOff =
  (onTurnedOff: () => Promise<unknown>): OfPassword =>
  (body) =>
    submit('current_password', async () => {
      await callSignedIn('POST /api/me/two-step/remove', { body });
      await onTurnedOff();
      toast({ title: copy.turnedOff, tone: 'success' });
    });
