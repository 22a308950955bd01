/** The messages of the forms after a failure; texts from the specification are literal. */
export const formErrorMessages = {
  validationError: 'Validation Error',
  accountExists: 'Account exists',
  alreadyRegistered: 'This email is already registered. Please sign in instead.',
  invalidCredentials: 'Invalid email or password. Please try again.',
} as const;
