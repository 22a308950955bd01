import * as z from 'zod';
import { timestamp } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { putNew, setAttributes, type TransactItem } from '../platform/table.ts';

/** The kinds of long work for a company. `job-kinds.ts` has what each does. */
export const jobKindNames = ['import', 'assignment'] as const;
export type JobKindName = (typeof jobKindNames)[number];

/**
 * Long work for a company, which is done in steps of one transaction each. Each step counts `step` up, so that it is done once,
 * however often it is tried.
 */
export const JobItem = z.object({
  company_id: z.string(),
  id: z.string(),
  kind: z.enum(jobKindNames),
  /** Who started it. */
  user_id: z.string(),
  created_at: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  step: z.int(),
  /** The number of the next of its chunks, from 0, and that of all. */
  next: z.int(),
  chunks: z.int(),
  /** The position in a listing, for work without chunks. */
  cursor: z.string().optional(),
  /** What was done, by names of the kind. */
  counts: z.record(z.string(), z.int()),
  /** What the kind needs to know besides. */
  facts: z.record(z.string(), z.unknown()),
  /** How often the schedule has continued it since its last step. */
  resumed: z.int(),
  /** When the schedule continues it. */
  due: z.string(),
  /** When the row and its chunks are deleted, in seconds since 1970. */
  ttl: z.int(),
});
export type JobRow = z.output<typeof JobItem>;

/** What a step changes in a job. */
export type JobChange = Partial<Pick<JobRow, 'state' | 'next' | 'cursor' | 'counts'>>;

/** What a step writes, in one transaction with the change of its job. */
export interface StepPlan {
  change: JobChange;
  items: readonly TransactItem[];
}

/** How long a job that does nothing waits for the schedule, in milliseconds: longer than any worker takes for a step. */
const patience = 5 * 60_000;
const dueAfter = (now: number): string => timestamp(now + patience);

/** Returns a new job. */
export const newJob = (
  job: Pick<JobRow, 'company_id' | 'id' | 'kind' | 'user_id' | 'chunks' | 'counts' | 'facts' | 'ttl'>,
  now: number = Date.now(),
): JobRow => ({
  ...job,
  created_at: timestamp(now),
  state: 'running',
  step: 0,
  next: 0,
  resumed: 0,
  due: dueAfter(now),
});

const indexOf = ({ created_at, company_id, id, due }: JobRow) =>
  indexes.companyJobs(created_at, company_id, id, due);

/** Makes the item that starts a job: the stream delivers it to the worker. */
export const newJobItem = (job: JobRow): TransactItem =>
  putNew({ ...keys.companyJob(job.company_id, job.id), ...indexOf(job), ...job });

function changeItem(job: JobRow, change: Partial<JobRow>): { next: JobRow; item: TransactItem } {
  const next = { ...job, ...change, step: job.step + 1 };
  const { gsi1pk, gsi1sk } = indexOf(next);
  const index = next.state === 'running' ? { gsi1pk, gsi1sk } : { gsi1pk: undefined, gsi1sk: undefined };
  const { state, step, next: at, cursor, counts, resumed, due } = next;
  const item = setAttributes(
    keys.companyJob(job.company_id, job.id),
    { state, step, next: at, cursor, counts, resumed, due, ...index },
    { condition: '#step = :before', values: { ':before': job.step } },
  );
  return { next, item };
}

/** Makes the item that does a step of a job. It is refused if the step was done since the read. */
export const steppedItem = (job: JobRow, change: JobChange, now: number = Date.now()) =>
  changeItem(job, { ...change, resumed: 0, due: dueAfter(now) });

/** How often the schedule continues a job that does not move, before it gives up: for an hour. */
const maxResumed = 12;

/** Makes the item with which the schedule continues a job whose last step is long ago, or gives it up. */
export const resumedItem = (job: JobRow, now: number = Date.now()) =>
  changeItem(
    job,
    job.resumed < maxResumed ? { resumed: job.resumed + 1, due: dueAfter(now) } : { state: 'failed' },
  );
