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
