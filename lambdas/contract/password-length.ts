/** The least number of characters of a new password. `account-rules.ts` has the rule. */
export const passwordMin = 6;

/** The greatest number of characters of a password. */
export const passwordMax = 256;

/** The hint at a field for a new password. */
export const passwordHint = 'At least 6 characters';
