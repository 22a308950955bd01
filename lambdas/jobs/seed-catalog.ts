import { timestamp } from '../src/platform/clock.ts';
import { newCourseRow, savedRow } from '../src/catalog/course/row.ts';
import { newCourseItems } from '../src/catalog/course/write.ts';
import { tryTransact } from '../src/platform/table.ts';
import { courseFiles } from './course-files.ts';

/** Built-in courses are listed in the order of the catalog, so each is a second younger than the one before. */
const firstCourseAt = Date.parse('2025-01-06T14:00:00Z');

/** Writes the built-in courses that the table does not have yet. Returns how many it wrote. */
export async function seedCatalog(): Promise<number> {
  let written = 0;
  for (const { about, text } of courseFiles((position) => timestamp(firstCourseAt + position * 1000))) {
    const row = savedRow(newCourseRow(about, text), { text, isPublished: true, at: about.created_at });
    const { isWritten } = await tryTransact(newCourseItems(row, text));
    if (isWritten) written++;
  }
  return written;
}

if (import.meta.main) console.log(`${await seedCatalog()} courses written`);
