import {
  Breadcrumbs,
  type GenerationJobRow,
  GenerationJobsTable,
  Stack,
} from '@redwhiteandcode/design-system';
import type { AdminGenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { type ReactNode, useMemo } from 'react';
import { adminGenerationsCopy as copy } from '../../../parts/admin/generationsCopy.ts';
import { overviewCopy } from '../../../parts/admin/peopleCopy.ts';
import { overviewHref } from '../../../parts/admin/addresses.ts';
import type { AdminList } from '../../../parts/admin/adminList.ts';
import { AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { generationRow } from './generationRow.ts';

export interface GenerationsPageProps {
  list: AdminList<AdminGenerationJob>;
  onCancel: (courseId: string) => void;
  onRetry: (courseId: string) => void;
}

/** The list of the jobs that write courses. */
export function GenerationsPage({ list, onCancel, onRetry }: GenerationsPageProps): ReactNode {
  const { rows: jobs } = list.table;
  const rows = useMemo(() => jobs.map(generationRow), [jobs]);
  const courseOf = ({ id }: GenerationJobRow) => jobs.find((job) => job.id === id)?.course_id ?? '';
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: overviewCopy.title, href: overviewHref }, { label: copy.title }]} />
      <AdminListPage list={list} copy={copy}>
        <GenerationJobsTable
          {...list.table}
          rows={rows}
          onCancelJob={(row) => onCancel(courseOf(row))}
          onRetryJob={(row) => onRetry(courseOf(row))}
        />
      </AdminListPage>
    </Stack>
  );
}
