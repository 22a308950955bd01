import { dutyStep } from './duty-steps.ts';
import { importStep } from './import-steps.ts';
import type { JobKindName, JobRow, StepPlan } from './job-row.ts';

/**
 * What the kinds of jobs do. `begin` reads what a step is about, and returns a function that plans it: with what the table has
 * now, because a plan that was refused is made again. The step whose change has the state `done` is the last one. A plan has
 * at most 99 items.
 */
export const jobKinds: Readonly<Record<JobKindName, (job: JobRow) => Promise<() => Promise<StepPlan>>>> = {
  import: importStep,
  assignment: dutyStep,
};
