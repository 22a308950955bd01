/** The copy of the application to Layoff to Lift-Off; texts from the specification are literal. */
export const applicationCopy = {
  eyebrow: 'Layoff to Lift-Off',
  title: 'Program application',
  description:
    'For people laid off within the past 12 months: every course, with payment deferred until you work again.',
  note: "We'll review your application within 24 hours and notify you via email.",
  guestNote:
    'You sign in before it is sent. We keep what you typed, but you need to choose the document again.',
  withoutScript: 'JavaScript is required to send the application. Turn it on, or write to us.',
  again: 'Apply again',
  browse: 'Browse Courses',
  contact: 'Contact Us',
  laterEmployerTitle: 'Before you ask a new employer',
  laterEmployer:
    'A cost from before a new job may not qualify for that employer’s reimbursement: ask the new employer’s HR or a tax advisor.',
  loadFailure: 'Please try again later.',
  signInTitle: 'Authentication Required',
  signInText: 'Please sign in to submit your application.',
  wrongTypeTitle: 'Invalid file type',
  tooLargeTitle: 'File too large',
  uploadFailedTitle: 'Upload failed',
  failedTitle: 'Submission Failed',
  failedText: 'Please try again or contact support.',
  doneTitle: 'Application Submitted!',
  doneText: "We'll review your application within 24 hours and notify you via email.",
} as const;
