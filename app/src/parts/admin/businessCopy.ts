/** The copy of the admin list of reimbursement toolkits. */
export const reimbursementsCopy = {
  title: 'Reimbursement Tracking',
  subtitle: 'Monitor employer reimbursement success rates',
  description: 'The outcomes of the reimbursement toolkits.',
  search: 'Name, email, course or employer',
  failure: 'Error fetching reimbursements',
  failureToast: { title: 'Error fetching reimbursements' },
  corrected: 'Reimbursement corrected successfully',
  unknown: 'N/A',
  facts: { student: 'Student', email: 'Email', course: 'Course', generated: 'Generated' },
} as const;

/** The copy of the admin list of corporate accounts, and of an account's page. */
export const accountsCopy = {
  title: 'Corporate Accounts',
  subtitle: 'Manage B2B corporate training accounts',
  description: 'The companies that bought seats.',
  search: 'Search by company or contact email',
  failure: 'Failed to load corporate accounts',
  failureToast: { title: 'Error loading accounts', description: 'Failed to load corporate accounts' },
  add: 'Add Account',
  added: 'Account added successfully',
  edit: 'Edit account',
  saved: 'Account saved successfully',
  accountDescription: 'A company’s seats.',
  record: {
    title: 'Corporate Account',
    failure: 'Failed to load the account',
    missing: 'Account not found',
    missingDescription: 'There is no account at this address.',
    back: 'Back to Corporate Accounts',
  },
  accountFailed: 'Error loading account',
  seatsFailure: 'Failed to load the seats',
  seatAssigned: 'Seat assigned successfully',
  seatRemoved: 'Seat removed successfully',
  createInvoice: 'Create invoice',
  invoiceCreated: 'Order created. Download its invoice here.',
  showOrders: 'Show orders',
  facts: {
    contact: 'Contact Email',
    seats: 'Seats',
    granted: 'Granted without an order',
    status: 'Status',
    created: 'Created',
  },
  seatsNote: (granted: number, seats: number) =>
    `The order pays for the ${granted.toLocaleString('en-US')} granted seats first. After the payment the account has ${seats.toLocaleString('en-US')} seats.`,
} as const;
