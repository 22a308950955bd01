import { generationSettings } from './generation-settings.ts';
import { logger } from '../platform/logger.ts';
import { ModelFailed } from '../platform/model/model-failed.ts';
import type { CallOptions, Generated } from './generator.ts';
import type { Checked } from './response-rules.ts';
import type { JobRow } from './rules.ts';

/** The result of a call to the generator, and its cost in tokens and milliseconds. */
export type CallResult<T> = { tokens: number; ms: number } & (
  | { value: T }
  | { fault: NonNullable<JobRow['fault']>; isRetryable: boolean }
);

/** How long a generator may take to end after its signal and report the cost, in milliseconds. */
const graceMs = 1000;

/** Rejects after the signal ends a call, even if the generator ignores the signal. */
const timeout = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new ModelFailed('timeout', { isRetryable: true, cause: signal.reason }));
    signal.addEventListener('abort', () => setTimeout(end, graceMs).unref());
  });

/** Calls the generator once within the time limit, and checks the response. Never throws. */
export async function callGenerator<T>(
  { fault }: Pick<JobRow, 'fault'>,
  call: (options: CallOptions) => Promise<Generated<unknown>>,
  check: (value: unknown) => Checked<T>,
): Promise<CallResult<T>> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(generationSettings().generation.callMs);
  try {
    const feedback = fault?.feedback;
    const written = await Promise.race([
      call({ signal, ...(feedback && { reason: feedback }) }),
      timeout(signal),
    ]);
    const { tokens } = written;
    const checked = check(written.value);
    if ('value' in checked) return { value: checked.value, tokens, ms: ms() };
    return { fault: checked, isRetryable: true, tokens, ms: ms() };
  } catch (error) {
    const failed =
      error instanceof ModelFailed
        ? error
        : new ModelFailed('internal', { isRetryable: false, cause: error });
    if (failed.reason === 'internal') logger.error('A generator failed unexpectedly', { error });
    const { reason, isRetryable, tokens, feedback } = failed;
    return { fault: { reason, feedback }, isRetryable, tokens, ms: ms() };
  }
}
