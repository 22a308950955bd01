/** What to do after a reset email was requested for an address. */
export const resetSentNext = (email: string): string =>
  `It goes to ${email} if an account has this address. No email after a few minutes? Check your spam folder and the address, then send the link again.`;
