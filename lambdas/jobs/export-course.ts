import { archiveOf, readStoredCourse } from '../src/media/course-files.ts';
import { writeArchive } from './course-archive.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

/** Writes the files of a course into a folder or a new ZIP. Returns the number of files. */
export async function exportCourse(courseId: string, to: string): Promise<number> {
  const stored = await readStoredCourse(courseId);
  if (!stored) throw new OperatorProblem(`There is no course ${courseId}.`);
  const files = await archiveOf(stored);
  writeArchive(to, files);
  return files.size;
}
