import type { GenerationJobRow } from '@redwhiteandcode/design-system';
import type { AdminGenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { adminGenerationsCopy as copy } from '../../../parts/admin/generationsCopy.ts';

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
      return copy[status];
  }
}

/** Returns a job as a table row. */
export const generationRow = (job: AdminGenerationJob): GenerationJobRow => ({
  id: job.id,
  course_title: job.course_title,
  state: job.state,
  detail: detailOf(job),
  tokens: job.tokens,
  started_by: job.starter.full_name ?? job.starter.email ?? copy.deletedAccount,
  started_at: job.started_at,
  is_latest: job.is_latest,
});
