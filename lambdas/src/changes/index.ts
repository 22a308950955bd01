import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { mailResets } from '../identity/reset-requests.ts';
import { notifyAll } from '../live/operations.ts';
import { changesOf } from '../live/rules.ts';
import { indexChanges } from '../search/operations.ts';
import { purgeEdge } from './edge-cache.ts';

/**
 * Follows the table's changes: updates the search entries of the admin lists, then notifies the open admin screens, which
 * read them, and emails the requested reset links. A change that was not indexed does not delay the end of a session's
 * sockets, or visitors' view of the courses.
 */
export async function follow({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [unindexed, unsent] = await Promise.all([
    indexChanges(Records),
    mailResets(Records),
    purgeEdge(Records),
  ]);
  await notifyAll(changesOf(Records));
  return { batchItemFailures: [...unindexed, ...unsent] };
}
