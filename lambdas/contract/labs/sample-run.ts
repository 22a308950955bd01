import { utcDay } from '../calendar/calendar.ts';
import type { BlockOf } from '../course/blocks.ts';

/** The run that produced a sample. */
export type SampleRun = NonNullable<BlockOf<'prompt_lab'>['cases'][number]['sample_run']>;

/** Returns what the sample of a run says about it: the model, and the UTC day. */
export const sampleRunOf = ({ model, started_at }: { model: string; started_at: string }): SampleRun => ({
  model,
  ran_on: utcDay(started_at),
});
