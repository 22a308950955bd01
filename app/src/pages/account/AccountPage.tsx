import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { passwordHint } from '@redwhiteandcode/contract/account/password-length.ts';
import {
  AccountLayout,
  AccountSection,
  ButtonLink,
  PasswordForm,
  type PasswordFormProps,
  ProfileForm,
  type ProfileFormProps,
  Section,
  ThemeSwitcher,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { certificatesHref } from '../../parts/credentials/addresses.ts';
import { accountCopy as copy } from './accountCopy.ts';

export interface AccountPageProps {
  user: Pick<User, 'email' | 'full_name'>;
  /** The checks of the page's forms. */
  validate: { profile: ProfileFormProps['validate']; passwordChange: PasswordFormProps['validate'] };
  onSaveName: ProfileFormProps['onSubmit'];
  onChangePassword: PasswordFormProps['onSubmit'];
  /** The notices about the address and about a scheduled deletion. */
  notice?: ReactNode;
  /** The section with the user's companies. */
  companies?: ReactNode;
  /** The form that changes the email address. */
  emailForm: ReactNode;
  /** The part that turns two-step verification on and off. */
  twoStep: ReactNode;
  /** The switches for optional emails. */
  emails: ReactNode;
  /** The open sessions and the button that ends all of them. */
  sessions: ReactNode;
  /** The sections for the user's data and for deleting the account. */
  data: ReactNode;
}

/** The account page: the user's name, email address, password, two-step verification, emails, theme, sessions, and data. */
export function AccountPage({
  user: { email, full_name },
  validate,
  onSaveName,
  onChangePassword,
  notice,
  companies,
  emailForm,
  twoStep,
  emails,
  sessions,
  data,
}: AccountPageProps): ReactNode {
  return (
    <Section width="md">
      <AccountLayout title={copy.title} description={copy.signedInAs(email)}>
        {notice}
        <AccountSection {...copy.name}>
          <ProfileForm validate={validate.profile} defaultName={full_name ?? ''} onSubmit={onSaveName} />
        </AccountSection>
        <AccountSection {...copy.email}>{emailForm}</AccountSection>
        <AccountSection {...copy.password}>
          <PasswordForm
            validate={validate.passwordChange}
            passwordHint={passwordHint}
            email={email}
            onSubmit={onChangePassword}
          />
        </AccountSection>
        <AccountSection {...copy.twoStep} id="two-step">
          {twoStep}
        </AccountSection>
        <AccountSection title={copy.orders.title} description={copy.orders.description}>
          <div>
            <ButtonLink href="/account/orders" variant="neutral">
              {copy.orders.link}
            </ButtonLink>
          </div>
        </AccountSection>
        <AccountSection title={copy.certificates.title} description={copy.certificates.description}>
          <div>
            <ButtonLink href={certificatesHref} variant="neutral">
              {copy.certificates.link}
            </ButtonLink>
          </div>
        </AccountSection>
        <AccountSection title={copy.learningRecord.title} description={copy.learningRecord.description}>
          <div>
            <ButtonLink href="/account/learning-record" variant="neutral">
              {copy.learningRecord.link}
            </ButtonLink>
          </div>
        </AccountSection>
        {companies}
        <AccountSection {...copy.emails} id="emails">
          {emails}
        </AccountSection>
        <AccountSection {...copy.theme}>
          <ThemeSwitcher />
        </AccountSection>
        <AccountSection {...copy.sessions}>{sessions}</AccountSection>
        {data}
      </AccountLayout>
    </Section>
  );
}
