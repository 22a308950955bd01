import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { SubmitForm, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Stack } from '../../layout/Stack.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

export type TwoStepValues = { code: string };

export interface TwoStepFormProps {
  /** The checks of a code from the authenticator app and of a recovery code. */
  validate: { code: Validate<TwoStepValues>; recoveryCode: Validate<TwoStepValues> };
  /** Receives the code as typed; it may contain spaces and dashes. */
  onSubmit: SubmitForm<TwoStepValues>;
  onBackToSignIn: () => void;
  /** Whether the account has an authenticator app. Without one, the field takes a recovery code. @default true */
  hasApp?: boolean | undefined;
  /** Signs in with a passkey; set it if the account has one. Resolves to the reason if it was not used. */
  onUsePasskey?: (() => Promise<string | undefined>) | undefined;
}

/**
 * The second step of signing in: a passkey, the 6-digit code from the authenticator app, or a recovery code; 'Verify'. Place
 * it in an AuthFrame.
 */
export function TwoStepForm(props: TwoStepFormProps): ReactNode {
  const { hasApp = true, onUsePasskey } = props;
  const [kind, setKind] = useState<Kind>(hasApp ? 'code' : 'recoveryCode');
  const [hasSwitched, setHasSwitched] = useState(false);
  return (
    <Stack gap={16} data-component="TwoStepForm">
      {onUsePasskey && <PasskeyButton onUse={onUsePasskey} variant="primary" isFullWidth />}
      <CodeForm
        {...props}
        key={kind}
        kind={kind}
        isFocused={hasSwitched}
        onSwitch={
          hasApp
            ? () => {
                setKind(kind === 'code' ? 'recoveryCode' : 'code');
                setHasSwitched(true);
              }
            : undefined
        }
      />
    </Stack>
  );
}

type Kind = keyof TwoStepFormProps['validate'];

const labels = { code: '6-digit code', recoveryCode: 'Recovery code' } as const;
const switches = { code: 'Use a recovery code', recoveryCode: 'Use your authenticator app' } as const;

interface CodeFormProps extends TwoStepFormProps {
  kind: Kind;
  /** Whether the field takes focus when it appears. */
  isFocused: boolean;
  /** Switches to the other kind, if there is one. */
  onSwitch: (() => void) | undefined;
}

function CodeForm({
  kind,
  isFocused,
  validate,
  onSubmit,
  onSwitch,
  onBackToSignIn,
  onUsePasskey,
}: CodeFormProps) {
  const form = useForm<TwoStepValues>({
    labels: { code: labels[kind] },
    validate: validate[kind],
    onSubmit,
    hasSummary: false,
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <Form {...form.props}>
      {kind === 'code' ? (
        <CodeField ref={field} />
      ) : (
        <TextField
          label={labels.recoveryCode}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          description="One of the codes that you saved when you turned on two-step verification. Each works once."
          maxLength={40}
          isRequired
          ref={field}
        />
      )}
      <Button
        type="submit"
        variant={onUsePasskey ? 'neutral' : 'primary'}
        size="lg"
        isFullWidth
        isPending={form.isPending}
      >
        Verify
      </Button>
      {onSwitch && (
        <Button variant="quiet" isFullWidth onPress={onSwitch}>
          {switches[kind]}
        </Button>
      )}
      <Button variant="quiet" isFullWidth onPress={onBackToSignIn}>
        Back to Sign In
      </Button>
    </Form>
  );
}

/** The field for the app's code, which phones and password managers can fill in. */
export function CodeField({ ref }: { ref?: Ref<HTMLInputElement> | undefined }): ReactNode {
  return (
    <TextField
      label={labels.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      description="From your authenticator app; it changes every 30 seconds."
      maxLength={20}
      isRequired
      ref={ref}
    />
  );
}
