import {
  MembershipsPage,
  PersonViews,
} from '@redwhiteandcode/app/pages/account/memberships/MembershipsPage.tsx';
import type { Membership } from '@redwhiteandcode/contract/company/membership-operations.ts';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inSite } from '../samples/inSite.tsx';

const membership: Membership = {
  company_id: 'sample-company',
  company_name: 'Sample Company',
  email: 'learner@example.com',
  name: 'Sample Learner',
  groups: ['Sample Group', 'Another Group'],
  manager: 'lead@example.com',
  state: 'accepted',
  has_seat: true,
  invited_at: '2026-03-02T15:00:00Z',
  accepted_at: '2026-03-03T09:30:00Z',
  joined_by_link: false,
  removed_at: null,
  removed_because: null,
};

const former: Membership = {
  ...membership,
  company_id: 'former-company',
  company_name: 'Former Company',
  name: null,
  groups: [],
  manager: null,
  state: 'removed',
  has_seat: false,
  removed_at: '2026-02-20T15:00:00Z',
  removed_because: 'layoff',
};

const views = [
  { day: '2026-03-10', viewer: 'Sample Owner' },
  { day: '2026-03-09', viewer: null },
];

const onMore = fn();

const meta = preview.meta({
  title: 'Pages/Memberships',
  component: MembershipsPage,
  args: {
    memberships: [membership, former],
    onRetry: fn(),
    viewsOf: (companyId) => (
      <PersonViews
        views={companyId === membership.company_id ? views : []}
        onRetry={() => undefined}
        onMore={companyId === membership.company_id ? onMore : undefined}
      />
    ),
  },
  ...inSite({ path: '/account/memberships', viewer: 'learner' }),
});

/** /account/memberships */
export const Memberships = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A deleted account')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
});

/** /account/memberships of a user who belongs to no company */
export const Empty = meta.story({ args: { memberships: [] } });

/** /account/memberships while it is loading */
export const Loading = meta.story({ args: { memberships: undefined } });

/** /account/memberships after a failure */
export const Failed = meta.story({
  args: { memberships: undefined, error: 'Please check your connection and try again.' },
});
