import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { followDuties } from '../company/duty-stream.ts';
import { mailResets } from '../identity/reset-requests.ts';
import { notifyAll } from '../live/operations.ts';
import { changesOf } from '../live/rules.ts';
import { keys } from '../platform/keys.ts';
import { indexChanges } from '../search/operations.ts';
import { changedCourse, purgeEdge } from './edge-cache.ts';

/**
 * Follows the table's changes. Updates the search entries of the admin lists, then notifies the open admin screens, which read
 * them. Also emails reset links and openings of courses, updates the assignments of companies' people, and regrades attempts. A change that was not indexed does not delay the end of a session's
 * sockets, or visitors' view of the courses.
 */
export async function follow({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [unindexed, unsent, unassigned] = await Promise.all([
    indexChanges(Records),
    mailResets(Records),
    followDuties(Records),
    purgeEdge(Records),
    announceOpenings(Records),
    regradeAttempts(Records),
  ]);
  await notifyAll(changesOf(Records));
  return { batchItemFailures: [...unindexed, ...unsent, ...unassigned] };
}

/** Sends the emails about the courses among the changed rows. */
async function announceOpenings(records: readonly DynamoDBRecord[]): Promise<void> {
  const ids = new Set(records.map(changedCourse).filter((id) => id !== undefined));
  if (ids.size === 0) return;
  // Courses change rarely, so the function starts without it.
  const { announceCourses } = await import('../waitlist/openings.ts');
  await announceCourses(ids);
}

/** Takes a step of the regradings with a new step among the changed rows. */
async function regradeAttempts(records: readonly DynamoDBRecord[]): Promise<void> {
  const ids = new Set(records.map(regradingIn).filter((id) => id !== undefined));
  if (ids.size === 0) return;
  // Questions are withdrawn rarely, so the function starts without it.
  const { followRegradings } = await import('../assessment/regradings.ts');
  await followRegradings(ids);
}

/** Returns the course of a regrading whose step has changed; undefined for another change. */
function regradingIn({ dynamodb }: DynamoDBRecord): string | undefined {
  const { Keys, NewImage, OldImage } = dynamodb ?? {};
  const isStep = NewImage?.step?.N !== undefined && NewImage.step.N !== OldImage?.step?.N;
  return isStep && Keys?.sk?.S === keys.regrading('').sk ? NewImage?.course_id?.S : undefined;
}
