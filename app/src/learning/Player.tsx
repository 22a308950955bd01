import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { lessonHref, type PlacedLesson } from '../pages/player/lessons.ts';
import { PlayerPage } from '../pages/player/PlayerPage.tsx';
import { sanitizeLesson } from './sanitizeLesson.ts';
import type { PlayerState } from './usePlayer.ts';

/** Loaded later: most learners never see it. */
const RefundNote = lazy(() => import('./RefundNote.tsx'));

export interface PlayerProps {
  courseId: string;
  courseTitle: string;
  lessons: readonly PlacedLesson[];
  lesson: PlacedLesson;
  player: Pick<PlayerState, 'isCompleted' | 'tick' | 'enrollment'>;
}

/** The player with a lesson open. */
export function Player({ player, ...course }: PlayerProps): ReactNode {
  const { courseId, lesson } = course;
  const certificateNumber = player.enrollment?.certificate_number ?? null;
  const navigate = useNavigate();
  const html = useMemo(() => sanitizeLesson(lesson.content), [lesson.content]);
  return (
    <PlayerPage
      {...course}
      html={html}
      isCompleted={player.isCompleted}
      onCompletedChange={player.tick}
      // Synchronously, because the next key press applies to the opened lesson.
      onOpen={(to) => void navigate(lessonHref(courseId, to), { flushSync: true })}
      certificateNumber={certificateNumber}
      note={
        player.enrollment?.order_id &&
        !player.isCompleted(lesson) && (
          <Suspense>
            <RefundNote orderId={player.enrollment.order_id} enrollment={player.enrollment} />
          </Suspense>
        )
      }
    />
  );
}
