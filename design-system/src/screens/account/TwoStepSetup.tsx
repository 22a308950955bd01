import type { ReactNode } from 'react';
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
import { codeField, codeFrame, secret as secretClass, setup, steps } from './account.css.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';

/** The state of two-step verification: off, being set up with the app's secret, or on. */
export type TwoStepState =
  | { status: 'off' }
  | { status: 'setup'; secret: string; qrCode: ReactNode }
  | { status: 'on' };

export interface TwoStepSetupProps {
  state: TwoStepState;
  /** Requests a secret; the page then passes the state `setup`. */
  onStart: () => void;
  validate: Validate<TwoStepValues>;
  /** Turns two-step verification on with a code from the app. */
  onConfirm: SubmitForm<TwoStepValues>;
  /** Cancels the setup. */
  onCancel: () => void;
  /** Turns two-step verification off. Rejects with a message for the user on failure. */
  onTurnOff: () => Promise<void>;
  /** Whether the secret is being requested. @default false */
  isStarting?: boolean | undefined;
  /** Asks the user, such as an administrator, to turn two-step verification on. @default false */
  isAsked?: boolean | undefined;
}

/** Two-step verification with an authenticator app: turned on with a QR code or secret and a first code, and turned off. */
export function TwoStepSetup(props: TwoStepSetupProps): ReactNode {
  const { state, onStart, isStarting, isAsked = false } = props;
  if (state.status === 'on') return <TurnedOn onTurnOff={props.onTurnOff} />;
  if (state.status === 'setup') return <Setup {...props} secret={state.secret} qrCode={state.qrCode} />;
  return (
    <>
      <Inline gap={12}>
        <StatusBadge tone="neutral">Off</StatusBadge>
      </Inline>
      {isAsked && (
        <Alert tone="warning" title="Please turn it on">
          Administrators can see other people’s data. A second step protects it if a password leaks.
        </Alert>
      )}
      <div>
        <Button variant={isAsked ? 'primary' : 'neutral'} onPress={onStart} isPending={isStarting}>
          Set up two-step verification
        </Button>
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
    validate,
    onSubmit: onConfirm,
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
      <Alert tone="warning" title="Keep the secret in a safe place">
        You need it to set up a new phone. Without your phone and the secret, only support can restore your
        access, after verifying your identity.
      </Alert>
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

function TurnedOn({ onTurnOff }: Pick<TwoStepSetupProps, 'onTurnOff'>): ReactNode {
  return (
    <>
      <Inline gap={12}>
        <StatusBadge tone="success">On</StatusBadge>
        <span className={smallMuted}>Signing in requires a code from your authenticator app.</span>
      </Inline>
      <ConfirmedAction
        label="Turn off"
        title="Turn off two-step verification?"
        description="Signing in will then require only your password."
        isDestructive
        action={onTurnOff}
      />
    </>
  );
}

/** Returns the secret in groups of four characters, which are easier to read and type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
