import { ButtonLink, EmptyState, ErrorState, Spinner, Stack } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadingHeading } from '../../auth/RequireSession.tsx';
import { courseEditorWords as words } from '../../copy/adminCourses.ts';
import { keepFocus } from '../../frame/useNavigationFocus.ts';
import { useAdminAnswer } from '../useAdminAnswer.ts';
import { courseHref, coursesHref, newCourse } from './coursePaths.ts';
import { CourseWorkshop } from './CourseWorkshop.tsx';

/** A course in the editor: one that exists, or a new one, which stays in the editor once it is saved. */
export function CoursePage({ courseId }: { courseId: string }): ReactNode {
  const [madeId, setMadeId] = useState<string>();
  const navigate = useNavigate();
  const made = (course: EditableCourse) => {
    if (courseId !== newCourse) return;
    setMadeId(course.id);
    void navigate(courseHref(course.id), { replace: true, state: keepFocus });
  };
  if (courseId === newCourse || courseId === madeId) {
    return <CourseWorkshop key={newCourse} stored={undefined} onMade={made} />;
  }
  return <StoredCourse key={courseId} courseId={courseId} />;
}

function StoredCourse({ courseId }: { courseId: string }): ReactNode {
  const { data, error, isLoading, mutate } = useAdminAnswer('GET /api/admin/courses/{courseId}', {
    path: { courseId },
  });
  if (data) {
    const keep = (course: EditableCourse) => void mutate(course, { revalidate: false });
    return <CourseWorkshop stored={data} onMade={keep} />;
  }
  if (error?.status === 404 || error?.status === 400) {
    return (
      <EmptyState
        headingLevel={1}
        title={words.missing}
        description={words.missingDescription}
        action={<ButtonLink href={coursesHref}>{words.back}</ButtonLink>}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title={words.loadFailure}
        onRetry={() => void mutate()}
        isRetrying={isLoading}
      />
    );
  }
  return (
    <Stack gap={24}>
      <LoadingHeading>{words.loading}</LoadingHeading>
      <Spinner />
    </Stack>
  );
}
