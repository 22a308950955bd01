import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Course, CourseStatus, Level, Provenance, Track } from '../../contract/catalog.ts';
import { FailureReason, type GenerationState, GenerationStatus } from '../../contract/curriculum.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { PageQuery } from '../../contract/page.ts';
import { indexes, type Key, keys } from '../platform/keys.ts';
import {
  docClient,
  getItem,
  listAll,
  listItems,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { countChange } from '../platform/totals.ts';
import { generations } from './list.ts';
import { type JobRow, stateOf, statusAfter } from './rules.ts';

const CourseFacts = Course.pick({ id: true, title: true, description: true, duration: true }).extend({
  level: Level,
  track: Track,
  highlights: z.array(z.string()),
});

const CourseItem = CourseFacts.extend({
  has_details: z.boolean(),
  status: CourseStatus,
});

const JobItem: z.ZodType<JobRow> = z.object({
  id: z.string(),
  course_id: z.string(),
  facts: CourseFacts,
  status: GenerationStatus,
  step: z.int(),
  lessons_written: z.int(),
  lessons_total: z.int(),
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
});

/** Reads the facts about a course, and whether it already has content; returns undefined for a draft. */
export async function readCourse(courseId: string) {
  const course = await getItem(keys.course(courseId), CourseItem, { consistent: true });
  // Only editors may see a draft.
  return course?.status === 'draft' ? undefined : course;
}

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

/** Why a job did not start: another one is running, the course has content or was deleted, or the limit is reached. */
export type StartRefusal = 'running' | 'written' | 'limited';

/**
 * Writes a new job as the course's latest, and moves the previous one to the history. `extra` is the item of the user's
 * limit or of the audit log. Returns the reason if the job is refused.
 */
export async function createJob(
  job: JobRow,
  previous: JobRow | undefined,
  extra: TransactItem | undefined,
): Promise<StartRefusal | undefined> {
  const isLatest = previous
    ? { ConditionExpression: 'id = :id', ExpressionAttributeValues: { ':id': previous.id } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const { isWritten, failed } = await tryTransact([
    { Put: { Item: itemOf(keys.generation(job.course_id), job), ...isLatest } },
    unwritten(job.course_id),
    ...countChange(job.course_id, generations, undefined, job),
    ...(previous
      ? [{ Put: { Item: itemOf(keys.pastGeneration(previous.course_id, previous.id), previous) } }]
      : []),
    ...(extra ? [extra] : []),
  ]);
  if (isWritten) return undefined;
  if (failed[0]) return 'running';
  return failed[1] ? 'written' : 'limited';
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
    ':status': statusAfter(job.lessons_written, job.lessons_total),
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
 * Writes a change of a job with other items, and advances the job to its next step. Fails if the job was changed or
 * claimed since the read.
 */
export async function changeJob(
  job: JobRow,
  change: Partial<JobRow>,
  more: readonly TransactItem[] = [],
): Promise<ChangeResult> {
  const next = { ...job, ...change };

  const { gsi2pk } = indexes.generations('', '', stateOf(next.status));
  const { isWritten, failed } = await tryTransact([
    setAttributes(
      keys.generation(job.course_id),
      { ...change, step: job.step + 1, updated_at: timestamp(), gsi2pk },
      {
        condition: 'id = :id AND #step = :read_step AND claims = :read_claims',
        values: { ':id': job.id, ':read_step': job.step, ':read_claims': job.claims },
      },
    ),
    ...more,
    ...countChange(job.course_id, generations, job, next),
  ]);
  if (isWritten) return 'written';
  return failed[0] ? 'moved' : 'refused';
}

/** Counts the tokens of a call that returned after its job was cancelled. A newer job may have replaced that job. */
export async function countTokens({ id, course_id }: JobRow, tokens: number): Promise<void> {
  for (const Key of [keys.generation(course_id), keys.pastGeneration(course_id, id)]) {
    try {
      await docClient.send(
        new UpdateCommand({
          TableName: environment().tableName,
          Key,
          UpdateExpression: 'ADD tokens :tokens',
          ConditionExpression: 'id = :id',
          ExpressionAttributeValues: { ':tokens': tokens, ':id': id },
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
}
