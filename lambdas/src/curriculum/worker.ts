import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { deleteDrafts } from './drafts.ts';
import { claimStep, readJob } from './repository.ts';
import { isOver, type JobRow } from './rules.ts';
import { leaseUntil, type Shift, takeStep } from './steps.ts';

/** What the stream tells of a job: it came to a step. */
interface JobStep {
  courseId: string;
  step: number;
  /** The ids of its changes: the same when they are told again after a crash. */
  eventIds: string[];
  sequence: string;
}

/** A job's new step in a change of the table; undefined for every other change. */
function jobStepIn({ eventID = '', dynamodb }: DynamoDBRecord): JobStep | undefined {
  const { Keys, NewImage, OldImage, SequenceNumber: sequence = '' } = dynamodb ?? {};
  const step = NewImage?.step?.N;
  if (Keys?.sk?.S !== keys.generation('').sk || step === undefined || step === OldImage?.step?.N)
    return undefined;
  return { courseId: NewImage?.course_id?.S ?? '', step: Number(step), eventIds: [eventID], sequence };
}

/** The newest step of each course in a batch. */
function newestSteps(records: readonly DynamoDBRecord[]): JobStep[] {
  const newest = new Map<string, JobStep>();
  for (const woken of records.flatMap((record) => jobStepIn(record) ?? [])) {
    const before = newest.get(woken.courseId)?.eventIds ?? [];
    newest.set(woken.courseId, { ...woken, eventIds: [...before, ...woken.eventIds] });
  }
  return [...newest.values()];
}

/**
 * Goes on with every job that came to a step: its outline, a lesson, or publishing, and as many more as fit in a few
 * seconds. What a step writes is the change that wakes the worker for the step after it, so no call lasts much longer
 * than one answer of the generator, and a job that nobody works on any more is woken by any change.
 */
export async function work(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures = await Promise.all(
    newestSteps(event.Records).map(async (woken) => {
      try {
        await continueJob(woken);
        return [];
      } catch (error) {
        logger.error('A step of a generation failed; it is tried again', { course: woken.courseId, error });
        return [{ itemIdentifier: woken.sequence }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
}

/** How long a worker goes on before it leaves the next step to another call, in milliseconds. */
const stint = 5000;

async function continueJob({ courseId, step, eventIds }: JobStep): Promise<void> {
  const job = await readJob(courseId);
  if (!job) return;
  // A change that is told again by whose worker died: what it held is ours.
  const held = job.lease !== null && eventIds.includes(job.lease) ? job.lease : undefined;
  if (job.step !== step && held === undefined) return;
  if (isOver(job.status)) {
    if (job.status !== 'failed') await deleteDrafts(job);
    return;
  }
  const shift: Shift = { owner: eventIds.at(-1) ?? '', until: performance.now() + stint };
  if (!(await claimStep(job, { owner: shift.owner, until: leaseUntil(job), held }))) return;
  let next: JobRow | undefined = { ...job, claims: job.claims + 1 };
  while (next) next = await takeStep(next, shift);
}
