import { ButtonLink, EmptyState, ErrorState, Inline, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useFailureToast } from '../api/useFailureToast.ts';
import { PageLoading, RequireSession } from '../auth/RequireSession.tsx';
import { useCourse } from '../catalog/useCourse.ts';
import { playerWords as words } from '../copy/player.ts';
import { lessonAt, lessonHref, resumeAt } from '../learning/lessons.ts';
import { PlayerScreen } from '../learning/PlayerScreen.tsx';
import { usePlayer, useRemembered } from '../learning/usePlayer.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import type { Route } from './+types/learn.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Course Player',
    description: 'The lessons of a course you are enrolled in.',
    path: `/learn/${params.courseId}`,
    isPrivate: true,
  });

export default function LearnRoute({ params }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession>
      <Player {...params} />
    </RequireSession>
  );
}

type Place = Route.ComponentProps['params'];

function Player(place: Place): ReactNode {
  const { course, isFailing, feed } = useCourse(place.courseId);
  useFailureToast(isFailing && !course, words.loadFailure);
  return (
    <>
      {feed}
      <Lessons {...place} courseTitle={course?.title} />
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
  const position = { module_number: Number(module), lesson_number: Number(lesson) };
  const current = player.isReady && lessons ? lessonAt(lessons, position)?.lesson : undefined;
  const isContentFailing = isFailing && !isRefused;
  const title = courseTitle ?? enrollment?.course.title ?? '';
  useFailureToast(isContentFailing, words.contentFailure);
  useDocumentTitle(current && `${current.lesson_title}, ${title}`);
  useRemembered(player.remember, current);

  if (isRefused || lessons?.length === 0) {
    return <Unavailable courseId={courseId} isEnrolled={!isRefused} />;
  }
  if (isContentFailing) return <Unreachable retry={player.retry} />;
  if (!player.isReady || !lessons) return <PageLoading label={words.loading} />;
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

function Unavailable({ courseId, isEnrolled }: { courseId: string; isEnrolled: boolean }): ReactNode {
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={words.unavailable}
        description={isEnrolled ? words.notWritten : words.notEnrolled}
        action={
          <Inline justify="center">
            <ButtonLink href="/dashboard">{words.backToDashboard}</ButtonLink>
            <ButtonLink href={`/course/${courseId}`} variant="neutral">
              {words.toCourse}
            </ButtonLink>
          </Inline>
        }
      />
    </Section>
  );
}
