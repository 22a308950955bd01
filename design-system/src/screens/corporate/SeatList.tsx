import { type ReactNode, useCallback } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormErrors, Validate } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { plainList, seatForm } from '../admin/AdminTablePage.css.ts';
import { formatDate } from '../../components/date/date.ts';
import { type AdminTableProps, dateColumn, idOf, TwoLines } from '../admin/adminTable.tsx';
import { DeleteAction } from '../admin/DeleteAction.tsx';

/** A seat, the email address it was given to, and the courses that are taken with it; `progress` is in percent. */
interface Seat {
  id: string;
  email: string;
  given_at: string;
  courses: readonly {
    course_id: string;
    title: string | null;
    started_at: string;
    progress: number;
    completed_at: string | null;
    certificate_number: string | null;
  }[];
}

export interface SeatListProps extends Omit<AdminTableProps<Seat>, 'rows' | 'count'> {
  /** A page of the seats. */
  seats: readonly Seat[];
  /** Total number of assigned seats. */
  seatsUsed: number;
  seatsPurchased: number;
  /** The button that exports the seats. */
  exportCsv?: ReactNode;
  /** Why no seats can be assigned; replaces the form. */
  closed?: string | undefined;
  validate: Validate<SeatValues>;
  /** Assigns a seat. Returns an error message on failure, which is shown at the field. */
  onAssign: (email: string) => Promise<string | undefined>;
  /** Removes a seat. Returns an error message on failure. */
  onRemove: (seat: Seat) => Promise<string | undefined>;
}

type SeatValues = { email: string };

const columns: DataTableColumn<Seat>[] = [
  { id: 'email', header: 'Email', isRowHeader: true, cell: ({ email }) => email },
  dateColumn('given_at', 'Assigned'),
  {
    id: 'courses',
    header: 'Courses',
    cell: ({ courses }) =>
      courses.length === 0 ? (
        'No courses started'
      ) : (
        <ul className={plainList}>
          {courses.map((course) => (
            <li key={course.course_id}>
              <TwoLines first={course.title ?? course.course_id} more={progressOf(course)} />
            </li>
          ))}
        </ul>
      ),
  },
];

/** Returns 'Enrolled March 1, 2026 · 45%', or the dates and the certificate of a completed course. */
const progressOf = ({
  started_at,
  progress,
  completed_at,
  certificate_number,
}: Seat['courses'][number]): string =>
  [
    `Enrolled ${formatDate(started_at)}`,
    completed_at ? `Completed ${formatDate(completed_at)}` : `${progress}%`,
    ...(certificate_number ? [`Certificate ${certificate_number}`] : []),
  ].join(' · ');

/** A company's seats: the assigned ones with their courses' progress, the number of free ones, and the form to assign one. */
export function SeatList({
  seats,
  seatsUsed,
  seatsPurchased,
  exportCsv,
  closed,
  validate,
  onAssign,
  onRemove,
  ...table
}: SeatListProps): ReactNode {
  const remove = useCallback(
    (seat: Seat) => (
      <DeleteAction
        label="Remove seat"
        name={seat.email}
        question="Are you sure you want to remove this seat?"
        description={`${seat.email}. The courses taken with it close; progress and certificates stay. You can assign the seat to another person.`}
        onDelete={() => onRemove(seat)}
      />
    ),
    [onRemove],
  );
  return (
    <Stack gap={24}>
      {closed === undefined ? (
        <SeatForm
          left={seatsPurchased - seatsUsed}
          seatsPurchased={seatsPurchased}
          validate={validate}
          onAssign={onAssign}
        />
      ) : (
        <Alert tone="info">{closed}</Alert>
      )}
      {exportCsv && <Inline justify="end">{exportCsv}</Inline>}
      <DataTable
        {...table}
        caption="Assigned seats"
        count={seatsUsed}
        columns={columns}
        rows={seats}
        rowKey={idOf}
        empty="No seats assigned yet"
        rowActions={remove}
      />
    </Stack>
  );
}

interface SeatFormProps extends Pick<SeatListProps, 'seatsPurchased' | 'validate' | 'onAssign'> {
  left: number;
}

/** The form that assigns a seat to an email address. */
function SeatForm({ left, seatsPurchased, validate, onAssign }: SeatFormProps): ReactNode {
  const assign = async ({ email }: SeatValues): Promise<FormErrors<'email'> | undefined> => {
    const problem = await onAssign(email.trim());
    return problem === undefined ? undefined : { fields: { email: problem } };
  };
  const form = useForm<SeatValues>({
    labels: { email: 'Email' },
    validate,
    hasSummary: false,
    isResetAfter: true,
    onSubmit: assign,
  });
  return (
    <div className={seatForm}>
      <Form {...form.props}>
        <TextField
          label="Employee’s email"
          name="email"
          type="email"
          autoComplete="off"
          description={`${left} of ${seatsPurchased} seats are available`}
        />
        <div>
          <Button type="submit" isPending={form.isPending}>
            Assign seat
          </Button>
        </div>
      </Form>
    </div>
  );
}
