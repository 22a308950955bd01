/** The copy of the account page. */
export const accountCopy = {
  title: 'Account',
  metaDescription: 'Your name, password, two-step verification, emails, theme, sessions and data.',
  signedInAs: (email: string) => `Signed in as ${email}`,
  name: { title: 'Name', description: 'Used in your account and on your certificates.' },
  email: { title: 'Email', description: 'Changing it signs you out on all other devices.' },
  password: { title: 'Password', description: 'Changing it signs you out on all other devices.' },
  twoStep: {
    title: 'Two-step verification',
    description: 'A code from your phone, or a passkey, protects your account.',
  },
  orders: {
    title: 'Orders and receipts',
    description: 'What is due, your receipts, and refunds.',
    link: 'See your orders',
  },
  certificates: {
    title: 'Certificates and badges',
    description: 'Download, share and print them.',
    link: 'See your certificates',
  },
  learningRecord: {
    title: 'Learning record',
    description: 'Proof of the lessons that you completed in a period.',
    link: 'Make a learning record',
  },
  companies: {
    title: 'Company',
    description: 'The seats and the people of your company.',
    open: (company: string) => `Open ${company}`,
    choose: 'Choose a company',
  },
  memberships: {
    title: 'What your companies see',
    description: 'What the companies that gave you a seat see of you, and who opened your page there.',
    link: 'See what they see',
  },
  emails: {
    title: 'Emails',
    description: 'Optional emails, of which you get two a week at most, and those that we always send.',
    unconfirmed: 'Confirm your email address to choose which emails you get.',
    failure: 'Your choice was not saved',
  },
  theme: { title: 'Theme', description: 'Saved on this device.' },
  sessions: { title: 'Sessions', description: 'Where you are signed in.' },
  passwordChanged: 'Password changed',
  passwordChangedSignIn: 'Please sign in with your new password.',
  sessionEnded: (device: string | null) => `Signed out: ${device ?? 'Unknown device'}`,
  signedOutEverywhere: 'You are signed out everywhere.',
} as const;
