import { liftoffReview, liftoffTerms } from '@redwhiteandcode/contract/orders/waiver-copy.ts';

/** The notice with the status of a user's application, whose link is also in the success message. */
export const applicationNotice = {
  title: {
    pending: 'We received your application to Layoff to Lift-Off',
    under_review: 'We are reviewing your application to Layoff to Lift-Off',
    approved: 'Your application to Layoff to Lift-Off is approved: every course is free for you',
    rejected: 'Your application to Layoff to Lift-Off was not approved',
  },
  view: 'View Your Application',
} as const;

/** The notice to a learner whose company took the seat back because of a layoff. */
export const layoffNotice = {
  title: 'After a layoff, every course can be free for you',
  text: 'If we approve your application to Layoff to Lift-Off, you go on where you are. Your company does not learn whether you apply.',
  apply: 'Apply to Layoff to Lift-Off',
} as const;

/** The copy of the application to Layoff to Lift-Off; texts from the specification are literal. */
export const applicationCopy = {
  eyebrow: 'Layoff to Lift-Off',
  title: 'Program application',
  description: 'For people laid off within the past 12 months: every course, free of charge.',
  note: liftoffReview,
  guestNote:
    'You sign in before it is sent. We keep what you typed and the document. If you reload the page, choose the document again.',
  withoutScript: 'JavaScript is required to send the application. Turn it on, or write to us.',
  confirmedTitle: (company: string) => `${company} confirmed your layoff`,
  confirmedText:
    'The form has what the company told us; correct it if it is wrong. You need no document. The company does not learn whether you apply or what we decide.',
  again: 'Apply again',
  againText: 'The form has what you sent before. Correct it, and choose your document again.',
  browse: 'Browse Courses',
  contact: 'Contact Us',
  laterEmployerTitle: 'What you owe',
  laterEmployer: `${liftoffTerms} Ask its HR team or a tax advisor.`,
  loadFailure: 'Please try again later.',
  signInTitle: 'Authentication Required',
  signInText: 'Please sign in to submit your application.',
  wrongTypeTitle: 'Invalid file type',
  tooLargeTitle: 'File too large',
  uploadFailedTitle: 'Upload failed',
  failedTitle: 'Submission Failed',
  failedText: 'Please try again or contact support.',
  doneTitle: 'Application Submitted!',
} as const;
