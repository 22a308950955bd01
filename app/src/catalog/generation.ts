import type { GenerationJob } from '@redwhiteandcode/lambdas/contract/curriculum.ts';

/** Whether a job is not over. */
export const isRunning = ({ finished_at }: Pick<GenerationJob, 'finished_at'>): boolean =>
  finished_at === null;

/**
 * How long to wait before asking for a running job again, in milliseconds: 1.5 s, and longer the longer its last step
 * takes, up to 10 s.
 */
export function askAgainAfter(job: Pick<GenerationJob, 'updated_at'> | undefined): number {
  const quiet = job ? Date.now() - Date.parse(job.updated_at) : 0;
  return Math.min(10_000, Math.max(1500, quiet / 5));
}

const nameOf = ({ course_id, started_at }: Pick<GenerationJob, 'course_id' | 'started_at'>): string =>
  `generation ${course_id} ${started_at}`;

/** Notes for this tab, over a reload, that a job was started here: its end is counted here and nowhere else. */
export function rememberStart(job: GenerationJob, storage: () => Storage = () => sessionStorage): void {
  try {
    storage().setItem(nameOf(job), 'started');
  } catch (error) {
    console.info('The browser keeps nothing for this page.', error);
  }
}

/** Whether a job was started in this tab; true once. */
export function forgetStart(job: GenerationJob, storage: () => Storage = () => sessionStorage): boolean {
  try {
    const wasStarted = storage().getItem(nameOf(job)) !== null;
    storage().removeItem(nameOf(job));
    return wasStarted;
  } catch (error) {
    console.info('The browser keeps nothing for this page.', error);
    return false;
  }
}
