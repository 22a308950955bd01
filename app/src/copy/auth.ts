/** The messages of the account forms after a response; texts from the specification are literal. */
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

/** The sentence under the sign-up button, in parts around its two links. */
export const signUpNote = {
  before: 'By signing up you agree to the ',
  terms: 'Terms of Service',
  between: ' and the ',
  privacy: 'Privacy Policy',
  after: '.',
} as const;
