import type { CorporateAccount, CorporateSeat, SeatCourse } from '../../contract/corporate.ts';
import { businessDay } from '../platform/business-day.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import { seatLines } from './rules.ts';

/** The lines of a report in one email: the stored email stays far below the size limits of DynamoDB and SES. */
const mostLines = 200;

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const dayOf = (time: string): string => dayFormat.format(new Date(businessDay(time)));

const cellsOf = (email: string, course: SeatCourse | undefined): string[] =>
  course
    ? [
        email,
        course.title ?? course.course_id,
        dayOf(course.started_at),
        `${course.progress}%`,
        course.completed_at ? dayOf(course.completed_at) : '',
        course.certificate_number ?? '',
      ]
    : [email, 'No courses started', '', '', '', ''];

/** Makes the monthly report of a company's seats. `month` is the past month, `asOf` the day of the report. */
export function seatReportMail(
  {
    company_name,
    primary_contact_email,
    seats_used,
    seats_purchased,
  }: Pick<CorporateAccount, 'company_name' | 'primary_contact_email' | 'seats_used' | 'seats_purchased'>,
  seats: readonly CorporateSeat[],
  { month, asOf }: { month: string; asOf: string },
): Mail {
  const name = monthFormat.format(new Date(`${month}-01`));
  const lines = seats.flatMap(seatLines);
  const courses = lines.flatMap(({ course }) => course ?? []);
  const inMonth = (time: string | null) => time !== null && businessDay(time).startsWith(month);
  const count = (matches: (course: SeatCourse) => boolean) => String(courses.filter(matches).length);
  return {
    to: primary_contact_email,
    replyTo: environment().supportEmail,
    subject: `Your team’s training report for ${name}`,
    parts: [
      `Here is the report on the seats of ${company_name} for ${name}, as of ${dayFormat.format(new Date(asOf))}.`,
      {
        facts: [
          ['Seats in use', `${seats_used} of ${seats_purchased}`],
          [`Courses started in ${name}`, count(({ started_at }) => inMonth(started_at))],
          [`Courses completed in ${name}`, count(({ completed_at }) => inMonth(completed_at))],
          ['Total courses', String(courses.length)],
        ],
      },
      {
        columns: ['Email', 'Course', 'Started', 'Progress', 'Completed', 'Certificate'],
        rows: lines.slice(0, mostLines).map(({ seat, course }) => cellsOf(seat.email, course)),
      },
      ...(lines.length > mostLines
        ? [
            `The table has the first ${mostLines} of ${lines.length} lines. Reply to this email to get all of them as a CSV file.`,
          ]
        : []),
      'The report includes only courses that your employees take with a seat, and only for people who have confirmed their email address.',
      { label: 'Verify a certificate', href: `${environment().siteUrl}/verify` },
    ],
  };
}
