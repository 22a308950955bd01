import type { Waiver, WaiverReason } from './operations.ts';

/** Why a new employer may not reimburse a course that was completed earlier. It follows a sentence that names the employer. */
export const beforeNewJob = 'A cost from before the new job may not qualify for its plan.';

/** What participants of Layoff to Lift-Off owe for their courses, for pages and emails. */
export const liftoffTerms = `You owe nothing for the courses that you enroll in after your approval, now or after you find a job. You may ask a new employer to pay for the program. If it declines, you still owe nothing. ${beforeNewJob}`;

/** When applicants to Layoff to Lift-Off hear from us, for the form and its confirmation. */
export const liftoffReview = "We'll review your application within 24 hours and notify you via email.";

/** What applicants to Layoff to Lift-Off read before they enroll and while an order is due, until the decision. */
export const reviewCopy = {
  title: 'Your application is being reviewed',
  wait: 'Approved participants of Layoff to Lift-Off learn free, so you may wait for the decision.',
  order: 'If you are approved before you pay, the order becomes free once your email address is confirmed.',
  enroll: 'If you enroll now, the order is due.',
} as const;

/** Returns who pays for a learner's course, in place of a price. */
export const waiverLabel = ({ reason }: Pick<Waiver, 'reason'>): string =>
  reason === 'liftoff' ? 'Free for you' : 'Paid by your company';

/** Returns who pays for a learner's course, in a few words. */
export const waiverTitle = ({ reason }: Pick<Waiver, 'reason'>): string =>
  reason === 'liftoff' ? `${waiverLabel({ reason })}: Layoff to Lift-Off` : waiverLabel({ reason });

/** Returns what the learner owes for a course that the program or a company's seat pays for. */
export const waiverTerms = ({ reason, company }: Waiver): string =>
  reason === 'liftoff'
    ? 'You owe nothing for this course, now or after you find a job.'
    : `${company ?? 'Your company'} pays for this course with a seat. You owe nothing. The company sees your progress in this course and your certificate’s number.`;

/** What a learner whose address is not proven does so that a course becomes free, by the reason why it will be. */
export const confirmToUse: Readonly<Record<WaiverReason, string>> = {
  company_seat: 'Confirm your address to use the seat',
  liftoff: 'Confirm your address to use the program',
};
