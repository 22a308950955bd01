import { businessTime } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import type { ContactMessage } from '@redwhiteandcode/contract/contact/operations.ts';
import { contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { Mail } from '../platform/mail.ts';

/** Makes the email with a contact message to support. Replies go to the message's sender. */
export function contactMail(to: string, message: ContactMessage): Mail {
  const { firstName, lastName, email, company, phone, employees, topic } = message;
  const facts: [string, string][] = [
    ['Name', `${firstName} ${lastName}`],
    ['Email', email],
    ['Company', company],
  ];
  if (phone) facts.push(['Phone', phone]);
  if (employees !== undefined) facts.push(['Employees', String(employees)]);
  return {
    to,
    replyTo: email,
    subject: `${topic ? contactTopics[topic] : 'Contact form'}: ${firstName} ${lastName}, ${company}`,
    parts: ['Someone sent a message through the contact form.', { facts }, { quote: message.message }],
  };
}

/** The columns of the messages' export. */
export const messageColumns: readonly CsvColumn<Message>[] = [
  { title: 'Received', of: (row) => businessTime(row.received_at) },
  { title: 'First Name', of: (row) => row.first_name },
  { title: 'Last Name', of: (row) => row.last_name },
  { title: 'Email', of: (row) => row.email },
  { title: 'Company', of: (row) => row.company },
  { title: 'Phone', of: (row) => row.phone },
  { title: 'Employees', of: (row) => row.employees },
  { title: 'Status', of: (row) => (row.is_answered ? 'Answered' : 'Waiting') },
  { title: 'Message', of: (row) => row.message },
  { title: 'Topic', of: (row) => row.topic && contactTopics[row.topic] },
];
