import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { timestamp } from '../src/platform/clock.ts';
import { tryTransact } from '../src/platform/table.ts';
import { newAssessmentItem } from '../src/rows/assessment/write.ts';
import { savedRow } from '../src/rows/course/saved-row.ts';
import { newCourseRow } from '../src/rows/course/row.ts';
import { newCourseItems, storeBlocks } from '../src/rows/course/write.ts';
import { courseFiles } from './course-files.ts';

/** Courses are listed by creation time, so each built-in course is a second newer than the one before. */
const firstCourseAt = Date.parse('2025-01-06T14:00:00Z');

/** Writes the built-in courses that are not in the table yet. Returns their number. */
export async function seedCatalog(): Promise<number> {
  let written = 0;
  for (const { about, text, bank, assessment } of courseFiles((position) =>
    timestamp(firstCourseAt + position * 1000),
  )) {
    const before = { ...newCourseRow(about, text), assessment };
    const at = about.created_at;
    const published = savedRow(before, { text, isPublished: true, at });
    await storeBlocks(published, text);
    const { isWritten } = await tryTransact([
      ...newCourseItems(published, text),
      ...(bank ? [newAssessmentItem(about.id, defaultRules, bank)] : []),
    ]);
    if (isWritten) written++;
  }
  return written;
}
