import { type FieldRule, fieldRule, formCheck } from '../text/rules.ts';
import { withoutSeparators } from '../text/typed-text.ts';

/** Returns a code without the spaces and dashes between its groups, in capitals, with O as 0 and I and L as 1. */
export const normalizeCode = (typed: string): string =>
  withoutSeparators(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

const appCode = /^[0-9]{6}$/;

/** Returns whether a code looks like one from an authenticator app; other codes are recovery codes. */
export const isAppCode = (typed: string): boolean => appCode.test(normalizeCode(typed));

/** The number of characters of a recovery code, without the dash. */
export const recoveryCodeLength = 10;

const recoveryCode = new RegExp(`^[0-9A-Z]{${recoveryCodeLength}}$`);
const isRecoveryCode = (typed: string): boolean => recoveryCode.test(normalizeCode(typed));

const maxLength = 40;
const grouped = (characters: string, count: number) => `(?:[ -]*${characters}){${count}}[ -]*`;
const appPattern = grouped('[0-9]', 6);
const recoveryPattern = grouped('[0-9A-Za-z]', recoveryCodeLength);

const codeRule = (pattern: string, isValid: (typed: string) => boolean, message: string): FieldRule =>
  fieldRule({ maxLength, pattern: `^${pattern}$` }, (typed) =>
    typed.length <= maxLength && isValid(typed) ? undefined : message,
  );

/** What the API says if a change needs a current code and the request has none. */
export const codeNeeded =
  'Two-step verification is on. Enter the code that your authenticator app shows, or a recovery code, or use a passkey.';

const appMessage = 'Enter the 6 digits that your authenticator app shows';

/** The rules for the codes of two-step verification. Spaces and dashes in them are ignored. */
export const twoStepRules = {
  appCode: codeRule(appPattern, isAppCode, appMessage),
  recoveryCode: codeRule(recoveryPattern, isRecoveryCode, 'Enter the 10 characters of a recovery code'),
  anyCode: codeRule(
    `(?:${appPattern}|${recoveryPattern})`,
    (typed) => isAppCode(typed) || isRecoveryCode(typed),
    `${appMessage}, or a recovery code`,
  ),
};

/** Checks the form for a code from an authenticator app. */
export const checkTwoStepCode = formCheck({ code: twoStepRules.appCode });

/** Checks the form for a recovery code. */
export const checkRecoveryCode = formCheck({ code: twoStepRules.recoveryCode });

/** Checks the code of a form that takes one from an authenticator app or a recovery code. */
export const checkAnyCode = formCheck({ code: twoStepRules.anyCode });
