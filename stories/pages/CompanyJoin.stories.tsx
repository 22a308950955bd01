import { ConfirmEmail } from '@redwhiteandcode/app/parts/account/EmailNotice.tsx';
import { CompanyJoinPage, type JoinState } from '@redwhiteandcode/app/pages/company/join/CompanyJoinPage.tsx';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite, type Site } from '../samples/inSite.tsx';

const offer = { company_id: 'sample-company', company_name: 'Sample Company', domain: 'example.com' };
const email = 'person@example.com';

const meta = preview.meta({
  title: 'Pages/Company join link',
  component: CompanyJoinPage,
  args: {
    state: { step: 'open', offer } as JoinState,
    signedInAs: undefined,
    onJoin: fn(),
    onSignOut: fn(),
    signUpHref: '/auth?mode=signup',
    signInHref: '/auth?mode=signin',
  },
  ...inSite({ path: '/company-join' }),
});

const signedIn = { site: { path: '/company-join', viewer: 'learner' } satisfies Site };

/** /company-join/{token} for a visitor, who needs an account with an address at the domain */
export const ForVisitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Sample Company' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/auth?mode=signup',
    );
  },
});

/** For a user with a confirmed address at the domain */
export const Joining = meta.story({
  parameters: signedIn,
  args: { signedInAs: email },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the Company' }));
    await expect(args.onJoin).toHaveBeenCalled();
  },
});

/** For a user who has not confirmed the address */
export const Unconfirmed = meta.story({
  parameters: signedIn,
  args: {
    signedInAs: email,
    notice: <ConfirmEmail email={email} state={{ step: 'asking' }} onSendAgain={fn()} />,
    state: { step: 'open', offer, failure: 'Please confirm your email address first.' },
  },
});

/** For a user who is signed in with an address at another domain */
export const OtherAddress = meta.story({
  parameters: signedIn,
  args: { signedInAs: 'person@sub.example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Join the Company' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
});

export const Joined = meta.story({
  parameters: signedIn,
  args: { signedInAs: email, state: { step: 'joined', offer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a Course' })).toHaveAttribute('href', '/courses');
  },
});

/** The link was revoked, replaced or used up. */
export const Ended = meta.story({
  args: {
    state: {
      step: 'failed',
      message: 'This link was revoked or replaced by a newer one. Ask the person who gave you the link.',
    },
  },
});

export const Loading = meta.story({ args: { state: { step: 'loading' } } });
