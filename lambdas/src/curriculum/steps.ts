import { setTimeout as wait } from 'node:timers/promises';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { timestamp } from '../platform/clock.ts';
import { chooseGenerator, generationSettings } from './generation-settings.ts';
import { logger } from '../platform/logger.ts';
import type { TransactItem } from '../platform/table.ts';
import { callGenerator, type CallResult } from './call.ts';
import {
  lessonItem,
  outlineItem,
  publish,
  questionsItem,
  readLessons,
  readOutline,
  readQuestions,
} from './drafts.ts';
import type { FailureReason, Generator, Outline } from './generator.ts';
import { changeJob, countLateTokens, unwritten } from './repository.ts';
import type { Dropped } from './questions.ts';
import { checkLesson, checkOutline, checkQuestions } from './response-rules.ts';
import {
  detailsOf,
  freshStep,
  isOver,
  type JobRow,
  lessonCount,
  maxClaims,
  maxTries,
  modulesOf,
  placeOf,
  statusAfter,
  withoutDrafts,
} from './rules.ts';

/** A worker's time on a job. */
export interface Shift {
  /** The worker's name in the lease. */
  readonly owner: string;
  /** When the worker stops and leaves the next step to another worker, on the clock of `performance.now`. */
  readonly until: number;
  /** The job's outline, once it has been read or written. */
  outline?: Outline | undefined;
}

/** How much longer a lease lasts than its step may take, in milliseconds. */
export const leaseMargin = 30_000;

/** Returns the end of the lease for a job's next step, in milliseconds since 1970. */
export const leaseUntil = (job: JobRow): number =>
  Date.now() + retryWait(job) + generationSettings().generation.callMs + leaseMargin;

/**
 * Does the next step of a job and writes it. Returns the job if the worker should continue with it, or undefined if the
 * job has ended, was changed concurrently, or is left to another worker.
 */
export async function takeStep(job: JobRow, shift: Shift): Promise<JobRow | undefined> {
  const reason = reachedLimit(job);
  if (reason) return fail(job, shift, reason);
  const status = statusAfter(job);
  if (status === 'publishing') return publishCourse(job, shift);
  await wait(retryWait(job));
  const generator = await chooseGenerator();
  return writers[status](job, shift, generator);
}

type Writer = (job: JobRow, shift: Shift, generator: Generator) => Promise<JobRow | undefined>;
const writers: Record<'outline' | 'lessons' | 'questions', Writer> = {
  outline: writeOutline,
  lessons: writeLesson,
  questions: writeQuestions,
};

/** Returns the limit that a job has reached, if any. */
function reachedLimit(job: JobRow): FailureReason | undefined {
  const { jobMs, tokens } = generationSettings().generation;
  if (job.claims > maxClaims) return 'internal';
  if (job.tokens >= tokens) return 'token_limit';
  return job.worked_ms >= jobMs ? 'time_limit' : undefined;
}

const delayedReasons: readonly FailureReason[] = ['timeout', 'over_quota', 'unreachable'];

/** Returns the wait before a step's next call, in milliseconds. */
export function retryWait({ tries, fault }: Pick<JobRow, 'tries' | 'fault'>): number {
  if (!fault || !delayedReasons.includes(fault.reason)) return 0;
  return generationSettings().generation.retryMs * 3 ** (tries - 1);
}

/** Generates and saves the outline. */
async function writeOutline(job: JobRow, shift: Shift, generator: Generator): Promise<JobRow | undefined> {
  const result = await callGenerator(
    job,
    (options) => generator.writeOutline(job.facts, options),
    checkOutline,
  );
  return saveResult(job, shift, generator, result, (outline) => {
    shift.outline = outline;
    const change = { lessons_total: lessonCount(outline), banks_total: outline.modules.length };
    return { change, drafts: [outlineItem(job, outline)] };
  });
}

const provenanceOf = ({ name, model }: Generator): Provenance => ({
  generator: name,
  model,
  date: timestamp(),
});

/** Counts the labs of a lesson, which an author has to check. */
const labsIn = ({ blocks = [] }: Pick<LessonText, 'blocks'>): number =>
  blocks.filter(({ type }) => type === 'python_lab' || type === 'sql_lab').length;

/** Generates and saves the next lesson. */
async function writeLesson(job: JobRow, shift: Shift, generator: Generator): Promise<JobRow | undefined> {
  const outline = (shift.outline ??= await readOutline(job));
  const place = outline && placeOf(outline, job.lessons_written);
  if (!place) return fail(job, shift, 'internal', withoutDrafts);
  const call = callGenerator(
    job,
    (options) => generator.writeLesson(job.facts, outline, place, options),
    (value) => checkLesson(value, place),
  );
  return saveResult(job, shift, generator, await call, ({ dropped, reasons, ...text }) => {
    const lesson = {
      lesson_number: place.lesson + 1,
      lesson_title: outline.modules[place.module]?.lessons[place.lesson] ?? '',
      ...text,
      provenance: provenanceOf(generator),
    };
    return {
      change: {
        lessons_written: job.lessons_written + 1,
        labs_written: job.labs_written + labsIn(text),
        ...countDropped(job, { dropped, reasons }),
      },
      drafts: [lessonItem(job, place.module + 1, lesson)],
    };
  });
}

