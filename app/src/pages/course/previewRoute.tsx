import { Section } from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo } from 'react';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { coursePreviewCopy as copy } from './previewCopy.ts';
import { sanitizeLesson } from '../../parts/learning/sanitizeLesson.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { useDocumentTitle } from '../../shell/metadata/useDocumentTitle.ts';
import { builtInCourse } from '../../parts/catalog/builtIn.ts';
import { CourseProblem } from './CourseProblem.tsx';
import { FreeLessonPage } from './FreeLessonPage.tsx';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import type { Route } from './+types/previewRoute.ts';

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
  const html = useMemo(() => lesson.data && sanitizeLesson(lesson.data.content), [lesson.data]);
  const courseTitle = course.data?.title ?? builtInCourse(courseId)?.title;
  useDocumentTitle(lesson.data && `${lesson.data.lesson_title} | ${courseTitle ?? copy.title}`);
  if (lesson.data && html !== undefined) {
    return (
      <FreeLessonPage
        lesson={lesson.data}
        html={html}
        courseTitle={courseTitle}
        courseHref={`/course/${courseId}`}
      />
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
