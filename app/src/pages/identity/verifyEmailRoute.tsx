import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { refreshUser } from '../../parts/account/refreshUser.ts';
import { callPublic, callSignedIn } from '../../shell/api/client.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { type EmailLinkAction, verifyEmailCopy } from './verifyEmailCopy.ts';
import { useHydrated } from '../../shell/hydration/useHydrated.ts';
import { LinkPage, useLinkPage } from '../../shell/link-page/LinkPage.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { sessionStore } from '../../shell/session/session.ts';

const { proof, change, undo } = verifyEmailCopy;

export const meta = () =>
  pageMeta({
    title: proof.title,
    description: 'Confirm that an email address is yours.',
    path: '/verify-email',
    isPrivate: true,
  });

/** Sends the code of a link. Returns what to say about the result. */
const spend: Record<EmailLinkAction, (code: string) => Promise<string>> = {
  async proof(code) {
    await callPublic('POST /api/auth/email-proof', { body: { code } });
    void refreshUser();
    return proof.done;
  },
  async change(code) {
    const user = await callSignedIn('POST /api/me/email-change/confirm', { body: { code } });
    sessionStore().updateUser(user);
    return change.done(user.email);
  },
  async undo(code) {
    await callPublic('POST /api/auth/email-change/undo', { body: { code } });
    // The session of this browser may be one of those that ended.
    void refreshUser();
    return undo.done;
  },
  async 'undo-two-step'(code) {
    await callPublic('POST /api/auth/two-step/undo', { body: { code } });
    void refreshUser();
    return verifyEmailCopy['undo-two-step'].done;
  },
};

export default function VerifyEmailRoute(): ReactNode {
  const [search] = useSearchParams();
  // The prerendered page has no query, and hydration must render the same content.
  const action = useHydrated() ? search.get('action') : null;
  if (action === 'undo' || action === 'undo-two-step') return <EmailLink key={action} action={action} />;
  if (action !== 'change') return <EmailLink key="proof" action="proof" />;
  return (
    <RequireSession title={change.title}>
      <EmailLink action="change" />
    </RequireSession>
  );
}

function EmailLink({ action }: { action: EmailLinkAction }): ReactNode {
  const copy = verifyEmailCopy[action];
  useDocumentTitle(copy.title);
  return <LinkPage copy={copy} {...useLinkPage('code', spend[action])} />;
}
