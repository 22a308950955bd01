/** The copy of the pages about a company's paths. */
export const pathsCopy = {
  title: 'Paths',
  description: 'The paths of a company: courses in an order.',
  subtitle: 'A path is a list of courses in an order, which you can assign as one.',
  create: 'Create a path',
  created: 'Path created',
  saved: 'Path saved',
  deleted: 'Path deleted',
  save: 'Save path',
  assign: 'Assign this path',
  new: { title: 'Create a path', subtitle: 'Choose the courses in the order in which people take them.' },
  edit: {
    none: 'It is not assigned.',
    assigned: (count: number) =>
      `${count === 1 ? 'One assignment has' : `${count} assignments have`} this path. They get its new courses when they are saved again.`,
  },
  record: {
    title: 'Path',
    failure: 'Failed to load the path',
    missing: 'Path not found',
    missingDescription: 'There is no such path in this company.',
    back: 'Back to Paths',
  },
} as const;
