/**
 * What an account's fields must be, and the sentences for what they are not. The API's schemas and the browser's forms
 * both read it; it imports nothing, so that the browser loads no schema library.
 */
export const accountRules = {
  /** 128 characters are Cognito's limit for a user name. */
  email: { max: 128, invalid: 'Please enter a valid email address' },
  /** Cognito refuses more than 256 characters, and a space at either end. */
  password: {
    min: 6,
    max: 256,
    tooShort: 'Password must be at least 6 characters',
    tooLong: 'Password must be at most 256 characters',
    spaced: 'Password must not start or end with a space',
    missing: 'Please enter your password',
    notCurrent: 'Current password is not correct',
    unchanged: 'New password must be different from the current one',
  },
  fullName: {
    max: 100,
    /** A name has something to see, and nothing that rules how the text around it is shown. */
    visible: /[^\p{C}\p{Z}]/u,
    hidden: /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u,
    missing: 'Please enter your full name',
    unreadable: 'Full name must not contain control characters',
    tooLong: 'Full name must be at most 100 characters',
  },
} as const;
