import { Skeleton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { changePassword, saveName } from '../account/accountForms.ts';
import { ScheduledDeletion } from '../account/ScheduledDeletion.tsx';
import { EmailNotice } from '../account/EmailNotice.tsx';
import { RequireSession } from '../auth/RequireSession.tsx';
import { accountCopy as copy } from '../copy/account.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { accountChecks } from '../auth/accountChecks.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';
import { useSession } from '../session/session.ts';

const EmailSection = lazy(() => import('../account/EmailSection.tsx'));
const TwoStepSection = lazy(() => import('../account/TwoStepSection.tsx'));
const SessionsSection = lazy(() => import('../account/SessionsSection.tsx'));
const DataSections = lazy(() => import('../account/DataSections.tsx'));

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
          emailForm={
            <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
              <EmailSection email={session.user.email} />
            </Suspense>
          }
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
