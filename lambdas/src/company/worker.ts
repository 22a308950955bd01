import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { continueJob } from './jobs.ts';

/** A job's new step in the stream. */
interface JobStep {
  companyId: string;
  id: string;
  step: number;
}

const prefix = keys.companyJob('').sk;

/** Returns a job's new step in a change of the table; undefined for other changes. */
function jobStepIn({ dynamodb: { Keys, NewImage, OldImage } = {} }: DynamoDBRecord): JobStep | undefined {
  const step = NewImage?.step?.N;
  if (!Keys?.sk?.S?.startsWith(prefix) || step === undefined || step === OldImage?.step?.N) return undefined;
  return { companyId: NewImage?.company_id?.S ?? '', id: NewImage?.id?.S ?? '', step: Number(step) };
}

/** How long a worker continues before it leaves the next step to another invocation, in milliseconds. */
const shiftLength = 5000;

/**
 * Continues the jobs of companies that have a new step, one after the other. Never throws, so that a job whose step fails does
 * not block the stream: the schedule continues it (`continueJobs`).
 */
export async function work(event: DynamoDBStreamEvent): Promise<void> {
  const newest = new Map(
    event.Records.flatMap((record) => jobStepIn(record) ?? []).map((job) => [job.id, job]),
  );
  const until = performance.now() + shiftLength;
  for (const job of newest.values()) {
    try {
      await continueJob(job, until);
    } catch (error) {
      logger.error('A step of a job failed; it will be retried', {
        company: job.companyId,
        job: job.id,
        error,
      });
    }
  }
}
