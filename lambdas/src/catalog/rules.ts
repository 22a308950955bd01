import {
  type CourseText,
  type EditableCourse,
  reservedIds,
  type Saver,
  type WrittenCourse,
} from '../../contract/catalog-admin.ts';
import type { Course, Lesson } from '../../contract/catalog.ts';
import { courseRules } from '../../contract/course-rules.ts';
import { type AuditChange, changesBetween } from '../platform/audit.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { type CourseModule, type Given, highestModule, lessonKey, lessonKeys } from '../platform/modules.ts';
import { pack, unpack } from '../platform/packing.ts';
import { folded } from '../platform/words.ts';

/**
 * What the table holds of a course. `revision` is the newest one, `published_revision` the one that learners read, 0
 * where there is none; `lessons_version` counts the sets of lessons that learners have had. `given` is the highest
 * lesson number that each module has ever given: no number is given twice.
 */
export interface CourseRow extends Course {
  version: number;
  revision: number;
  published_revision: number;
  enrollment_count: number;
  lesson_keys: string[];
  lessons_version: number;
  given?: Given | undefined;
  saved_at?: string | undefined;
  saved_by?: string | undefined;
  /** The mark of the request that saved it. */
  saved_request?: string | undefined;
}

/** The ids that a course with a title may get, the best first: `ai-at-work`, `ai-at-work-2`, … */
export function idsFor(title: string, count: number): string[] {
  const words = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  const id = words === '' || reservedIds.includes(words) ? `course${words && `-${words}`}` : words;
  return Array.from({ length: count }, (_, at) => (at === 0 ? id : `${id}-${at + 1}`));
}

const refuseModules = (message: string) =>
  new HttpProblem(400, message, { errors: [{ path: 'body.modules', message }] });

/** Takes each number once: a known one as it is, a fresh one where there is none. */
function numbering(highest: number) {
  const taken = new Set<number>();
  let last = highest;
  return {
    take(number: number | undefined): number {
      if (number !== undefined && number > highest) throw refuseModules(courseRules.unknownNumber);
      const chosen = number ?? ++last;
      if (chosen > 999) throw refuseModules(courseRules.tooManyNumbers);
      if (taken.has(chosen)) throw refuseModules(courseRules.repeatedNumber);
      taken.add(chosen);
      return chosen;
    },
    last: () => last,
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
): { modules: CourseModule[]; given: Given } {
  const known = new Map<string, Lesson>(
    before.flatMap(({ module_number, lessons }) =>
      lessons.map((lesson) => [lessonKey(module_number, lesson.lesson_number), lesson] as const),
    ),
  );
  const now: Record<string, number> = { ...given };
  const forModules = numbering(highestModule(given));
  const modules = written.map(({ module_number: number, module_title, lessons }) => {
    const module_number = forModules.take(number);
    const forLessons = numbering(given[module_number] ?? 0);
    const numbered = lessons.map((lesson): Lesson => {
      const lesson_number = forLessons.take(lesson.lesson_number);
      return {
        ...known.get(lessonKey(module_number, lesson_number)),
        lesson_number,
        lesson_title: lesson.lesson_title,
        content: sanitize(lesson.content),
      };
    });
    now[module_number] = forLessons.last();
    return { module_number, module_title, lessons: numbered };
  });
  return { modules, given: now };
}

/** What a course says once an edit is taken over, with the numbers that it has given by then. */
export function editedText(
  written: WrittenCourse,
  before: Pick<CourseText, 'details' | 'modules'>,
  given: Given,
  sanitize: (html: string) => string,
): { text: CourseText; given: Given } {
  const { title, description, duration, students, level, track, deduction, details } = written;
  const numbered = numberedModules(written.modules, before.modules, given, sanitize);
  return {
    text: {
      title,
      description,
      duration,
      students,
      level,
      track,
      deduction,
      details: { ...before.details, ...details },
      modules: numbered.modules,
    },
    given: numbered.given,
  };
}

/** The details of a course about which nothing is written. */
export const noDetails: CourseText['details'] = {
  learning_outcomes: [],
  prerequisites: [],
  target_roles: [],
  modules: [],
  instructor_info: { name: '', credentials: '', bio: '' },
};

/** Whether a course has anything to read beyond its card: details or lessons. */
export function isWritten({ details, modules }: Pick<CourseText, 'details' | 'modules'>): boolean {
  const { learning_outcomes, prerequisites, target_roles, instructor_info } = details;
  const lists = [learning_outcomes, prerequisites, target_roles, details.modules, modules];
  return lists.some((list) => list.length > 0) || Object.values(instructor_info).some(Boolean);
}

/**
 * Throws an HttpProblem 400 where a course cannot be published: without a lesson, or with a module without one. A
 * course that learners see without lessons already may stay so.
 */
export function refuseUnfinished(
  { modules }: Pick<CourseText, 'modules'>,
  before: Pick<CourseRow, 'status' | 'lesson_count'> | undefined,
): void {
  const mayBeEmpty = before?.status === 'published' && before.lesson_count === 0;
  if (modules.length === 0 && !mayBeEmpty) throw refuseModules(courseRules.lessons.none);
  if (modules.some(({ lessons }) => lessons.length === 0)) throw refuseModules(courseRules.modules.empty);
}

/** A course's text as a revision keeps it. Throws an HttpProblem 400 where it would not fit into an item. */
export function packText(text: CourseText): Uint8Array {
  const packed = pack(text);
  if (packed.length > courseRules.stored.max) throw refuseModules(courseRules.stored.tooLong);
  return packed;
}

/** Reads a kept text back. */
export const unpackText = (packed: Uint8Array): CourseText => unpack(packed) as CourseText;

/** The version of the set of lessons once these are what learners have. */
function nextLessonsVersion(row: CourseRow, lesson_keys: readonly string[]): number {
  const now = new Set(lesson_keys);
  const isSame = now.size === row.lesson_keys.length && row.lesson_keys.every((key) => now.has(key));
  return isSame ? row.lessons_version : row.lessons_version + 1;
}

/** A state of a course that shall be saved, by whom and when. */
export interface Save {
  text: CourseText;
  given: Given;
  isPublished: boolean;
  userId: string;
  at: string;
  /** The mark of the request, by which the same one is known when it comes again. */
  request: string;
}

/** What a course's row says of its text: all but details and lessons. */
export function cardOf(text: CourseText): Omit<CourseText, 'details' | 'modules'> {
  const { details: _, modules: __, ...card } = text;
  return card;
}

/** A course's row once a state of it is saved. Of a draft, a course that learners see shows nothing. */
export function savedRow(row: CourseRow, { text, given, isPublished, userId, at, request }: Save): CourseRow {
  const card = cardOf(text);
  const revision = row.revision + 1;
  const saved = {
    ...row,
    version: row.version + 1,
    revision,
    given,
    saved_at: at,
    saved_by: userId,
    saved_request: request,
  };
  if (!isPublished) return row.status === 'draft' ? { ...saved, ...card } : saved;
  const lesson_keys = lessonKeys(text.modules);
  return {
    ...saved,
    ...card,
    status: 'published',
    published_revision: revision,
    has_details: isWritten(text),
    lesson_count: lesson_keys.length,
    lesson_keys,
    lessons_version: nextLessonsVersion(row, lesson_keys),
  };
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
    saved_at: row.saved_at ?? row.created_at,
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
    'title',
    'description',
    'duration',
    'students',
    'level',
    'track',
    'deduction',
    'lessons',
  ]);
}
