/** The copy of the page on which somebody chooses a company. */
export const companiesCopy = {
  title: 'Your companies',
  description: 'The companies in which you have a role.',
  choose: 'Choose a company',
  failure: 'Failed to load your companies',
  none: {
    title: 'You have no role in a company',
    lead: 'A company that buys seats runs its training here.',
    gets: [
      'Seats for its people, and who has one',
      'Invitations by email, one by one or from a list',
      'Orders with their invoices and receipts',
      'Roles for owners, managers, and viewers',
    ],
    invited: 'Does your company have an account? Ask one of its owners to give you a role.',
    link: 'See plans for companies',
  },
} as const;
