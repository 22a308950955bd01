/** The statuses of a course. Only editors see a draft; learners keep an archived course, and nobody new joins it. */
export const courseStatuses = ['draft', 'published', 'archived'] as const;

/** The statuses of an enrollment. */
export const enrollmentStatuses = ['active', 'completed', 'paused'] as const;

/** The statuses of an application to Layoff to Lift-Off. */
export const applicationStatuses = ['pending', 'under_review', 'approved', 'rejected'] as const;

/** The states by which admins tell generations apart: running, or one of their ends. */
export const generationStates = ['running', 'published', 'failed', 'cancelled'] as const;

/** The statuses of a company's account. */
export const accountStatuses = ['active', 'inactive'] as const;
