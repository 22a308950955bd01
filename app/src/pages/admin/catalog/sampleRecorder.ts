import { blockLimits } from '@redwhiteandcode/contract/course/block-limits.ts';
import { sampleRunOf } from '@redwhiteandcode/contract/labs/sample-run.ts';
import { lengthOf } from '@redwhiteandcode/contract/text/text-rules.ts';
import type { SampleRecorder } from '@redwhiteandcode/design-system';
import type { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { createRunCalls, type RunTools } from '../../../parts/labs/runCalls.ts';

const { max } = blockLimits.paragraph;
const messages = {
  newCourse: 'This course is not saved yet. Save it, then run the model prompt.',
  empty: 'Write the model prompt and the material of this case first.',
  left: 'The run was left before it ended.',
  tooLong: `The output is longer than a sample may be, which is ${max} characters. Ask for a shorter one in the model prompt.`,
} as const;

/** What a recorder needs of the page. */
interface RecorderTools extends RunTools {
  callAdmin: typeof callAdmin;
}

/** Creates what records samples in a course; undefined is one that is not saved yet. */
export function createSampleRecorder(courseId: string | undefined, tools: RecorderTools): SampleRecorder {
  const calls = createRunCalls(courseId ?? '', tools);
  return {
    async readAllowance() {
      try {
        return await tools.call('GET /api/prompt-runs/allowance', {});
      } catch (error) {
        throw new Error(tools.messageOf(error), { cause: error });
      }
    },
    async record({ id: blockId, solution_prompt: prompt }, { id: case_id, input }, signal) {
      if (courseId === undefined) return messages.newCourse;
      if (prompt.trim() === '' || input.trim() === '') return messages.empty;
      const body = { case_id, prompt, input };
      const start = (idempotencyKey: string) =>
        tools.callAdmin('POST /api/admin/courses/{courseId}/sample-runs/{blockId}', {
          path: { courseId, blockId },
          body,
          idempotencyKey,
        });
      const end = await calls.run(blockId, body, start, { onChange: () => undefined, signal });
      if ('isClosed' in end) return end.message;
      const [one] = end.cases;
      if (one?.status !== 'done') return one?.reason?.message ?? messages.left;
      if (lengthOf(one.output) > max) return messages.tooLong;
      return { sample: one.output, sample_run: sampleRunOf(end) };
    },
  };
}
