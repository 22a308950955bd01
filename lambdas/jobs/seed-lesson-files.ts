import { uploads } from '../src/platform/upload-bucket.ts';
import { courseFiles } from './course-files.ts';

/** Stores the pictures and downloads of the built-in lessons. A file that is already there is written again as it was. */
export async function seedLessonFiles(): Promise<void> {
  const files = courseFiles(() => '').flatMap((course) => course.files);
  await Promise.all(files.map(({ key, type, bytes, audience }) => uploads.store(key, type, bytes, audience)));
}
