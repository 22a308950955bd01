/** Words of the account page. */
export const accountCopy = {
  title: 'Account',
  metaDescription: 'Your name, password, theme and sessions.',
  signedInAs: (email: string) => `Signed in as ${email}`,
  name: { title: 'Name', description: 'Who you are to us and on your certificates.' },
  password: { title: 'Password', description: 'Changing it leaves you signed in here and nowhere else.' },
  theme: { title: 'Theme', description: 'Kept on this device.' },
  sessions: { title: 'Sessions', description: 'Where you are signed in.' },
  nameSaved: 'Name saved',
  nameSavedDetail: 'Certificates that you have already earned keep their name.',
  passwordChanged: 'Password changed',
  passwordChangedDetail: 'You are signed out on all other devices.',
  passwordChangedSignIn: 'Please sign in with your new password.',
  signedOutEverywhere: 'You are signed out everywhere.',
} as const;
