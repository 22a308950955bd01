/** The titles of the forms' toasts after a failure; texts from the specification are literal. */
export const formErrorMessages = {
  validationError: 'Validation Error',
  accountExists: 'Account exists',
} as const;