/** Generates and saves the questions of the next module's bank. */
async function writeQuestions(job: JobRow, shift: Shift, generator: Generator): Promise<JobRow | undefined> {
  const [outline, lessons] = await Promise.all([shift.outline ?? readOutline(job), readLessons(job)]);
  const at = job.banks_written;
  const module = outline && modulesOf(outline, lessons)?.[at];
  if (!module) return fail(job, shift, 'internal', withoutDrafts);
  shift.outline = outline;
  const written = { at, lessons: module.lessons };
  const call = callGenerator(
    job,
    (options) => generator.writeQuestions(job.facts, outline, written, options),
    (value) => checkQuestions(value, written),
  );
  return saveResult(job, shift, generator, await call, ({ questions, ...rest }) => ({
    change: {
      banks_written: at + 1,
      questions_written: job.questions_written + questions.length,
      ...countDropped(job, rest),
    },
    drafts: [questionsItem(job, at + 1, questions)],
  }));
}

/** Counts the questions that were dropped, and logs why parts of the response were. */
function countDropped(job: JobRow, { dropped, reasons }: Dropped): Pick<JobRow, 'questions_dropped'> {
  if (reasons.length > 0)
    logger.info('Parts of a response were dropped', { course: job.course_id, job: job.id, reasons });
  return { questions_dropped: job.questions_dropped + dropped };
}

/** Saves a call's result with the job's next step. After a failed call, prepares a retry or ends the job. */
async function saveResult<T>(
  job: JobRow,
  shift: Shift,
  { name, model }: Generator,
  result: CallResult<T>,
  toChange: (value: T) => { change: Partial<JobRow>; drafts: TransactItem[] },
): Promise<JobRow | undefined> {
  const cost = { tokens: job.tokens + result.tokens, worked_ms: job.worked_ms + result.ms };
  if ('fault' in result) {
    const { fault, isRetryable } = result;
    logger.info('A call of a generation failed', { course: job.course_id, job: job.id, ...fault });
    const tries = job.tries + 1;
    if (!isRetryable || tries >= maxTries) return fail(job, shift, fault.reason, cost);
    return advance(job, shift, { ...freshStep, ...cost, tries, fault });
  }
  const { change, drafts } = toChange(result.value);
  return advance(job, shift, { ...freshStep, ...cost, ...change, generator: name, model }, drafts);
}

/**
 * Writes a job's next step. Ends the job if its course has content or was deleted. Counts the tokens even if the job was
 * cancelled.
 */
async function advance(
  job: JobRow,
  { owner, until }: Shift,
  change: Partial<JobRow>,
  drafts: TransactItem[] = [],
): Promise<JobRow | undefined> {
  const next = { ...job, ...change };
  if (!isOver(next.status)) next.status = statusAfter(next);
  const continues = !isOver(next.status) && performance.now() < until;
  const lease = continues ? { lease: owner, lease_until: leaseUntil(next) } : {};
  const more = isOver(next.status) ? [] : [...drafts, unwritten(job.course_id)];
  const changed = await changeJob(job, { ...change, status: next.status, ...lease }, more);
  if (changed === 'refused') {
    const { tokens, worked_ms } = next;
    return fail(job, { owner, until }, 'superseded', { tokens, worked_ms });
  }
  if (changed === 'moved') await countLateTokens(job, next.tokens - job.tokens);
  return changed === 'written' && continues ? { ...next, ...lease, step: job.step + 1 } : undefined;
}

/** Ends a job as failed, with further changes such as the cost of its last call. */
async function fail(
  job: JobRow,
  shift: Shift,
  reason: FailureReason,
  change: Partial<JobRow> = {},
): Promise<undefined> {
  const end = { status: 'failed', reason, finished_at: timestamp() } as const;
  await advance(job, shift, { ...freshStep, ...change, ...end });
  logger.warn('A generation failed', { course: job.course_id, job: job.id, reason });
}

/** Publishes the finished course, unless an editor has published the course in the meantime. */
async function publishCourse(job: JobRow, shift: Shift): Promise<undefined> {
  const [outline, lessons, questionsOf] = await Promise.all([
    shift.outline ?? readOutline(job),
    readLessons(job),
    readQuestions(job),
  ]);
  const modules = outline && modulesOf(outline, lessons);
  if (!modules || questionsOf.length !== job.banks_total) return fail(job, shift, 'internal', withoutDrafts);
  const { generator, model } = job;
  const details = detailsOf(outline, { generator, model, date: timestamp() });
  const published = await publish(job, { details, modules, questionsOf });
  if (published === 'refused') await fail(job, shift, 'superseded');
  // A job that was canceled during this left its reservation to the worker.
  if (published === 'moved') await countLateTokens(job, 0);
}
