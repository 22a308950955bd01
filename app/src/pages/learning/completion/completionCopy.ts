/** The copy of the page after a course is completed. */
export const completionCopy = {
  title: 'Course completed',
  description: 'Your certificate, what is left to do, and what to learn next.',
  heading: (course: string) => `You completed ${course}`,
  lead: 'Your certificate is ready. Anyone with its number can verify it.',
  missingTitle: 'Your certificate is issued when your order is paid',
  missingText: (price: string, due: string) =>
    `Every lesson is completed. What is missing is the payment of ${price}, due by ${due}. The certificate follows at once, and we email you its number.`,
  missingDebit:
    'Every lesson is completed. Your bank payment is under way and takes up to four business days. The certificate follows as soon as it is confirmed.',
  missingOrder:
    'Every lesson is completed, but your order is not settled. Open your orders to see what is missing.',
  pay: 'Pay now',
  seeOrder: 'See the order',
  seeOrders: 'See your orders',
  failure: 'Your certificate could not be loaded',
  verify: 'See the public page',
  review: 'Review the lessons',
  dashboard: 'My Dashboard',
  assessmentTitle: 'Graded assessment',
  assessmentText: (questions: number, percent: number) =>
    `${questions} questions from all modules. You pass with ${percent} percent, and the best attempt counts.`,
  assessmentClosed: 'The assessment is closed now. Your attempts and results stay.',
  assessmentLink: 'Go to the assessment',
  paymentTitle: 'Reimbursement by your employer',
  freeTitle: 'What you owe',
  notReimbursable: 'There is nothing to reimburse for this course.',
  reimbursement: 'Your employer may reimburse the price if its plan covers the course.',
  certificateForHr: 'The certificate is part of the toolkit for HR.',
  nextTitle: 'Next: keep learning',
  nextLabel: 'See the course',
  browse: 'Browse Courses',
  allDone: 'You are enrolled in every open course of the catalog.',
} as const;
