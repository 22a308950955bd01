import { CourseUnavailable, ErrorState, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useFailureToast } from '../api/useFailureToast.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { useCourse } from '../catalog/useCourse.ts';
import { playerWords as words } from '../copy/player.ts';
import { lessonAt, lessonHref, resumeAt } from '../learning/lessons.ts';
import { PlayerLoading } from '../learning/PlayerLoading.tsx';
import { PlayerScreen } from '../learning/PlayerScreen.tsx';
import { usePlayer, useRemembered } from '../learning/usePlayer.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import type { Route } from './+types/learn.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: words.title,
    description: 'The lessons of a course you are enrolled in.',
    path: `/learn/${params.courseId}`,
    isPrivate: true,
  });

/** Serves `/learn/{courseId}`, which goes on where learning stopped, and the address of one lesson. */
export default function LearnRoute(): ReactNode {
  const { courseId = '', module, lesson } = useParams();
  return (
    <RequireSession title={words.title}>
      <Player key={courseId} courseId={courseId} module={Number(module)} lesson={Number(lesson)} />
    </RequireSession>
  );
}

interface Place {
  courseId: string;
  /** NaN where the address names no lesson. */
  module: number;
  lesson: number;
}

function Player(place: Place): ReactNode {
  const { course, isFailing, isMissing, feed } = useCourse(place.courseId);
  useFailureToast(isFailing && !course, words.loadFailure);
  return (
    <>
      {feed}
      {isMissing ? <Unavailable /> : <Lessons {...place} courseTitle={course?.title} />}
    </>
  );
}

function Lessons({
  courseId,
  module,
  lesson,
  courseTitle,
}: Place & { courseTitle: string | undefined }): ReactNode {
  const player = usePlayer(courseId);
  const { lessons, enrollment, isRefused, isFailing } = player;
  const position = { module_number: module, lesson_number: lesson };
  const current = player.isReady && lessons ? lessonAt(lessons, position)?.lesson : undefined;
  const isContentFailing = isFailing && !isRefused;
  const title = courseTitle ?? enrollment?.course.title ?? '';
  useFailureToast(isContentFailing, words.contentFailure);
  useDocumentTitle(current && `${current.lesson_title}, ${title}`);
  useRemembered(player.remember, current);

  if (isRefused) return <Unavailable courseId={courseId} reason="notEnrolled" />;
  if (lessons?.length === 0) return <Unavailable courseId={courseId} />;
  if (isContentFailing) return <Unreachable retry={player.retry} />;
  if (!player.isReady || !lessons) return <PlayerLoading />;
  if (!current) {
    const resumed = resumeAt(lessons, enrollment?.last_lesson);
    return resumed && <Navigate to={lessonHref(courseId, resumed)} replace />;
  }
  return (
    <PlayerScreen
      courseId={courseId}
      courseTitle={title}
      lessons={lessons}
      lesson={current}
      isCompleted={player.isCompleted}
      tick={player.tick}
      certificateNumber={enrollment?.certificate_number ?? null}
    />
  );
}

function Unreachable({ retry }: { retry: () => void }): ReactNode {
  return (
    <Section>
      <ErrorState
        headingLevel={1}
        title={words.contentFailure}
        description={words.loadFailureHint}
        onRetry={retry}
      />
    </Section>
  );
}

interface UnavailableProps {
  /** Left out where there is no such course. */
  courseId?: string;
  reason?: 'missing' | 'notEnrolled';
}

function Unavailable({ courseId, reason = 'missing' }: UnavailableProps): ReactNode {
  return (
    <Section>
      <CourseUnavailable reason={reason} courseHref={courseId && `/course/${courseId}`} />
    </Section>
  );
}
