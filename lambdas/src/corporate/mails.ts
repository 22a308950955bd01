import { dateOf, dayOf, longDay, monthAndYear } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  CorporateAccount,
  CorporateSeat,
  SeatCourse,
} from '@redwhiteandcode/contract/corporate/operations.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

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
