import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { labAdminOperations } from '@redwhiteandcode/contract/labs/admin-operations.ts';
import type { Call, Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { readCourse } from '../rows/course/read.ts';
import { readText } from '../rows/course/read-text.ts';
import { versionOf } from '../rows/course/write.ts';
import { labIn, toRun } from './rules.ts';
import { refusePrivateData, startRun } from './start.ts';

const unsaved =
  'The model prompt or the material of this case is not saved. Save the course, then run it again.';

/** Finds a prompt lab in a course's text, and its lesson. */
function findLab({ modules }: CourseText, blockId: string) {
  for (const { module_number, lessons } of modules)
    for (const { lesson_number, blocks = [] } of lessons) {
      const lab = labIn(blocks, blockId);
      if (lab) return { lab, module_number, lesson_number, blocks_version: versionOf(blocks) };
    }
  return undefined;
}

type Start = Call<(typeof labAdminOperations)['startSampleRun']>;

/** Reads a case of a lab in the newest saved text. Throws an HttpProblem unless it and the model prompt are those of the request. */
async function savedCase({ params: { courseId, blockId }, body: { case_id, prompt, input } }: Start) {
  const row = orNotFound(await readCourse(courseId, { consistent: true }), 'There is no such course.');
  const found = findLab((await readText(row)).text, blockId);
  const one = found?.lab.cases.find(({ id }) => id === case_id);
  if (!found || !one || found.lab.solution_prompt !== prompt || one.input !== input)
    throw new HttpProblem(409, unsaved);
  const { lab, ...place } = found;
  refusePrivateData(lab, prompt);
  return { place, one };
}

/** Implements the operations with which authors record outputs of a model as samples. */
export const labsAdmin: Implementation<typeof labAdminOperations> = {
  async startSampleRun(call) {
    const { prompt } = call.body;
    const run = await startRun('startSampleRun', call, async () => {
      const { place, one } = await savedCase(call);
      return { ...place, prompt, cases: [one], sample_of: one };
    });
    return { status: 202, body: toRun(run) };
  },
};
