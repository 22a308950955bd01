import {
  type PasswordCheckValues,
  type SubmitForm,
  toast,
  type TwoStepValues,
} from '@redwhiteandcode/design-system';
import type { TwoStepSetup } from '@redwhiteandcode/contract/identity/two-step.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { twoStepCopy as copy, passkeyCopy } from '../../parts/identity/twoStepCopy.ts';
import { createPasskey } from '../../parts/identity/passkeys.ts';
import { factorOf } from './currentCode.ts';
import { refreshSessions } from './refreshSessions.ts';

/** Runs a call and returns its errors for a form with these fields. */
async function submit<Field extends string>(fields: Field[], run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    return toastFormErrors(error, fields);
  }
}

const checkFields: (keyof PasswordCheckValues)[] = ['current_password', 'code'];

/** Returns the body of a change: the code or the passkey only if the form asked for one. */
const bodyOf = ({ current_password, ...values }: PasswordCheckValues) => ({
  current_password,
  ...factorOf(values),
});

type OfPassword = SubmitForm<PasswordCheckValues>;

/** Returns the handler that requests a secret for an authenticator app. */
export const startSetup =
  (onStarted: (setup: TwoStepSetup) => void): OfPassword =>
  (values) =>
    submit(checkFields, async () =>
      onStarted(await callSignedIn('POST /api/me/two-step', { body: bodyOf(values) })),
    );

/** Returns the handler that turns two-step verification on. */
export const confirmSetup =
  (onCodes: (codes: readonly string[]) => void): SubmitForm<TwoStepValues> =>
  (body) =>
    submit(['code'], async () => {
      const { recovery_codes } = await callSignedIn('POST /api/me/two-step/confirm', { body });
      onCodes(recovery_codes);
      void refreshSessions();
    });

/** Returns the handler that makes new recovery codes. */
export const replaceCodes =
  (onCodes: (codes: readonly string[]) => void): OfPassword =>
  (values) =>
    submit(checkFields, async () => {
      const body = bodyOf(values);
      const { recovery_codes } = await callSignedIn('POST /api/me/two-step/recovery-codes', { body });
      onCodes(recovery_codes);
    });

/** Returns the handler that turns two-step verification off. */
export const turnOff =
  (onTurnedOff: () => Promise<unknown>): OfPassword =>
  (values) =>
    submit(checkFields, async () => {
      await callSignedIn('POST /api/me/two-step/remove', { body: bodyOf(values) });
      await onTurnedOff();
      toast({ title: copy.turnedOff, tone: 'success' });
    });

/** Returns the handler that makes a passkey and adds it. The first one gives recovery codes. */
export const addPasskey =
  (onAdded: () => Promise<unknown>, onCodes: (codes: readonly string[]) => void): OfPassword =>
  async (values) => {
    try {
      const made = await createPasskey(
        await callSignedIn('POST /api/me/two-step/passkeys', { body: bodyOf(values) }),
      );
      if ('reason' in made) return { form: made.reason };
      const body = { name: values.name, credential: made.credential };
      const codes = await callSignedIn('POST /api/me/two-step/passkeys/confirm', { body });
      if (codes) {
        onCodes(codes.recovery_codes);
        void refreshSessions();
        return undefined;
      }
      await onAdded();
      toast({ title: passkeyCopy.added, tone: 'success' });
    } catch (error) {
      return toastFormErrors(error, [...checkFields, 'name']);
    }
  };

/** Returns the handler that removes a passkey. */
export const removePasskey =
  (onRemoved: () => Promise<unknown>) =>
  ({ id }: { id: string }): OfPassword =>
  (values) =>
    submit(checkFields, async () => {
      const path = { passkeyId: id };
      await callSignedIn('POST /api/me/two-step/passkeys/{passkeyId}/remove', { path, body: bodyOf(values) });
      await onRemoved();
      toast({ title: passkeyCopy.removed, tone: 'success' });
    });
