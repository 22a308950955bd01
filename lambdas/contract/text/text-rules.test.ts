import { expect, it } from 'vitest';
import {
  notInLine,
  notInLines,
  optional,
  textRule,
  visible,
  webAddressRule,
  withScheme,
} from './text-rules.ts';

const name = textRule({ missing: 'Missing', max: 5, tooLong: 'Long', forbidden: notInLine });
const lines = textRule({ max: 5, tooLong: 'Long', forbidden: notInLines, unreadable: 'Hidden' });

it.each([
  ['Ada', undefined],
  ['  123', undefined],
  ['🦅🦅🦅🦅🦅', undefined],
  ['  12345  ', 'Long'],
  ['', 'Missing'],
  [' \n', 'Missing'],
  ['\u200B', 'Missing'],
  ['123456', 'Long'],
  ['\tAda\n', undefined],
  ['A\tda', 'Please remove the control characters'],
  ['a\nb', 'Please remove the control characters'],
  ['a\u2028b', 'Please remove the control characters'],
  ['a\uD800b', 'Please remove the control characters'],
])('the required line %j gets the message %j', (text, message) => {
  expect(name(text)).toBe(message);
});

it.each([
  ['', undefined],
  ['a\r\n\tb', undefined],
  ['\u200B', undefined],
  ['a\u0000', 'Hidden'],
  ['123456', 'Long'],
])('the optional multiline text %j gets the message %j', (text, message) => {
  expect(lines(text)).toBe(message);
});

it.each([
  ['Zoë'],
  ['O’Ní'],
  // A letter with a separate accent, and a name whose letters are joined or kept apart.
  ['e\u0301'],
  ['\u0645\u06CC\u200C\u062E'],
  ['\u0915\u094D\u200D\u0937'],
  ['\u0D28\u0D4D\u200D'],
  ['\u1112\u1161\u11AB'],
  ['\uD55C'],
  ['\u{20BB7}'],
  ['👩\u200D🚀'],
])('%j is a name that readers can see', (text) => {
  expect(name(text)).toBeUndefined();
});

it.each([
  ['a Hangul filler', '\u3164'],
  ['a halfwidth Hangul filler', '\uFFA0'],
  ['the fillers of Hangul syllables', '\u115F\u1160'],
  ['a blank Braille pattern', '\u2800'],
  ['a null notehead', '\u{1D159}'],
  ['a combining mark without a letter', '\u0301\u0351'],
  ['variation selectors', '\uFE0F\u{E0101}'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['Mongolian and Khmer invisible vowels', '\u180E\u17B4'],
  ['spaces around a filler', '\u00A0\u3164\u3000'],
])('%s is no name', (_, text) => {
  expect(name(text)).toBe('Missing');
  expect(lines(text)).toBe('Hidden');
});

it('no character that renderers hide by default is visible', () => {
  const hidden = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((each) =>
    /^\p{Default_Ignorable_Code_Point}$/u.test(each),
  );
  expect(hidden.length).toBeGreaterThan(4000);
  expect(hidden.filter((each) => visible.test(each))).toEqual([]);
});

it('a text that is too short counts as missing', () => {
  const initials = textRule({ missing: 'Short', min: 2, max: 5, tooLong: 'Long' });
  expect(initials(' A ')).toBe('Short');
  expect(initials('AB')).toBeUndefined();
  expect(initials.limits).toEqual({ minLength: 2, maxLength: 5 });
  expect(initials('A\u0301')).toBeUndefined();
});

it('an optional rule has the other limits of the original', () => {
  expect(optional(name)(' ')).toBeUndefined();
  expect(optional(name)('123456')).toBe('Long');
  expect(optional(name).limits).toEqual({ maxLength: 5, isOptional: true, forbidden: notInLine });
});

it.each([
  ['https://www.linkedin.com/in/sample', undefined],
  ['HTTP://WWW.Example.com', undefined],
  ['linkedin.com/in/jo', undefined],
  [' www.linkedin.com:443?a=b ', undefined],
  ['jo@linkedin.com', 'No'],
  ['www.linkedin.com:pass@evil.example', 'No'],
  ['127.0.0.1/', 'No'],
  ['http://example.com:8080/a?b=c#d', undefined],
  [' https://example.com/ü ', undefined],
  ['https://user:pass@example.com/', 'No'],
  ['https://user@example.com/', 'No'],
  ['https://www.linkedin.com@evil.example/', 'No'],
  ['https://example.com\\@evil.example/', 'No'],
  ['https://localhost', 'No'],
  ['https://-a.example', 'No'],
  ['https://a..example', 'No'],
  ['https://.example', 'No'],
  ['https://127.0.0.1/', 'No'],
  ['https://[::1]/', 'No'],
  ['https://0x7f.1/', 'No'],
  ['https://example.c0m', 'No'],
  ['https:/example.com', 'No'],
  ['//example.com', 'No'],
  ['https://example.com/a b', 'No'],
  ['https://example.com/\u200B', undefined],
  ['https://example.com/\u200Bx', 'No'],
  ['https://example.com/\nx', 'No'],
  ['data:text/html,x', 'No'],
  ['', 'No'],
  ['linkedin', 'No'],
  ['https://', 'No'],
  ['javascript:alert(1)', 'No'],
  ['ftp://example.com', 'No'],
  [`https://example.com/${'x'.repeat(30)}`, 'No'],
])('the web address %j gets the message %j', (text, message) => {
  expect(webAddressRule(40, 'No')(text)).toBe(message);
});

it.each([
  ['linkedin.com/in/jo', 'https://linkedin.com/in/jo'],
  ['linkedin.com:443/in/jo', 'https://linkedin.com:443/in/jo'],
  ['HTTP://linkedin.com', 'HTTP://linkedin.com'],
])('the web address %j with its scheme is %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
