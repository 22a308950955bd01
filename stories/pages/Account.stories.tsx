import { AccountPage } from '@redwhiteandcode/app/pages/account/AccountPage.tsx';
import { SignOutEverywhere } from '@redwhiteandcode/design-system';
import { checkPasswordChange, checkProfile } from '@redwhiteandcode/lambdas/contract/account-rules.ts';
import preview from '#.storybook/preview.tsx';
import { accept } from '../samples/answers.ts';
import { inSite } from '../samples/inSite.tsx';
import { learner } from '../samples/learner.ts';

const meta = preview.meta({
  title: 'Pages/Account',
  component: AccountPage,
  args: {
    user: learner,
    validate: { profile: checkProfile, passwordChange: checkPasswordChange },
    onSaveName: accept,
    onChangePassword: accept,
    signOut: <SignOutEverywhere onSignOut={async () => undefined} />,
  },
  ...inSite({ path: '/account', viewer: 'learner' }),
});

/** /account */
export const Account = meta.story();
