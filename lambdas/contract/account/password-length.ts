/** The least number of characters of a new password. `rules.ts` has the rule. */
export const passwordMin = 6;

/** The greatest number of characters of a password. */
export const passwordMax = 256;

/** The hint below a field for a new password. It names every rule, so that users need not learn one from an error. */
export const passwordHint =
  `${passwordMin} to ${passwordMax} characters, with no space at the start or end. ` +
  'Not your name or email address, and not a common password.';
