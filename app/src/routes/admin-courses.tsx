import { type CourseRow, toast } from '@redwhiteandcode/design-system';
import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { useAdminQuery, useRefetch } from '../admin/useAdminQuery.ts';
import { useAdminList } from '../admin/useAdminList.tsx';
import { sentenceOf } from '../api/sentence.ts';
import { adminCopy } from '../copy/admin.ts';
import { coursesCopy as copy } from '../copy/adminCourses.ts';
import { courseHref, coursesHref } from '../pages/admin/addresses.ts';
import { CoursesPage } from '../pages/admin/CoursesPage.tsx';

export const meta = () => adminMeta(copy, coursesHref);

export default function AdminCoursesRoute(): ReactNode {
  const { data: totals } = useAdminQuery('GET /api/admin/analytics', {});
  const list = useAdminList('GET /api/admin/courses', copy, {
    ...adminLists.courses,
    total: totals?.total_courses,
    exports: 'GET /api/admin/courses/export',
  });
  const navigate = useNavigate();
  const edit = useCallback(({ id }: CourseRow) => void navigate(courseHref(id)), [navigate]);
  return <CoursesPage list={list} onEdit={edit} onDelete={useDeletion()} />;
}

/** Deletes a course, and says whether it went or was archived. */
function useDeletion(): (row: CourseRow) => Promise<string | undefined> {
  const askAgain = useRefetch(['GET /api/admin/courses', 'GET /api/admin/analytics']);
  return async ({ id }) => {
    try {
      const { outcome } = await callAdmin('DELETE /api/admin/courses/{courseId}', { path: { courseId: id } });
      const description = outcome === 'deleted' ? copy.deleted : copy.archived;
      toast({ title: adminCopy.success, description, tone: 'success' });
    } catch (error) {
      const description = sentenceOf(error);
      toast({ title: adminCopy.error, description, tone: 'danger' });
      return description;
    }
    await askAgain();
    return undefined;
  };
}
