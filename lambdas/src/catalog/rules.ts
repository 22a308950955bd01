import {
  type CourseText,
  type EditableCourse,
  reservedIds,
  type Saver,
  type WrittenCourse,
} from '../../contract/catalog-admin.ts';
import { CourseCard, type Lesson } from '../../contract/catalog.ts';
import { checkLessons, courseRules } from '../../contract/course-rules.ts';
import { type AuditChange, changesBetween } from '../platform/audit.ts';
import { folded } from '../platform/words.ts';
import { type CourseModule, type Given, highestModule, lessonKey, lessonKeys } from './course/modules.ts';
import { cardOf, type CourseRow, modulesProblem } from './course/row.ts';

/** The ids that a course with a title may get, the best first: `ai-at-work`, `ai-at-work-2`, … */
export function idsFor(title: string, count: number): string[] {
  const words = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  const id = words === '' || reservedIds.includes(words) ? `course${words && `-${words}`}` : words;
  return Array.from({ length: count }, (_, at) => (at === 0 ? id : `${id}-${at + 1}`));
}

/** Returns each number once: a known one as it is, a new one where there is none. */
function numbering(highest: number) {
  const taken = new Set<number>();
  let last = highest;
  return (number: number | undefined): number => {
    if (number !== undefined && number > highest) throw modulesProblem(courseRules.unknownNumber);
    const chosen = number ?? ++last;
    if (chosen > 999) throw modulesProblem(courseRules.tooManyNumbers);
    if (taken.has(chosen)) throw modulesProblem(courseRules.repeatedNumber);
    taken.add(chosen);
    return chosen;
  };
}

/**
 * Modules and lessons with their numbers, their HTML made safe by `sanitize`. A lesson keeps its number wherever it is put, so that
 * what learners ticked stays ticked; a new one gets a number that no lesson has had. What else is known of a lesson (who
 * wrote it) stays with it. Throws an HttpProblem 400 for numbers that are unknown or stand twice.
 */
export function numberedModules(
  written: WrittenCourse['modules'],
  before: readonly CourseModule[],
  given: Given,
  sanitize: (html: string) => string,
): CourseModule[] {
  const known = new Map<string, Lesson>(
    before.flatMap(({ module_number, lessons }) =>
      lessons.map((lesson) => [lessonKey(module_number, lesson.lesson_number), lesson] as const),
    ),
  );
  const takeModule = numbering(highestModule(given));
  return written.map(({ module_number: number, module_title, lessons }) => {
    const module_number = takeModule(number);
    const takeLesson = numbering(given[module_number] ?? 0);
    const numbered = lessons.map((lesson): Lesson => {
      const lesson_number = takeLesson(lesson.lesson_number);
      return {
        ...known.get(lessonKey(module_number, lesson_number)),
        lesson_number,
        lesson_title: lesson.lesson_title,
        content: sanitize(lesson.content),
      };
    });
    return { module_number, module_title, lessons: numbered };
  });
}

/** The text of a course after an edit. */
export const editedText = (
  written: WrittenCourse,
  before: Pick<CourseText, 'details' | 'modules'>,
  given: Given,
  sanitize: (html: string) => string,
): CourseText => ({
  ...cardOf(written),
  details: { ...before.details, ...written.details },
  modules: numberedModules(written.modules, before.modules, given, sanitize),
});

/**
 * Throws an HttpProblem 400 where a course cannot be published: without a lesson, or with a module without one. A
 * course that learners see without lessons already may stay so.
 */
export function refuseUnfinished(
  { modules }: Pick<CourseText, 'modules'>,
  before: Pick<CourseRow, 'status' | 'lesson_count'> | undefined,
): void {
  const mayBeEmpty = before?.status === 'published' && before.lesson_count === 0;
  const [missing] = Object.values(checkLessons(modules, { mayBeEmpty }));
  if (missing !== undefined) throw modulesProblem(missing);
}

/** A course as it is edited. */
export function toEditable(row: CourseRow, text: CourseText, saved_by: Saver): EditableCourse {
  const { id, status, version, revision, published_revision, enrollment_count } = row;
  return {
    ...text,
    id,
    status,
    version,
    revision,
    enrollment_count,
    saved_by,
    is_live: revision === published_revision,
    saved_at: row.saved_at,
  };
}

/** What an edit changed, as the audit log tells it; the texts themselves are in the revisions that it names. */
export function auditChanges(
  before: { text: CourseText; row: Pick<CourseRow, 'revision' | 'status'> },
  after: { text: CourseText; row: Pick<CourseRow, 'revision' | 'status'> },
): AuditChange[] {
  const told = ({ text, row }: typeof before) => ({
    ...text,
    status: row.status,
    revision: row.revision,
    lessons: lessonKeys(text.modules).length,
  });
  return changesBetween(told(before), told(after), [
    'status',
    'revision',
    ...CourseCard.keyof().options,
    'lessons',
  ]);
}
