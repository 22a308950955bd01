/** The copy of the badge file's check on the verification page, before a file is checked. */
export const credentialCheckCopy = {
  title: 'Check a Badge File',
  description: 'Your browser checks the file on this device. The file is not sent anywhere.',
  /** `tests/e2e/credential-check.spec.ts` compares the size with the checker's limit. */
  hint: 'An Open Badge as a JSON, PNG, or SVG file of up to 5 MB',
  waitingTitle: 'Waiting for a connection',
  waitingText:
    'This page must be online once to load the checker. It keeps your file, and checks it as soon as you are online.',
  failedTitle: 'The checker did not load',
  failedText: 'Please reload the page and choose the file again.',
} as const;

/** The copy of certificate verification; texts from the specification are literal. */
export const certificateCopy = {
  title: 'Verify a Certificate',
  description:
    'Enter the number from a certificate to see who earned it, for which course, and whether it is valid.',
  emptyTitle: 'Certificate Number Required',
  failureTitle: 'Verification Failed',
  failureText: 'Please try again later.',
  foundAnnouncement: 'Certificate found. It is valid.',
  missing: 'Certificate Not Found',
  searching: 'Verifying certificate...',
  copyLink: 'Copy Link',
  copied: 'The link was copied',
  copyFailed: 'The link could not be copied. It is the address of this page.',
  where: 'Where do I find the number?',
  whereText:
    'It is on the certificate and on the learner’s dashboard: RWC, the year, and eight letters and digits. We read the letter O as 0, and the letters I and L as 1.',
} as const;
