/** What the admin area says of totals and of what waits. */
export const overviewCopy = {
  title: 'Overview',
  description: 'What the platform counts, and what waits for an admin.',
  loadFailure: 'The totals could not be loaded',
  queues: {
    'layoff-applications': 'Layoff applications',
    messages: 'Messages',
    generations: 'Running generations',
  },
  oldest: (age: string) => `Oldest: ${age}`,
} as const;

/** What the admin area says of people. */
export const usersCopy = {
  title: 'User Management',
  subtitle: 'Everybody who has a profile, newest first',
  description: 'Every profile of the platform, for admins.',
  search: 'Search by name or email',
  failure: 'The users could not be loaded',
} as const;

/** What the admin area says of one person. */
export const userCopy = {
  title: 'User',
  description: 'What the platform knows of one person, for admins.',
  record: {
    title: 'User',
    failure: 'The user could not be loaded',
    missing: 'User not found',
    missingDescription: 'There is nobody at this address.',
    back: 'Back to User Management',
  },
  enrollmentsFailure: 'The enrollments could not be loaded',
  reimbursementsFailure: 'The reimbursements could not be loaded',
  enrollmentDeleted: 'Enrollment deleted successfully',
} as const;

/** What the admin area says of roles. */
export const rolesCopy = {
  title: 'Role Management',
  subtitle: 'Manage user roles and permissions',
  description: 'Who holds which role, for admins.',
  search: 'Search by name, email or role',
  failure: 'The roles could not be loaded',
  assign: 'Assign Role',
  nobody: 'No users found',
  assigned: 'Role assigned successfully',
  removed: 'Role removed successfully',
} as const;

/** What the admin area says of the changes that were made there. */
export const auditLogCopy = {
  title: 'Audit log',
  subtitle: 'Every change made here: when, who, what',
  description: 'Every change made in the admin area, for admins.',
  failure: 'The audit log could not be loaded',
} as const;
