import type { CourseRow } from '@redwhiteandcode/design-system';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { RowRefusal } from '../../../parts/admin/runEach.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { useChange, useEachChange } from '../../../parts/admin/useChange.ts';
import { coursesCopy as copy } from './courseCopy.ts';
import { courseHref, coursesHref } from '../../../parts/admin/addresses.ts';
import { CoursesPage } from './CoursesPage.tsx';

const affected = ['GET /api/admin/courses', 'GET /api/admin/analytics'] as const;

export const meta = () => adminMeta(copy, coursesHref);

export default function AdminCoursesRoute(): ReactNode {
  const list = useAdminList('courses', copy);
  const navigate = useNavigate();
  const edit = useCallback(({ id }: CourseRow) => void navigate(courseHref(id)), [navigate]);
  const change = useChange(affected);
  const publishEach = useEachChange(affected, async ({ id }: CourseRow) => {
    const path = { courseId: id };
    const course = await callAdmin('GET /api/admin/courses/{courseId}', { path });
    if (course.awaits_review) throw new RowRefusal(copy.unreviewed);
    if (course.status === 'published' && course.is_live) return;
    await callAdmin('PUT /api/admin/courses/{courseId}', { path, body: { ...course, publish: true } });
  });
  const deleteEach = useEachChange(affected, ({ id }: CourseRow) =>
    callAdmin('DELETE /api/admin/courses/{courseId}', { path: { courseId: id } }),
  );
  return (
    <CoursesPage
      list={list}
      onEdit={edit}
      onPublishEach={publishEach}
      onDeleteEach={deleteEach}
      onDelete={({ id }) =>
        change(() => callAdmin('DELETE /api/admin/courses/{courseId}', { path: { courseId: id } }), {
          done: ({ outcome }) => copy[outcome],
        })
      }
    />
  );
}
