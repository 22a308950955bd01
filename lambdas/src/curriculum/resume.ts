import { changeJob, listRunningJobs } from './repository.ts';
import type { JobRow } from './rules.ts';

/** How long the stream may take to deliver a job's change to a worker, in milliseconds. */
const deliveryTime = 60_000;

const isAbandoned = ({ lease, lease_until, updated_at }: JobRow, now: number): boolean =>
  lease === null ? Date.parse(updated_at) + deliveryTime < now : lease_until < now;

/**
 * Resumes running jobs without a worker at their current step, and returns their number. Their change was not delivered,
 * or their worker crashed.
 */
export async function resumeGenerations(now: number = Date.now()): Promise<number> {
  let resumed = 0;
  for (const job of (await listRunningJobs()).filter((row) => isAbandoned(row, now))) {
    // The stream delivers this change, which starts a worker.
    if ((await changeJob(job, { lease: null, lease_until: 0 })) === 'written') resumed++;
  }
  return resumed;
}
