import { membershipsHref } from '../../../parts/company/addresses.ts';

/** The copy of the page about what companies see of a user. */
export const membershipsCopy = {
  title: 'What your companies see',
  path: membershipsHref,
  description: 'What the companies that gave you a seat see of you, and who opened your page there.',
  failure: 'Failed to load your companies',
  empty: 'You are not one of a company’s people',
  emptyText: 'No company has your confirmed email address in its list, so none sees what you learn here.',
  back: 'Back to your account',
  seen: 'People with a role in the company see this, and the courses that you take with its seat: when you started, your progress, and your certificates.',
  hidden:
    'They do not see your answers, your notes, your other courses, your orders, or whether you applied to Layoff to Lift-Off.',
  facts: {
    name: 'Name',
    email: 'Email',
    groups: 'Groups',
    manager: 'Manager',
    seat: 'Seat',
    invited: 'Invited',
    accepted: 'Accepted',
    removed: 'Seat taken back',
    reason: 'Reason',
  },
  views: {
    title: 'Who opened your page',
    none: 'No one has opened your page in the last 13 months.',
    by: (viewer: string | null) => viewer ?? 'A deleted account',
    more: 'Show more',
    failure: 'Failed to load who opened your page',
  },
} as const;
