import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { type ReactNode, useMemo } from 'react';
import type { FreeLesson } from '@redwhiteandcode/contract/catalog/course-outline.ts';
import { callPublic } from '../../shell/api/client.ts';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { downloadFile } from '../../parts/learning/downloadFile.ts';
import { sanitizeLesson } from '../../parts/learning/sanitizeLesson.ts';
import { UnsavedLesson } from '../../parts/learning/UnsavedLesson.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { builtInCourse } from '../../parts/catalog/builtIn.ts';
import { CourseProblem } from './CourseProblem.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import type { Route } from './+types/previewRoute.ts';
import { lessonOrigin } from '../../parts/learning/lessonOrigin.tsx';

/** The copy of the free lesson of a course. */
const copy = {
  title: 'Free preview',
  course: 'Course',
  loading: 'Loading lesson...',
  place: (module: string, minutes: number) => `${module} · ${minutes} min · Free preview`,
  endTitle: 'End of the free preview',
  endText: (more: number) =>
    more === 0
      ? 'Enroll to keep your progress and your answers, and to earn the certificate.'
      : `${more} more ${more === 1 ? 'lesson' : 'lessons'} and the certificate are in the course, which also keeps your answers.`,
  enroll: 'See Price and Enroll',
} as const;

export const meta = ({ params: { courseId } }: Route.MetaArgs) =>
  pageMeta({
    title: `${copy.title}: ${builtInCourse(courseId)?.title ?? copy.course}`,
    description: 'Read the first lesson of the course without an account.',
    path: `/course/${courseId}/preview`,
    isPrivate: true,
  });

export default function CoursePreviewRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  const request = { path: { courseId } };
  const course = usePublicQuery('GET /api/courses/{courseId}', request);
  const lesson = usePublicQuery('GET /api/courses/{courseId}/free-lesson', request);
  const courseTitle = course.data?.title ?? builtInCourse(courseId)?.title;
  useDocumentTitle(lesson.data && `${lesson.data.lesson_title} | ${courseTitle ?? copy.title}`);
  if (lesson.data) {
    return (
      <FreeLessonPage lesson={lesson.data} courseTitle={courseTitle} courseHref={`/course/${courseId}`} />
    );
  }
  if (lesson.error) {
    return (
      <Section>
        <CourseProblem
          isMissing={lesson.error.status === 404 || lesson.error.status === 400}
          wasListed={false}
          retry={lesson.retry}
        />
      </Section>
    );
  }
  return <PageLoading title={courseTitle} label={copy.loading} />;
}

interface FreeLessonPageProps {
  lesson: FreeLesson;
  /** The course's title; undefined while it is loading. */
  courseTitle: string | undefined;
  courseHref: string;
}

/** The first lesson of a course for anyone, as the player shows it, with the way to enroll at its end. */
function FreeLessonPage({ lesson, courseTitle, courseHref }: FreeLessonPageProps): ReactNode {
  const { disclosure, provenance } = lessonOrigin(lesson.provenance);
  const blocks = useMemo(() => placedBlocks(lesson), [lesson]);
  return (
    <Section width="sm">
      <Stack gap={32}>
        <Breadcrumbs
          items={[
            { label: 'Courses', href: '/courses' },
            { label: courseTitle ?? copy.course, href: courseHref },
            { label: lesson.lesson_title },
          ]}
        />
        <article>
          <Stack gap={16}>
            <Inline justify="between">
              <Text tone="muted">{copy.place(lesson.module_title, lesson.minutes)}</Text>
              {disclosure}
            </Inline>
            <Heading level={1}>{lesson.lesson_title}</Heading>
            <UnsavedLesson
              blocks={blocks}
              sanitize={sanitizeLesson}
              onDownload={({ id: blockId }) =>
                downloadFile(
                  callPublic('GET /api/courses/{courseId}/free-lesson/downloads/{blockId}', {
                    path: { courseId: lesson.course_id, blockId },
                  }),
                )
              }
            />
            {provenance}
          </Stack>
        </article>
        <Card as="section" padding="lg">
          <Stack gap={16}>
            <Heading level={2} size="sm">
              {copy.endTitle}
            </Heading>
            <Text>{copy.endText(lesson.lesson_count - 1)}</Text>
            <Inline>
              <ButtonLink href={courseHref}>{copy.enroll}</ButtonLink>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </Section>
  );
}
