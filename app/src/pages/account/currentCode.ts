import type { CurrentCode, CurrentCodeValues } from '@redwhiteandcode/design-system';
import type { PasskeyUse } from '@redwhiteandcode/contract/identity/passkeys.ts';
import type { TwoStepState } from '@redwhiteandcode/contract/identity/two-step.ts';
import { checkAnyCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { askForPasskey } from '../../parts/identity/passkeys.ts';

/** Asks the browser for a passkey in place of a code. Returns its use as text for a form, or the reason if there is none. */
export const passkeyForChange: NonNullable<CurrentCode['onUsePasskey']> = async () => {
  try {
    const used = await askForPasskey(await callSignedIn('POST /api/me/two-step/passkeys/request', {}));
    return 'reason' in used ? used : { passkey: JSON.stringify(used.passkey) };
  } catch (error) {
    return { reason: errorMessageOf(error) };
  }
};

/** Returns what a form asks for while two-step verification is on. */
export const currentCodeOf = ({ is_on, has_app, passkeys }: TwoStepState): CurrentCode | undefined =>
  is_on
    ? {
        validate: checkAnyCode,
        hasApp: has_app,
        onUsePasskey: passkeys.length > 0 ? passkeyForChange : undefined,
      }
    : undefined;

/** Returns the part of a request's body with the code or the passkey of a form, if it asked for one. */
export const factorOf = ({ code, passkey }: CurrentCodeValues) => ({
  ...(passkey !== '' && { passkey: JSON.parse(passkey) as PasskeyUse }),
  ...(passkey === '' && code !== '' && { code }),
});
