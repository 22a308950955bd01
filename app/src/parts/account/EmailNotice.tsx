import { type ReactNode, useEffect, useState } from 'react';
import { Alert, Button, Inline, Text } from '@redwhiteandcode/design-system';
import { sessionStore, useSession } from '../../shell/session/session.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { refreshUser } from './refreshUser.ts';

const copy = {
  title: 'Confirm your email address',
  text: (email: string) =>
    `We sent a link to ${email}. Until you open it, you cannot use a company seat or a free place, and we do not email your employer for you.`,
  sendAgain: 'Send again',
  sent: 'Sent. Check your inbox and your spam folder.',
} as const;

/** Asks a user whose address is not proven to confirm it. Shows nothing to others. */
export function EmailNotice(): ReactNode {
  const user = useSession()?.user;
  if (user?.email_verified !== false) return null;
  return <EmailProof email={user.email} />;
}

/** The notice to confirm the email address. Disappears when the address was confirmed in another browser. */
function EmailProof({ email }: { email: string }): ReactNode {
  const [state, setState] = useState<ConfirmEmailProps['state']>({ step: 'asking' });
  useEffect(() => void refreshUser(), []);
  const send = async () => {
    setState({ step: 'sending' });
    try {
      const user = await callSignedIn('POST /api/me/email-proof', {});
      setState({ step: 'sent' });
      if (user.email_verified) focusPage();
      sessionStore().updateUser(user);
    } catch (error) {
      setState({ step: 'failed', message: errorMessageOf(error) });
    }
  };
  return <ConfirmEmail email={email} state={state} onSendAgain={() => void send()} />;
}

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
