import type { DynamoDBBatchItemFailure, DynamoDBRecord } from 'aws-lambda';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import type { Learned } from './duty-plan.ts';
import { syncDuties } from './duties.ts';

/** A person whose assignments may change. */
interface ChangedPerson {
  companyId: string;
  personId: string;
  learned: Learned;
}

type Images = NonNullable<DynamoDBRecord['dynamodb']>;

/** Returns the person in a change of a company's people, if they joined, left, or changed groups with a seat. */
function movedPerson({ NewImage: after, OldImage: before }: Images): ChangedPerson[] {
  const [was, is] = [before?.state?.S === 'accepted', after?.state?.S === 'accepted'];
  const isMoved = was !== is || (is && JSON.stringify(before?.groups) !== JSON.stringify(after?.groups));
  if (!after || !isMoved) return [];
  return [{ companyId: after.company_id?.S ?? '', personId: after.id?.S ?? '', learned: new Map() }];
}

/** Returns the person in a change of an enrollment that was made with a company's seat, if it began or was completed. */
function learningPerson({ NewImage: after, OldImage: before }: Images): ChangedPerson[] {
  const seat = after?.seat?.M;
  const done_at = after?.completed_at?.S;
  if (!after || !seat || (before?.seat && before.completed_at?.S === done_at)) return [];
  const work = { started_at: after.enrolled_at?.S ?? '', ...(done_at !== undefined && { done_at }) };
  const learned = new Map([[after.course_id?.S ?? '', work]]);
  return [{ companyId: seat.company_id?.S ?? '', personId: seat.person_id?.S ?? '', learned }];
}

const [people, enrollments] = [keys.person(''), keys.enrollment('', '')];

/** Returns the person whose assignments a change of the table may change. */
function changedPerson({ dynamodb: images = {} }: DynamoDBRecord): ChangedPerson[] {
  const { pk = '', sk = '' } = { pk: images.Keys?.pk?.S, sk: images.Keys?.sk?.S };
  if (pk.startsWith(people.pk) && sk.startsWith(people.sk)) return movedPerson(images);
  return pk.startsWith(enrollments.pk) && sk.startsWith(enrollments.sk) ? learningPerson(images) : [];
}

/**
 * Updates the assignments of people who joined or left a company or a group, and who began or completed a course. Every way in
 * which this happens changes one of these rows. Returns the first change that failed; the stream then retries it and all later
 * ones.
 */
export async function followDuties(records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchItemFailure[]> {
  for (const record of records) {
    try {
      for (const { companyId, personId, learned } of changedPerson(record))
        await syncDuties(companyId, personId, learned);
    } catch (error) {
      logger.error('The assignments of a person were not updated', { error });
      return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
    }
  }
  return [];
}
