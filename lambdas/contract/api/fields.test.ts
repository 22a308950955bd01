import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { accountRules } from '../account/rules.ts';
import { applicationRules } from '../liftoff/application-rules.ts';
import { contactRules } from '../contact/rules.ts';
import { courseRules, courseTexts } from '../course/rules.ts';
import { characters, day, text, typed } from './fields.ts';
import { payerRules, paymentRules } from '../orders/rules.ts';
import { phoneRule } from '../text/phone-rule.ts';
import { toolkitRules } from '../reimbursement/toolkit-rules.ts';

const schemas = {
  'a name': text(accountRules.fullName),
  'a text on documents': text(courseTexts.title),
  'an optional line on documents': text(payerRules.company),
  'a name of at least two characters': text(applicationRules.name),
  'an optional line': text(applicationRules.industry),
  'an optional phone number': text(phoneRule),
  'optional lines': text(paymentRules.note),
  'lines with any direction': text(contactRules.message),
  'an optional text': text(courseTexts.students),
  'a required line of a list': text(courseRules.line),
  'an address': text(accountRules.email),
  'an optional address': text(toolkitRules.hr_email),
  'an optional web address': text(applicationRules.linkedinUrl),
  'a new password': typed(accountRules.newPassword),
  'any characters': characters({ min: 1, max: 40 }),
  'a date': day(toolkitRules.day),
};

const piece = fc.oneof(
  fc.constantFrom(
    'Ada',
    'a@b.co',
    'https://a.example/x',
    'https://u:p@a.example',
    ':8080',
    '$1,234',
    '555-0100',
    '+1 (217) 5550100',
    ' ext. 5',
  ),
  fc.constantFrom('2024-02-29', '2026-02-29', '2019-12-31', '2100-12-31', '2101-01-01'),
  fc.constantFrom('🦅', '\u3164', '\u2800', '\u0301', '\u200D', '\u202E', '\u{1D159}', 'x'.repeat(60)),
  fc.constantFrom('李', 'عל', '👩🏽‍🚀', '1️⃣', 'த', '\u{20BB7}', '𝓐', '\u0363'),
  fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u2028', '\u0000', '\uFEFF', "'", '\u200B', '\u2068', '\u2069'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const nearText = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

/** JSON Schema cannot say that the API removes invisible marks within an address or a phone number. */
const isRemovedWithin = /\S\s*[\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+\s*\S/;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

describe('the JSON Schema of a field accepts exactly what the API accepts', () => {
  it.each(Object.entries(schemas))('%s', (name, schema) => {
    const isDescribed = ajv.compile(z.toJSONSchema(schema, { io: 'input' }));
    const isValid = (value: string) => schema.safeParse(value).success;
    fc.assert(
      fc.property(nearText, (value) => {
        fc.pre(!(isRemovedWithin.test(value) && /address|phone/.test(name)));
        expect([value, isDescribed(value)]).toEqual([value, isValid(value)]);
      }),
      { numRuns: 2000 },
    );
  });
});
