/** The copy of the course page; texts from the specification are literal. */
export const courseCopy = {
  notFoundTitle: 'Course Not Found',
  notFoundDescription: 'There is no course at this address. It may have been renamed or retired.',
  loadFailure: 'Failed to load course information',
  detailsFailure: 'The course details could not be loaded',
  enrolled: 'You are enrolled',
  enrolledDetail: 'The course is also on your dashboard.',
  enrollFailure: 'You could not be enrolled',
  unready: 'You can enroll as soon as the lessons are published.',
  usualPrice: (price: string) => `Usual price: ${price}.`,
  noDetailsTitle: 'Details are not written yet',
  noDetailsSignedOut: 'Sign in to generate the week-by-week curriculum of this course.',
  signIn: 'Sign In',
  payingTitle: 'How payment works',
  paying: [
    {
      title: 'Ask before you enroll',
      text: 'Ask your HR team whether there is an educational assistance plan, and whether it covers this course.',
    },
    {
      title: 'Pay and learn',
      text: 'You pay for the course yourself, keep the receipt, and learn at your own pace.',
    },
    {
      title: 'Request reimbursement',
      text: 'Submit the receipt and your certificate. If the plan covers the course, your employer may pay you back in the same calendar year.',
    },
  ],
  planCheck: {
    title: 'What does your employer’s plan ask for?',
    text: 'Answer six questions before you pay, and see what to do and what to watch for. Nothing is stored. If approval comes first, enroll without paying, make the toolkit, and send your employer the approval link.',
    start: 'Check my plan',
  },
} as const;
