import { Alert, toast } from '@redwhiteandcode/design-system';
import type { Order } from '@redwhiteandcode/contract/orders/operations.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { endsRight, passesShare } from './endingRight.ts';
import { assessmentHref } from '../../../parts/assessment/addresses.ts';
import { lessonHref, lessonKey, type PlacedLesson } from '../../../parts/learning/lessons.ts';
import { PlayerPage } from './PlayerPage.tsx';
import { LessonContent } from './LessonContent.tsx';
import type { PlayerState } from './usePlayer.ts';
import { useSessionQuery } from '../../../shell/api/useSessionQuery.ts';

/** Loaded when it is first shown: most learners never see it. */
const RightEndDialog = lazy(() => import('./RightEndDialog.tsx'));

export interface PlayerProps {
  courseId: string;
  courseTitle: string;
  lessons: readonly PlacedLesson[];
  lesson: PlacedLesson;
  player: Pick<PlayerState, 'isCompleted' | 'tick' | 'enrollment'>;
}

/** The player with a lesson open. */
export function Player({ player, ...course }: PlayerProps): ReactNode {
  const { courseId, lesson, lessons } = course;
  const { enrollment } = player;
  const navigate = useNavigate();
  const { ask, dialog } = useRightEnd(player);
  const progress = { completed: lessons.filter(player.isCompleted).length, total: lessons.length };
  return (
    <>
      <PlayerPage
        {...course}
        content={<LessonContent key={lessonKey(lesson)} courseId={courseId} lesson={lesson} />}
        isCompleted={player.isCompleted}
        onCompletedChange={(to, isCompleted) =>
          isCompleted ? void ask(to, progress) : player.tick(to, isCompleted)
        }
        // Synchronously, because the next key press applies to the opened lesson.
        onOpen={(to) => void navigate(lessonHref(courseId, to), { flushSync: true })}
        assessmentHref={
          enrollment?.course.assessment || enrollment?.has_attempts ? assessmentHref(courseId) : undefined
        }
        certificateNumber={enrollment?.certificate_number ?? null}
        isCourseCompleted={enrollment?.status === 'completed'}
        note={
          enrollment?.order_id &&
          !player.isCompleted(lesson) &&
          passesShare(progress) && <RefundNote orderId={enrollment.order_id} progress={progress} />
        }
      />
      {dialog}
    </>
  );
}

/**
 * Returns a function that completes a lesson, and asks before one that ends a right of the order. It reads the order at that
 * moment, because a payment or another tab may have changed it.
 */
function useRightEnd({ tick, enrollment }: PlayerProps['player']) {
  const [ending, setEnding] = useState<{ lesson: PlacedLesson; order: Order }>();
  const [asking, setAsking] = useState<string>();
  const ask = async (lesson: PlacedLesson, progress: { completed: number; total: number }) => {
    const orderId = enrollment?.order_id;
    if (!orderId || !passesShare(progress)) return tick(lesson, true);
    const key = lessonKey(lesson);
    if (asking === key) return;
    setAsking(key);
    try {
      const order = await callSignedIn('GET /api/orders/{orderId}', { path: { orderId } });
      if (endsRight(order, progress)) setEnding({ lesson, order });
      else tick(lesson, true);
    } catch (error) {
      toast({ title: copy.tickFailure, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setAsking(undefined);
    }
  };
  const close = () => setEnding(undefined);
  const dialog = ending && (
    <Suspense>
      <RightEndDialog
        order={ending.order}
        onClose={close}
        onConfirm={() => {
          close();
          tick(ending.lesson, true);
        }}
      />
    </Suspense>
  );
  return { ask, dialog };
}

interface RefundNoteProps {
  orderId: string;
  /** The number of completed lessons, and of all lessons. */
  progress: { completed: number; total: number };
}

/** Warns before the lesson that passes the share of the course with which a refund is due or the order can be canceled. */
function RefundNote({ orderId, progress }: RefundNoteProps): ReactNode {
  const { data: order } = useSessionQuery('GET /api/orders/{orderId}', { path: { orderId } });
  if (!order || !endsRight(order, progress)) return null;
  return <Alert tone="warning">{order.status === 'due' ? copy.cancelEnds : copy.refundEnds}</Alert>;
}
