/** Words of the review of applications; the document's where it has them. */
export const reviewCopy = {
  title: 'Layoff to Lift-Off Applications',
  subtitle: 'Review and manage free program applications',
  description: 'Applications to the free program, to be read, approved and rejected.',
  search: 'Search by name, email or previous company',
  summary: ({ total, pending, approved }: Record<'total' | 'pending' | 'approved', number>) =>
    `${total.toLocaleString('en-US')} total, ${pending.toLocaleString('en-US')} pending, ${approved.toLocaleString('en-US')} approved`,
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'pending', label: 'Pending' },
      { value: 'under_review', label: 'Under Review' },
      { value: 'approved', label: 'Approved' },
      { value: 'rejected', label: 'Rejected' },
    ],
  },
  failure: 'The applications could not be loaded',
  failureToast: { title: 'Error fetching applications' },
  updated: 'Status Updated',
  notUpdated: 'Update Failed',
  done: {
    under_review: 'Review started successfully.',
    approved: 'Application approved successfully.',
    rejected: 'Application rejected successfully.',
  },
  oneDescription: 'An application to the free program beside its document and its history.',
  record: {
    title: 'Layoff application',
    failure: 'The application could not be loaded',
    missing: 'There is no such application',
    missingDescription: 'It may have been deleted.',
    back: 'Layoff Applications',
  },
  picture: (kind: string) => `Picture (${kind})`,
  document: (kind: string) => `Document (${kind})`,
  history: 'History of the application',
  events: {
    pending: 'Applied',
    under_review: 'Review started',
    approved: 'Application approved',
    rejected: 'Application rejected',
  },
  decision: 'Decision',
  nameless: 'Name not given',
  reason: (reason: string) => `Reason: ${reason}`,
  reasonToCome: '(the reason you give)',
  subject: (subject: string) => `Subject: ${subject}`,
  changed: {
    pending: 'opened it again',
    under_review: 'started its review',
    approved: 'approved it',
    rejected: 'rejected it',
  },
} as const;

/** Words of the inbox of the contact form. */
export const inboxCopy = {
  title: 'Messages',
  subtitle: 'What came through the contact form',
  description: 'Messages of the contact form, to be read and answered.',
  search: 'Search by name, email or company',
  filter: {
    of: 'answered',
    label: 'Status',
    options: [
      { value: '', label: 'All Messages' },
      { value: 'false', label: 'Waiting' },
      { value: 'true', label: 'Answered' },
    ],
  },
  failure: 'The messages could not be loaded',
  failureToast: { title: 'Error fetching messages' },
  markedAnswered: 'Message marked as answered',
  markedWaiting: 'Message marked as waiting',
} as const;
