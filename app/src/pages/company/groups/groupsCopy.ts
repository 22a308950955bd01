/** The copy of the pages about a company's groups. */
export const groupsCopy = {
  title: 'Groups',
  description: 'The groups of a company’s people.',
  subtitle: 'Assign courses to a group, and whoever joins it later gets them too.',
  search: 'Search by the start of a name',
  create: 'Create a group',
  created: 'Group created',
  renamed: 'Group renamed',
  deleted: 'Group deleted',
  people: (count: number) =>
    count === 1 ? '1 person is in this group' : `${count.toLocaleString('en-US')} people are in this group`,
  rename: 'Rename group',
  add: 'Add people',
  added: (count: number) =>
    count === 1 ? '1 person added' : `${count.toLocaleString('en-US')} people added`,
  removed: 'Person removed from the group',
  record: {
    title: 'Group',
    failure: 'Failed to load the group',
    missing: 'Group not found',
    missingDescription: 'There is no such group in this company, or you do not manage it.',
    back: 'Back to Groups',
  },
} as const;
