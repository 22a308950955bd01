import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import type { PromptRun, PromptRunner, RunRefusal } from '@redwhiteandcode/design-system';
import type { callSignedIn } from '../../shell/api/client.ts';

/** The stored lesson whose prompt labs a learner works in. */
export interface PromptPlace extends LessonPosition {
  courseId: string;
  blocks_version: string;
}

/** The number of latest runs that a lab shows. */
const shownRuns = 5;
/** How often a run is read, and how long it takes at most until the next attempt after failures, in milliseconds. */
const readEvery = 1000;
const longestWait = 15_000;

/** Whether the next attempt to read a run may succeed. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

const closedTypes: readonly string[] = [
  problemTypes.promptCallsUsed,
  problemTypes.generationClosed,
  problemTypes.noModel,
];

/** Resolves after a time, or when the signal is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** What a runner needs of the page. */
interface RunnerTools {
  call: typeof callSignedIn;
  /** Returns the message of an error for the learner. */
  messageOf: (error: unknown) => string;
  wait: typeof pause;
}

/** Creates the runner of the prompt labs in a lesson. */
export function createPromptRunner(
  { courseId, ...lesson }: PromptPlace,
  { call, messageOf, wait }: RunnerTools,
): PromptRunner {
  /** The request without a response: a repeated one must not run the prompt twice. */
  let open: { contents: string; key: string } | undefined;

  const refusalOf = (error: unknown): RunRefusal => ({
    message: messageOf(error),
    isClosed: error instanceof ApiError && closedTypes.includes(error.problem.type),
  });

  const start = async (blockId: string, prompt: string, caseId: string | undefined): Promise<PromptRun> => {
    const body = { ...lesson, prompt, ...(caseId !== undefined && { case_id: caseId }) };
    const contents = JSON.stringify([blockId, body]);
    if (open?.contents !== contents) open = { contents, key: crypto.randomUUID() };
    const run = await call('POST /api/courses/{courseId}/prompt-runs/{blockId}', {
      path: { courseId, blockId },
      body,
      idempotencyKey: open.key,
    });
    open = undefined;
    return run;
  };

  const follow: PromptRunner['follow'] = async ({ id: blockId }, run, { onChange, signal }) => {
    let latest = run;
    let failures = 0;
    while (latest.status !== 'finished' && !signal.aborted) {
      await wait(Math.min(readEvery * 2 ** failures, longestWait), signal);
      if (signal.aborted) break;
      try {
        latest = await call('GET /api/courses/{courseId}/prompt-runs/{blockId}/{runId}', {
          path: { courseId, blockId, runId: run.id },
        });
        failures = 0;
        onChange(latest);
      } catch (error) {
        if (!isTemporary(error)) return refusalOf(error);
        failures += 1;
      }
    }
    return latest;
  };

  return {
    async read({ id: blockId }) {
      try {
        const [allowance, { items }] = await Promise.all([
          call('GET /api/prompt-runs/allowance', {}),
          call('GET /api/courses/{courseId}/prompt-runs/{blockId}', {
            path: { courseId, blockId },
            query: { limit: shownRuns },
          }),
        ]);
        return { allowance, runs: items };
      } catch (error) {
        throw new Error(messageOf(error), { cause: error });
      }
    },
    async run(block, prompt, caseId, events) {
      try {
        const run = await start(block.id, prompt, caseId);
        events.onChange(run);
        return await follow(block, run, events);
      } catch (error) {
        return refusalOf(error);
      }
    },
    follow,
  };
}
