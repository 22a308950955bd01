import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import type { Validate } from '../../components/form/submitForm.ts';
import { PasskeyButton } from '../identity/PasskeyButton.tsx';
import type { TwoStepValues } from '../identity/TwoStepForm.tsx';
import { currentCode } from './account.css.ts';

/** The label of the field, for the errors of its form. */
export const currentCodeLabel = 'Code';

/** The values of the field: the code, or the use of a passkey as `onUsePasskey` returned it. The other is empty. */
export type CurrentCodeValues = TwoStepValues & { passkey: string };

/** With what a change can be confirmed while two-step verification is on. */
export interface CurrentCode {
  /** Checks a code from the app or a recovery code. */
  validate: Validate<TwoStepValues>;
  /** Whether the account has an authenticator app. @default true */
  hasApp?: boolean | undefined;
  /** Asks the browser for a passkey; set it if the account has one. Resolves to its use, or to the reason if there is none. */
  onUsePasskey?: (() => Promise<{ passkey: string } | { reason: string }>) | undefined;
}

/** The field for the code that a change needs while two-step verification is on, or a passkey. Place it below the password. */
export function CurrentCodeField({ hasApp = true, onUsePasskey }: Omit<CurrentCode, 'validate'>): ReactNode {
  const [passkey, setPasskey] = useState('');
  const group = useRef<HTMLDivElement>(null);
  /** Shows the other way. The focused button disappears with this one. */
  const change = (next: string) => {
    flushSync(() => setPasskey(next));
    group.current?.focus();
  };
  return (
    <div ref={group} role="group" aria-label="Second step" tabIndex={-1} className={currentCode}>
      {passkey === '' ? (
        <TextField
          label={currentCodeLabel}
          name="code"
          autoComplete="one-time-code"
          description={
            hasApp
              ? 'The 6 digits from your authenticator app, or a recovery code.'
              : 'One of your recovery codes, if you cannot use a passkey.'
          }
          maxLength={40}
          isRequired
        />
      ) : (
        <>
          <input type="hidden" name="passkey" value={passkey} />
          <output>Passkey accepted.</output>
        </>
      )}
      {onUsePasskey && passkey === '' && (
        <div>
          <PasskeyButton
            onUse={async () => {
              const used = await onUsePasskey();
              if ('reason' in used) return used.reason;
              change(used.passkey);
              return undefined;
            }}
          />
        </div>
      )}
      {passkey !== '' && (
        <div>
          <Button variant="quiet" size="sm" onPress={() => change('')}>
            Use another way
          </Button>
        </div>
      )}
    </div>
  );
}

/** Joins the check of a form with that of its code, if it asks for one. A passkey needs no code. */
export const joinChecks =
  <Values extends Record<string, string>>(
    validate: Validate<Values>,
    validateCode: Validate<TwoStepValues> | undefined,
  ): Validate<Values & CurrentCodeValues> =>
  async (values) => {
    const codeErrors = values.passkey === '' ? await validateCode?.(values) : undefined;
    const errors = { ...(await validate(values)), ...codeErrors };
    return Object.keys(errors).length > 0
      ? (errors as Awaited<ReturnType<Validate<Values & CurrentCodeValues>>>)
      : undefined;
  };
