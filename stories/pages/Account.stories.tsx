import { AccountPage } from '@redwhiteandcode/app/pages/account/AccountPage.tsx';
import { alwaysSent } from '@redwhiteandcode/app/pages/account/EmailsSection.tsx';
import { CompanyLinks, MembershipsLink } from '@redwhiteandcode/app/pages/account/CompaniesSection.tsx';
import { ConfirmEmail } from '@redwhiteandcode/app/parts/account/EmailNotice.tsx';
import { DeletionNotice } from '@redwhiteandcode/app/parts/account/ScheduledDeletion.tsx';
import {
  AccountSection,
  DataExport,
  DeleteAccount,
  EmailForm,
  RecoveryCodes,
  EmailPreferences,
  SessionList,
  SignOutEverywhere,
  TwoStepSetup,
} from '@redwhiteandcode/design-system';
import { optionalEmailNames, optionalEmails } from '@redwhiteandcode/contract/account/email-kinds.ts';
import {
  checkCurrentPassword,
  checkDeletion,
  checkEmailChange,
  checkPasswordChange,
  checkProfile,
} from '@redwhiteandcode/contract/account/rules.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { checkPasskeyName, maxPasskeys } from '@redwhiteandcode/contract/identity/passkey-rules.ts';
import { checkAnyCode, checkTwoStepCode } from '@redwhiteandcode/contract/identity/two-step-rules.ts';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';
import { learner, ownSessions, passkeys, recoveryCodes } from '../samples/account.ts';

const nothing = () => undefined;

const twoStep = (
  <TwoStepSetup
    state={{ status: 'on', recoveryCodesLeft: 8, hasApp: true, passkeys }}
    validate={{
      code: checkTwoStepCode,
      anyCode: checkAnyCode,
      password: checkCurrentPassword,
      passkeyName: checkPasskeyName,
    }}
    maxPasskeys={maxPasskeys}
    onStart={accept}
    onConfirm={accept}
    onCancel={nothing}
    onReplaceCodes={accept}
    onTurnOff={accept}
    onAddPasskey={accept}
    onRemovePasskey={() => accept}
    onUsePasskey={async () => ({ passkey: 'sample-use' })}
  />
);

const meta = preview.meta({
  title: 'Pages/Account',
  component: AccountPage,
  args: {
    user: learner,
    validate: { profile: checkProfile, passwordChange: checkPasswordChange },
    onSaveName: accept,
    onChangePassword: accept,
    emailForm: <EmailForm validate={checkEmailChange} email={learner.email} onSubmit={accept} />,
    twoStep,
    emails: (
      <EmailPreferences
        optional={optionalEmailNames.map((kind) => ({ kind, ...optionalEmails[kind], isOn: true }))}
        always={alwaysSent}
        onChange={nothing}
      />
    ),
    sessions: (
      <>
        <SessionList sessions={ownSessions} onSignOut={async () => undefined} />
        <SignOutEverywhere onSignOut={async () => undefined} />
      </>
    ),
    data: (
      <>
        <AccountSection title="Your data">
          <DataExport onDownload={() => undefined} />
        </AccountSection>
        <AccountSection title="Delete account">
          <DeleteAccount {...deletionRules} validate={checkDeletion} onDelete={accept} />
        </AccountSection>
      </>
    ),
  },
  ...inSite({ path: '/account', viewer: 'learner' }),
});

/** /account */
export const Account = meta.story();

/** /account of somebody with a role in a company */
export const WithCompany = meta.story({
  args: {
    companies: (
      <>
        <CompanyLinks companies={[{ id: 'sample-company', company_name: 'Sample Company', role: 'owner' }]} />
        <MembershipsLink />
      </>
    ),
  },
});

/** /account while its deletion is scheduled */
export const ScheduledDeletion = meta.story({
  args: {
    notice: <DeletionNotice due="2026-03-16T01:50:00Z" onKeep={nothing} />,
  },
});

/** /account with an address that was not proven, after 'Send again' */
export const UnconfirmedEmail = meta.story({
  args: { notice: <ConfirmEmail email={learner.email} state={{ step: 'sent' }} onSendAgain={nothing} /> },
});

/** /account after two-step verification was turned on */
export const NewRecoveryCodes = meta.story({
  args: {
    twoStep: (
      <RecoveryCodes codes={recoveryCodes} onCopy={async () => true} onDownload={nothing} onDone={nothing} />
    ),
  },
});
