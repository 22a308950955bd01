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

/** Reads what a generator is told of a course, and whether the course is written already. */
export async function readCourse(courseId: string) {
  const course = await getItem(keys.course(courseId), CourseItem, { consistent: true });
  // A draft is its editors' own.
  return course?.status === 'draft' ? undefined : course;
}

/** Reads the latest job of a course, as it is now. */
export const readJob = (courseId: string) =>
  getItem(keys.generation(courseId), JobItem, { consistent: true });

/** Which jobs are listed, and in which order of their start; without a state all are. */
export interface JobListing {
  state?: GenerationState | undefined;
  newestFirst: boolean;
}

/** Lists jobs, running and over. */
export function listJobs({ state, newestFirst }: JobListing, page: PageQuery) {
  const { gsi1pk, gsi2pk } = indexes.generations('', '', state ?? 'running');
  const listing = state ? ({ index: 'gsi2', pk: gsi2pk } as const) : ({ index: 'gsi1', pk: gsi1pk } as const);
  const Listed = z.intersection(JobItem, z.object({ sk: z.string() }));
  return listItems({ ...listing, newestFirst }, page, Listed);
}

/** Every running job, the longest running first. */
export const listRunningJobs = (): Promise<JobRow[]> =>
  listAll({ index: 'gsi2', pk: indexes.generations('', '', 'running').gsi2pk }, JobItem);

const itemOf = (key: Key, job: JobRow) => ({
  ...key,
  ...indexes.generations(job.started_at, job.id, stateOf(job.status)),
  ...job,
});

/** Why a job did not begin: another one did, the course is written or gone, or the caller began enough of them. */
export type StartRefusal = 'running' | 'written' | 'limited';

/**
 * Writes a new job in the place of the course's last one, which stays as its history. `counted` is the item of the
 * caller's limit or of the audit log. Answers undefined once it is written.
 */
export async function createJob(
  job: JobRow,
  previous: JobRow | undefined,
  noted: TransactItem | undefined,
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
    ...(noted ? [noted] : []),
  ]);
  if (isWritten) return undefined;
  if (failed[0]) return 'running';
  return failed[1] ? 'written' : 'limited';
}

/** The condition that lets a job go on only while its course exists and has no details. */
export const unwritten = (courseId: string): TransactItem => ({
  ConditionCheck: { Key: keys.course(courseId), ...isUnwritten },
});
const isUnwritten = {
  ConditionExpression: 'has_details = :unwritten',
  ExpressionAttributeValues: { ':unwritten': false },
};

/** Who takes a job up, and until when nobody else may, in milliseconds since 1970; `held` is a dead worker's name. */
interface Claim {
  owner: string;
  until: number;
  held: string | undefined;
}

/** Takes a job up at the step at which it was read. False where somebody else works on it, or it has gone on. */
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

/** How a change of a job went: `moved` where the job had changed meanwhile, `refused` where another step's condition failed. */
export type ChangeResult = 'written' | 'moved' | 'refused';

/**
 * Writes a change of a job as it was read, with what else belongs to it; it is the job's next step. A job that somebody
 * has taken up since then has changed.
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

/**
 * Counts the tokens of a call whose answer came too late: the job was cancelled meanwhile, and another may have followed
 * it.
 */
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
