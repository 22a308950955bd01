import { ButtonLink, EnrollmentsTable } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { useAdminAnswer } from '../admin/useAdminAnswer.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { useChange } from '../admin/useChange.ts';
import { enrollmentsWords as words } from '../copy/adminCourses.ts';

const path = '/admin/enrollments';

export const meta = () => adminMeta({ title: words.title, description: words.description, path });

export default function AdminEnrollmentsRoute(): ReactNode {
  const [address] = useSearchParams();
  const person = address.get('user_id');
  const { data: totals } = useAdminAnswer('GET /api/admin/analytics', {});
  const list = useAdminList('GET /api/admin/enrollments', {
    sorts: ['enrolled_at', 'student_name', 'course_title', 'status'],
    states: { status: ['active', 'completed', 'paused'], user_id: person === null ? [] : [person] },
    total: totals?.total_enrollments,
    failure: words.loadFailure,
  });
  const change = useChange(['GET /api/admin/enrollments', 'GET /api/admin/analytics']);
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      summary={person === null ? undefined : words.ofOne}
      search={words.search}
      filter={{ of: 'status', label: words.status, options: words.statuses }}
      exports="GET /api/admin/enrollments/export"
      actions={
        person !== null && (
          <ButtonLink href={path} variant="neutral">
            {words.showAll}
          </ButtonLink>
        )
      }
    >
      <EnrollmentsTable
        {...list.table}
        onDelete={({ id }) =>
          change(
            () => callAdmin('DELETE /api/admin/enrollments/{enrollmentId}', { path: { enrollmentId: id } }),
            { done: words.deleted },
          )
        }
      />
    </AdminListPage>
  );
}
