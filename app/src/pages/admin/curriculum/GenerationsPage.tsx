import { Breadcrumbs, GenerationJobsTable, Stack } from '@redwhiteandcode/design-system';
import type { AdminGenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { type ReactNode, useMemo } from 'react';
import { generationCopy } from '../../../parts/curriculum/generationCopy.ts';
import { overviewCopy } from '../OverviewPage.tsx';
import { overviewHref } from '../../../parts/admin/addresses.ts';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** The copy of the admin list of generation jobs. */
export const adminGenerationsCopy = {
  title: 'Generations',
  subtitle: 'Courses that are being generated, and the results of earlier jobs',
  description: 'The jobs that generate course content: running, published, failed and canceled.',
  filter: {
    of: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All States' },
      { value: 'running', label: 'Running' },
      { value: 'published', label: 'Published' },
      { value: 'failed', label: 'Failed' },
      { value: 'cancelled', label: 'Canceled' },
    ],
  },
  failure: 'The generations could not be loaded',
  failureToast: { title: 'Error fetching generations' },
  started: 'The course is being generated',
  cancelled: 'Generation canceled',
  deletedAccount: 'A deleted account',
  lesson: (at: number, of: number) => `Lesson ${at} of ${of}`,
  written: (lessons: number, questions: number, model: string | null) =>
    `${counted(lessons, 'lesson')}, ${counted(questions, 'draft question')}, ${model ?? 'no model used'}`,
  dropped: (count: number) => `; ${count} broke the rules for questions and ${were(count)} dropped`,
  labs: (count: number) => `; ${counted(count, 'lab')}, which an author checks before the course opens`,
  left: (count: number, of: number) => `${count} of ${of} lessons ${were(count)} written`,
} as const;

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
      <Breadcrumbs
        items={[{ label: overviewCopy.title, href: overviewHref }, { label: adminGenerationsCopy.title }]}
      />
      <AdminListPage list={list} copy={adminGenerationsCopy}>
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
      return adminGenerationsCopy.lesson(Math.min(written + 1, total), total);
    case 'published':
      return (
        adminGenerationsCopy.written(total, job.questions_written, job.model) +
        (job.questions_dropped > 0 ? adminGenerationsCopy.dropped(job.questions_dropped) : '') +
        (job.labs_written > 0 ? adminGenerationsCopy.labs(job.labs_written) : '')
      );
    case 'failed':
      return job.reason?.message ?? '';
    case 'cancelled':
      return total === 0 ? '' : adminGenerationsCopy.left(written, total);
    default:
      return generationCopy.progress[status];
  }
}

/** Returns a job with its progress or result, and the name of the user who started it. */
export const generationRow = (job: AdminGenerationJob) => ({
  ...job,
  detail: detailOf(job),
  started_by: job.starter.full_name ?? job.starter.email ?? adminGenerationsCopy.deletedAccount,
});
