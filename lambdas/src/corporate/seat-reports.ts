import * as z from 'zod';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { newMailItem } from '../platform/mail-item.ts';
import { listAll, type TransactItem, tryWrite } from '../platform/table.ts';
import { seatReportMail } from './mails.ts';
import { reportMonth } from './rules.ts';
import { SeatItem, withCourses } from './seat-courses.ts';

/** An account, with the last month for which a report was sent. */
const ReportedAccount = z.object({
  id: z.string(),
  company_name: z.string(),
  primary_contact_email: z.string(),
  seats_purchased: z.int(),
  seats_used: z.int(),
  account_status: z.string(),
  created_at: z.string(),
  reported_month: z.string().optional(),
});
type ReportedAccount = z.output<typeof ReportedAccount>;

/** Makes the item that marks a month as reported. It is refused if it was, or if the account or its contact changed. */
const reportedItem = ({ id, primary_contact_email }: ReportedAccount, month: string): TransactItem => ({
  Update: {
    Key: keys.corporateAccount(id),
    UpdateExpression: 'SET reported_month = :month',
    ConditionExpression:
      'account_status = :active AND primary_contact_email = :contact AND (attribute_not_exists(reported_month) OR reported_month < :month)',
    ExpressionAttributeValues: { ':month': month, ':active': 'active', ':contact': primary_contact_email },
  },
});

/** Marks a month as reported and queues the email in one transaction. Returns whether an email was queued. */
async function report(account: ReportedAccount, month: string, now: string): Promise<boolean> {
  // A seat that is given later in the month must not cause a late report.
  if (account.seats_used === 0) {
    await tryWrite([reportedItem(account, month)]);
    return false;
  }
  const { gsi2pk: pk } = indexes.corporateSeats('', account.id, '', '');
  const seats = await withCourses(await listAll({ index: 'gsi2', pk }, SeatItem));
  const mail = newMailItem(seatReportMail(account, seats, { month, asOf: dayOf('reported', now) }));
  return tryWrite([reportedItem(account, month), mail.item]);
}

/**
 * Queues an email with the report of their seats for the past month to the contacts of at most `limit` active accounts. A
 * repeated or concurrent run queues nothing twice. Returns the number of emails.
 */
export async function sendSeatReports(limit = 25, now: string = timestamp()): Promise<number> {
  const month = reportMonth(now);
  if (month === undefined) return 0;
  const { gsi1pk: pk } = indexes.corporateAccounts('', '');
  const accounts = await listAll({ index: 'gsi1', pk }, ReportedAccount);
  const due = accounts.filter(
    ({ account_status, created_at, reported_month = '' }) =>
      account_status === 'active' &&
      dayOf('reported', created_at).slice(0, 7) <= month &&
      reported_month < month,
  );
  let sent = 0;
  for (const account of due.slice(0, limit)) if (await report(account, month, now)) sent++;
  return sent;
}
