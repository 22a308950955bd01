import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import {
  AccountLayout,
  AccountSection,
  PasswordForm,
  ProfileForm,
  Section,
  SignOutEverywhere,
  ThemeSwitcher,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { accountWords as words } from '../copy/account.ts';
import { changePassword, saveName } from './accountForms.ts';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

/** What a person sees and changes of their own account. */
export function AccountPage({ user: { email, full_name } }: { user: User }): ReactNode {
  const signOutEverywhere = useSignOutEverywhere();
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
          <SignOutEverywhere onSignOut={signOutEverywhere} />
        </AccountSection>
      </AccountLayout>
    </Section>
  );
}
