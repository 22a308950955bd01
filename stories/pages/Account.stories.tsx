import {
  AccountLayout,
  AccountSection,
  DataExport,
  DeleteAccount,
  PasswordForm,
  ProfileForm,
  QrCode,
  Section,
  SignOutEverywhere,
  ThemeSwitcher,
  TwoStepSetup,
  type TwoStepState,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { accept } from '../samples/answers.ts';
import { learner } from '../samples/pages/learner.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;
const done = async (): Promise<void> => undefined;

interface AccountPageProps {
  viewer?: 'learner' | 'admin';
  twoStep?: TwoStepState;
}

/** The account page; an administrator is asked for a second step, and the last one cannot go. */
function AccountPage({ viewer = 'learner', twoStep = { status: 'off' } }: AccountPageProps): ReactNode {
  const isAdmin = viewer === 'admin';
  return (
    <PageFrame viewer={viewer} path="/account">
      <Section width="md">
        <AccountLayout description={`Signed in as ${learner.email}`}>
          <AccountSection title="Name" description="Who you are to us and on your certificates.">
            <ProfileForm defaultName={learner.name} email={learner.email} onSubmit={accept} />
          </AccountSection>
          <AccountSection title="Password" description="Changing it leaves you signed in here.">
            <PasswordForm email={learner.email} onSubmit={accept} />
          </AccountSection>
          <AccountSection title="Theme" description="Kept on this device.">
            <ThemeSwitcher />
          </AccountSection>
          <AccountSection
            title="Two-step verification"
            description="A code from your phone, asked for after your password."
          >
            <TwoStepSetup
              state={twoStep}
              onStart={ignore}
              onConfirm={accept}
              onCancel={ignore}
              onTurnOff={done}
              isAsked={isAdmin}
            />
          </AccountSection>
          <AccountSection title="Sessions" description="Where you are signed in.">
            <SignOutEverywhere onSignOut={done} />
          </AccountSection>
          <AccountSection title="Your data" description="A copy of everything we keep about you.">
            <DataExport onDownload={ignore} lastDownloadedOn="2025-02-11" />
          </AccountSection>
          <AccountSection title="Delete account" description="For good.">
            <DeleteAccount onDelete={done} isLastAdmin={isAdmin} />
          </AccountSection>
        </AccountLayout>
      </Section>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Account',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /account */
export const Account: Story = { render: () => <AccountPage /> };

/** /account while two-step verification is set up */
export const SettingUpTwoStep: Story = {
  render: () => (
    <AccountPage
      twoStep={{
        status: 'setup',
        secret: 'SAMPLESECRETSAMPLESECRET',
        qrCode: (
          <QrCode
            value={`otpauth://totp/Sample:${learner.email}?secret=SAMPLESECRETSAMPLESECRET&issuer=Sample`}
            label="Code for your authenticator app"
            size="sm"
          />
        ),
      }}
    />
  ),
};

/** /account with two-step verification on */
export const TwoStepOn: Story = { render: () => <AccountPage twoStep={{ status: 'on' }} /> };

/** /account of the only administrator, who is asked for a second step and cannot delete the account */
export const LastAdministrator: Story = { render: () => <AccountPage viewer="admin" /> };
