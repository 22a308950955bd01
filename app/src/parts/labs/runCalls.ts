import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { ApiError } from '@redwhiteandcode/contract/client.ts';
import type { PromptRun, PromptRunner, RunRefusal } from '@redwhiteandcode/design-system';
import type { callSignedIn } from '../../shell/api/client.ts';

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

/** What the calls of runs need of the page. */
export interface RunTools {
  call: typeof callSignedIn;
  /** Returns the message of an error for the user. */
  messageOf: (error: unknown) => string;
  wait: typeof pause;
}

/** Starts a run. A request that is repeated with the same key starts nothing. */
type Start = (idempotencyKey: string) => Promise<PromptRun>;

/** Starts the user's runs in a course, and follows them. */
interface RunCalls extends Pick<PromptRunner, 'follow'> {
  /** Starts a run in a block with the body of its request, and follows it until it has ended. Never rejects. */
  run: (
    blockId: string,
    body: object,
    start: Start,
    events: Parameters<PromptRunner['follow']>[2],
  ) => ReturnType<PromptRunner['follow']>;
}

/** Creates the calls of the user's runs in a course. */
export function createRunCalls(courseId: string, { call, messageOf, wait }: RunTools): RunCalls {
  /** The request without a response: a repeated one must not run the prompt twice. */
  let open: { contents: string; key: string } | undefined;

  const refusalOf = (error: unknown): RunRefusal => ({
    message: messageOf(error),
    isClosed: error instanceof ApiError && closedTypes.includes(error.problem.type),
  });

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

  const run: RunCalls['run'] = async (blockId, body, start, events) => {
    const sent = JSON.stringify([blockId, body]);
    if (open?.contents !== sent) open = { contents: sent, key: crypto.randomUUID() };
    try {
      const started = await start(open.key);
      open = undefined;
      events.onChange(started);
      return await follow({ id: blockId }, started, events);
    } catch (error) {
      return refusalOf(error);
    }
  };

  return { run, follow };
}
