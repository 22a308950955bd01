import { accountRules } from './rules.ts';
import { formCheck } from '../text/rules.ts';

/** Checks the form that deletes the user's account. */
export const checkDeletion = formCheck({ password: accountRules.password });
