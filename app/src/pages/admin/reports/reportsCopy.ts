/** The copy of the admin list of error reports, and of a report's page. */
export const reportsCopy = {
  title: 'Error reports',
  subtitle: 'Errors that learners reported in lessons',
  description: 'The errors that learners reported in lessons.',
  search: 'Search by course or lesson',
  ofOneCourse: 'The reports of one course',
  showAll: 'Show all error reports',
  filter: {
    of: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All States' },
      { value: 'open', label: 'Open' },
      { value: 'fixed', label: 'Fixed' },
      { value: 'declined', label: 'Declined' },
    ],
  },
  failure: 'The error reports could not be loaded',
  failureToast: { title: 'Error fetching error reports' },
  record: {
    title: 'Error report',
    failure: 'The error report could not be loaded',
    missing: 'Error report not found',
    missingDescription: 'There is no such report, or its learner deleted the account.',
    back: 'Back to Error Reports',
  },
  answered: 'Answer sent',
  notAnswered: 'Answer not sent',
} as const;
