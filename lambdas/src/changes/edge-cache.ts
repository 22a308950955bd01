import type { DynamoDBRecord } from 'aws-lambda';
import { catalogOperations } from '@redwhiteandcode/contract/catalog/operations.ts';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';

/** The address of the courses, with which those of their parts begin. */
const coursesPath = catalogOperations.listCourses.route.replace('GET ', '');

/** Returns the ID of the course whose row changed; undefined for other rows. */
export function changedCourse({ dynamodb }: DynamoDBRecord): string | undefined {
  const { Keys: key } = dynamodb ?? {};
  const id = key?.pk?.S?.slice(keys.course('').pk.length) ?? '';
  const course = keys.course(id);
  return key?.pk?.S === course.pk && key?.sk?.S === course.sk ? id : undefined;
}

/** Whether a change can change what visitors read: a course's publication, its status, or the course itself. */
export function isPublicChange(record: DynamoDBRecord): boolean {
  const { OldImage: before, NewImage: after } = record.dynamodb ?? {};
  if (changedCourse(record) === undefined) return false;
  return ['status', 'published_revision'].some(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
}

/**
 * Removes the public reads of courses from the edge's cache if one of the changes can change them. The changes identify the
 * request, so a repeated one removes nothing again. A failure is only logged: it must not delay the table's next changes, and
 * the edge forgets each response after `sharedSeconds` anyway.
 */
export async function purgeEdge(records: readonly DynamoDBRecord[]): Promise<void> {
  // No other function has a distribution, and none on a laptop.
  const { DISTRIBUTION_ID: DistributionId } = process.env;
  const last = records.findLast(isPublicChange);
  if (!DistributionId || !last) return;
  const { CloudFrontClient, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront');
  try {
    await new CloudFrontClient({}).send(
      new CreateInvalidationCommand({
        DistributionId,
        InvalidationBatch: {
          CallerReference: last.dynamodb?.SequenceNumber,
          Paths: { Quantity: 1, Items: [`${coursesPath}*`] },
        },
      }),
    );
  } catch (error) {
    logger.error('The edge still has the previous courses', { error });
  }
}
