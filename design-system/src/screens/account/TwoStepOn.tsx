import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import type { TwoStepValues } from '../identity/TwoStepForm.tsx';
import type { CurrentCode } from './CurrentCodeField.tsx';
import { type AccountPasskey, PasskeyList } from './PasskeyList.tsx';
import { type PasswordCheckValues, PasswordDialog } from './PasswordDialog.tsx';

/** What turns two-step verification on and off, and what changes it. */
export interface TwoStepActions {
  /** Whether the user should turn it on or must have it on, as administrators. @default 'optional' */
  need?: 'optional' | 'recommended' | 'required' | undefined;
  /** The checks of a code from the app or a recovery code, of the password, and of a passkey's name. */
  validate: {
    anyCode: Validate<TwoStepValues>;
    password: Validate<{ current_password: string }>;
    passkeyName: Validate<{ name: string }>;
  };
  /** Requests a secret for the first or another app; the page then passes the state `setup`. */
  onStart: SubmitForm<PasswordCheckValues>;
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

/** Adds a passkey with a name. The browser then asks the user to confirm with the device, a security key or a password manager. */
export function AddPasskey({
  validate,
  currentCode,
  onAddPasskey,
}: Pick<TwoStepActions, 'validate' | 'onAddPasskey'> & { currentCode: CurrentCode | undefined }): ReactNode {
  return (
    <PasswordDialog
      label="Add a passkey"
      title="Add a passkey?"
      validate={validate.password}
      currentCode={currentCode}
      nameField={{
        label: 'Name',
        description: 'Such as “My phone” or “Security key”, to recognize it later.',
        validate: validate.passkeyName,
      }}
      onSubmit={onAddPasskey}
    >
      After your password, a passkey signs you in with your fingerprint, your face, your screen lock, or a
      security key. It works only on this site, so nobody can trick you into giving it away.
    </PasswordDialog>
  );
}

/** Below this number, the user is asked to make new recovery codes. */
const fewCodes = 3;

interface TwoStepOnProps extends TwoStepActions {
  codesLeft: number;
  hasApp: boolean;
  passkeys: readonly AccountPasskey[];
}

/** Two-step verification that is on: its passkeys, the recovery codes left, and the buttons that change it. */
export function TwoStepOn(props: TwoStepOnProps): ReactNode {
  const { codesLeft, hasApp, passkeys, need, validate, onStart, onReplaceCodes, onTurnOff } = props;
  const currentCode: CurrentCode = {
    validate: validate.anyCode,
    hasApp,
    onUsePasskey: passkeys.length > 0 ? props.onUsePasskey : undefined,
  };
  return (
    <>
      <Inline gap={12}>
        <StatusBadge tone="success">On</StatusBadge>
        <span className={smallMuted}>{requirement(hasApp, passkeys.length)}</span>
      </Inline>
      {codesLeft < fewCodes ? (
        <Alert tone="warning" title={codesLeftText(codesLeft)}>
          Without your phone, a recovery code is the only way to sign in. Make new ones now.
        </Alert>
      ) : (
        <p>{codesLeftText(codesLeft)}</p>
      )}
      <PasskeyList
        passkeys={passkeys}
        isOnlyFactor={!hasApp && passkeys.length === 1}
        isRequired={need === 'required'}
        validate={validate.password}
        currentCode={currentCode}
        onRemove={props.onRemovePasskey}
      />
      <Inline gap={12}>
        {passkeys.length < props.maxPasskeys && <AddPasskey {...props} currentCode={currentCode} />}
        <PasswordDialog
          label="New recovery codes"
          title="Make new recovery codes?"
          validate={validate.password}
          currentCode={currentCode}
          onSubmit={onReplaceCodes}
        >
          The old ones will no longer work.
        </PasswordDialog>
        <PasswordDialog
          label={hasApp ? 'Use another app' : 'Add an authenticator app'}
          title={hasApp ? 'Use another authenticator app?' : 'Add an authenticator app?'}
          validate={validate.password}
          currentCode={currentCode}
          onSubmit={onStart}
        >
          {hasApp
            ? 'The current app and your recovery codes keep working until you enter a code from the new one.'
            : 'You then get new recovery codes. Your passkeys keep working.'}
        </PasswordDialog>
        {need !== 'required' && (
          <PasswordDialog
            label="Turn off"
            title="Turn off two-step verification?"
            submitVariant="danger"
            validate={validate.password}
            currentCode={currentCode}
            onSubmit={onTurnOff}
          >
            Signing in will then require only your password.
          </PasswordDialog>
        )}
      </Inline>
      {need === 'required' && (
        <p className={smallMuted}>Administrators need it, so it cannot be turned off.</p>
      )}
    </>
  );
}

/** What signing in requires, after the password. */
function requirement(hasApp: boolean, passkeys: number): string {
  const passkey = passkeys > 1 ? 'one of your passkeys' : 'your passkey';
  if (!hasApp) return `Signing in requires ${passkey}.`;
  const code = 'a code from your authenticator app';
  return `Signing in requires ${passkeys > 0 ? `${passkey} or ${code}` : code}.`;
}

const codesLeftText = (count: number): string =>
  count === 1 ? '1 recovery code left' : `${count === 0 ? 'No' : count} recovery codes left`;
