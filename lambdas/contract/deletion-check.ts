import { accountRules } from './account-rules.ts';
import { formCheck } from './rules.ts';

/** Checks the form that deletes the user's account. */
export const checkDeletion = formCheck({ password: accountRules.password });
