import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { CoursePage } from '../admin/courses/CoursePage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { courseEditorWords as words } from '../copy/adminCourses.ts';
import type { Route } from './+types/admin-course.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  adminMeta({
    title: params.courseId === 'new' ? words.newTitle : words.loading,
    description: words.description,
    path: `/admin/courses/${params.courseId}`,
  });

/** Serves `/admin/courses/{courseId}`, and `/admin/courses/new` for one that is not written yet. */
export default function AdminCourseRoute(): ReactNode {
  const { courseId = '' } = useParams();
  return <CoursePage courseId={courseId} />;
}
