import {
  mustActEmails,
  optionalEmailNames,
  optionalEmails,
} from '@redwhiteandcode/contract/account/email-kinds.ts';
import { EmailPreferences, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { useSession } from '../../shell/session/session.ts';
import { accountCopy } from './accountCopy.ts';

const copy = accountCopy.emails;

/** The emails that are always sent, for the account page. */
export const alwaysSent = Object.values(mustActEmails).map(({ title, text }) => [title, text] as const);

/** The switches for the optional emails. */
export default function EmailsSection(): ReactNode {
  const { data, error, mutate, isValidating } = useSessionQuery('GET /api/me/emails', {});
  const isConfirmed = useSession()?.user.email_verified ?? false;
  const change = async (kind: string, isOn: boolean) => {
    if (!data) return;
    const off = optionalEmailNames.filter((each) => (each === kind ? !isOn : data.off.includes(each)));
    await mutate({ off }, { revalidate: false });
    try {
      await callSignedIn('PUT /api/me/emails', { body: { off } });
    } catch (failure) {
      await mutate(data, { revalidate: false });
      toast({ title: copy.failure, description: errorMessageOf(failure), tone: 'danger' });
    }
  };
  return (
    <EmailPreferences
      optional={
        data &&
        optionalEmailNames.map((kind) => ({ kind, ...optionalEmails[kind], isOn: !data.off.includes(kind) }))
      }
      always={alwaysSent}
      note={isConfirmed ? undefined : copy.unconfirmed}
      error={error && errorMessageOf(error)}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      onChange={(kind, isOn) => void change(kind, isOn)}
    />
  );
}
