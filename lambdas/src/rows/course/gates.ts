import * as z from 'zod';
import { courseGates, keys } from '../../platform/keys.ts';
import { listItems, setAttributes, type TransactItem } from '../../platform/table.ts';
import type { CourseRow } from './row.ts';

type Gated = Pick<CourseRow, 'id' | 'status' | 'lessons_version'>;

/** Makes the items that write the gates of a new course. */
export const newGateItems = ({ id, status, lessons_version }: Gated): TransactItem[] =>
  courseGates(id).map((key) => ({
    Put: { Item: { ...key, status, lessons_version, enrollment_count: 0 } },
  }));

/**
 * Makes the items that copy a change of a course to its gates; none if they stay the same. They are refused if the gate
 * with the sort key `used` has no enrollments.
 */
export function changedGateItems(before: Gated, after: Gated, used?: string): TransactItem[] {
  if (before.status === after.status && before.lessons_version === after.lessons_version) return [];
  const { status, lessons_version } = after;
  return courseGates(after.id).map((key) =>
    key.sk === used
      ? setAttributes(
          key,
          { status, lessons_version },
          { condition: 'enrollment_count > :none', values: { ':none': 0 } },
        )
      : setAttributes(key, { status, lessons_version }, { condition: 'attribute_exists(pk)', values: {} }),
  );
}

/** Makes the items that delete the gates of a course. They are refused if anyone is enrolled. */
export const deletedGateItems = (courseId: string): TransactItem[] =>
  courseGates(courseId).map((Key) => ({
    Delete: {
      Key,
      ConditionExpression: 'enrollment_count = :none',
      ExpressionAttributeValues: { ':none': 0 },
    },
  }));

const GateItem = z.object({ sk: z.string(), enrollment_count: z.int() });

const readGates = async (courseId: string, consistent: boolean) =>
  (await listItems({ pk: keys.courseGate(courseId, '').pk, consistent }, { limit: 100 }, GateItem)).items;

/** Reads the number of a course's enrollments. */
export async function readEnrollmentCount(courseId: string, { consistent = false } = {}): Promise<number> {
  const gates = await readGates(courseId, consistent);
  return gates.reduce((total, { enrollment_count }) => total + enrollment_count, 0);
}

/** Reads the sort key of a gate with enrollments; undefined if no one is enrolled in the course. */
export async function readUsedGate(courseId: string): Promise<string | undefined> {
  const gates = await readGates(courseId, true);
  return gates.find(({ enrollment_count }) => enrollment_count > 0)?.sk;
}
