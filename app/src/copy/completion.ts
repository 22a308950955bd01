/** The copy of the page after a course is completed. */
export const completionCopy = {
  title: 'Course completed',
  description: 'Your certificate, the next step toward reimbursement, and what to learn next.',
  heading: (course: string) => `You completed ${course}`,
  lead: 'Your certificate is ready. Anyone with its number can verify it.',
  failure: 'Your certificate could not be loaded',
  verify: 'See the public page',
  review: 'Review the lessons',
  dashboard: 'My Dashboard',
  paymentTitle: 'Reimbursement by your employer',
  freeTitle: 'What you owe',
  notReimbursable: 'There is nothing to reimburse for this course.',
  reimbursement:
    'Your employer may reimburse the price if its plan covers the course. The certificate is part of the toolkit for HR.',
  nextTitle: 'Next: keep learning',
  nextLabel: 'See the course',
  browse: 'Browse Courses',
  allDone: 'You are enrolled in every open course of the catalog.',
} as const;
