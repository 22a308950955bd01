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
import { type PasswordCheckValues, PasswordDialog } from './PasswordDialog.tsx';

/** The state of two-step verification: off, being set up with the app's secret, or on. */
export type TwoStepState =
  | { status: 'off' }
  | { status: 'setup'; secret: string; qrCode: ReactNode }
  | { status: 'on'; recoveryCodesLeft: number };

export interface TwoStepSetupProps {
  state: TwoStepState;
  /** Whether the user should turn it on or must have it on, as administrators. @default 'optional' */
  need?: 'optional' | 'recommended' | 'required' | undefined;
  /** The checks of a code from the app, of a code from the app or a recovery code, and of the password. */
  validate: {
    code: Validate<TwoStepValues>;
    anyCode: Validate<TwoStepValues>;
    password: Validate<{ current_password: string }>;
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
}

const names = {
  off: 'Two-step verification is off',
  setup: 'Setting up two-step verification',
  on: 'Two-step verification is on',
} as const;

/**
 * Two-step verification with an authenticator app: turned on with a QR code or secret and a first code, and turned off.
 * Every change asks for the password, and while it is on also for a code. A new state takes focus.
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
      {state.status === 'on' && <TurnedOn {...props} codesLeft={state.recoveryCodesLeft} />}
    </div>
  );
}

function TurnedOff({ need = 'optional', validate, onStart }: TwoStepSetupProps): ReactNode {
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
      <div>
        <PasswordDialog
          label="Set up two-step verification"
          title="Set up two-step verification"
          variant={need === 'optional' ? 'neutral' : 'primary'}
          validate={validate.password}
          onSubmit={onStart}
        >
          You need a phone or computer with an authenticator app.
        </PasswordDialog>
      </div>
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

/** Below this number, the user is asked to make new recovery codes. */
const fewCodes = 3;

function TurnedOn(props: TwoStepSetupProps & { codesLeft: number }): ReactNode {
  const { codesLeft, need, validate, onStart, onReplaceCodes, onTurnOff } = props;
  return (
    <>
      <Inline gap={12}>
        <StatusBadge tone="success">On</StatusBadge>
        <span className={smallMuted}>Signing in requires a code from your authenticator app.</span>
      </Inline>
      {codesLeft < fewCodes ? (
        <Alert tone="warning" title={codesLeftText(codesLeft)}>
          Without your phone, a recovery code is the only way to sign in. Make new ones now.
        </Alert>
      ) : (
        <p>{codesLeftText(codesLeft)}</p>
      )}
      <Inline gap={12}>
        <PasswordDialog
          label="New recovery codes"
          title="Make new recovery codes?"
          validate={validate.password}
          validateCode={validate.anyCode}
          onSubmit={onReplaceCodes}
        >
          The old ones will no longer work.
        </PasswordDialog>
        <PasswordDialog
          label="Use another app"
          title="Use another authenticator app?"
          validate={validate.password}
          validateCode={validate.anyCode}
          onSubmit={onStart}
        >
          The current app and your recovery codes keep working until you enter a code from the new one.
        </PasswordDialog>
        {need !== 'required' && (
          <PasswordDialog
            label="Turn off"
            title="Turn off two-step verification?"
            submitVariant="danger"
            validate={validate.password}
            validateCode={validate.anyCode}
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

const codesLeftText = (count: number): string =>
  count === 1 ? '1 recovery code left' : `${count === 0 ? 'No' : count} recovery codes left`;

/** Returns the secret in groups of four characters, which are easier to read and type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
