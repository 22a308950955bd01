import { businessTime, dayOf, dayOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  CorporateAccount,
  CorporateAccountEdit,
  CorporateSeat,
  CorporateSummary,
  NewCorporateAccount,
  SeatCourse,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { CsvColumn } from '../platform/csv.ts';
import type { Totals } from '../platform/totals.ts';

/** Makes a new account without used seats. */
export function newAccount(
  sent: NewCorporateAccount,
  { id, time }: { id: string; time: string },
): CorporateAccount {
  return { id, ...sent, seats_ordered: 0, seats_used: 0, created_at: time, version: 1 };
}

/** Returns an account after an admin's edit. */
export const editedAccount = (
  row: CorporateAccount,
  { version: _version, ...edit }: CorporateAccountEdit,
): CorporateAccount => ({ ...row, ...edit, version: row.version + 1 });

/** The fields of an account that admins may edit. */
export const editable = [
  'company_name',
  'primary_contact_email',
  'seats_purchased',
  'account_status',
] as const;

/** Returns the summary from the platform's totals. */
export function summaryOf(totals: Totals): CorporateSummary {
  return {
    total_accounts: totals.corporate_accounts,
    active_accounts: totals.active_corporate_accounts,
    seats_purchased: totals.seats_purchased,
    seats_used: totals.seats_used,
  };
}

/** The columns of the export. */
export const columns: readonly CsvColumn<CorporateAccount>[] = [
  { title: 'Company', of: (row) => row.company_name },
  { title: 'Contact Email', of: (row) => row.primary_contact_email },
  { title: 'Seats Used', of: (row) => row.seats_used },
  { title: 'Seats Purchased', of: (row) => row.seats_purchased },
  { title: 'Status', of: (row) => (row.account_status === 'active' ? 'Active' : 'Inactive') },
  { title: 'Created', of: (row) => businessTime(row.created_at) },
];

/** A line of a seat's report: the seat with one of its courses, or without one if none was started. */
export interface SeatLine {
  seat: CorporateSeat;
  course: SeatCourse | undefined;
}

/** Returns the lines of a seat's report. */
export const seatLines = (seat: CorporateSeat): SeatLine[] =>
  seat.courses.length === 0
    ? [{ seat, course: undefined }]
    : seat.courses.map((course) => ({ seat, course }));

/** The columns of the export of an account's seats. */
export const seatColumns: readonly CsvColumn<SeatLine>[] = [
  { title: 'Email', of: ({ seat }) => seat.email },
  { title: 'Assigned', of: ({ seat }) => dayOf('seatAssigned', seat.given_at) },
  { title: 'Course', of: ({ course }) => course && (course.title ?? course.course_id) },
  { title: 'Enrolled', of: ({ course }) => dayOrNull('enrolled', course?.started_at) },
  { title: 'Progress (%)', of: ({ course }) => course?.progress },
  { title: 'Completed', of: ({ course }) => dayOrNull('completed', course?.completed_at) },
  { title: 'Certificate', of: ({ course }) => course?.certificate_number },
];
