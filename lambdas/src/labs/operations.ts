import { type labOperations, promptCallLimit } from '@redwhiteandcode/contract/labs/operations.ts';
import { timestamp } from '../platform/clock.ts';
import type { Call, Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { modelSettings } from '../platform/model/model-settings.ts';
import { nextDay } from '../platform/model/token-budget.ts';
import { hasRole } from '../platform/roles.ts';
import { readVisibleCourse } from '../rows/course/read.ts';
import { readBlocks } from '../rows/course/read-blocks.ts';
import { openOrProblem, readAccess } from '../rows/enrollment/access.ts';
import { endOverdue, listRuns, readRun } from './repository.ts';
import { labIn, type PromptCase, toRun } from './rules.ts';
import { noSuchRun, readPromptCallsLeft, refusePrivateData, startRun } from './start.ts';

/** Throws an HttpProblem unless the course is open to the user, or the user is an admin. */
async function refuseStrangers(userId: string, courseId: string): Promise<void> {
  const [access, isAdmin] = await Promise.all([readAccess(userId, courseId), hasRole(userId, 'admin')]);
  if (isAdmin) return;
  if (access.kind === 'none') orNotFound(await readVisibleCourse(courseId), 'There is no such course.');
  openOrProblem(access, 'Enroll in this course to run prompts.');
}

type Start = Call<(typeof labOperations)['startPromptRun']>;

/** Reads the cases that a run is about, as the author has written them. Throws an HttpProblem if there are none. */
async function casesOf({ params: { courseId, blockId }, body }: Start): Promise<PromptCase[]> {
  const { module_number, lesson_number, blocks_version, case_id, prompt } = body;
  const blocks = await readBlocks(courseId, module_number, lesson_number, blocks_version);
  const lab = orNotFound(labIn(blocks, blockId), 'This lesson has no such prompt lab.');
  refusePrivateData(lab, prompt);
  const cases = lab.cases.filter(({ id }) => case_id === undefined || id === case_id);
  return orNotFound(cases.length > 0 ? cases : undefined, 'This prompt lab has no such case.');
}

/** Implements the operations with which learners run prompts. */
export const labs: Implementation<typeof labOperations> = {
  async getPromptAllowance({ userId }) {
    const calls_left = await readPromptCallsLeft(userId);
    const model = modelSettings().gemini?.model ?? null;
    const opens_at = timestamp(nextDay(Date.now()));
    return { status: 200, body: { model, calls_left, calls_per_day: promptCallLimit.count, opens_at } };
  },

  async startPromptRun(call) {
    await refuseStrangers(call.userId, call.params.courseId);
    const { case_id: _, ...place } = call.body;
    const read = async () => ({ ...place, cases: await casesOf(call) });
    const run = await startRun('startPromptRun', call, read);
    return { status: 202, body: toRun(run) };
  },

  async listPromptRuns({ params: { courseId, blockId }, query, userId }) {
    const { items, next } = await listRuns(userId, courseId, blockId, query);
    const runs = await Promise.all(items.map(endOverdue));
    return { status: 200, body: { items: runs.filter((run) => run !== undefined).map(toRun), next } };
  },

  async getPromptRun({ params: { courseId, blockId, runId }, userId }) {
    const run = await readRun(keys.promptRun(userId, courseId, blockId, runId));
    return { status: 200, body: toRun(orNotFound(run && (await endOverdue(run)), noSuchRun)) };
  },
};
