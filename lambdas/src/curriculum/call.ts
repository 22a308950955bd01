import { environment } from '../platform/environment.ts';
import { logger } from '../platform/logger.ts';
import { type Ask, GenerationFailed, type Written } from './generator.ts';
import type { Checked, JobRow } from './rules.ts';

/** What a call gave, and what it cost in tokens and milliseconds. */
export type Answered<T> = { tokens: number; ms: number } & (
  | { value: T }
  | { fault: NonNullable<JobRow['fault']>; isRetryable: boolean }
);

/** A generator that listens to its signal ends by itself in this time, in milliseconds, and tells what it cost. */
const grace = 1000;

/** Rejects after the signal ends a call, also of a generator that does not listen to it. */
const timeout = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new GenerationFailed('timeout', { isRetryable: true, cause: signal.reason }));
    signal.addEventListener('abort', () => setTimeout(end, grace).unref());
  });

/** Asks the generator once, within the time that a call may take, and checks what it answers. Never throws. */
export async function askOnce<T>(
  { fault }: Pick<JobRow, 'fault'>,
  call: (ask: Ask) => Promise<Written<unknown>>,
  check: (value: unknown) => Checked<T>,
): Promise<Answered<T>> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(environment().generation.callMs);
  try {
    const told = fault?.told;
    const written = await Promise.race([call({ signal, ...(told && { reason: told }) }), timeout(signal)]);
    const { tokens } = written;
    const checked = check(written.value);
    if ('value' in checked) return { value: checked.value, tokens, ms: ms() };
    return { fault: checked, isRetryable: true, tokens, ms: ms() };
  } catch (error) {
    const failed =
      error instanceof GenerationFailed
        ? error
        : new GenerationFailed('internal', { isRetryable: false, cause: error });
    if (failed.reason === 'internal') logger.error('A generator broke', { error });
    const { reason, isRetryable, tokens, told } = failed;
    return { fault: { reason, told }, isRetryable, tokens, ms: ms() };
  }
}
