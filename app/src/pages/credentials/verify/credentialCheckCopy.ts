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
