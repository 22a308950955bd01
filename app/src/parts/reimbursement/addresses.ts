/** Returns the address of a toolkit's page. */
export const toolkitHref = (id: string): string => `/reimbursement/${id}`;

/** Returns the address of the form for a course's toolkit. */
export const newToolkitHref = (courseId: string): string => `/reimbursement/new?course=${courseId}`;
