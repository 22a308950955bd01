/** The copy of the admin list of orders. */
export const ordersCopy = {
  title: 'Orders',
  subtitle: 'Payments, receipts and what is still due',
  description: 'The orders of learners and companies.',
  search: 'Search by number, payer, company or item',
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'due', label: 'Payment due' },
      { value: 'paid', label: 'Paid' },
      { value: 'waived', label: 'Free of charge' },
      { value: 'canceled', label: 'Canceled' },
      { value: 'refunded', label: 'Refunded' },
      { value: 'partially_refunded', label: 'Partly refunded' },
      { value: 'disputed', label: 'Disputed' },
    ],
  },
  failure: 'The orders could not be loaded',
  failureToast: { title: 'Error fetching orders' },
  ofOneUser: 'Only the orders of one user',
  showAll: 'Show all orders',
} as const;

/** The copy of the queue of refund requests. */
export const refundsCopy = {
  title: 'Refunds',
  subtitle: 'Approve or deny the refunds that learners requested',
  description: 'The refund requests of learners.',
  search: 'Search by name, email, course or order',
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'requested', label: 'Requested' },
      { value: 'approved', label: 'Being paid back' },
      { value: 'refunded', label: 'Refunded' },
      { value: 'denied', label: 'Denied' },
    ],
  },
  failure: 'The refund requests could not be loaded',
  failureToast: { title: 'Error fetching refunds' },
  approved: 'Refund approved',
  denied: 'Refund denied',
  deny: {
    title: (name: string) => `Deny the refund of ${name}`,
    description: 'The learner reads it in the email and on the order.',
    confirm: 'Deny refund',
  },
  letterFailed: 'The letter could not be opened',
} as const;
