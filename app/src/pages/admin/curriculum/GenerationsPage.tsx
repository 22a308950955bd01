import { Breadcrumbs, GenerationJobsTable, Stack } from '@redwhiteandcode/design-system';
import type { AdminGenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { type ReactNode, useMemo } from 'react';
import { adminGenerationsCopy as copy } from '../../../parts/admin/generationsCopy.ts';
import { generationCopy } from '../../../parts/curriculum/generationCopy.ts';
import { overviewCopy } from '../../../parts/admin/peopleCopy.ts';
import { overviewHref } from '../../../parts/admin/addresses.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

export interface GenerationsPageProps {
  list: AdminList<AdminGenerationJob>;
  onCancel: (courseId: string) => void;
  onRetry: (courseId: string) => void;
}

/** The list of the jobs that write courses. */
export function GenerationsPage({ list, onCancel, onRetry }: GenerationsPageProps): ReactNode {
  const { rows: jobs } = list.table;
  const rows = useMemo(() => jobs.map(generationRow), [jobs]);
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: overviewCopy.title, href: overviewHref }, { label: copy.title }]} />
      <AdminListPage list={list} copy={copy}>
        <GenerationJobsTable
          {...list.table}
          rows={rows}
          onCancelJob={({ course_id }) => onCancel(course_id)}
          onRetryJob={({ course_id }) => onRetry(course_id)}
        />
      </AdminListPage>
    </Stack>
  );
}

/** Returns a job's progress or result in one line. */
function detailOf(job: AdminGenerationJob): string {
  const { status, lessons_written: written, lessons_total: total } = job;
  switch (status) {
    case 'lessons':
      return copy.lesson(Math.min(written + 1, total), total);
    case 'published':
      return copy.written(total, job.model);
    case 'failed':
      return job.reason?.message ?? '';
    case 'cancelled':
      return total === 0 ? '' : copy.left(written, total);
    default:
      return generationCopy.progress[status];
  }
}

/** Returns a job with its progress or result, and the name of the user who started it. */
export const generationRow = (job: AdminGenerationJob) => ({
  ...job,
  detail: detailOf(job),
  started_by: job.starter.full_name ?? job.starter.email ?? copy.deletedAccount,
});
