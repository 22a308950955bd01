import type { CourseRow } from '../rows/course/row.ts';
import { indexCourses } from './course-index.ts';
import { listPublished, readWords } from './repository.ts';

type Search = ReturnType<typeof indexCourses>;

/** Visitors do not see the text of a course that awaits a review, so they do not find it. */
const hasPublicWords = ({ awaits_review, has_details }: CourseRow): boolean => has_details && !awaits_review;

async function readIndex(rows: readonly CourseRow[]): Promise<Search> {
  const words = await readWords(rows.filter(hasPublicWords).map(({ id }) => id));
  return indexCourses(
    rows.map(({ id, title, description }) => ({ id, title, description, ...words.get(id) })),
  );
}

/** The search in the newest courses that this process has seen, and their versions. */
let latest: { versions: string; search: Search } | undefined;

/** Returns the search in the published courses. Their words are read only after a course has changed. */
export async function readSearch(): Promise<Search> {
  const rows = await listPublished();
  const versions = JSON.stringify(rows.map(({ id, version }) => [id, version]));
  if (latest?.versions !== versions) latest = { versions, search: await readIndex(rows) };
  return latest.search;
}
