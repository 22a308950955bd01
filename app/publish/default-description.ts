import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';

/** Returns the description of the landing page, and of a page whose own description is not known yet. */
export const defaultDescription = (courseCount: number): string =>
  `Get AI training at $0 out-of-pocket cost through IRS Section 127 employer reimbursement. ${courseCount} courses from beginner to executive level; your employer may cover up to ${limitText(latestAnnualLimit)} a year if its plan covers the course.`;
