import { timestamp } from '../src/platform/clock.ts';
import { createCourse } from '../src/catalog/repository.ts';
import { courseFiles } from './course-files.ts';

/** Built-in courses are listed in the order of the catalog, so each is a second younger than the one before. */
const firstCourseAt = Date.parse('2025-01-06T14:00:00Z');

/** Writes the built-in courses that the table does not have yet; answers how many it wrote. */
export async function seedCatalog(): Promise<number> {
  let written = 0;
  for (const course of courseFiles((position) => timestamp(firstCourseAt + position * 1000))) {
    if (await createCourse(course)) written++;
  }
  return written;
}

if (import.meta.main) console.log(`${await seedCatalog()} courses written`);
