/** The admin list of reimbursement toolkits. */
export const reimbursementsWords = {
  title: 'Reimbursement Tracking',
  subtitle: 'Monitor employer reimbursement success rates',
  description: 'What became of the reimbursement toolkits.',
  search: 'Search by name, email, course or employer',
  loadFailure: 'Error fetching reimbursements',
  corrected: 'Reimbursement corrected successfully',
  unknown: 'N/A',
  facts: { student: 'Student', email: 'Email', course: 'Course', generated: 'Generated' },
} as const;

/** The admin list of corporate accounts, and the page of one. */
export const accountsWords = {
  title: 'Corporate Accounts',
  subtitle: 'Manage B2B corporate training accounts',
  description: 'The companies that bought seats.',
  search: 'Search by company or contact email',
  failed: 'Error loading accounts',
  loadFailure: 'Failed to load corporate accounts',
  add: 'Add Account',
  added: 'Account added successfully',
  edit: 'Edit account',
  saved: 'Account saved successfully',
  account: 'Corporate Account',
  accountDescription: 'The seats of a company, given and taken back.',
  missing: 'Account not found',
  missingDescription: 'There is no account at this address.',
  back: 'Back to Corporate Accounts',
  accountFailed: 'Error loading account',
  accountFailure: 'Failed to load the account',
  seatsFailure: 'Failed to load the seats',
  seatGiven: 'Seat given successfully',
  seatTakenBack: 'Seat taken back successfully',
  facts: { contact: 'Contact Email', seats: 'Seats', status: 'Status', created: 'Created' },
} as const;
