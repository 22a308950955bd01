import { changeJob, listRunningJobs } from './repository.ts';
import type { JobRow } from './rules.ts';

/** A job that nobody has taken up is left alone for so long, in milliseconds: its change is on the way. */
const onTheWay = 60_000;

/** Whether nobody works on a job and nothing is on the way that would. */
export const isAbandoned = ({ lease, lease_until, updated_at }: JobRow, now: number): boolean =>
  lease === null ? Date.parse(updated_at) + onTheWay < now : lease_until < now;

/**
 * Wakes running jobs that nobody works on any more, and answers their number: a change that was never delivered, or a
 * worker that died and is not started again for it. They go on with the step at which they stopped.
 */
export async function resumeGenerations(now: number = Date.now()): Promise<number> {
  let resumed = 0;
  for (const job of (await listRunningJobs()).filter((row) => isAbandoned(row, now))) {
    // The change is the waking: the stream tells the worker of the job's new step.
    if ((await changeJob(job, { lease: null, lease_until: 0 })) === 'written') resumed++;
  }
  return resumed;
}
