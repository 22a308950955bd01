import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { getItem, listItems, tryTransact, tryWrite } from '../platform/table.ts';
import { jobKinds } from './job-kinds.ts';
import { JobItem, type JobRow, resumedItem, steppedItem } from './job-row.ts';

/** How often a step is planned again, because rows have changed between its reads and its transaction. */
const maxAttempts = 20;

/** Reads a job consistently. */
export const readJob = (companyId: string, id: string): Promise<JobRow | undefined> =>
  getItem(keys.companyJob(companyId, id), JobItem, { consistent: true });

/**
 * Does the next step of a job. Steps can be repeated and can overlap: each is one transaction on the condition that nobody has
 * done it. Returns the job after it; undefined if somebody else did it.
 */
export async function takeJobStep(job: JobRow): Promise<JobRow | undefined> {
  const plan = await jobKinds[job.kind](job);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { change, items } = await plan();
    const { next, item } = steppedItem(job, change);
    const { isWritten, failed } = await tryTransact([item, ...items]);
    if (isWritten) return next;
    if (failed[0]) return undefined;
  }
  throw new Error('Rows changed during every attempt to do a step');
}

/**
 * Does steps of a job from one that the stream has delivered, at least one, until a time of `performance.now()`. The last step
 * that it writes is a change that starts the worker again, so no invocation lasts long, and an interrupted job goes on.
 */
export async function continueJob(
  { companyId, id, step }: { companyId: string; id: string; step: number },
  until: number,
): Promise<void> {
  let job = await readJob(companyId, id);
  if (job?.step !== step) return;
  while (job?.state === 'running') {
    job = await takeJobStep(job);
    if (performance.now() >= until) return;
  }
}

const RunningJob = JobItem.pick({ company_id: true, id: true, due: true });

/**
 * Continues the jobs whose last step is long ago, because a worker crashed or a step failed: the stream delivers the change.
 * One that does not move for an hour has failed. Returns the number of jobs.
 */
export async function continueJobs(now: number = Date.now()): Promise<number> {
  const { items } = await listItems({ index: 'gsi1', pk: 'COMPANY_JOBS' }, { limit: 100 }, RunningJob);
  let continued = 0;
  for (const { company_id, id } of items.filter(({ due }) => due <= timestamp(now))) {
    const job = await readJob(company_id, id);
    if (job?.state !== 'running' || job.due > timestamp(now)) continue;
    const { next, item } = resumedItem(job, now);
    if (next.state === 'failed') logger.error('A job of a company failed', { company: company_id, job: id });
    if (await tryWrite([item])) continued++;
  }
  return continued;
}
