import { keptWithoutSeat, seatEndSentence } from '@redwhiteandcode/contract/company/seat-ends.ts';
import type { SeatEnd } from '@redwhiteandcode/contract/learning/operations.ts';
import { Alert, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { layoffNotice as copy } from './applicationCopy.ts';

/** Tells a learner whose seat ended with a layoff about Layoff to Lift-Off, with the link to the application. */
export function LayoffNotice({ end }: { end: SeatEnd }): ReactNode {
  return (
    <Alert title={copy.title} action={<Link href="/layoff-application">{copy.apply}</Link>}>
      {seatEndSentence(end)} {keptWithoutSeat} {copy.text}
    </Alert>
  );
}
