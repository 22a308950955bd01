import { createHash } from 'node:crypto';
import { companyLine, readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { expect, it } from 'vitest';
import { siteName } from '../src/shell/site/siteCopy.ts';
import { attribute, mainOf, textOf } from './built-page.ts';

/** The latest date of each text, and the hash of the text on that date. */
const texts = {
  '/terms': ['December 1, 2026', '0ab931194a09eb50'],
  '/privacy': ['December 1, 2026', '9c6e70a0a8ba2d00'],
  '/security': ['November 27, 2026', '9713e5db2047bb69'],
} as const;

/** Returns the words and the links of a text, without its date and without names that a deployment configures. */
function wordingOf(path: string): string {
  const main = mainOf(path);
  const links = [...main.matchAll(/<a [^>]*>/g)].map(([tag]) => attribute(tag, 'href'));
  return [textOf(main), ...links]
    .join('\n')
    .replace(/Last updated: \w+ \d+, \d+/, '')
    .replaceAll(process.env['SUPPORT_EMAIL'] || support.email, 'SUPPORT_EMAIL')
    .replaceAll(siteName, 'NAME')
    .replaceAll(companyLine(readCompany(process.env)), 'COMPANY');
}

it.each(Object.entries(texts))('%s has the date of its last change', (path, [date, hash]) => {
  expect(textOf(mainOf(path))).toContain(`Last updated: ${date}`);
  expect(
    createHash('sha256').update(wordingOf(path)).digest('hex').slice(0, 16),
    `The text of ${path} changed. Set its lastUpdated to today, and the date and the hash here.`,
  ).toBe(hash);
});
