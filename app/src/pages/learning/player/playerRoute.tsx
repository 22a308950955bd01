import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { usePublicQuery } from '../../../shell/api/usePublicQuery.ts';
import { useFailureToast } from '../../../shell/api/useFailureToast.ts';
import { RequireSession } from '../../../shell/frame/RequireSession.tsx';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { Player } from './Player.tsx';
import { usePlayer, useSavedLesson } from './usePlayer.ts';
import type { FooterHandle } from '../../../shell/frame/SitePage.tsx';
import { announceOnly } from '../../../shell/frame/useNavigationFocus.ts';
import { pageMeta } from '../../../shell/metadata/pageMeta.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { completionHref, lessonAt, lessonHref, resumeAt } from '../../../parts/learning/lessons.ts';
import { PlayerLoading } from './PlayerLoading.tsx';
import { PlayerFailed, PlayerUnavailable } from './PlayerNotice.tsx';
import type { Route } from './+types/playerRoute.ts';

export const handle: FooterHandle = { hasShortFooter: true };

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.title,
    description: 'The lessons of a course you are enrolled in.',
    path: `/learn/${params.courseId}`,
    isPrivate: true,
  });

/** Loaded only after a company's seat has ended. */
const SeatEnded = lazy(() => import('./SeatEnded.tsx'));

/** Serves `/learn/{courseId}`, which resumes at the last lesson, and the addresses of lessons. */
export default function LearnRoute(): ReactNode {
  const { courseId = '', module, lesson } = useParams();
  return (
    <RequireSession title={copy.title}>
      <Course key={courseId} courseId={courseId} module={Number(module)} lesson={Number(lesson)} />
    </RequireSession>
  );
}

interface Place {
  courseId: string;
  /** NaN if the address names no lesson. */
  module: number;
  lesson: number;
}

function Course(place: Place): ReactNode {
  const { data: course, error } = usePublicQuery('GET /api/courses/{courseId}', {
    path: { courseId: place.courseId },
  });
  const isMissing = error?.status === 404 || error?.status === 400;
  useFailureToast(error !== undefined && !isMissing && !course, copy.loadFailure);
  return isMissing ? <PlayerUnavailable /> : <Lessons {...place} courseTitle={course?.title} />;
}

function Lessons({
  courseId,
  module,
  lesson,
  courseTitle,
}: Place & { courseTitle: string | undefined }): ReactNode {
  const navigate = useNavigate();
  const player = usePlayer(courseId, () => {
    // The learner may have left the player before the server responded.
    if (location.pathname.startsWith(`/learn/${courseId}/`)) void navigate(completionHref(courseId));
  });
  const { lessons, enrollment, isRefused, isFailing, ended } = player;
  const position = { module_number: module, lesson_number: lesson };
  const current = player.isReady && lessons ? lessonAt(lessons, position)?.lesson : undefined;
  const isContentFailing = isFailing && !isRefused;
  const title = courseTitle ?? enrollment?.course.title ?? '';
  useFailureToast(isContentFailing, copy.contentFailure);
  useDocumentTitle(current && `${current.lesson_title}, ${title}`);
  useSavedLesson(player.saveOpenLesson, current);

  if (ended !== undefined) {
    return (
      <Suspense fallback={<PlayerLoading />}>
        <SeatEnded courseId={courseId} reason={ended} />
      </Suspense>
    );
  }
  if (isRefused) return <PlayerUnavailable courseId={courseId} reason="notEnrolled" />;
  if (lessons?.length === 0) return <PlayerUnavailable courseId={courseId} />;
  if (isContentFailing) return <PlayerFailed onRetry={player.retry} />;
  if (!player.isReady || !lessons) return <PlayerLoading />;
  if (!current) {
    const resumed = resumeAt(lessons, enrollment?.last_lesson);
    // On the first page, focus stays at the start, before the navigation.
    return resumed && <Navigate to={lessonHref(courseId, resumed)} state={announceOnly} replace />;
  }
  return (
    <Player courseId={courseId} courseTitle={title} lessons={lessons} lesson={current} player={player} />
  );
}
