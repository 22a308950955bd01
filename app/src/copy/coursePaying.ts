/** The copy below a course's details, which loads later: how payment works, and the check of an employer's plan. */
export const payingCopy = {
  title: 'How payment works',
  steps: [
    {
      title: 'Ask before you enroll',
      text: 'Ask your HR team whether there is an educational assistance plan, and whether it covers this course. Our courses are not accredited, and some plans require that.',
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
    text: 'Answer six questions before you pay, and see what to do and what to watch for. Nothing is stored. Need approval first? Enroll before you pay, and send your employer the approval link from your toolkit.',
    start: 'Check My Plan',
  },
} as const;
