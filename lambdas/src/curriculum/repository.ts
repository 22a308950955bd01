import * as z from 'zod';
import { Course, Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import {
  FailureReason,
  type GenerationState,
  GenerationStatus,
} from '@redwhiteandcode/contract/curriculum/operations.ts';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes, type Key, keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import {
  getItem,
  listAll,
  listItems,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { correctionItems } from '../platform/model/token-budget.ts';
import { lateSettlement, settlement } from './budget.ts';
import { generations } from './list.ts';
import { isOver, type JobRow, stateOf, statusAfter } from './rules.ts';

const CourseFacts = Course.pick({
  id: true,
  title: true,
  description: true,
  duration: true,
  level: true,
  track: true,
  highlights: true,
});

const JobItem: z.ZodType<JobRow> = z.object({
  id: z.string(),
  course_id: z.string(),
  facts: CourseFacts,
  status: GenerationStatus,
  step: z.int(),
  lessons_written: z.int(),
  lessons_total: z.int(),
  // A job that started before courses had questions or labs has none of these.
  questions_written: z.int().default(0),
  questions_dropped: z.int().default(0),
  labs_written: z.int().default(0),
  banks_written: z.int().default(0),
  banks_total: z.int().default(0),
  reason: FailureReason.nullable(),
  generator: Provenance.shape.generator,
  model: z.string().nullable(),
  tokens: z.int(),
  started_by: z.string(),
  started_at: z.string(),
  updated_at: z.string(),
  finished_at: z.string().nullable(),
  draft_id: z.string(),
  tries: z.int(),
  fault: z.object({ reason: FailureReason, feedback: z.string().nullable() }).nullable(),
  claims: z.int(),
  lease: z.string().nullable(),
  lease_until: z.number(),
  worked_ms: z.number(),
  budget_day: z.string(),
  reserved_tokens: z.int(),
});

/** Reads the latest job of a course consistently. */
export const readJob = (courseId: string) =>
  getItem(keys.generation(courseId), JobItem, { consistent: true });

/** The state of the listed jobs (all without a state), and their order by start. */
export interface JobListing {
  state?: GenerationState | undefined;
  newestFirst: boolean;
}

/** Lists running and ended jobs. */
export function listJobs({ state, newestFirst }: JobListing, page: PageQuery) {
  const { gsi1pk, gsi2pk } = indexes.generations('', '', state ?? 'running');
  const listing = state ? ({ index: 'gsi2', pk: gsi2pk } as const) : ({ index: 'gsi1', pk: gsi1pk } as const);
  const Listed = z.intersection(JobItem, z.object({ sk: z.string() }));
  return listItems({ ...listing, newestFirst }, page, Listed);
}

/** Reads every running job, the oldest first. */
export const listRunningJobs = (): Promise<JobRow[]> =>
  listAll({ index: 'gsi2', pk: indexes.generations('', '', 'running').gsi2pk }, JobItem);

const itemOf = (key: Key, job: JobRow) => ({
  ...key,
  ...indexes.generations(job.started_at, job.id, stateOf(job.status)),
  ...job,
});

/**
 * Why a job did not start: another one is running, the course has content or was deleted, the user's or the course's limit
 * is reached, or the day's budget is.
 */
export type StartRefusal = 'running' | 'written' | 'limited' | 'course_limited' | 'closed';

/** An item that belongs to the start of a job, and the refusal if its condition fails. */
export interface StartItem {
  item: TransactItem;
  refusal: StartRefusal;
}

/**
 * Writes a new job as the course's latest, and moves the previous one to the history. `extras` are items of limits, the
 * budget and the audit log. Returns the reason if the job is refused.
 */
export async function createJob(
  job: JobRow,
  previous: JobRow | undefined,
  extras: readonly StartItem[],
): Promise<StartRefusal | undefined> {
  const isLatest = previous
    ? { ConditionExpression: 'id = :id', ExpressionAttributeValues: { ':id': previous.id } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const { isWritten, failed } = await tryTransact([
    { Put: { Item: itemOf(keys.generation(job.course_id), job), ...isLatest } },
    unwritten(job.course_id),
    ...extras.map(({ item }) => item),
    ...countChange(job.course_id, generations, undefined, job),
    ...(previous
      ? [{ Put: { Item: itemOf(keys.pastGeneration(previous.course_id, previous.id), previous) } }]
      : []),
  ]);
  if (isWritten) return undefined;
  const refusals: StartRefusal[] = ['running', 'written', ...extras.map(({ refusal }) => refusal)];
  return refusals.find((_, at) => failed[at]);
}

/** Makes the condition that a job's course exists and has no details. */
export const unwritten = (courseId: string): TransactItem => ({
  ConditionCheck: { Key: keys.course(courseId), ...isUnwritten },
});
const isUnwritten = {
  ConditionExpression: 'has_details = :unwritten',
  ExpressionAttributeValues: { ':unwritten': false },
};

/** A worker's claim of a job until a time in milliseconds since 1970; `held` is the name of a crashed worker. */
interface Claim {
  owner: string;
  until: number;
  held: string | undefined;
}

/** Claims a job's current step for a worker. Returns false if another worker has claimed it or the job has continued. */
export async function claimStep(job: JobRow, { owner, until, held }: Claim): Promise<boolean> {
  const values = {
    ':status': statusAfter(job),
    ':owner': owner,
    ':until': until,
    ':held': held ?? owner,
    ':now': Date.now(),
    ':time': timestamp(),
    ':one': 1,
    ':id': job.id,
    ':step': job.step,
    ':claims': job.claims,
  };
  return tryWrite([
    {
      Update: {
        Key: keys.generation(job.course_id),
        UpdateExpression:
          'SET #status = :status, lease = :owner, lease_until = :until, updated_at = :time ADD claims :one',
        ConditionExpression:
          'id = :id AND #step = :step AND claims = :claims AND (lease = :held OR lease_until < :now)',
        ExpressionAttributeNames: { '#status': 'status', '#step': 'step' },
        ExpressionAttributeValues: values,
      },
    },
  ]);
}

/** The result of changing a job: `moved` if it has changed since the read, `refused` if another condition failed. */
export type ChangeResult = 'written' | 'moved' | 'refused';

/**
 * Writes a change of a job with other items, and advances the job to its next step. A job that ends releases the tokens
 * that it reserved and did not use. Fails if the job was changed or claimed since the read.
 */
export async function changeJob(
  job: JobRow,
  change: Partial<JobRow>,
  more: readonly TransactItem[] = [],
): Promise<ChangeResult> {
  const next = { ...job, ...change };
  const correction = settlement(job, next, Date.now());
  const settled = correction === undefined ? {} : { reserved_tokens: 0 };
  const { gsi2pk } = indexes.generations('', '', stateOf(next.status));
  const { isWritten, failed } = await tryTransact([
    setAttributes(
      keys.generation(job.course_id),
      { ...change, ...settled, step: job.step + 1, updated_at: timestamp(), gsi2pk },
      {
        condition: 'id = :id AND #step = :read_step AND claims = :read_claims',
        values: { ':id': job.id, ':read_step': job.step, ':read_claims': job.claims },
      },
    ),
    ...more,
    ...correctionItems(job.budget_day, correction ?? 0),
    ...countChange(job.course_id, generations, job, next),
  ]);
  if (isWritten) return 'written';
  return failed[0] ? 'moved' : 'refused';
}

/**
 * Counts the tokens of a call that returned after its job was canceled, and releases what the job still reserves. A newer
 * job may have replaced that job.
 */
export async function countLateTokens({ id, course_id }: JobRow, tokens: number): Promise<void> {
  await retry(5, 'A job changed during every attempt to count its tokens', async () => {
    for (const key of [keys.generation(course_id), keys.pastGeneration(course_id, id)]) {
      const row = await getItem(key, JobItem, { consistent: true });
      if (row?.id === id) return (await addTokens(key, row, tokens)) || undefined;
    }
    return true;
  });
}

/** Adds tokens to a job that was read, and to the budget if the job has ended. Returns false if it changed meanwhile. */
async function addTokens(key: Key, row: JobRow, tokens: number): Promise<boolean> {
  const hasEnded = isOver(row.status);
  const correction = hasEnded ? lateSettlement(row, tokens) : 0;
  if (tokens === 0 && correction === 0) return true;
  const change = { tokens: row.tokens + tokens, ...(hasEnded && { reserved_tokens: 0 }) };
  const condition = 'id = :id AND #tokens = :read_tokens AND updated_at = :read_at';
  const values = { ':id': row.id, ':read_tokens': row.tokens, ':read_at': row.updated_at };
  return tryWrite([
    setAttributes(key, change, { condition, values }),
    ...correctionItems(row.budget_day, correction),
  ]);
}
