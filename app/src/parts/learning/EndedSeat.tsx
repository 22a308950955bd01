import type { SeatEnd } from '@redwhiteandcode/contract/learning/operations.ts';
import type { ReactNode } from 'react';
import { SeatEndNotice } from './SeatEndNotice.tsx';
import { useOrderEnrollment } from './useOrderEnrollment.ts';

export interface EndedSeatProps {
  enrollmentId: string;
  end: SeatEnd;
  /** The line about the unpaid order for the course, in place of the button. */
  payment?: ReactNode;
}

/**
 * The notice that the company's seat of a course has ended, whose button orders the course. Load it lazily: few learners see
 * it.
 */
export default function EndedSeat({ enrollmentId, end, payment }: EndedSeatProps): ReactNode {
  const { order, ordering } = useOrderEnrollment();
  return (
    <SeatEndNotice
      end={end}
      onPay={() => order(enrollmentId)}
      isPending={ordering !== undefined}
      payment={payment}
    />
  );
}
