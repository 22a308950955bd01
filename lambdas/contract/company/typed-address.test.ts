import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from './typed-address.ts';

it.each([
  ['ana@example.com', 'ana@example.com', ''],
  ['  ANA@Example.COM ', 'ana@example.com', ''],
  ['Ana Diaz <ana@example.com>', 'ana@example.com', 'Ana Diaz'],
  ['"Diaz, Ana" <Ana@example.com>,', 'ana@example.com', 'Ana Diaz'],
  ['Diaz, Ana <ana@example.com>', 'ana@example.com', 'Ana Diaz'],
  ['ana@example.com <ana@example.com>', 'ana@example.com', ''],
  ['<mailto:ana@example.com>', 'ana@example.com', ''],
  ['mailto:ana@example.com?subject=Hello', 'ana@example.com', ''],
  ["'ana@example.com'", 'ana@example.com', ''],
  ['"ana@example.com"; ', 'ana@example.com', ''],
  ['ana@example.com.', 'ana@example.com', ''],
  ['\u200Bana@exam\u00ADple.com\uFEFF', 'ana@example.com', ''],
  ['ana+courses@example.com', 'ana+courses@example.com', ''],
  ["o'neill@example.com", "o'neill@example.com", ''],
  ['ana@EXÄMPLE.com', 'ana@xn--exmple-cua.com', ''],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`, ''],
])('%j is the address %j of %j', (typed, email, name) => {
  expect(readAddress(typed)).toEqual({ email, name });
});

it.each([
  ['', 'empty'],
  [' \u200B', 'empty'],
  ['=ana@example.com', 'formula'],
  ['#REF!', 'spreadsheet_error'],
  ['#N/A', 'spreadsheet_error'],
  ['#NAME?', 'spreadsheet_error'],
  ['#DIV/0!', 'spreadsheet_error'],
  ['ana@example.com;bo@example.com', 'two_addresses'],
  ['ana@example.com / bo@example.com', 'two_addresses'],
  ['ana@example.com bo@example.com', 'two_addresses'],
  ['bo@example.com <ana@example.com>', 'two_addresses'],
  ['ana@example', 'no_domain_ending'],
  [`ana@${'d'.repeat(60)}.${'d'.repeat(60)}.com`, 'too_long'],
  ['a'.repeat(1001), 'too_long'],
  ['n/a', 'not_an_address'],
  ['ana', 'not_an_address'],
  ['ana diaz@example.com', 'not_an_address'],
  ['a@b@example.com', 'not_an_address'],
  ['@example.com', 'not_an_address'],
  ['ana@', 'not_an_address'],
  ['ana@exam/ple.cöm', 'not_an_address'],
  ['ana@exa mple.com', 'not_an_address'],
  ['josé@example.com', 'not_an_address'],
  ['Ana <ana>', 'not_an_address'],
  [`${'a'.repeat(65)}@example.com`, 'not_an_address'],
])('%j is no address: %s', (typed, problem) => {
  expect(readAddress(typed)).toEqual({ problem });
});

it('reads its own addresses again as they are', () => {
  const part = fc.constantFrom(...'aZ9.@-_+\'" <>ä,;='.split(''), 'com', 'mailto:', '.com', 'ana@');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (typed) => {
        const read = readAddress(typed);
        if (!('problem' in read)) expect(readAddress(read.email)).toEqual({ email: read.email, name: '' });
      },
    ),
    { numRuns: 2000 },
  );
});
