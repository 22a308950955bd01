import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { CourseWorkshop } from '../admin/courses/CourseWorkshop.tsx';
import { noRecord, useAdminQuery } from '../admin/useAdminQuery.ts';
import { courseEditorCopy as copy } from '../copy/adminCourses.ts';
import { keepFocus } from '../frame/useNavigationFocus.ts';
import { courseHref, coursesHref, newCourse } from '../pages/admin/addresses.ts';
import { RecordState } from '../pages/admin/RecordState.tsx';
import type { Route } from './+types/admin-course.ts';

export const meta = ({ params: { courseId } }: Route.MetaArgs) => {
  const title = courseId === newCourse ? copy.newTitle : copy.record.title;
  return adminMeta({ title, description: copy.description }, courseHref(courseId));
};

/** The course editor at `/admin/courses/{courseId}`, and at `/admin/courses/new` for a new course. */
export default function AdminCourseRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  // The id of a new course after it is saved: the editor stays, while the address changes.
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
