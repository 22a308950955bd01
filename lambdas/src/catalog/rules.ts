import { isDeepStrictEqual } from 'node:util';
import {
  type CourseText,
  type EditableCourse,
  reservedIds,
  type WrittenCourse,
} from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { CourseCard, type Lesson, type Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { checkLessons, courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import { type AuditChange, changesBetween } from '../platform/audit.ts';
import { fieldProblem, type HttpProblem } from '../platform/http-problem.ts';
import { composedParts } from '../rows/course/composed.ts';
import {
  type CourseModule,
  highestModule,
  lessonKey,
  lessonKeys,
  pack,
  unpack,
  type UsedNumbers,
} from '../rows/course/modules.ts';
import { cardOf, type CourseRow } from '../rows/course/row.ts';

const wordsPerMinute = 200;

/** Returns the minutes to read a lesson's HTML, rounded up: 200 words a minute. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}

/** Makes the problem of invalid modules in an editor's request. */
const modulesProblem = (message: string): HttpProblem => fieldProblem(400, 'body.modules', message);

/** Compresses a course's text for a revision. Throws an HttpProblem 400 if it is too long for an item. */
export function packText(text: CourseText): Uint8Array {
  const packed = pack(text);
  if (packed.length > courseRules.stored.max) throw modulesProblem(courseRules.stored.tooLong);
  return packed;
}

/** Decompresses a course's stored text. */
export const unpackText = (packed: Uint8Array): CourseText => unpack(packed) as CourseText;

/** Returns possible IDs for a course with this title, the best first: `ai-at-work`, `ai-at-work-2`, … */
export function idsFor(title: string, count: number): string[] {
  const words = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  const id = words === '' || reservedIds.includes(words) ? `course${words && `-${words}`}` : words;
  return Array.from({ length: count }, (_, at) => (at === 0 ? id : `${id}-${at + 1}`));
}

/** Returns the origin of generated text after an admin has changed it. */
const editedOrigin = (provenance: Provenance): Provenance => ({ ...provenance, is_edited: true });

/** Returns a function that accepts each existing number once, and returns a new number for undefined. */
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
 * Numbers modules and lessons, and sanitizes their HTML. A moved lesson keeps its number, so that learners' progress
 * stays with it, and keeps its provenance. A new lesson gets a number that was never used. Throws an HttpProblem 400
 * for unknown or repeated numbers.
 */
export function numberedModules(
  written: WrittenCourse['modules'],
  before: readonly CourseModule[],
  given: UsedNumbers,
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
      const content = sanitize(lesson.content);
      const was = known.get(lessonKey(module_number, lesson_number));
      return {
        ...was,
        lesson_number,
        lesson_title: lesson.lesson_title,
        content,
        ...(was?.provenance && was.content !== content && { provenance: editedOrigin(was.provenance) }),
      };
    });
    return { module_number, module_title, lessons: numbered };
  });
}

/** Returns a course's details after an edit. */
function editedDetails(
  before: CourseText['details'],
  written: Partial<CourseText['details']> | undefined,
): CourseText['details'] {
  const details = { ...before, ...written };
  const { provenance } = before;
  return provenance && !isDeepStrictEqual(details, before)
    ? { ...details, provenance: editedOrigin(provenance) }
    : details;
}

/** Returns a course's text after an edit. */
export const editedText = (
  written: WrittenCourse,
  before: Pick<CourseText, 'details' | 'modules'>,
  given: UsedNumbers,
  sanitize: (html: string) => string,
): CourseText => ({
  ...cardOf(written),
  details: editedDetails(before.details, written.details),
  modules: numberedModules(written.modules, before.modules, given, sanitize),
});

/**
 * Throws an HttpProblem 400 if a course cannot be published because its details or a lesson are what templates composed,
 * also if they were something else in between.
 */
export function refuseComposed(
  text: Pick<CourseText, 'details' | 'modules'>,
  marks: readonly string[],
): void {
  const { details, lessons } = composedParts(text, marks);
  if (details) throw modulesProblem(courseRules.composedDetails);
  if (lessons[0] !== undefined) throw modulesProblem(courseRules.composedLesson(lessons[0]));
}

/**
 * Throws an HttpProblem 400 if a course cannot be published because it has no lesson, or a module without one. A
 * published course without lessons may stay without them.
 */
export function refuseUnfinished(
  { modules }: Pick<CourseText, 'modules'>,
  before: Pick<CourseRow, 'status' | 'lesson_count'> | undefined,
): void {
  const mayBeEmpty = before?.status === 'published' && before.lesson_count === 0;
  const [missing] = Object.values(checkLessons(modules, { mayBeEmpty }));
  if (missing !== undefined) throw modulesProblem(missing);
}

/** Returns a course as editors see it. */
export function toEditable(
  row: CourseRow,
  text: CourseText,
  { saved_by, enrollment_count }: Pick<EditableCourse, 'saved_by' | 'enrollment_count'>,
): EditableCourse {
  const { id, status, version, revision, published_revision, awaits_review } = row;
  return {
    ...text,
    id,
    status,
    version,
    revision,
    enrollment_count,
    saved_by,
    is_live: revision === published_revision,
    awaits_review,
    saved_at: row.saved_at,
  };
}

/** Returns the changes of an edit for the audit log. The details and lessons are only in the revisions that it names. */
export function auditChanges(
  before: { text: CourseText; row: Pick<CourseRow, 'revision' | 'status'> },
  after: { text: CourseText; row: Pick<CourseRow, 'revision' | 'status'> },
): AuditChange[] {
  const logged = ({ text, row }: typeof before) => ({
    ...text,
    status: row.status,
    revision: row.revision,
    lessons: lessonKeys(text.modules).length,
  });
  return changesBetween(logged(before), logged(after), [
    'status',
    'revision',
    ...CourseCard.keyof().options,
    'lessons',
  ]);
}
