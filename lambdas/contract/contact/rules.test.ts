import { describe, expect, it } from 'vitest';
import { checkContact, contactMessageOf, type ContactValues } from './rules.ts';
import { ContactMessage } from './operations.ts';

const good: ContactValues = {
  firstName: ' Sample ',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  company: 'Sample Company',
  phone: ' ',
  employees: '',
  message: 'Hello.',
};
const unreadable = 'Please remove the control characters';
const invalidEmail = 'Please enter a valid email address';
const invalidCount = 'Enter a whole number of at least 1';

describe('a contact message', () => {
  it.each<[keyof ContactValues, string, string | undefined]>([
    ['firstName', 'Ada', undefined],
    ['firstName', ' ', 'Please enter your first name'],
    ['firstName', '\u200B', 'Please enter your first name'],
    ['firstName', 'Ada\nBcc: all@example.com', unreadable],
    ['lastName', '', 'Please enter your last name'],
    ['lastName', 'x'.repeat(100), undefined],
    ['lastName', 'x'.repeat(101), 'At most 100 characters'],
    ['company', '', 'Please enter your company'],
    ['company', '\u202Egpj.exe', undefined],
    ['message', '\n', 'Please enter a message'],
    ['message', 'One\r\n\tTwo', undefined],
    ['message', '\u202BOne\u202C', undefined],
    ['message', 'One\u0000', unreadable],
    ['message', 'x'.repeat(5001), 'At most 5,000 characters'],
    ['email', '', invalidEmail],
    ['email', 'a@example.com\nBcc: b@example.com', invalidEmail],
    ['email', `${'a'.repeat(250)}@example.com`, invalidEmail],
    ['employees', '2,950', undefined],
    ['employees', '0', invalidCount],
    ['employees', '10000000', invalidCount],
  ])(
    'with the %s %j gets the same message from the form and the API: %j',
    { tags: ['contact-required'] },
    (name, value, expected) => {
      const values = { ...good, [name]: value };
      expect(checkContact(values)).toEqual(expected && { [name]: expected });
      const issues = ContactMessage.safeParse(contactMessageOf(values)).error?.issues;
      expect(issues?.map(({ path, message }) => [...path, message])).toEqual(expected && [[name, expected]]);
    },
  );

  it.each(['1.5', '-1', 'ten'])('cannot have %j employees', (employees) => {
    expect(checkContact({ ...good, employees })).toEqual({ employees: invalidCount });
  });

  it.each([0, -1, 1.5, '5', null])(
    'with %j employees is refused by the API',
    { tags: ['contact-employees'] },
    (employees) => {
      const { error } = ContactMessage.safeParse({ ...contactMessageOf(good), employees });
      expect(error?.issues).toMatchObject([{ path: ['employees'], message: invalidCount }]);
    },
  );

  it('is trimmed, and has no optional field that was left empty', () => {
    const { lastName, email, company, message } = good;
    const trimmed = { firstName: 'Sample', lastName, email, company, message };
    expect(contactMessageOf({ ...good, phone: ' 555 0100 ' })).toMatchObject({ phone: ' 555 0100 ' });
    expect(ContactMessage.parse(contactMessageOf(good))).toEqual(trimmed);
    expect(ContactMessage.parse(contactMessageOf({ ...good, employees: '25' }))).toEqual({
      ...trimmed,
      employees: 25,
    });
  });
});
