import { personStates } from '@redwhiteandcode/design-system';
import { invitationTerms } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { layoffDays, takeBackReasons, takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';

/** The copy of the pages about a company's people. */
export const companyPeopleCopy = {
  title: 'People',
  description: 'The people of a company, and their seats.',
  subtitle: (used: string, bought: string) => `${used} of ${bought} seats are in use`,
  search: 'Search by name or email',
  filter: { of: 'state', label: 'State', options: [{ value: '', label: 'All states' }, ...personStates] },
  failure: 'Failed to load the people',
  import: 'Import a list',
  invite: {
    button: 'Invite a person',
    title: 'Invite a person',
    note: `The address gets a seat and an email with a link that works for ${invitationTerms.days} days.`,
    done: 'Invitation sent',
    noGroup: 'No group',
  },
  sent: 'Invitation sent',
  withdrawn: 'Invitation withdrawn, and the seat is free',
  takenBack: 'Seat taken back',
  withdraw: {
    question: 'Are you sure you want to withdraw this invitation?',
    confirm: 'Withdraw invitation',
    text: (name: string) => `Its link stops working for ${name}, and the seat is free for someone else.`,
  },
  reasons: takeBackReasons.map((value) => ({
    value,
    label: takeBackWords[value],
    ...(value === 'layoff' && { description: `Courses stay open for ${layoffDays} days.` }),
  })),
  record: {
    title: 'Person',
    failure: 'Failed to load the person',
    missing: 'Person not found',
    missingDescription: 'There is no such person in this company, or in your groups.',
    back: 'Back to People',
  },
  facts: {
    email: 'Email',
    state: 'State',
    seat: 'Seat',
    groups: 'Groups',
    manager: 'Manager',
    invited: 'Invited',
    joined: 'Joined by link',
    ends: 'Invitation ends',
    accepted: 'Accepted',
    removed: 'Seat taken back',
    reason: 'Reason',
  },
} as const;
