import { randomUUID } from 'node:crypto';
import { businessToday, daysAfter, mondayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { expect } from 'vitest';
import { admin, type Email, emailsTo, runAs } from './shared-platform.ts';

// Imported after the platform's variables are set.
const { sendReports } = await import('../../lambdas/src/corporate/reports.ts');
const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');

/** Returns the date of a coming Monday: the first with 1. */
export const comingMonday = (weeks: number): string => daysAfter(mondayOf(businessToday()), 7 * weeks);

/** Sends the reports that are due on the morning of a coming Monday, or some days later. */
export const sendReportsOf = (weeks: number, days = 0): Promise<number> =>
  runAs('ReportSeats', () => sendReports({ now: `${daysAfter(comingMonday(weeks), days)}T15:00:00.000Z` }));

/** Returns the reports that were sent to an address, newest first. */
export async function reportsTo(address: string): Promise<Email[]> {
  const now = new Date(Date.now() + 3_600_000).toISOString();
  await runAs('DeliverMails', () => deliverDueMails({ now }));
  return (await emailsTo(address)).filter(({ subject }) => subject.startsWith('Your team’s'));
}

/** Makes a company with a contact, and returns its id. */
export async function companyOf(contact: string): Promise<string> {
  const { status, body } = await admin.send('POST', '/api/admin/corporate-accounts', {
    company_name: 'Report Company',
    primary_contact_email: contact,
    seats_purchased: 5,
    account_status: 'active',
  });
  expect(status).toBe(201);
  return body.id;
}

/** Returns an address that no other test has. */
export const newAddress = (): string => `report-${randomUUID()}@example.com`;
