import type { GenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { createStoredText, type StoredText } from '../../shell/session/storedText.ts';

/** Whether a job has not finished. */
export const isRunning = ({ finished_at }: Pick<GenerationJob, 'finished_at'>): boolean =>
  finished_at === null;

/**
 * Returns the wait before a running job is fetched again, in milliseconds: 1.5 s at first, longer the longer the current
 * step takes, at most 10 s.
 */
export function refetchDelay(job: Pick<GenerationJob, 'updated_at'> | undefined): number {
  const sinceUpdate = job ? Date.now() - Date.parse(job.updated_at) : 0;
  return Math.min(10_000, Math.max(1500, sinceUpdate / 5));
}

const noteOf = ({ course_id, started_at }: GenerationJob, storage: () => Storage): StoredText =>
  createStoredText(storage, `generation ${course_id} ${started_at}`);

/** Stores in this tab that it started a job: only this tab reports the job's end to analytics. */
export function rememberStart(job: GenerationJob, storage: () => Storage = () => sessionStorage): void {
  noteOf(job, storage).write('started');
}

/** Returns whether this tab started a job, and forgets it: a second call returns false. */
export function forgetStart(job: GenerationJob, storage: () => Storage = () => sessionStorage): boolean {
  const note = noteOf(job, storage);
  const wasStarted = note.read() !== null;
  note.write(null);
  return wasStarted;
}
