import { type ReactNode, useState } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import type { FormErrors, Validate } from '../../components/form/submitForm.ts';
import { RecordDialog } from '../admin/RecordDialog.tsx';

/** An order of seats as form values. */
export type SeatOrderValues = {
  /** A whole number. */
  seats: string;
  /** Dollars. */
  seat_price: string;
  purchase_order: string;
};

export interface SeatOrderDialogProps {
  companyName: string;
  /** Returns the list price of a seat in dollars for this number of seats; '' if it is negotiated. */
  priceOf: (seats: string) => string;
  /** Returns the formatted total; undefined if the values give none. */
  totalOf: (values: Pick<SeatOrderValues, 'seats' | 'seat_price'>) => string | undefined;
  /** Returns what the order does to seats that the account has already; undefined if there is nothing to say. */
  noteOf?: ((seats: string) => string | undefined) | undefined;
  validate: Validate<SeatOrderValues>;
  /** Creates the order. On success it returns nothing, and the dialog closes. */
  onSave: (values: SeatOrderValues) => Promise<FormErrors<keyof SeatOrderValues> | undefined>;
  onClose: () => void;
}

const labels = {
  seats: 'Seats',
  seat_price: 'Price per seat in dollars',
  purchase_order: 'Purchase order number',
};

/** An open dialog that orders seats for a company, which pays by invoice. */
export function SeatOrderDialog({
  companyName,
  priceOf,
  totalOf,
  noteOf,
  validate,
  onSave,
  onClose,
}: SeatOrderDialogProps): ReactNode {
  return (
    <RecordDialog<SeatOrderValues>
      title={`Create invoice for ${companyName}`}
      onClose={onClose}
      saveLabel="Create invoice"
      labels={labels}
      values={undefined}
      validate={validate}
      onSave={onSave}
    >
      {() => <SeatOrderFields priceOf={priceOf} totalOf={totalOf} noteOf={noteOf} />}
    </RecordDialog>
  );
}

/** The fields. The price follows the number of seats until it is edited. */
function SeatOrderFields({
  priceOf,
  totalOf,
  noteOf,
}: Pick<SeatOrderDialogProps, 'priceOf' | 'totalOf' | 'noteOf'>): ReactNode {
  const [seats, setSeats] = useState('');
  const [typed, setTyped] = useState<string>();
  const seat_price = typed ?? priceOf(seats);
  const total = totalOf({ seats, seat_price });
  return (
    <>
      <TextField
        label={labels.seats}
        name="seats"
        inputMode="numeric"
        autoComplete="off"
        isRequired
        description={noteOf?.(seats) ?? 'The seats are added to the account when the order is paid'}
        value={seats}
        onChange={setSeats}
      />
      <TextField
        label={labels.seat_price}
        name="seat_price"
        inputMode="decimal"
        autoComplete="off"
        isRequired
        description={
          total === undefined
            ? 'The list price for this number of seats, unless you change it'
            : `Total: ${total}`
        }
        value={seat_price}
        onChange={setTyped}
      />
      <TextField
        label={labels.purchase_order}
        name="purchase_order"
        autoComplete="off"
        autoCapitalize="characters"
        isRequired={false}
      />
    </>
  );
}
