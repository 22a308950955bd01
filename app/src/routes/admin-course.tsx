import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Course } from '../admin/courses/Course.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { courseEditorCopy as copy } from '../copy/adminCourses.ts';
import { courseHref, newCourse } from '../pages/admin/addresses.ts';
import type { Route } from './+types/admin-course.ts';

export const meta = ({ params: { courseId } }: Route.MetaArgs) => {
  const title = courseId === newCourse ? copy.newTitle : copy.record.title;
  return adminMeta({ title, description: copy.description }, courseHref(courseId));
};

/** Serves `/admin/courses/{courseId}`, and `/admin/courses/new` for one that is not written yet. */
export default function AdminCourseRoute(): ReactNode {
  const { courseId = '' } = useParams();
  return <Course courseId={courseId} />;
}
