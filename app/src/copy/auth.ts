/** What the account forms say in answer; the document's words where it has them. */
export const authMessages = {
  validationError: 'Validation Error',
  accountExists: 'Account exists',
  alreadyRegistered: 'This email is already registered. Please sign in instead.',
  signedUp: 'Success!',
  signedUpDetail: 'Account created successfully. You can now sign in.',
  invalidCredentials: 'Invalid email or password. Please try again.',
  signedIn: 'Welcome back!',
  resetSent: 'Check your email',
  resetSentDetail: "We've sent you a password reset link.",
  passwordSet: 'Password updated',
  passwordSetDetail: 'You can now sign in with your new password.',
} as const;

/** Under the sign-up button: the sentence around the links to the terms and the privacy policy. */
export const signUpNote = {
  before: 'By signing up you agree to the ',
  terms: 'Terms of Service',
  between: ' and the ',
  privacy: 'Privacy Policy',
  after: '.',
} as const;
