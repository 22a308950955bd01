import { formCheck } from '../text/rules.ts';
import { notInLine, textRule } from '../text/text-rules.ts';

/** The number of passkeys that an account can have. */
export const maxPasskeys = 5;

/** The rule for the name by which a user recognizes a passkey. */
export const passkeyName = textRule({
  missing: 'Please enter a name for the passkey',
  max: 60,
  tooLong: 'The name must be at most 60 characters',
  forbidden: notInLine,
});

/** Checks the form that names a new passkey. */
export const checkPasskeyName = formCheck({ name: passkeyName });
