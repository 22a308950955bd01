/** The copy about the address of an account. It is in a separate file because the forms that use it load later. */
export const accountEmailCopy = {
  confirmEmail: {
    title: 'Confirm your email address',
    text: (email: string) =>
      `We sent a link to ${email}. Until you open it, you cannot use a company seat or a free place, and we do not email your employer for you.`,
    sendAgain: 'Send again',
    sent: 'Sent. Check your inbox and your spam folder.',
  },
} as const;
