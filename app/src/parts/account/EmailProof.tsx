import { type ReactNode, useEffect, useState } from 'react';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { ConfirmEmail, type ConfirmEmailProps } from './ConfirmEmail.tsx';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { sessionStore } from '../../shell/session/session.ts';
import { refreshUser } from './refreshUser.ts';

/** The notice to confirm the email address. Disappears when the address was confirmed in another browser. */
export function EmailProof({ email }: { email: string }): ReactNode {
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
