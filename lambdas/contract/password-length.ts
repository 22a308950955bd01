/** Characters that a new password has at least. Its rule is in `account-rules.ts`. */
export const passwordMin = 6;

/** Characters that a password has at most. */
export const passwordMax = 256;

/** What a new password must be, before anything is typed. */
export const passwordHint = 'At least 6 characters';
