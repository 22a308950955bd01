import { businessMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { findPrivateData } from '@redwhiteandcode/contract/course/private-data.ts';
import { promptCallLimit } from '@redwhiteandcode/contract/labs/operations.ts';
import { limitItem, readCallsLeft } from '../platform/caller-limits.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { keys } from '../platform/keys.ts';
import { modelSettings } from '../platform/model/model-settings.ts';
import { nextDay, reservationItem } from '../platform/model/token-budget.ts';
import { createRun, readRun, type StartItem } from './repository.ts';
import { type NewRun, newRun, type PromptLab, reservedTokens, type RunRow } from './rules.ts';
import { readRunSettings } from './run-settings.ts';

/** The message for a run that does not exist. */
export const noSuchRun = 'There is no such run.';
/** The limit in which the runs of learners and authors count. */
const limitName = 'startPromptRun';

/** Returns how many calls of the model a user has left today. */
export const readPromptCallsLeft = (userId: string): Promise<number> =>
  readCallsLeft(limitName, promptCallLimit, userId);

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

/** Makes the problem of a run with more cases than the user has calls today. */
async function limited(userId: string, cases: number): Promise<HttpProblem> {
  const calls_left = await readPromptCallsLeft(userId);
  const message =
    `You have ${callsOf(calls_left)} of the model left of ${promptCallLimit.count} a day, and this run needs ${cases}. ` +
    `The next day begins on ${businessMoment(nextDay(Date.now()))}.`;
  return untilTomorrow(429, message, problemTypes.promptCallsUsed, { calls_left });
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
export function refusePrivateData({ criteria }: PromptLab, prompt: string): void {
  const found = criteria.includes('privacy') ? findPrivateData(prompt) : undefined;
  if (!found) return;
  const message = `The prompt has what looks like ${found.what}. Replace it with a placeholder, then run the prompt.`;
  throw fieldProblem(422, 'body.prompt', message, problemTypes.privatePrompt);
}

/** How long a repeated request returns the run of the first one, in seconds: a week. */
const claimSeconds = 7 * 86_400;

/** A request with a key: what identifies it, and its contents. */
interface KeyedRequest {
  call: string;
  contents: unknown;
}

/** Makes the items that belong to the start of a run: those of its request, of the user's calls, and of the budget. */
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

/** A request that starts a run. */
interface StartRequest {
  params: { courseId: string; blockId: string };
  body: object;
  userId: string;
  idempotencyKey?: string | undefined;
}

/** What a request runs. */
type Contents = Pick<
  NewRun,
  'module_number' | 'lesson_number' | 'blocks_version' | 'prompt' | 'cases' | 'sample_of'
>;

/** Returns the run that the same request has started before; undefined for a new one. */
async function startedBefore(
  { params: { courseId, blockId }, userId }: StartRequest,
  request: KeyedRequest | undefined,
) {
  const id = request && (await firstCreated(request.call, request.contents));
  return id === undefined ? undefined : readRun(keys.promptRun(userId, courseId, blockId, id));
}

/**
 * Starts a run, or returns the one that the same request of the operation has started. `read` returns what to run. Throws an
 * HttpProblem if the run is refused.
 */
export async function startRun(
  operation: 'startPromptRun' | 'startSampleRun',
  call: StartRequest,
  read: () => Promise<Contents>,
): Promise<RunRow> {
  const { params, body, userId, idempotencyKey: key } = call;
  const request =
    key === undefined
      ? undefined
      : { call: createdId(operation, userId, key), contents: { ...params, ...body } };
  const before = await startedBefore(call, request);
  if (before) return before;
  const contents = await read();
  const run = newRun({
    ...contents,
    user_id: userId,
    course_id: params.courseId,
    block_id: params.blockId,
    model: modelOrProblem(),
    maxOutputTokens: readRunSettings(process.env).maxOutputTokens,
    now: Date.now(),
  });
  const refusal = await createRun(run, startItems(run, request));
  if (refusal === 'closed') throw closed();
  if (refusal === 'limited') throw await limited(userId, contents.cases.length);
  return refusal === 'repeated' ? orNotFound(await startedBefore(call, request), noSuchRun) : run;
}
