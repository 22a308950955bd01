import { type ReactNode, useEffect, useRef } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Inline } from '../../layout/Inline.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { CodeField, type TwoStepValues } from '../auth/TwoStepForm.tsx';
import { codeField, codeFrame, secret as secretClass, setup, steps, twoStep } from './account.css.ts';
import type { CurrentCode } from './CurrentCodeField.tsx';
import { type AccountPasskey, PasskeyList } from './PasskeyList.tsx';
import { type PasswordCheckValues, PasswordDialog } from './PasswordDialog.tsx';

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

const names = {
  off: 'Two-step verification is off',
  setup: 'Setting up two-step verification',
  on: 'Two-step verification is on',
} as const;

/**
 * Two-step verification with an authenticator app, passkeys, or both: turned on with a QR code or secret and a first code,
 * or with a first passkey, and turned off. Every change asks for the password, and while it is on also for a code or a
 * passkey. A new state takes focus.
 */
export function TwoStepSetup(props: TwoStepSetupProps): ReactNode {
  const { state } = props;
  const { status } = state;
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current !== status) group.current?.focus();
    shown.current = status;
  }, [status]);
  return (
    <div
      ref={group}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would group the fields of several forms
      role="group"
      aria-label={names[status]}
      tabIndex={-1}
      className={twoStep}
      data-component="TwoStepSetup"
    >
      {state.status === 'off' && <TurnedOff {...props} />}
      {state.status === 'setup' && <Setup {...props} secret={state.secret} qrCode={state.qrCode} />}
      {state.status === 'on' && (
        <TurnedOn
          {...props}
          codesLeft={state.recoveryCodesLeft}
          hasApp={state.hasApp}
          passkeys={state.passkeys}
        />
      )}
    </div>
  );
}

function TurnedOff(props: TwoStepSetupProps): ReactNode {
  const { need = 'optional', validate, onStart } = props;
  return (
    <>
      <Inline gap={12}>
        <StatusBadge tone="neutral">Off</StatusBadge>
      </Inline>
      {need !== 'optional' && (
        <Alert
          tone="warning"
          title={need === 'required' ? 'Required for administrators' : 'Please turn it on'}
        >
          {need === 'required' && 'The admin area opens once it is on. '}
          Administrators can see other people’s data. A second step protects it if a password leaks.
        </Alert>
      )}
      <Inline gap={12}>
        <PasswordDialog
          label="Set up two-step verification"
          title="Set up two-step verification"
          variant={need === 'optional' ? 'neutral' : 'primary'}
          validate={validate.password}
          onSubmit={onStart}
        >
          You need a phone or computer with an authenticator app.
        </PasswordDialog>
        <AddPasskey {...props} currentCode={undefined} />
      </Inline>
    </>
  );
}

function Setup({
  secret,
  qrCode,
  validate,
  onConfirm,
  onCancel,
}: TwoStepSetupProps & { secret: string; qrCode: ReactNode }): ReactNode {
  const form = useForm<TwoStepValues>({
    labels: { code: '6-digit code' },
    validate: validate.code,
    onSubmit: onConfirm,
    hasSummary: false,
  });
  return (
    <Form {...form.props}>
      <ol className={steps}>
        <li>Install an authenticator app on your phone if you do not have one.</li>
        <li>Scan the code with it, or type in the secret.</li>
        <li>Enter the 6-digit code that the app shows.</li>
      </ol>
      <div className={setup}>
        <div className={codeFrame} data-theme="light">
          {qrCode}
        </div>
        <div className={secretClass}>
          <p className={smallMuted}>Secret</p>
          <CodeText>{inGroups(secret)}</CodeText>
        </div>
      </div>
      <p className={smallMuted}>
        You then get recovery codes, for signing in without your phone. Your other sessions end.
      </p>
      <div className={codeField}>
        <CodeField />
      </div>
      <Inline gap={12}>
        <Button type="submit" isPending={form.isPending}>
          Turn on
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}

/** Adds a passkey with a name. The browser then asks the user to confirm with the device, a security key or a password manager. */
function AddPasskey({
  validate,
  currentCode,
  onAddPasskey,
}: TwoStepSetupProps & { currentCode: CurrentCode | undefined }): ReactNode {
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

interface TurnedOnProps extends TwoStepSetupProps {
  codesLeft: number;
  hasApp: boolean;
  passkeys: readonly AccountPasskey[];
}

function TurnedOn(props: TurnedOnProps): ReactNode {
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

/** Returns the secret in groups of four characters, which are easier to read and type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
