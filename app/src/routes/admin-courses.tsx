import { ButtonLink, type CourseRow, CoursesTable, Icon, icons, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { courseHref, coursesHref } from '../admin/courses/coursePaths.ts';
import { useAdminAnswer, useAskAgain } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { sentenceOf } from '../api/sentence.ts';
import { adminWords } from '../copy/admin.ts';
import { coursesWords as words } from '../copy/adminCourses.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: coursesHref });

export default function AdminCoursesRoute(): ReactNode {
  const { data: totals } = useAdminAnswer('GET /api/admin/analytics', {});
  const list = useAdminList('GET /api/admin/courses', {
    sorts: ['created_at', 'title', 'track', 'level'],
    states: { status: ['published', 'draft', 'archived'] },
    total: totals?.total_courses,
    failure: words.loadFailure,
  });
  const navigate = useNavigate();
  const edit = useCallback(({ id }: CourseRow) => void navigate(courseHref(id)), [navigate]);
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      search={words.search}
      filter={{ of: 'status', label: words.status, options: words.statuses }}
      exports="GET /api/admin/courses/export"
      actions={
        <ButtonLink href={courseHref('new')} iconStart={<Icon icon={icons.plus} size="sm" />}>
          {words.add}
        </ButtonLink>
      }
    >
      <CoursesTable {...list.table} onEdit={edit} onDelete={useDeletion()} />
    </AdminListPage>
  );
}

/** Deletes a course, and says whether it went or was archived. */
function useDeletion(): (row: CourseRow) => Promise<string | undefined> {
  const askAgain = useAskAgain(['GET /api/admin/courses', 'GET /api/admin/analytics']);
  return async ({ id }) => {
    try {
      const { outcome } = await callAdmin('DELETE /api/admin/courses/{courseId}', { path: { courseId: id } });
      const description = outcome === 'deleted' ? words.deleted : words.archived;
      toast({ title: adminWords.success, description, tone: 'success' });
    } catch (error) {
      const description = sentenceOf(error);
      toast({ title: adminWords.error, description, tone: 'danger' });
      return description;
    }
    await askAgain();
    return undefined;
  };
}
