/** The copy below a course's details, which loads later: how payment works, and the check of an employer's plan. */
export const payingCopy = {
  title: 'How payment works',
  steps: [
    {
      title: 'Ask before you enroll',
      text: 'Ask your HR team whether there is an educational assistance plan, and whether it covers this course. Some plans require accreditation, so show them what is said below.',
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
  statements: {
    title: 'What HR should know about this course',
    titleForFree: 'What to know about this course',
  },
  planCheck: {
    title: 'What does your employer’s plan ask for?',
    text: 'Answer six questions before you pay, and see what to do and what to watch for. Nothing is stored. Need approval first? Enroll before you pay, and send your employer the approval link from your toolkit.',
    start: 'Check My Plan',
  },
} as const;
