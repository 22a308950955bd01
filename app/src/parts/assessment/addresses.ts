/** Returns the address of a course's assessment. */
export const assessmentHref = (courseId: string): string => `/learn/${courseId}/assessment`;

/** Returns the address of an attempt. */
export const attemptHref = (courseId: string, attempt: number): string =>
  `${assessmentHref(courseId)}/${attempt}`;
