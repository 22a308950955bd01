import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { keptWithoutSeat, seatEndSentence } from '@redwhiteandcode/contract/company/seat-ends.ts';
import type { SeatEnd } from '@redwhiteandcode/contract/learning/operations.ts';
import { Alert, Button } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { lessonsClosed } from './seatEnd.ts';

/** The copy about an enrollment whose company's seat has ended. */
export const seatEndCopy = {
  title: 'Your company’s seat has ended',
  openUntil: (date: string) => `The lessons stay open until ${date}.`,
  pay: 'Pay for It Yourself',
  opened: 'The lessons are open again',
  openedDetail: 'You owe nothing for this course.',
  failure: 'The course could not be ordered',
} as const;

/** Returns why the seat ended, and what stays open or is kept. */
export const seatEndText = (end: SeatEnd): string =>
  [
    seatEndSentence(end),
    end.open_until === null ? lessonsClosed : seatEndCopy.openUntil(dateOf('companyDay', end.open_until)),
    keptWithoutSeat,
  ].join(' ');

export interface SeatEndNoticeProps {
  end: SeatEnd;
  onPay: () => void;
  /** Whether the order is being made. @default false */
  isPending?: boolean | undefined;
  /** The line about the unpaid order for the course, in place of the button. */
  payment?: ReactNode;
}

/** Says why the company's seat of a course has ended, with the button to pay for the course oneself. */
export function SeatEndNotice({ end, onPay, isPending, payment }: SeatEndNoticeProps): ReactNode {
  return (
    <Alert
      tone="warning"
      title={seatEndCopy.title}
      action={
        payment ?? (
          <Button size="sm" isPending={isPending} onPress={onPay}>
            {seatEndCopy.pay}
          </Button>
        )
      }
    >
      {seatEndText(end)}
    </Alert>
  );
}
