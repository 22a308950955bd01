import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import type { DataTableColumn } from '../../components/data-table/table.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { Form } from '../../components/form/Form.tsx';
import type { FormErrors } from '../../components/form/submitForm.ts';
import { useForm } from '../../components/form/useForm.ts';
import { Stack } from '../../layout/Stack.tsx';
import { formatDate } from '../date.ts';
import { seatForm } from './AdminTablePage.css.ts';
import { DeleteAction } from './DeleteAction.tsx';

/** A seat that was given to somebody. */
export interface Seat {
  email: string;
  given_at: string;
}

export interface SeatListProps {
  seats: readonly Seat[];
  seatsPurchased: number;
  /** Gives a seat; a sentence it answers with stands at the field. */
  onGive: (email: string) => Promise<string | undefined>;
  /** Takes a seat back; a sentence it answers with is shown. */
  onTakeBack: (email: string) => Promise<string | undefined>;
}

type SeatValues = { email: string };

const columns: DataTableColumn<Seat>[] = [
  { id: 'email', header: 'Email', isRowHeader: true, cell: ({ email }) => email },
  { id: 'given_at', header: 'Given', cell: ({ given_at }) => formatDate(given_at) },
];

/** A company's seats: who has one, how many are left, giving and taking back. */
export function SeatList({ seats, seatsPurchased, onGive, onTakeBack }: SeatListProps): ReactNode {
  const left = seatsPurchased - seats.length;
  const give = async ({ email }: SeatValues): Promise<FormErrors<'email'> | undefined> => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim()))
      return { fields: { email: 'Please enter a valid email address' } };
    if (left <= 0) return { fields: { email: `All ${seatsPurchased} seats are taken; take one back first` } };
    const problem = await onGive(email.trim());
    return problem === undefined ? undefined : { fields: { email: problem } };
  };
  const form = useForm<SeatValues>({
    labels: { email: 'Email' },
    hasSummary: false,
    isResetAfter: true,
    onSubmit: give,
  });
  return (
    <Stack gap={24}>
      <div className={seatForm}>
        <Form {...form.props}>
          <TextField
            label="Give a seat to"
            name="email"
            type="email"
            autoComplete="off"
            description={`${left} of ${seatsPurchased} seats are free`}
            errorMessage={form.errors.fields?.email}
          />
          <div>
            <Button type="submit" isPending={form.isPending}>
              Give seat
            </Button>
          </div>
        </Form>
      </div>
      <DataTable
        caption="Seats taken"
        count={seats.length}
        columns={columns}
        rows={seats}
        rowKey={({ email }) => email}
        empty="No seats taken yet"
        rowActions={({ email }) => (
          <DeleteAction
            label="Take seat back"
            name={email}
            question="Are you sure you want to take this seat back?"
            onDelete={() => onTakeBack(email)}
          />
        )}
      />
    </Stack>
  );
}
