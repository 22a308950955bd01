/** The messages of the account forms after a success; texts from the specification are literal. */
export const authMessages = {
  signedUp: 'Success!',
  signedUpDetail: 'Account created successfully. You can now sign in.',
  signedIn: 'Welcome back!',
  resetSent: 'Check your email',
  resetSentDetail: "We've sent you a password reset link.",
  resetSentNext: (email: string) =>
    `It goes to ${email} if an account has this address. No email after a few minutes? Check your spam folder and the address, then send the link again.`,
  passwordSet: 'Password updated',
  passwordSetDetail: 'You can now sign in with your new password.',
} as const;

/** The notice for a visitor who sends an application to Layoff to Lift-Off. */
export const applicantNote = 'Sign in or create an account to send your application. Your entries are kept.';

/** The notice for a visitor who comes from a course, to enroll in it or to generate its lessons. */
export const courseNote = 'Sign in or create a free account to continue with this course.';

/** The sentence under the sign-up button, in parts around its two links. */
export const signUpNote = {
  before: 'By signing up, you agree to the ',
  terms: 'Terms of Service',
  between: ' and the ',
  privacy: 'Privacy Policy',
  after: '.',
} as const;
