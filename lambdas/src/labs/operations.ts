import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { findPrivateData } from '@redwhiteandcode/contract/course/private-data.ts';
import { type labOperations, promptCallLimit } from '@redwhiteandcode/contract/labs/operations.ts';
import { limitItem, readCallsLeft } from '../platform/caller-limits.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import type { Call, Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { keys } from '../platform/keys.ts';
import { modelSettings } from '../platform/model/model-settings.ts';
import { nextDay, reservationItem } from '../platform/model/token-budget.ts';
import { hasRole } from '../platform/roles.ts';
import { readVisibleCourse } from '../rows/course/read.ts';
import { readBlocks } from '../rows/course/read-blocks.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';
import { createRun, endOverdue, listRuns, readRun, type StartItem } from './repository.ts';
import {
  labIn,
  newRun,
  type PromptCase,
  type PromptLab,
  reservedTokens,
  type RunRow,
  toRun,
} from './rules.ts';
import { readRunSettings } from './run-settings.ts';

const noSuchRun = 'There is no such run.';
const limitName = 'startPromptRun';

/** Makes a problem that ends with the UTC day. */
const untilTomorrow = (
  status: 429 | 503,
  message: string,
  type: string,
  current: object = {},
): HttpProblem => {
  const opens = nextDay(Date.now());
  return new HttpProblem(status, message, {
    type,
    headers: { 'Retry-After': String(Math.ceil((opens - Date.now()) / 1000)) },
    current: { ...current, opens_at: timestamp(opens) },
  });
};

/** Makes the problem of a start when the platform's budget is used. */
const closed = (): HttpProblem =>
  untilTomorrow(
    503,
    `The platform has reached today’s limit for its model. Please try again after ${businessMoment(nextDay(Date.now()))}.`,
    problemTypes.generationClosed,
  );

const callsOf = (count: number): string => (count === 1 ? '1 call' : `${count} calls`);

/** Makes the problem of a run with more cases than the learner has calls today. */
async function limited(userId: string, cases: number): Promise<HttpProblem> {
  const calls_left = await readCallsLeft(limitName, promptCallLimit, userId);
  const message =
    `You have ${callsOf(calls_left)} of the model left of ${promptCallLimit.count} a day, and this run needs ${cases}. ` +
    `The next day begins on ${businessMoment(nextDay(Date.now()))}.`;
  return untilTomorrow(429, message, problemTypes.promptCallsUsed, { calls_left });
}

/** Throws an HttpProblem unless the user is a learner of the course, or an admin. */
async function refuseStrangers(userId: string, courseId: string): Promise<void> {
  const [enrollment, isAdmin] = await Promise.all([
    readEnrollment(userId, courseId),
    hasRole(userId, 'admin'),
  ]);
  if (enrollment || isAdmin) return;
  orNotFound(await readVisibleCourse(courseId), 'There is no such course.');
  throw new HttpProblem(403, 'Enroll in this course to run prompts.', { type: problemTypes.notEnrolled });
}

/** Returns the model that is set up. Throws an HttpProblem if there is none. */
function modelOrProblem(): string {
  const { gemini } = modelSettings();
  if (gemini) return gemini.model;
  throw new HttpProblem(409, 'No model is set up on this platform, so prompts cannot be run.', {
    type: problemTypes.noModel,
  });
}

/** Throws an HttpProblem if a lab asks for privacy, and the prompt has private data: it would be sent to the model. */
function refusePrivateData({ criteria }: PromptLab, prompt: string): void {
  const found = criteria.includes('privacy') ? findPrivateData(prompt) : undefined;
  if (!found) return;
  const message = `The prompt has what looks like ${found.what}. Replace it with a placeholder, then run the prompt.`;
  throw fieldProblem(422, 'body.prompt', message, problemTypes.privatePrompt);
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

/** How long a repeated request returns the run of the first one, in seconds: a week. */
const claimSeconds = 7 * 86_400;

/** A request with a key: what identifies it, and its contents. */
interface KeyedRequest {
  call: string;
  contents: unknown;
}

/** Makes the items that belong to the start of a run: those of its request, of the learner's calls, and of the budget. */
function startItems(run: RunRow, request: KeyedRequest | undefined): StartItem[] {
  const reservation = reservationItem(run.budget_day, reservedTokens(run));
  if (!reservation) throw closed();
  const limit = limitItem(limitName, promptCallLimit, run.user_id, run.cases.length);
  const claim = request && claimItem(request.call, request.contents, run.id, epochSeconds() + claimSeconds);
  return [
    ...(claim ? [{ item: claim, refusal: 'repeated' } as const] : []),
    ...(limit ? [{ item: limit.item, refusal: 'limited' } as const] : []),
    { item: reservation, refusal: 'closed' },
  ];
}

/** Returns the run that the same request has started before; undefined for a new one. */
async function startedBefore(
  { params: { courseId, blockId }, userId }: Start,
  request: KeyedRequest | undefined,
) {
  const id = request && (await firstCreated(request.call, request.contents));
  return id === undefined ? undefined : readRun(keys.promptRun(userId, courseId, blockId, id));
}

/** Starts a run, or returns the one that the same request has started. Throws an HttpProblem if it is refused. */
async function start(call: Start): Promise<RunRow> {
  const { params, body, userId, idempotencyKey: key } = call;
  await refuseStrangers(userId, params.courseId);
  const request =
    key === undefined
      ? undefined
      : { call: createdId(limitName, userId, key), contents: { ...params, ...body } };
  const before = await startedBefore(call, request);
  if (before) return before;
  const cases = await casesOf(call);
  const { case_id: _, ...place } = body;
  const run = newRun({
    ...place,
    user_id: userId,
    course_id: params.courseId,
    block_id: params.blockId,
    model: modelOrProblem(),
    cases,
    maxOutputTokens: readRunSettings(process.env).maxOutputTokens,
    now: Date.now(),
  });
  const refusal = await createRun(run, startItems(run, request));
  if (refusal === 'closed') throw closed();
  if (refusal === 'limited') throw await limited(userId, cases.length);
  return refusal === 'repeated' ? orNotFound(await startedBefore(call, request), noSuchRun) : run;
}

/** Implements the operations with which learners run prompts. */
export const labs: Implementation<typeof labOperations> = {
  async getPromptAllowance({ userId }) {
    const calls_left = await readCallsLeft(limitName, promptCallLimit, userId);
    const model = modelSettings().gemini?.model ?? null;
    const opens_at = timestamp(nextDay(Date.now()));
    return { status: 200, body: { model, calls_left, calls_per_day: promptCallLimit.count, opens_at } };
  },

  async startPromptRun(call) {
    return { status: 202, body: toRun(await start(call)) };
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
