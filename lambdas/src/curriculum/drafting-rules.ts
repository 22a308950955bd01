import { randomBytes } from 'node:crypto';
import { utcDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { Drafting, WantedDrafting } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { pick } from '../platform/pick.ts';
import { maxRequestTokens } from './budget.ts';
import type { GenerationLimits } from './generation-settings.ts';
import type { CourseFacts, FailureReason, LessonPlace, Outline } from './generator.ts';
import { failureMessages, type JobRow, maxTries, placeOf } from './rules.ts';

/** A drafting in the table. */
export interface DraftingRow extends Omit<Drafting, 'reason'> {
  user_id: string;
  course_id: string;
  /** What the module should teach. */
  teaches: string | null;
  /** The number of the module whose questions are drafted. */
  module_number: number | null;
  facts: CourseFacts;
  /** The plan that its lessons follow; null before it is written. That of a module has the other modules of the course before it. */
  outline: Outline | null;
  /** The place of the first module that is drafted, counted from 0. */
  first_module: number;
  reason: FailureReason | null;
  /** The number of its current call. Each write has the condition that it is unchanged since the read. */
  turn: number;
  /** The last call that a worker has claimed. */
  claimed: number;
  /** When its call counts as interrupted, in milliseconds since 1970. */
  due: number;
  /** The failed calls of the current part, and the fault of the last one. */
  tries: number;
  fault: JobRow['fault'];
  tokens: number;
  token_limit: number;
  reserved_tokens: number;
  budget_day: string;
  ttl: number;
}

/** How long a call waits for a worker, in milliseconds. The stream delivers it within a second, unless workers are busy. */
export const waitMs = 300_000;
/** How long a drafting and its text are kept, in seconds: a week. */
const keptSeconds = 7 * 86_400;

/** Returns whether a drafting has ended. */
export const hasEnded = ({ status }: Pick<DraftingRow, 'status'>): boolean =>
  status === 'finished' || status === 'failed';

/** Returns whether a call was not ended in time: no worker has started it, or its worker is gone. */
export const isOverdue = (row: DraftingRow, now: number): boolean => !hasEnded(row) && row.due < now;

/** Returns whether a worker may be in a call. */
export const isInCall = ({ claimed, turn, due }: DraftingRow, now: number): boolean =>
  claimed === turn && due >= now;

/** The part of the tokens of a whole course that each kind may use: a course has four modules or more. */
const share: Record<Drafting['kind'], number> = { course: 1, module: 1 / 4, bank: 1 / 8 };

/** Returns the plan of a course as it is saved. */
export const outlineOf = ({ details, modules }: Pick<CourseText, 'details' | 'modules'>): Outline => ({
  learning_outcomes: details.learning_outcomes,
  prerequisites: details.prerequisites,
  target_roles: details.target_roles,
  modules: modules.map(({ module_title, lessons }) => ({
    week: '',
    title: module_title,
    topics: [],
    deliverables: [],
    lessons: lessons.map(({ lesson_title }) => lesson_title),
  })),
});

/** What a drafting starts with. */
interface Start {
  userId: string;
  facts: CourseFacts;
  wanted: WantedDrafting;
  /** The title of the module whose questions are drafted. */
  moduleTitle: string | undefined;
  model: string;
  limits: GenerationLimits;
  now: number;
}

/** Makes a queued drafting with the most tokens that it can use: its limit, and the call with which it reaches the limit. */
export function newDrafting({ userId, facts, wanted, moduleTitle, model, limits, now }: Start): DraftingRow {
  const started_at = timestamp(now);
  const token_limit = Math.round(limits.tokens * share[wanted.kind]);
  return {
    id: randomBytes(6).toString('hex'),
    user_id: userId,
    course_id: facts.id,
    kind: wanted.kind,
    title: wanted.kind === 'module' ? wanted.title : (moduleTitle ?? null),
    teaches: wanted.kind === 'module' ? wanted.teaches : null,
    module_number: wanted.kind === 'bank' ? wanted.module_number : null,
    facts,
    outline: null,
    first_module: 0,
    status: 'queued',
    lessons_written: 0,
    lessons_total: 0,
    reason: null,
    model,
    started_at,
    finished_at: null,
    turn: 1,
    claimed: 0,
    due: now + waitMs,
    tries: 0,
    fault: null,
    tokens: 0,
    token_limit,
    reserved_tokens: token_limit + limits.maxOutputTokens + maxRequestTokens,
    budget_day: utcDay(started_at),
    ttl: epochSeconds(now) + keptSeconds,
  };
}

/** What of a drafting is written next. */
export function nextPart({ kind, outline }: DraftingRow): 'outline' | 'lessons' | 'questions' {
  if (kind === 'bank') return 'questions';
  return outline ? 'lessons' : 'outline';
}

/** Returns the place of the next lesson in the outline; undefined after the last. */
export function nextLesson({ outline, first_module, lessons_written }: DraftingRow): LessonPlace | undefined {
  if (!outline) return undefined;
  const place = placeOf({ ...outline, modules: outline.modules.slice(first_module) }, lessons_written);
  return place && { ...place, module: place.module + first_module };
}

/** Returns the change after a call that failed or was interrupted: another try, or the end. */
export function failedTry(
  { tries }: DraftingRow,
  reason: FailureReason,
  { isRetryable, feedback = null }: { isRetryable: boolean; feedback?: string | null },
): Partial<DraftingRow> {
  if (!isRetryable || tries + 1 >= maxTries) return { status: 'failed', reason };
  return { tries: tries + 1, fault: { reason, feedback } };
}

/** Returns the origin of what a drafting writes now. */
export const draftedOrigin = ({ model }: Pick<DraftingRow, 'model'>): Provenance => ({
  generator: 'gemini',
  model,
  date: timestamp(),
});

/** Returns a drafting as its admin sees it. */
export const toDrafting = (row: DraftingRow): Drafting => ({
  ...pick(row, [
    'id',
    'kind',
    'title',
    'status',
    'lessons_written',
    'lessons_total',
    'model',
    'started_at',
    'finished_at',
  ]),
  reason: row.reason && { code: row.reason, message: failureMessages[row.reason] },
});
