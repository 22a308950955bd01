import { type ReactNode, useEffect, useRef } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { focusWhenFree } from '../../components/feedback/focusWhenFree.ts';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Inline } from '../../layout/Inline.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { CodeField, type TwoStepValues } from '../identity/TwoStepForm.tsx';
import { codeField, codeFrame, secret as secretClass, setup, steps, twoStep } from './account.css.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { AccountPasskey } from './PasskeyList.tsx';
import { AddPasskey, type TwoStepActions, TwoStepOn } from './TwoStepOn.tsx';

export interface TwoStepSetupProps extends TwoStepActions {
  /** Off, being set up with the app's secret, or on. */
  state:
    | { status: 'off' }
    | { status: 'setup'; secret: string; qrCode: ReactNode }
    | { status: 'on'; recoveryCodesLeft: number; hasApp: boolean; passkeys: readonly AccountPasskey[] };
  /** The other checks, and the one of a code from the app. */
  validate: TwoStepActions['validate'] & { code: Validate<TwoStepValues> };
  /** Turns two-step verification on with a code from the app. The page then shows RecoveryCodes. */
  onConfirm: SubmitForm<TwoStepValues>;
  /** Cancels the setup. */
  onCancel: () => void;
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
  const onRemovePasskey: TwoStepSetupProps['onRemovePasskey'] = (passkey) => async (values) => {
    const errors = await props.onRemovePasskey(passkey)(values);
    // The focused button disappears with its passkey.
    if (!errors) focusWhenFree(group.current);
    return errors;
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={names[status]}
      tabIndex={-1}
      className={twoStep}
      data-component="TwoStepSetup"
    >
      {state.status === 'off' && <TurnedOff {...props} />}
      {state.status === 'setup' && <Setup {...props} secret={state.secret} qrCode={state.qrCode} />}
      {state.status === 'on' && (
        <TwoStepOn
          {...props}
          onRemovePasskey={onRemovePasskey}
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

/** Returns the secret in groups of four characters, which are easier to read and type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
