import {
  EmailForm,
  type EmailValues,
  type PasswordValues,
  type ProfileValues,
  Skeleton,
  type SubmitForm,
  toast,
} from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { ScheduledDeletion } from '../../parts/account/ScheduledDeletion.tsx';
import { EmailNotice } from '../../parts/account/EmailNotice.tsx';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { accountCopy as copy } from './accountCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { accountChecks } from '../../parts/identity/accountChecks.ts';
import { AccountPage } from './AccountPage.tsx';
import { CompaniesSection, MembershipsSection } from './CompaniesSection.tsx';
import { sessionStore, useSession } from '../../shell/session/session.ts';
import { callSignedIn, exchangeSession } from '../../shell/api/client.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { toastFormErrors } from '../../shell/forms/formErrors.ts';
import { currentCodeOf, factorOf } from './currentCode.ts';
import { refreshSessions } from './refreshSessions.ts';

// Most visits to the page do not use these sections.
const SessionsSection = lazy(() => import('./SessionsSection.tsx'));
const DataSections = lazy(() => import('./DataSections.tsx'));
const EmailsSection = lazy(() => import('./EmailsSection.tsx'));
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
          companies={
            <>
              <CompaniesSection />
              <MembershipsSection />
            </>
          }
          emailForm={<EmailSection email={session.user.email} />}
          twoStep={
            <Suspense fallback={<Skeleton shape="block" height="5rem" />}>
              <TwoStepSection />
            </Suspense>
          }
          emails={
            <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
              <EmailsSection />
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

/** Saves the user's name. Every tab shows it immediately. The form says that it is saved. */
const saveName: SubmitForm<ProfileValues> = async (values) => {
  try {
    sessionStore().updateUser(await callSignedIn('PATCH /api/me', { body: values }));
  } catch (error) {
    return toastFormErrors(error, ['full_name']);
  }
};

/**
 * Changes the password and switches to the session that the API returns. The form says that it is changed. If the API returns
 * no session, the form disappears, and a toast asks the user to sign in.
 */
const changePassword: SubmitForm<PasswordValues> = async (values) => {
  let isSignedOut = false;
  try {
    await exchangeSession('POST /api/me/password', { body: values }, (session) => {
      isSignedOut = !session;
      return session ?? null;
    });
    void refreshSessions();
    if (isSignedOut)
      toast({ title: copy.passwordChanged, description: copy.passwordChangedSignIn, tone: 'success' });
  } catch (error) {
    return toastFormErrors(error, ['current_password', 'new_password']);
  }
};

/** The form that changes the email address. */
function EmailSection({ email }: { email: string }): ReactNode {
  const twoStep = useSessionQuery('GET /api/me/two-step', {});
  return (
    <EmailForm
      validate={accountChecks.emailChange}
      email={email}
      currentCode={twoStep.data && currentCodeOf(twoStep.data)}
      onSubmit={requestChange}
    />
  );
}

const requestChange: SubmitForm<EmailValues> = async ({ email, current_password, ...code }) => {
  try {
    const body = { email, current_password, ...factorOf(code) };
    await callSignedIn('POST /api/me/email-change', { body });
  } catch (error) {
    return toastFormErrors(error, ['email', 'current_password', 'code']);
  }
};
