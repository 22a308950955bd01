import type { DynamoDBBatchItemFailure, DynamoDBRecord } from 'aws-lambda';
import { logger } from '../platform/logger.ts';
import { lists } from './lists.ts';
import { reindex, subjectsOfUser } from './repository.ts';
import { isRelevant, isRenamed, type Subject, subjectOf } from './rules.ts';

/** A row whose entries a batch of changes can change. */
interface ChangedRow {
  subject: Subject;
  /** The position in the stream of the batch's first change of the row. */
  sequence: string;
  /** Whether the row is a user by whose changed fields rows of other lists are found. */
  isRenamed: boolean;
}

/** How many rows are indexed at the same time. */
const concurrency = 10;

/** Returns the rows that the changes concern, each once, in the order of their first changes. */
function changedRows(records: readonly DynamoDBRecord[]): ChangedRow[] {
  const rows = new Map<string, ChangedRow>();
  for (const { dynamodb } of records) {
    const { Keys: key, OldImage: before, NewImage: after, SequenceNumber: sequence = '' } = dynamodb ?? {};
    const subject = subjectOf(key?.pk?.S ?? '', key?.sk?.S ?? '');
    if (!subject || !isRelevant(lists[subject.list], before, after)) continue;
    const name = `${subject.list} ${subject.id}`;
    const row = rows.get(name) ?? { subject, sequence, isRenamed: false };
    row.isRenamed ||= subject.list === 'users' && isRenamed(Object.values(lists), before, after);
    rows.set(name, row);
  }
  return [...rows.values()];
}

async function indexRow({ subject, isRenamed: hasOthers }: ChangedRow): Promise<void> {
  await reindex(subject);
  if (!hasOthers) return;
  for (const other of await subjectsOfUser(subject.id)) await reindex(other);
}

/**
 * Updates the search entries of changed rows, from the rows as they are now. Stops at the first change that fails, and
 * returns it; the stream then retries it and all later ones.
 */
export async function indexChanges(records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchItemFailure[]> {
  const rows = changedRows(records);
  for (let at = 0; at < rows.length; at += concurrency) {
    const some = rows.slice(at, at + concurrency);
    const outcomes = await Promise.allSettled(some.map(indexRow));
    const failed = outcomes.findIndex(({ status }) => status === 'rejected');
    const [outcome, row] = [outcomes[failed], some[failed]];
    if (outcome?.status === 'rejected' && row) {
      logger.error('A change was not indexed', { error: outcome.reason });
      return [{ itemIdentifier: row.sequence }];
    }
  }
  return [];
}
