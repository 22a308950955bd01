import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactRules, type ContactText, contactTextProblem } from './contact-rules.ts';
import { ContactMessage } from './engagement.ts';

const good = {
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  company: 'Sample Company',
  message: 'Hello.',
};

/** Any text, control characters and halves of pairs included. */
const anything = fc
  .array(fc.oneof(fc.nat({ max: 0x2fff }), fc.nat({ max: 0x10ffff })), { maxLength: 250 })
  .map((points) => String.fromCodePoint(...points));

const sentencesOf = (body: object): string[] =>
  ContactMessage.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

describe('the contact rules', () => {
  it.each<[ContactText, string, string | undefined]>([
    ['firstName', 'Ada', undefined],
    ['firstName', ' ', contactRules.firstName.missing],
    ['firstName', '\u200B', contactRules.firstName.missing],
    ['firstName', 'Ada\nBcc: all@example.com', contactRules.unreadableMessage],
    ['lastName', 'x'.repeat(100), undefined],
    ['lastName', 'x'.repeat(101), contactRules.lastName.tooLong],
    ['company', '\u202Egpj.exe', contactRules.unreadableMessage],
    ['phone', '', undefined],
    ['phone', '5'.repeat(41), contactRules.phone.tooLong],
    ['message', 'One\r\n\tTwo', undefined],
    ['message', 'One\u0000', contactRules.unreadableMessage],
    ['message', 'x'.repeat(5001), contactRules.message.tooLong],
  ])('say of %s %j: %s', { tags: ['contact-required'] }, (name, typed, sentence) => {
    expect(contactTextProblem(name, typed)).toBe(sentence);
  });

  it('are the API’s: what the form lets through, the API takes, and the other way round', () => {
    const names: ContactText[] = ['firstName', 'lastName', 'company', 'phone', 'message'];
    fc.assert(
      fc.property(fc.constantFrom(...names), anything, (name, typed) => {
        const sentence = contactTextProblem(name, typed);
        expect(sentencesOf({ ...good, [name]: typed })).toEqual(sentence ? [`${name}: ${sentence}`] : []);
      }),
    );
  });

  it.each([0, -1, 1.5, 10_000_000, '5', null])(
    'refuse %j employees',
    { tags: ['contact-employees'] },
    (employees) => {
      expect(sentencesOf({ ...good, employees })).toEqual([`employees: ${contactRules.employees.invalid}`]);
    },
  );

  it.each(['', 'visitor', 'a@b', 'a@example.com\nBcc: b@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuse the address %j',
    { tags: ['contact-required'] },
    (email) => {
      expect(sentencesOf({ ...good, email })).toEqual([`email: ${contactRules.email.invalid}`]);
    },
  );

  it('trim what they keep', () => {
    expect(ContactMessage.parse({ ...good, firstName: ' Sample ', phone: ' ', employees: 1 })).toEqual({
      ...good,
      phone: '',
      employees: 1,
    });
  });
});
