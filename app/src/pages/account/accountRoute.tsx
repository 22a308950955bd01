import { Skeleton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { changePassword, saveName } from './accountForms.ts';
import { ScheduledDeletion } from '../../parts/account/ScheduledDeletion.tsx';
import { EmailNotice } from '../../parts/account/EmailNotice.tsx';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { accountCopy as copy } from './accountCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { accountChecks } from '../../parts/identity/accountChecks.ts';
import { AccountPage } from './AccountPage.tsx';
import { EmailSection } from './EmailSection.tsx';
import { useSession } from '../../shell/session/session.ts';

// Most visits to the page do not use these sections.
const SessionsSection = lazy(() => import('./SessionsSection.tsx'));
const DataSections = lazy(() => import('./DataSections.tsx'));
const TwoStepSection = lazy(() => import('./TwoStepSection.tsx'));

export const meta = () =>
  pageMeta({ title: copy.title, description: copy.metaDescription, path: '/account', isPrivate: true });

export default function AccountRoute(): ReactNode {
  const session = useSession();
  return (
    <RequireSession title={copy.title}>
      {session && (
        <AccountPage
          validate={accountChecks}
          user={session.user}
          onSaveName={saveName}
          onChangePassword={changePassword}
          notice={
            <>
              <EmailNotice />
              <ScheduledDeletion />
            </>
          }
          emailForm={<EmailSection email={session.user.email} />}
          twoStep={
            <Suspense fallback={<Skeleton shape="block" height="5rem" />}>
              <TwoStepSection />
            </Suspense>
          }
          sessions={
            <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
              <SessionsSection />
            </Suspense>
          }
          data={
            <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
              <DataSections />
            </Suspense>
          }
        />
      )}
    </RequireSession>
  );
}
