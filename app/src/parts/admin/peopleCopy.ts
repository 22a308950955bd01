/** The copy of the admin overview. */
export const overviewCopy = {
  title: 'Overview',
  description: 'Items that need your attention, and the platform’s totals.',
  loadFailure: 'The totals could not be loaded',
  queues: {
    'layoff-applications': 'Layoff applications',
    refunds: 'Refund requests',
    messages: 'Messages',
    generations: 'Running generations',
  },
  oldest: (age: string) => `Oldest: ${age}`,
} as const;

/** The copy of the admin list of users. */
export const usersCopy = {
  title: 'User Management',
  subtitle: 'All profiles, newest first',
  description: 'All user profiles.',
  search: 'Search by name or email',
  failure: 'The users could not be loaded',
} as const;

/** The copy of a user's page. */
export const userCopy = {
  title: 'User',
  description: 'A user’s profile, enrollments, certificates and reimbursements.',
  record: {
    title: 'User',
    failure: 'The user could not be loaded',
    missing: 'User not found',
    missingDescription: 'There is no user at this address.',
    back: 'Back to User Management',
  },
  enrollmentsFailure: 'The enrollments could not be loaded',
  certificatesFailure: 'The certificates could not be loaded',
  reimbursementsFailure: 'The reimbursements could not be loaded',
  enrolled: 'The user was enrolled',
  ordered: 'The order was created. The course opens when it is paid',
  enrollmentDeleted: 'Enrollment deleted successfully',
  sessionsEnded: 'All sessions ended',
  resetSent: 'Password reset sent',
  twoStepEnded: 'Two-step verification ended',
  suspended: 'Account suspended',
  reactivated: 'Account reactivated',
} as const;

/** The copy of the changes of a certificate. */
export const certificateCopy = {
  done: {
    revoke: () => 'Certificate revoked',
    reinstate: () => 'Certificate reinstated',
    reissue: (number: string) => `Certificate reissued as ${number}`,
  },
} as const;

/** The copy of the admin list of roles. */
export const rolesCopy = {
  title: 'Role Management',
  subtitle: 'Manage user roles and permissions',
  description: 'All roles and the users who have them.',
  search: 'Search by name, email or role',
  failure: 'The roles could not be loaded',
  assign: 'Assign Role',
  noUsers: 'No users found',
  assigned: 'Role assigned successfully',
  removed: 'Role removed successfully',
} as const;

/** The copy of the audit log. */
export const auditLogCopy = {
  title: 'Audit log',
  subtitle: 'All changes that admins made',
  description: 'All changes made in the admin area.',
  failure: 'The audit log could not be loaded',
} as const;
