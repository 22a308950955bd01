/** The statuses of a course. Only admins see a draft. An archived course stays open to its learners, but not to new ones. */
export const courseStatuses = ['draft', 'published', 'archived'] as const;

/** The statuses of an enrollment. */
export const enrollmentStatuses = ['active', 'completed', 'paused'] as const;

/** The statuses of an application to Layoff to Lift-Off. */
export const applicationStatuses = ['pending', 'under_review', 'approved', 'rejected'] as const;

/** The states of generation jobs in the admin area: running, or one of the final states. */
export const generationStates = ['running', 'published', 'failed', 'cancelled'] as const;

/** The statuses of a corporate account. */
export const accountStatuses = ['active', 'inactive'] as const;

/**
 * The statuses of an order: unpaid, paid, free of charge (layoff program or company seat), withdrawn before payment,
 * refunded in full or in part, and contested at the bank of the card.
 */
export const orderStatuses = [
  'due',
  'paid',
  'waived',
  'canceled',
  'refunded',
  'partially_refunded',
  'disputed',
] as const;

/** The statuses of a refund request: waiting for an admin, being paid back, paid back, and refused. */
export const refundStatuses = ['requested', 'approved', 'refunded', 'denied'] as const;

/** The states of a report of an error: waiting for an admin, or answered after the error was fixed or was found to be none. */
export const reportStates = ['open', 'fixed', 'declined'] as const;

/** The outcomes of a request to an employer, in order. */
export const outcomeStatuses = ['submitted', 'approved', 'denied', 'paid'] as const;

/** The statuses of a toolkit: made, sent to the employer, approved, denied, and paid by the employer. */
export const toolkitStatuses = ['generated', ...outcomeStatuses] as const;
