/** The copy of the review of applications; texts from the specification are literal. */
export const reviewCopy = {
  title: 'Layoff to Lift-Off Applications',
  subtitle: 'Review and manage free program applications',
  description: 'The applications to the free program, to review, approve and reject.',
  search: 'Search by name, email or company',
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
  startReview: 'Start review',
  startedEach: (count: number) =>
    count === 1 ? '1 review started successfully' : `${count} reviews started successfully`,
  oneDescription: 'An application to the free program with its document and history.',
  record: {
    title: 'Layoff application',
    failure: 'The application could not be loaded',
    missing: 'Application not found',
    missingDescription: 'It may have been deleted.',
    back: 'Layoff Applications',
  },
  image: (kind: string) => `Image (${kind})`,
  document: (kind: string) => `Document (${kind})`,
  history: 'Application history',
  events: {
    pending: 'Applied',
    under_review: 'Review started',
    approved: 'Application approved',
    rejected: 'Application rejected',
  },
  decision: 'Decision',
  noName: 'Name not given',
  reason: (reason: string) => `Reason: ${reason}`,
  reasonPlaceholder: '(the reason you give)',
  subject: (subject: string) => `Subject: ${subject}`,
  changed: {
    pending: 'reopened it',
    under_review: 'started its review',
    approved: 'approved it',
    rejected: 'rejected it',
  },
} as const;

/** The copy of the admin list of contact messages. */
export const inboxCopy = {
  title: 'Messages',
  subtitle: 'Messages from the contact form',
  description: 'Messages from the contact form.',
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
  markAnswered: 'Mark as answered',
  markedEach: (count: number) =>
    count === 1 ? '1 message marked as answered' : `${count} messages marked as answered`,
} as const;
