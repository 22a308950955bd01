import {
  CompanyInvitationPage,
  type InvitationState,
} from '@redwhiteandcode/app/pages/company/invitation/CompanyInvitationPage.tsx';
import type { CompanyInvitation } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite, type Site } from '../samples/inSite.tsx';

const seat: CompanyInvitation = {
  company_id: 'sample-company',
  company_name: 'Sample Company',
  email: 'person@example.com',
  role: null,
  state: 'open',
  ends_at: '2026-12-31T14:00:00Z',
};

const meta = preview.meta({
  title: 'Pages/Company invitation',
  component: CompanyInvitationPage,
  args: {
    state: { step: 'asking' } as InvitationState,
    onOpen: fn(),
    onAccept: fn(),
    onSignOut: fn(),
    signUpHref: '/auth?mode=signup',
    signInHref: '/auth?mode=signin',
  },
  ...inSite({ path: '/company-invitation' }),
});

const signedIn = { site: { path: '/company-invitation', viewer: 'learner' } satisfies Site };

/** /company-invitation/{token} before the press */
export const Asking = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the Invitation' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
});

/** For a visitor, who needs an account with the invited address */
export const ForVisitor = meta.story({
  args: { state: { step: 'open', invitation: seat, signedInAs: undefined } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Sample Company has a seat for you' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
      'href',
      '/auth?mode=signup',
    );
  },
});

/** For the invited user */
export const Accepting = meta.story({
  parameters: signedIn,
  args: { state: { step: 'open', invitation: seat, signedInAs: seat.email } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the Invitation' }));
    await expect(args.onAccept).toHaveBeenCalled();
  },
});

/** For somebody who is signed in with another address */
export const OtherAddress = meta.story({
  parameters: signedIn,
  args: { state: { step: 'open', invitation: seat, signedInAs: 'other@example.com' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept the Invitation' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
});

/** A role, which needs no seat */
export const Role = meta.story({
  parameters: signedIn,
  args: {
    state: {
      step: 'open',
      invitation: { ...seat, role: 'owner' },
      signedInAs: seat.email,
      failure: 'You already have a role at Sample Company. An owner of the company can change it.',
    },
  },
});

export const Accepted = meta.story({
  parameters: signedIn,
  args: { state: { step: 'accepted', invitation: { ...seat, state: 'accepted' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a Course' })).toHaveAttribute('href', '/courses');
  },
});

export const Ended = meta.story({
  args: {
    state: {
      step: 'failed',
      message: 'This invitation has expired. Ask the person who invited you for a new one.',
      canRetry: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Open the Invitation' })).toBeNull();
  },
});
