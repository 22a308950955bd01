import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import type { PromptRunner } from '@redwhiteandcode/design-system';
import { createRunCalls, type RunTools } from './runCalls.ts';

/** The stored lesson whose prompt labs a learner works in. */
export interface PromptPlace extends LessonPosition {
  courseId: string;
  blocks_version: string;
}

/** The number of latest runs that a lab shows. */
const shownRuns = 5;

/** Creates the runner of the prompt labs in a lesson. */
export function createPromptRunner({ courseId, ...lesson }: PromptPlace, tools: RunTools): PromptRunner {
  const { call, messageOf } = tools;
  const calls = createRunCalls(courseId, tools);
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
    run({ id: blockId }, prompt, caseId, events) {
      const body = { ...lesson, prompt, ...(caseId !== undefined && { case_id: caseId }) };
      const start = (idempotencyKey: string) =>
        call('POST /api/courses/{courseId}/prompt-runs/{blockId}', {
          path: { courseId, blockId },
          body,
          idempotencyKey,
        });
      return calls.run(blockId, body, start, events);
    },
    follow: calls.follow,
  };
}
