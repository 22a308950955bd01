import { passwordMin } from '@redwhiteandcode/contract/account/password-length.ts';
import { fieldProblem } from '../platform/http-problem.ts';
import { readCommonPasswords } from './common-passwords.ts';

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a new password that is common or the owner's name or address. `path` names its field in the request. Throws an
 * HttpProblem 400.
 */
export function checkNewPassword(path: string, password: string, owner: PasswordOwner): void {
  common ??= new Set(readCommonPasswords());
  const message = passwordProblem(password, owner, common);
  if (message !== undefined) throw fieldProblem(400, path, message);
}

/**
 * Returns a password in one form, whatever keyboard typed it: composed characters, and ASCII spaces for all others (RFC 8265,
 * OpaqueString). Case, width and compatibility characters stay.
 */
export const passwordForm = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** The owner of a password, as far as known. */
export interface PasswordOwner {
  email: string;
  full_name: string | null;
}

/** The messages for a password that is easy to guess. */
export const passwordMessages = {
  common: 'This password is too common. Please choose another one.',
  own: 'Please choose a password that does not contain your name or email address.',
} as const;

/** Shorter words, such as a first name of two letters, are part of many good passwords. */
const shortestWord = 3;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

/** Returns the letters of the owner's name, address, and their parts, the longest first. */
function wordsOf({ email, full_name }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const labels = domain.split('.').slice(0, -1);
  const name = full_name ?? '';
  const parts = [local, name].flatMap((text) => plain(text).split(/[^\p{L}\p{M}]+/u));
  const words = [email, local, domain, ...labels, name, ...parts].map(lettersOf);
  return [...new Set(words)]
    .filter(({ length }) => length >= shortestWord)
    .sort((a, b) => b.length - a.length);
}

/**
 * Returns whether a password contains the owner's name or address, or parts of them, and fewer than six other letters.
 * Digits and signs do not count, and neither does the case of letters.
 */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password);
  const others = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ' '), letters);
  return others !== letters && others.replaceAll(' ', '').length < passwordMin;
}

/** Returns the message for a new password that is easy to guess; undefined for another one. */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): string | undefined {
  if (common.has(plain(password))) return passwordMessages.common;
  return isOwn(password, owner) ? passwordMessages.own : undefined;
}
