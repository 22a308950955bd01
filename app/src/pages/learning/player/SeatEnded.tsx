import { Button, ButtonLink, EmptyState, Inline, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { seatEndCopy } from '../../../parts/learning/SeatEndNotice.tsx';
import { useEnrollment } from '../../../parts/learning/useEnrollment.ts';
import { useOrderEnrollment } from '../../../parts/learning/useOrderEnrollment.ts';

/** The player's page of a course whose company's seat has ended. Other learners do not load it. */
export default function SeatEnded({ courseId, reason }: { courseId: string; reason: string }): ReactNode {
  const { enrollment } = useEnrollment(courseId);
  const { order, ordering } = useOrderEnrollment();
  return (
    <PlayerEnded
      courseId={courseId}
      reason={reason}
      onPay={enrollment ? () => order(enrollment.id) : undefined}
      isPending={ordering !== undefined}
    />
  );
}

export interface PlayerEndedProps {
  courseId: string;
  /** Why the lessons are closed. */
  reason: string;
  /** Undefined while the enrollment is loading. */
  onPay: (() => void) | undefined;
  /** Whether the order is being made. @default false */
  isPending?: boolean | undefined;
}

/** The player's page of a course whose company's seat has ended, with the button to pay for the course oneself. */
export function PlayerEnded({ courseId, reason, onPay, isPending }: PlayerEndedProps): ReactNode {
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={seatEndCopy.title}
        description={reason}
        action={
          <Inline justify="center" gap={12}>
            <Button isPending={isPending} isDisabled={!onPay} onPress={() => onPay?.()}>
              {seatEndCopy.pay}
            </Button>
            <ButtonLink href={`/course/${courseId}`} variant="neutral">
              Go to Course Page
            </ButtonLink>
          </Inline>
        }
      />
    </Section>
  );
}
