import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountRules } from '../account/rules.ts';
import { contactRules } from '../contact/rules.ts';
import { lowerCaseEmail, text } from '../api/fields.ts';
import { payerRules } from '../orders/rules.ts';
import { cleaned } from './typed-text.ts';

describe('a pasted text loses the invisible marks around it', () => {
  it.each([
    ['isolates of a chat program', '\u2068Jane Doe\u2069', 'Jane Doe'],
    ['embeddings of Windows', '\u202AJohn Smith\u202C', 'John Smith'],
    ['embeddings of a contact card', '\u202A+1 217 555 0100\u202C', '+1 217 555 0100'],
    ['an embedding of its last word', 'John \u202ASmith\u202C', 'John Smith'],
    ['a zero-width space at a word', 'John\u200B Zero', 'John Zero'],
    ['a left-to-right mark', '\u200EJohn Mark', 'John Mark'],
    ['marks between spaces', ' \uFEFF\u2060 Jane \u200F\u00AD\u061C ', 'Jane'],
    ['joiners', '\u200DJane\u200C', 'Jane'],
    ['an override that is never closed', 'Jane \u202EDoe', 'Jane Doe'],
    ['a right-to-left mark within a word', 'Ja\u200Fne', 'Jane'],
    ['an object of dictation', 'Jane\uFFFC', 'Jane'],
    ['invisible operators', '\u2063Jane\u2061 Doe', 'Jane Doe'],
    ['a grapheme joiner', '\u034FJane', 'Jane'],
    ['deprecated direction marks', '\u206AJane\u206F', 'Jane'],
    ['isolates around a word within', 'Jane \u2067de la\u2069 Cruz', 'Jane de la Cruz'],
    ['nothing else', '\u200B \u2066', ''],
  ])('%s', (_, typed, clean) => {
    expect(cleaned(typed)).toBe(clean);
  });

  it.each([
    ['a joined emoji', '👩\u200D🚀 Sam'],
    ['a Persian name', '\u0645\u06CC\u200C\u062E'],
    ['a Malayalam name that ends with a joiner', '\u0D05\u0D35\u0D28\u0D4D\u200D'],
    ['a Devanagari conjunct', '\u0915\u094D\u200D\u0937'],
    ['a soft hyphen within a word', 'Donau\u00ADdampf'],
  ])('but not %s', (_, name) => {
    expect(cleaned(` ${name}\u200E `)).toBe(name);
  });

  it('and a second time changes nothing', () => {
    const unit = fc.constantFrom(...'aé \n\u0D4D\u200B\u200D\u202A\u202C\u202E\u2066\u2068\u2069'.split(''));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), fc.boolean(), (typed, keepsPairs) => {
        const once = cleaned(typed, { keepsPairs });
        expect(cleaned(once, { keepsPairs })).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

it('a message keeps direction marks that are closed again', () => {
  const mixed = 'She wrote \u2067שלום\u2069\u200E! and \u202Aabc\u202C here';
  expect(cleaned(mixed, { keepsPairs: true })).toBe(mixed);
  expect(cleaned(`${mixed} \u2066open`, { keepsPairs: true })).toBe(`${mixed} open`);
  expect(text(contactRules.message).parse(`\u202A${mixed}\u202C`)).toBe(mixed);
});

it('a form and the API accept what is left after cleaning, and the API stores that', () => {
  for (const typed of ['\u2068Jane Doe\u2069', 'Jane \u202ADoe\u202C']) {
    expect(accountRules.fullName(typed)).toBeUndefined();
    expect(text(accountRules.fullName).parse(typed)).toBe('Jane Doe');
    expect(text(payerRules.name).parse(typed)).toBe('Jane Doe');
  }
  expect(text(accountRules.fullName).parse('Jane Doe\t')).toBe('Jane Doe');
  expect(text(contactRules.phone).parse('\u202A+1 217 555\u200B0100\u202C')).toBe('+1 217 5550100');
  expect(lowerCaseEmail(accountRules.email).parse('\u200BJane@example.com\u202C')).toBe('jane@example.com');
  for (const mark of ['\u202A', '\u200B', '\u00AD', '\u2060', '\u200D', '\uFEFF'])
    expect(lowerCaseEmail(accountRules.email).parse(`jane@${mark}example.com`)).toBe('jane@example.com');
});
