import { describe, expect, test } from 'vitest';
import { checkContact, type ContactValues, toContactMessage } from './contactMessage.ts';

const values: ContactValues = {
  firstName: ' Sample ',
  lastName: 'Learner',
  email: ' learner@example.com ',
  company: 'Sample Company',
  phone: '',
  employees: '',
  message: 'Hello.',
};

describe('a contact message', () => {
  test('is sent trimmed, without the optional fields that are empty', () => {
    expect(checkContact(values)).toBeUndefined();
    expect(toContactMessage(values)).toEqual({
      firstName: 'Sample',
      lastName: 'Learner',
      email: 'learner@example.com',
      company: 'Sample Company',
      message: 'Hello.',
    });
  });

  test('holds the number of employees as a number', () => {
    expect(toContactMessage({ ...values, employees: ' 25 ', phone: '555 0100' })).toMatchObject({
      employees: 25,
      phone: '555 0100',
    });
  });

  test.each([
    ['firstName', ' '],
    ['lastName', ''],
    ['email', 'learner@example'],
    ['company', ''],
    ['message', '\n'],
    ['employees', '0'],
    ['employees', '2.5'],
    ['employees', '-3'],
  ] as const)('is refused for %s %j', (name, text) => {
    expect(Object.keys(checkContact({ ...values, [name]: text })?.fields ?? {})).toEqual([name]);
  });
});
