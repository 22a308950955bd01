import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import {
  AccountLayout,
  AccountSection,
  PasswordForm,
  ProfileForm,
  Section,
  Skeleton,
  ThemeSwitcher,
} from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { accountWords as words } from '../copy/account.ts';
import { changePassword, saveName } from './accountForms.ts';

const SignOutSection = lazy(() => import('./SignOutSection.tsx'));

/** What a person sees and changes of their own account. */
export function AccountPage({ user: { email, full_name } }: { user: User }): ReactNode {
  return (
    <Section width="md">
      <AccountLayout title={words.title} description={words.signedInAs(email)}>
        <AccountSection {...words.name}>
          <ProfileForm defaultName={full_name ?? ''} email={email} onSubmit={saveName} />
        </AccountSection>
        <AccountSection {...words.password}>
          <PasswordForm email={email} onSubmit={changePassword} />
        </AccountSection>
        <AccountSection {...words.theme}>
          <ThemeSwitcher />
        </AccountSection>
        <AccountSection {...words.sessions}>
          <Suspense fallback={<Skeleton shape="block" height="5rem" />}>
            <SignOutSection />
          </Suspense>
        </AccountSection>
      </AccountLayout>
    </Section>
  );
}
