import { expect, it } from 'vitest';
import type { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import { contactMail, messageColumns } from './rules.ts';

const message = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@example.com',
  company: 'Sample Company',
  message: 'Hello.\nHow many seats?',
};
const facts = [
  ['Name', 'Ada Sample'],
  ['Email', 'ada@example.com'],
  ['Company', 'Sample Company'],
];

it('a contact message is emailed with all its fields, with the sender’s address for replies', () => {
  const mail = contactMail('support@example.com', { ...message, employees: 25 });
  expect(mail).toMatchObject({
    to: 'support@example.com',
    replyTo: 'ada@example.com',
    subject: 'Contact form: Ada Sample, Sample Company',
  });
  expect(mail.parts).toContainEqual({ facts: [...facts, ['Employees', '25']] });
  expect(mail.parts).toContainEqual({ quote: message.message });
});

it('a contact message without its optional fields is emailed without them', () => {
  expect(contactMail('support@example.com', message).parts).toContainEqual({ facts });
  expect(contactMail('support@example.com', { ...message, phone: '1' }).parts).toContainEqual({
    facts: [...facts, ['Phone', '1']],
  });
});

it.each([
  [true, 'Answered'],
  [false, 'Waiting'],
])('a message is exported with its phone, employees, and status; answered: %s', (is_answered, status) => {
  const row = { phone: '1', employees: 25, is_answered, received_at: '2026-01-02T03:04:05.000Z' } as Message;
  const cells = messageColumns.map(({ of }) => of(row));
  expect(cells.slice(5, 8)).toEqual(['1', 25, status]);
});
