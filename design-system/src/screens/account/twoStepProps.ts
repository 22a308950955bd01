import type { ReactNode } from 'react';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import type { TwoStepValues } from '../identity/TwoStepForm.tsx';
import type { CurrentCode } from './CurrentCodeField.tsx';
import type { AccountPasskey } from './PasskeyList.tsx';
import type { PasswordCheckValues } from './PasswordDialog.tsx';

/** The state of two-step verification: off, being set up with the app's secret, or on. */
export type TwoStepState =
  | { status: 'off' }
  | { status: 'setup'; secret: string; qrCode: ReactNode }
  | { status: 'on'; recoveryCodesLeft: number; hasApp: boolean; passkeys: readonly AccountPasskey[] };

export interface TwoStepSetupProps {
  state: TwoStepState;
  /** Whether the user should turn it on or must have it on, as administrators. @default 'optional' */
  need?: 'optional' | 'recommended' | 'required' | undefined;
  /** The checks of a code from the app, of a code from the app or a recovery code, of the password, and of a passkey's name. */
  validate: {
    code: Validate<TwoStepValues>;
    anyCode: Validate<TwoStepValues>;
    password: Validate<{ current_password: string }>;
    passkeyName: Validate<{ name: string }>;
  };
  /** Requests a secret for the first or another app; the page then passes the state `setup`. */
  onStart: SubmitForm<PasswordCheckValues>;
  /** Turns two-step verification on with a code from the app. The page then shows RecoveryCodes. */
  onConfirm: SubmitForm<TwoStepValues>;
  /** Cancels the setup. */
  onCancel: () => void;
  /** Makes new recovery codes, which the page then shows as RecoveryCodes. */
  onReplaceCodes: SubmitForm<PasswordCheckValues>;
  onTurnOff: SubmitForm<PasswordCheckValues>;
  /** Makes a passkey in the browser and adds it with its name. The first one turns two-step verification on. */
  onAddPasskey: SubmitForm<PasswordCheckValues>;
  onRemovePasskey: (passkey: AccountPasskey) => SubmitForm<PasswordCheckValues>;
  /** Asks the browser for a passkey in place of a code. */
  onUsePasskey: NonNullable<CurrentCode['onUsePasskey']>;
  /** The number of passkeys that an account can have. */
  maxPasskeys: number;
}
