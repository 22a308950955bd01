import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { deleteDrafts } from './drafts.ts';
import { claimStep, readJob } from './repository.ts';
import { isOver, type JobRow } from './rules.ts';
import { leaseUntil, type Shift, takeStep } from './steps.ts';

/** A job's new step in the stream. */
interface JobStep {
  courseId: string;
  step: number;
  /** The IDs of its changes, which stay the same when they are delivered again after a crash. */
  eventIds: string[];
  sequence: string;
}

/** Returns a job's new step in a change of the table; undefined for other changes. */
function jobStepIn({ eventID = '', dynamodb }: DynamoDBRecord): JobStep | undefined {
  const { Keys, NewImage, OldImage, SequenceNumber: sequence = '' } = dynamodb ?? {};
  const step = NewImage?.step?.N;
  if (Keys?.sk?.S !== keys.generation('').sk || step === undefined || step === OldImage?.step?.N)
    return undefined;
  return { courseId: NewImage?.course_id?.S ?? '', step: Number(step), eventIds: [eventID], sequence };
}

/** Returns the newest step of each course in a batch. */
function newestSteps(records: readonly DynamoDBRecord[]): JobStep[] {
  const newest = new Map<string, JobStep>();
  for (const jobStep of records.flatMap((record) => jobStepIn(record) ?? [])) {
    const before = newest.get(jobStep.courseId)?.eventIds ?? [];
    newest.set(jobStep.courseId, { ...jobStep, eventIds: [...before, ...jobStep.eventIds] });
  }
  return [...newest.values()];
}

/**
 * Continues every job with a new step: writes the outline, a lesson, or the course, and more steps for a few seconds.
 * Each written step is a change that starts the worker for the next one. So no invocation lasts much longer than one
 * call to the generator, and any change of an interrupted job resumes it.
 */
export async function work(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures = await Promise.all(
    newestSteps(event.Records).map(async (jobStep) => {
      try {
        await continueJob(jobStep);
        return [];
      } catch (error) {
        logger.error('A step of a generation failed; it will be retried', {
          course: jobStep.courseId,
          error,
        });
        return [{ itemIdentifier: jobStep.sequence }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
}

/** How long a worker continues before it leaves the next step to another invocation, in milliseconds. */
const shiftLength = 5000;

async function continueJob({ courseId, step, eventIds }: JobStep): Promise<void> {
  const job = await readJob(courseId);
  if (!job) return;
  // After a crash, the same change is delivered again, and this worker takes over the lease.
  const held = job.lease !== null && eventIds.includes(job.lease) ? job.lease : undefined;
  if (job.step !== step && held === undefined) return;
  if (isOver(job.status)) {
    if (job.status !== 'failed') await deleteDrafts(job);
    return;
  }
  const shift: Shift = { owner: eventIds.at(-1) ?? '', until: performance.now() + shiftLength };
  if (!(await claimStep(job, { owner: shift.owner, until: leaseUntil(job), held }))) return;
  let next: JobRow | undefined = { ...job, claims: job.claims + 1 };
  while (next) next = await takeStep(next, shift);
}
