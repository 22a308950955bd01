import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { timestamp } from '../platform/clock.ts';
import { retry } from '../platform/retry.ts';
import type { CourseModule } from '../rows/course/modules.ts';
import { readCourse } from '../rows/course/read.ts';
import { cardOf, savedRow } from '../rows/course/row.ts';
import { savedCourseItems } from '../rows/course/write.ts';
import { type ChangeResult, changeJob } from './repository.ts';
import { type JobRow, renumbered } from './rules.ts';

const maxAttempts = 5;

/**
 * Writes a course as its newest revision, which signed-in users see as a draft until an admin has reviewed it, and ends the
 * job in one transaction. An editor who then saves an older
 * version gets a conflict. Returns `refused` if the course already has content or was deleted.
 */
export function publish(
  job: JobRow,
  details: CourseText['details'],
  drafted: readonly CourseModule[],
): Promise<ChangeResult> {
  return retry(maxAttempts, 'A course changed during every attempt to publish it', async () => {
    const course = await readCourse(job.course_id, { consistent: true });
    if (!course || course.has_details) return 'refused';
    const at = timestamp();
    const text = { ...cardOf(course), details, modules: renumbered(drafted, course.given) };
    // A course that was archived during the generation stays archived.
    const saved = savedRow(course, { text, isPublished: true, at });
    const published = { ...saved, status: course.status, awaits_review: true };
    const end = { status: 'published', finished_at: at, lease: null, lease_until: 0 } as const;
    const changed = await changeJob(job, end, savedCourseItems(course, published, text));
    return changed === 'refused' ? undefined : changed;
  });
}
