import { Alert, Button, Inline, Text } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { accountEmailCopy } from './emailCopy.ts';

const copy = accountEmailCopy.confirmEmail;

export interface ConfirmEmailProps {
  email: string;
  state: { step: 'asking' | 'sending' | 'sent' } | { step: 'failed'; message: string };
  onSendAgain: () => void;
}

/** Asks the user to confirm the email address, and sends the link again. */
export function ConfirmEmail({ email, state, onSendAgain }: ConfirmEmailProps): ReactNode {
  return (
    <Alert
      title={copy.title}
      action={
        <Inline gap={12}>
          <Button size="sm" variant="neutral" onPress={onSendAgain} isPending={state.step === 'sending'}>
            {copy.sendAgain}
          </Button>
          <output>
            {state.step === 'sent' && <Text size="sm">{copy.sent}</Text>}
            {state.step === 'failed' && <Text size="sm">{state.message}</Text>}
          </output>
        </Inline>
      }
    >
      {copy.text(email)}
    </Alert>
  );
}
