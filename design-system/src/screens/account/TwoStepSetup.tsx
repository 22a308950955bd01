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

/** Where two-step verification stands: off, being set up with the app's secret, or on. */
export type TwoStepState =
  | { status: 'off' }
  | { status: 'setup'; secret: string; qrCode: ReactNode }
  | { status: 'on' };

export interface TwoStepSetupProps {
  state: TwoStepState;
  /** Asks for a secret; the page then gives the state `setup`. */
  onStart: () => void;
  validate: Validate<TwoStepValues>;
  /** Turns it on with a code of the app. */
  onConfirm: SubmitForm<TwoStepValues>;
  /** Leaves the setup. */
  onCancel: () => void;
  /** Turns it off; rejects with a sentence when it could not. */
  onTurnOff: () => Promise<void>;
  /** While the secret is asked for. @default false */
  isStarting?: boolean | undefined;
  /** Administrators are asked to turn it on. @default false */
  isAsked?: boolean | undefined;
}

/** Two-step verification with an authenticator app: turn it on by QR code or secret and a first code, turn it off. */
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
          Administrators see other people’s data. A second step protects it when a password leaks.
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
        <li>Install an authenticator app on your phone, if you have none.</li>
        <li>Scan the code with it, or type the secret in.</li>
        <li>Enter the 6-digit code that the app then shows.</li>
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
        It sets up a new phone. Without your phone and the secret, only support can let you in again, after
        checking who you are.
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
        <span className={smallMuted}>Signing in asks for a code of your authenticator app.</span>
      </Inline>
      <ConfirmedAction
        label="Turn off"
        title="Turn off two-step verification?"
        description="Signing in then asks for your password alone."
        isDestructive
        action={onTurnOff}
      />
    </>
  );
}

/** In groups of four, for reading out and typing. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
