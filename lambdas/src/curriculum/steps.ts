import { setTimeout as wait } from 'node:timers/promises';
import type { Provenance } from '../../contract/catalog.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { logger } from '../platform/logger.ts';
import type { TransactItem } from '../platform/table.ts';
import { type CallResult, callGenerator } from './call.ts';
import { chooseGenerator } from './choose-generator.ts';
import { lessonItem, outlineItem, readLessons, readOutline } from './drafts.ts';
import type { FailureReason, Generator, Outline } from './generator.ts';
import { publish } from './publish.ts';
import { changeJob, countTokens, unwritten } from './repository.ts';
import {
  checkLesson,
  checkOutline,
  detailsOf,
  isOver,
  type JobRow,
  lessonCount,
  modulesOf,
  maxClaims,
  maxTries,
  placeOf,
  statusAfter,
  freshStep,
  withoutDrafts,
} from './rules.ts';

/** A worker's turn on a job. */
export interface Shift {
  /** The name under which it holds the job. */
  readonly owner: string;
  /** When it leaves the next step to another, as `performance.now` tells time. */
  readonly until: number;
  /** The job's outline, once it was read. */
  outline?: Outline | undefined;
}

/** A worker that died holds its step for so long after the time that the step may take, in milliseconds. */
const margin = 30_000;

/** Until when a job's next step is held, in milliseconds since 1970. */
export const leaseUntil = (job: JobRow): number =>
  Date.now() + retryWait(job) + environment().generation.callMs + margin;

/**
 * Does the next step of a job and writes it. Answers the job as it then is, still held, or undefined where it is over,
 * left to another worker, or was changed meanwhile.
 */
export async function takeStep(job: JobRow, shift: Shift): Promise<JobRow | undefined> {
  const reason = spent(job);
  if (reason) return fail(job, shift, reason);
  const status = statusAfter(job.lessons_written, job.lessons_total);
  if (status === 'publishing') return finish(job, shift);
  await wait(retryWait(job));
  const generator = await chooseGenerator();
  return status === 'outline' ? plan(job, shift, generator) : write(job, shift, generator);
}

/** The limit that a job has reached, if it has. */
function spent(job: JobRow): FailureReason | undefined {
  const { jobMs, tokens } = environment().generation;
  if (job.claims > maxClaims) return 'internal';
  if (job.tokens >= tokens) return 'token_limit';
  return job.worked_ms >= jobMs ? 'time_limit' : undefined;
}

const delayedReasons: readonly FailureReason[] = ['timeout', 'over_quota', 'unreachable'];

/** How long a step waits before it asks again, in milliseconds. */
function retryWait({ tries, fault }: JobRow): number {
  if (!fault || !delayedReasons.includes(fault.reason)) return 0;
  return environment().generation.retryMs * 3 ** (tries - 1);
}

/** Asks for the outline, and keeps it. */
async function plan(job: JobRow, shift: Shift, generator: Generator): Promise<JobRow | undefined> {
  const answer = await callGenerator(job, (ask) => generator.writeOutline(job.facts, ask), checkOutline);
  return keep(job, shift, generator, answer, (outline) => {
    shift.outline = outline;
    return { change: { lessons_total: lessonCount(outline) }, drafts: [outlineItem(job, outline)] };
  });
}

const provenanceOf = ({ name, model }: Generator): Provenance => ({
  generator: name,
  model,
  date: timestamp(),
});

/** Asks for the next lesson, and keeps it. */
async function write(job: JobRow, shift: Shift, generator: Generator): Promise<JobRow | undefined> {
  const outline = (shift.outline ??= await readOutline(job));
  const place = outline && placeOf(outline, job.lessons_written);
  if (!place) return fail(job, shift, 'internal', withoutDrafts);
  const call = callGenerator(
    job,
    (ask) => generator.writeLesson(job.facts, outline, place, ask),
    checkLesson,
  );
  return keep(job, shift, generator, await call, (content) => {
    const lesson = {
      lesson_number: place.lesson + 1,
      lesson_title: outline.modules[place.module]?.lessons[place.lesson] ?? '',
      content,
      provenance: provenanceOf(generator),
    };
    return {
      change: { lessons_written: job.lessons_written + 1 },
      drafts: [lessonItem(job, place.module + 1, lesson)],
    };
  });
}

/** Writes what a call gave with the job's next step; or, without anything to keep, asks again or ends the job. */
async function keep<T>(
  job: JobRow,
  shift: Shift,
  { name, model }: Generator,
  answer: CallResult<T>,
  kept: (value: T) => { change: Partial<JobRow>; drafts: TransactItem[] },
): Promise<JobRow | undefined> {
  const cost = { tokens: job.tokens + answer.tokens, worked_ms: job.worked_ms + answer.ms };
  if ('fault' in answer) {
    const { fault, isRetryable } = answer;
    const tries = job.tries + 1;
    if (!isRetryable || tries >= maxTries) return fail(job, shift, fault.reason, cost);
    return move(job, shift, { ...freshStep, ...cost, tries, fault });
  }
  const { change, drafts } = kept(answer.value);
  return move(job, shift, { ...freshStep, ...cost, ...change, generator: name, model }, drafts);
}

/**
 * Writes a job's next step; a job whose course is written or deleted by then is over. Tokens count all the same for a
 * job that was cancelled meanwhile.
 */
async function move(
  job: JobRow,
  { owner, until }: Shift,
  change: Partial<JobRow>,
  drafts: TransactItem[] = [],
): Promise<JobRow | undefined> {
  const next = { ...job, ...change };
  if (!isOver(next.status)) next.status = statusAfter(next.lessons_written, next.lessons_total);
  const isHeld = !isOver(next.status) && performance.now() < until;
  const hold = isHeld ? { lease: owner, lease_until: leaseUntil(next) } : {};
  const more = isOver(next.status) ? [] : [...drafts, unwritten(job.course_id)];
  const changed = await changeJob(job, { ...change, status: next.status, ...hold }, more);
  if (changed === 'refused') {
    const { tokens, worked_ms } = next;
    return fail(job, { owner, until }, 'superseded', { tokens, worked_ms });
  }
  const spentNow = next.tokens - job.tokens;
  if (changed === 'moved' && spentNow > 0) await countTokens(job, spentNow);
  return changed === 'written' && isHeld ? { ...next, ...hold, step: job.step + 1 } : undefined;
}

/** Ends a job without a course; `change` is what else becomes of it, such as the cost of its last call. */
async function fail(
  job: JobRow,
  shift: Shift,
  reason: FailureReason,
  change: Partial<JobRow> = {},
): Promise<undefined> {
  const end = { status: 'failed', reason, finished_at: timestamp() } as const;
  await move(job, shift, { ...freshStep, ...change, ...end });
  logger.warn('A generation failed', { course: job.course_id, job: job.id, reason });
}

/** Publishes the finished course; one that was written by hand meanwhile stays as it is. */
async function finish(job: JobRow, shift: Shift): Promise<undefined> {
  const [outline, lessons] = await Promise.all([shift.outline ?? readOutline(job), readLessons(job)]);
  const modules = outline && modulesOf(outline, lessons);
  if (!modules) return fail(job, shift, 'internal', withoutDrafts);
  const { generator, model } = job;
  const details = detailsOf(outline, { generator, model, date: timestamp() });
  if ((await publish(job, details, modules)) === 'refused') await fail(job, shift, 'superseded');
}
