/** The copy of the plan document for employers without a plan. */
export const planDocumentCopy = {
  section: {
    title: 'No educational assistance plan yet?',
    description:
      'A written plan must exist before a payment can be tax-free. Five answers give you a draft with a notice to employees and answers to their questions. Have counsel review it before you adopt it.',
  },
  start: 'Fill In a Plan Document',
  sample: 'The IRS publishes a sample plan as well:',
  loadFailed: 'The form could not be loaded. Check your connection and try again.',
} as const;
