import {
  AccountLayout,
  AccountSection,
  DataExport,
  DeleteAccount,
  PasswordForm,
  ProfileForm,
  SignOutEverywhere,
  ThemeSwitcher,
  TwoStepSetup,
} from '@redwhiteandcode/design-system';
import {
  checkCurrentPassword,
  checkDeletion,
  checkPasswordChange,
  checkProfile,
} from '@redwhiteandcode/contract/account/rules.ts';
import { passwordHint } from '@redwhiteandcode/contract/account/password-length.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { checkPasskeyName, maxPasskeys } from '@redwhiteandcode/contract/identity/passkey-rules.ts';
import { checkAnyCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { accept } from '../../samples/answers.ts';
import { longText, longTitle } from '../../samples/text.ts';

const nothing = fn(async () => undefined);

const sections = (
  <>
    <AccountSection title="Profile" description="Your name, as certificates show it.">
      <ProfileForm validate={checkProfile} defaultName="Sample Learner" onSubmit={accept} />
    </AccountSection>
    <AccountSection title="Password" description="Changing it leaves you signed in here.">
      <PasswordForm
        validate={checkPasswordChange}
        passwordHint={passwordHint}
        email="learner@example.com"
        onSubmit={accept}
      />
    </AccountSection>
    <AccountSection
      title="Two-step verification"
      description="A passkey or a code from your phone in addition to the password."
    >
      <TwoStepSetup
        validate={{
          code: checkTwoStepCode,
          anyCode: checkAnyCode,
          password: checkCurrentPassword,
          passkeyName: checkPasskeyName,
        }}
        maxPasskeys={maxPasskeys}
        state={{ status: 'off' }}
        onStart={accept}
        onConfirm={accept}
        onCancel={fn()}
        onReplaceCodes={accept}
        onTurnOff={accept}
        onAddPasskey={accept}
        onRemovePasskey={() => accept}
        onUsePasskey={async () => ({ passkey: 'sample-use' })}
      />
    </AccountSection>
    <AccountSection title="Theme" description="On this device.">
      <ThemeSwitcher />
    </AccountSection>
    <AccountSection title="Sessions">
      <SignOutEverywhere onSignOut={nothing} />
    </AccountSection>
    <AccountSection title="Your data">
      <DataExport onDownload={fn()} />
    </AccountSection>
    <AccountSection title="Delete account">
      <DeleteAccount {...deletionRules} validate={checkDeletion} onDelete={nothing} />
    </AccountSection>
  </>
);

const meta = preview.meta({
  title: 'Screens/Account/AccountLayout',
  component: AccountLayout,
  subcomponents: { AccountSection },
  args: { description: 'learner@example.com', children: sections },
  parameters: {
    usage: {
      status: 'new',
      use: ['The account page, with one AccountSection for each topic and the destructive one last.'],
      avoid: [{ when: 'The sections are bands, as on a public page.', instead: 'Components/Layout/Section' }],
      keyboard: [{ keys: 'Tab', does: 'Moves through the sections from top to bottom.', test: 'Default' }],
      accessibility: ['The page has one h1. Each section is a region named by its h2.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(7);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    description: longText,
    children: (
      <AccountSection title={longTitle} description={longText}>
        {longText}
      </AccountSection>
    ),
  },
});
