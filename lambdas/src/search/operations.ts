import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '../platform/logger.ts';
import { lists } from './lists.ts';
import { reindex, subjectsOfUser } from './repository.ts';
import { isRelevant, isRenamed, subjectOf } from './rules.ts';

async function indexChange({ dynamodb }: DynamoDBRecord): Promise<void> {
  const { Keys: key, OldImage: before, NewImage: after } = dynamodb ?? {};
  const subject = subjectOf(key?.pk?.S ?? '', key?.sk?.S ?? '');
  if (!subject || !isRelevant(lists[subject.list], before, after)) return;
  await reindex(subject);
  if (subject.list !== 'users' || !isRenamed(Object.values(lists), before, after)) return;
  for (const other of await subjectsOfUser(subject.id)) await reindex(other);
}

/**
 * Updates the search entries of changed rows. Stops at the first change that fails; the stream then retries it and all
 * later ones.
 */
export async function indexChanges({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of Records) {
    try {
      await indexChange(record);
    } catch (error) {
      logger.error('A change was not indexed', { error });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
