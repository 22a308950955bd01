import * as z from 'zod';
import { dateOf, dayOf, longDay, monthAndYear } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  CorporateAccount,
  CorporateSeat,
  SeatCourse,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import type { Mail } from '../platform/mail.ts';
import { newMailItem } from '../platform/mail-item.ts';
import { listAll, type TransactItem, tryWrite } from '../platform/table.ts';
import { reportMonth } from './rules.ts';
import { SeatItem } from '../rows/seat/row.ts';
import { withCourses } from './repository.ts';
import { environment } from '../platform/environment.ts';

/** The most courses, and the most seats without one, in one email: the stored email stays far below the size limits of DynamoDB and SES. */
const most = 200;

const cellsOf = (email: string, course: SeatCourse): string[] => [
  email,
  course.title ?? course.course_id,
  dateOf('enrolled', course.started_at),
  `${course.progress}%`,
  course.completed_at ? dateOf('completed', course.completed_at) : '',
  course.certificate_number ?? '',
];

/** Names the seats whose employees have not started a course. */
function idleText(emails: readonly string[]): string {
  const rest = emails.length - most;
  const names = `${emails.slice(0, most).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
  return `${emails.length === 1 ? '1 seat has' : `${emails.length} seats have`} not started: ${names}.`;
}

/** Makes the monthly report of a company's seats. `month` is the past month, `asOf` the day of the report. */
function seatReportMail(
  {
    company_name,
    primary_contact_email,
    seats_used,
    seats_purchased,
  }: Pick<CorporateAccount, 'company_name' | 'primary_contact_email' | 'seats_used' | 'seats_purchased'>,
  seats: readonly CorporateSeat[],
  { month, asOf }: { month: string; asOf: string },
): Mail {
  const name = monthAndYear(month);
  const lines = seats.flatMap(({ email, courses: own }) => own.map((course) => ({ email, course })));
  const courses = lines.map(({ course }) => course);
  const idle = seats.filter((seat) => seat.courses.length === 0).map(({ email }) => email);
  const inMonth = (time: string | null) => time !== null && dayOf('completed', time).startsWith(month);
  const count = (matches: (course: SeatCourse) => boolean) => String(courses.filter(matches).length);
  return {
    to: primary_contact_email,
    replyTo: environment().supportEmail,
    subject: `Your team’s training report for ${name}`,
    parts: [
      `Here is the report on the seats of ${company_name} for ${name}, as of ${longDay(asOf)}.`,
      {
        facts: [
          ['Seats in use', `${seats_used} of ${seats_purchased}`],
          [`Courses started in ${name}`, count(({ started_at }) => inMonth(started_at))],
          [`Courses completed in ${name}`, count(({ completed_at }) => inMonth(completed_at))],
          ['Total courses', String(courses.length)],
        ],
      },
      ...(lines.length > 0
        ? [
            {
              columns: ['Email', 'Course', 'Enrolled', 'Progress', 'Completed', 'Certificate'],
              rows: lines.slice(0, most).map(({ email, course }) => cellsOf(email, course)),
            },
          ]
        : []),
      ...(lines.length > most ? [`The table has the first ${most} of ${lines.length} lines.`] : []),
      ...(idle.length > 0 ? [idleText(idle)] : []),
      ...(lines.length > most || idle.length > most
        ? ['Reply to this email to get all seats as a CSV file.']
        : []),
      'The report includes only courses that your employees take with a seat, and only for people who have confirmed their email address.',
      { label: 'Verify a certificate', href: `${environment().siteUrl}/verify` },
    ],
  };
}

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
