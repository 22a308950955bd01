import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCalendarDay, notInLine, notInLines, optional, textRule, webAddressRule } from './text-rules.ts';

const name = textRule({ missing: 'Missing', max: 5, tooLong: 'Long', forbidden: notInLine });
const lines = textRule({ max: 5, tooLong: 'Long', forbidden: notInLines, unreadable: 'Hidden' });

it.each([
  ['Ada', undefined],
  ['  12345  ', undefined],
  ['', 'Missing'],
  [' \n', 'Missing'],
  ['\u200B', 'Missing'],
  ['123456', 'Long'],
  ['a\nb', 'Please remove the control characters'],
  ['a\u2028b', 'Please remove the control characters'],
  ['a\u202Eb', 'Please remove the control characters'],
  ['a\uD800b', 'Please remove the control characters'],
])('the required line %j gets the message %j', (text, message) => {
  expect(name(text)).toBe(message);
});

it.each([
  ['', undefined],
  ['a\r\n\tb', undefined],
  ['\u200B', 'Hidden'],
  ['a\u0000', 'Hidden'],
  ['a\u2066b', 'Hidden'],
  ['123456', 'Long'],
])('the optional multiline text %j gets the message %j', (text, message) => {
  expect(lines(text)).toBe(message);
});

it('a text that is too short counts as missing', () => {
  const initials = textRule({ missing: 'Short', min: 2, max: 5, tooLong: 'Long' });
  expect(initials(' A ')).toBe('Short');
  expect(initials('AB')).toBeUndefined();
  expect(initials.limits).toEqual({ minLength: 2, maxLength: 5 });
});

it('an optional rule has the other limits of the original', () => {
  expect(optional(name)(' ')).toBeUndefined();
  expect(optional(name)('123456')).toBe('Long');
  expect(optional(name).limits).toEqual({ maxLength: 5 });
});

it.each([
  ['https://www.linkedin.com/in/sample', undefined],
  ['http://localhost', undefined],
  ['', 'No'],
  ['linkedin', 'No'],
  ['https://', 'No'],
  ['javascript:alert(1)', 'No'],
  ['ftp://example.com', 'No'],
  ['https://example.com/\u202E', 'No'],
  [`https://example.com/${'x'.repeat(30)}`, 'No'],
])('the web address %j gets the message %j', (text, message) => {
  expect(webAddressRule(40, 'No')(text)).toBe(message);
});

it('isCalendarDay accepts exactly the dates of the calendar', () => {
  const dates = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(fc.property(dates, (date) => isCalendarDay(date.toISOString().slice(0, 10))));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 99 }), (month, day) => {
      const text = `2023-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect(isCalendarDay(text)).toBe(day <= new Date(Date.UTC(2023, month, 0)).getUTCDate());
    }),
  );
});
