import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { CourseWorkshop } from './CourseWorkshop.tsx';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { courseEditorCopy as copy } from './courseCopy.ts';
import { keepFocus } from '../../../shell/frame/useNavigationFocus.ts';
import { courseHref, coursesHref, newCourse } from '../../../parts/admin/addresses.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import type { Route } from './+types/courseRoute.ts';

export const meta = ({ params: { courseId } }: Route.MetaArgs) => {
  const title = courseId === newCourse ? copy.newTitle : copy.record.title;
  return adminMeta({ title, description: copy.description }, courseHref(courseId));
};

/** The course editor at `/admin/courses/{courseId}`, and at `/admin/courses/new` for a new course. */
export default function AdminCourseRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  // The id of a new course after its first save: the address changes, and the editor stays.
  const [savedId, setSavedId] = useState<string>();
  const navigate = useNavigate();
  const goToCourse = (course: EditableCourse) => {
    if (courseId !== newCourse) return;
    setSavedId(course.id);
    void navigate(courseHref(course.id), { replace: true, state: keepFocus });
  };
  if (courseId === newCourse || courseId === savedId) {
    return <CourseWorkshop key={newCourse} stored={undefined} onSaved={goToCourse} />;
  }
  return <StoredCourse key={courseId} courseId={courseId} />;
}

function StoredCourse({ courseId }: { courseId: string }): ReactNode {
  const query = useAdminQuery('GET /api/admin/courses/{courseId}', { path: { courseId } });
  const { data, mutate } = query;
  if (data) {
    const update = (course: EditableCourse) => void mutate(course, { revalidate: false });
    return <CourseWorkshop stored={data} onSaved={update} />;
  }
  return <RecordState status={recordStatus(query)} copy={copy.record} listHref={coursesHref} />;
}
