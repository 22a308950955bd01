import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { courseEditorCopy as copy } from '../../copy/adminCourses.ts';
import { keepFocus } from '../../frame/useNavigationFocus.ts';
import { courseHref, coursesHref, newCourse } from '../../pages/admin/addresses.ts';
import { RecordState } from '../../pages/admin/RecordState.tsx';
import { noRecord, useAdminQuery } from '../useAdminQuery.ts';
import { CourseWorkshop } from './CourseWorkshop.tsx';

/** A course in the editor: one that exists, or a new one, which stays in the editor once it is saved. */
export function Course({ courseId }: { courseId: string }): ReactNode {
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
  const answer = useAdminQuery('GET /api/admin/courses/{courseId}', { path: { courseId } });
  const { data, mutate } = answer;
  if (data) {
    const keep = (course: EditableCourse) => void mutate(course, { revalidate: false });
    return <CourseWorkshop stored={data} onMade={keep} />;
  }
  return <RecordState answer={noRecord(answer)} copy={copy.record} listHref={coursesHref} />;
}
