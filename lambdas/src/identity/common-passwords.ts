import { dictionary } from '@zxcvbn-ts/language-common';

/** The number of passwords that are too common. */
export const commonPasswordCount = 10_000;

/**
 * The most common passwords that a user could choose, which have at least six characters, in lower case. In a bundle
 * this module reads the list from a compressed file, which `lambdas/build.ts` writes.
 */
export const readCommonPasswords = (): string[] =>
  dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, commonPasswordCount);
