import { type GenerationJobRow, GenerationJobsTable } from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo } from 'react';
import { AdminListPage } from '../admin/AdminListPage.tsx';
import { adminMeta } from '../admin/adminMeta.ts';
import { generationRow } from '../admin/generationRow.ts';
import { useAdminList } from '../admin/useAdminList.ts';
import { useChange } from '../admin/useChange.ts';
import { callSignedIn } from '../api/client.ts';
import { adminGenerationsWords as words } from '../copy/adminGenerations.ts';

export const meta = () =>
  adminMeta({ title: words.title, description: words.description, path: '/admin/generations' });

const shape = {
  sorts: ['started_at'],
  states: { state: words.states.map(({ value }) => value).filter(Boolean) },
} as const;

export default function AdminGenerationsRoute(): ReactNode {
  const list = useAdminList('GET /api/admin/generations', {
    ...shape,
    failure: words.failure,
    failureToast: { title: words.failureToast },
  });
  const { rows: jobs } = list.table;
  const rows = useMemo(() => jobs.map(generationRow), [jobs]);
  const change = useChange(['GET /api/admin/generations']);
  const courseOf = ({ id }: GenerationJobRow) => ({
    path: { courseId: jobs.find((job) => job.id === id)?.course_id ?? '' },
  });
  const cancel = (row: GenerationJobRow) =>
    void change(() => callSignedIn('DELETE /api/courses/{courseId}/generation', courseOf(row)), {
      done: words.cancelled,
    });
  const retry = (row: GenerationJobRow) =>
    void change(() => callSignedIn('POST /api/courses/{courseId}/generation', courseOf(row)), {
      done: words.started,
    });
  return (
    <AdminListPage
      list={list}
      title={words.title}
      subtitle={words.subtitle}
      filter={{ of: 'state', label: words.state, options: words.states }}
    >
      <GenerationJobsTable {...list.table} rows={rows} onCancelJob={cancel} onRetryJob={retry} />
    </AdminListPage>
  );
}
