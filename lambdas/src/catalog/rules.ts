import { isDeepStrictEqual } from 'node:util';
import {
  type CourseText,
  type EditableCourse,
  reservedIds,
  type WrittenCourse,
} from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import { CourseCard, type Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import { blockMessages } from '@redwhiteandcode/contract/course/block-limits.ts';
import { isDivided, joinedBlocks, placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { wordsInHtml, wordsPerMinute } from '@redwhiteandcode/contract/course/hours.ts';
import { courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import { type AuditChange, changesBetween } from '../platform/audit.ts';
import { fieldProblem, type HttpProblem } from '../platform/http-problem.ts';
import { sanitizedBlock } from '@redwhiteandcode/contract/course/sanitized-block.ts';
import {
  type CourseModule,
  highestModule,
  lessonKey,
  lessonKeys,
  pack,
  type UsedNumbers,
} from '../rows/course/modules.ts';
import { cardOf, type CourseRow } from '../rows/course/row.ts';

/** Returns the minutes to read a lesson's HTML, rounded up, at the rate of the course's hours. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.ceil(wordsInHtml(html) / wordsPerMinute));

/** Makes the problem of invalid modules in an editor's request. */
export const modulesProblem = (message: string): HttpProblem => fieldProblem(400, 'body.modules', message);

/** Makes the problem of a lesson's blocks in an editor's request; `path` is a block's path, such as `2.task.choices`. */
export const blocksProblem = (module: number, lesson: number, path: string, message: string): HttpProblem =>
  fieldProblem(
    400,
    ['body.modules', module, 'lessons', lesson, 'blocks', path].filter((part) => part !== '').join('.'),
    message,
  );

/** Compresses a course's text for a revision. Throws an HttpProblem 400 if it is too long for an item. */
export function packText(text: CourseText): Uint8Array {
  const packed = pack(text);
  if (packed.length > courseRules.stored.max) throw modulesProblem(courseRules.stored.tooLong);
  return packed;
}

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

type WrittenLesson = WrittenCourse['modules'][number]['lessons'][number];

/**
 * Returns a lesson's text and blocks with sanitized HTML. `refuse` makes the HttpProblem of blocks that do not add up to
 * the text, and of a lesson that would lose its blocks.
 */
function writtenText(
  lesson: WrittenLesson,
  was: LessonText | undefined,
  { sanitize, refuse }: { sanitize: (html: string) => string; refuse: (message: string) => HttpProblem },
): Pick<LessonText, 'content' | 'blocks'> {
  if (!lesson.blocks) {
    if (was?.blocks && !isOneText(was)) throw refuse(blockMessages.lost);
    return { content: sanitize(lesson.content) };
  }
  if (!isDivided(lesson)) throw refuse(blockMessages.divided);
  return joinedBlocks(placedBlocks(lesson).map((block) => sanitizedBlock(block, sanitize)));
}

const isOneText = ({ blocks = [] }: LessonText): boolean => blocks.length === 1 && blocks[0]?.type === 'text';

/** Returns the blocks of a lesson without the checks of its labs, which change no text. */
const textBlocks = (lesson: Pick<LessonText, 'content' | 'blocks'>): unknown[] =>
  placedBlocks(lesson).map((block) => ('checked' in block ? { ...block, checked: '' } : block));

/** Returns whether two lessons have the same text; a lesson without blocks is one text. */
const isSameText = (one: LessonText, other: Pick<LessonText, 'content' | 'blocks'>): boolean =>
  isDeepStrictEqual(textBlocks(one), textBlocks(other));

/**
 * Numbers modules and lessons, and sanitizes their HTML. A moved lesson keeps its number, so that learners' progress
 * stays with it, and keeps its provenance. A new lesson gets a number that was never used. Throws an HttpProblem 400
 * for unknown or repeated numbers, and for blocks that cannot be stored.
 */
export function numberedModules(
  written: WrittenCourse['modules'],
  before: readonly CourseModule[],
  given: UsedNumbers,
  sanitize: (html: string) => string,
): CourseModule[] {
  refuseRepeatedBlocks(written);
  const known = new Map<string, LessonText>(
    before.flatMap(({ module_number, lessons }) =>
      lessons.map((lesson) => [lessonKey(module_number, lesson.lesson_number), lesson] as const),
    ),
  );
  const takeModule = numbering(highestModule(given));
  return written.map(({ module_number: number, module_title, lessons }, at) => {
    const module_number = takeModule(number);
    const takeLesson = numbering(given[module_number] ?? 0);
    const numbered = lessons.map((lesson, position): LessonText => {
      const lesson_number = takeLesson(lesson.lesson_number);
      const was = known.get(lessonKey(module_number, lesson_number));
      const refuse = (message: string) => blocksProblem(at, position, '', message);
      const text = writtenText(lesson, was, { sanitize, refuse });
      const { provenance } = was ?? {};
      return {
        lesson_number,
        lesson_title: lesson.lesson_title,
        ...text,
        ...(was &&
          provenance && { provenance: isSameText(was, text) ? provenance : editedOrigin(provenance) }),
      };
    });
    return { module_number, module_title, lessons: numbered };
  });
}

/**
 * Throws an HttpProblem 400 if two blocks of a course have the same id, because learners' answers are stored under it.
 * Text blocks, which have no answers, need only a different id within their lesson.
 */
function refuseRepeatedBlocks(modules: WrittenCourse['modules']): void {
  const inCourse = new Set<string>();
  for (const [at, { lessons }] of modules.entries()) {
    for (const [position, { blocks = [] }] of lessons.entries()) {
      const inLesson = new Set<string>();
      for (const [place, { id, type }] of blocks.entries()) {
        if (inLesson.has(id) || (type !== 'text' && inCourse.has(id)))
          throw blocksProblem(at, position, `${place}.id`, blockMessages.repeatedId);
        inLesson.add(id);
        if (type !== 'text') inCourse.add(id);
      }
    }
  }
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

/** Returns a course as editors see it. */
export function toEditable(
  row: CourseRow,
  text: CourseText,
  { saved_by, enrollment_count }: Pick<EditableCourse, 'saved_by' | 'enrollment_count'>,
): EditableCourse {
  const { id, status, version, revision, published_revision, awaits_review, assessment } = row;
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
    assessment,
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
