import { existsSync, readFileSync } from 'node:fs';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { type BankQuestion, defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { Course, CourseCard } from '@redwhiteandcode/contract/catalog/operations.ts';
import { joinedBlocks, type PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import { shownAssessment } from '../src/rows/assessment/row.ts';
import { sanitizedBlock } from '../src/rows/course/blocks.ts';
import { sanitizeLesson } from '../src/rows/course/lesson-html.ts';
import { noDetails } from '../src/rows/course/row.ts';
import { type BlockInFile, LessonFileReader, type StoredFile } from './lesson-file-data.ts';

type CourseFile = CourseCard & Pick<Course, 'id' | 'kind'> & Partial<Pick<Course, 'highlights'>>;
interface ContentFile {
  modules: {
    module_number: number;
    module_title: string;
    lessons: { lesson_number: number; lesson_title: string; file: string }[];
  }[];
}

const folder = (courseId: string): string => new URL(`../data/${courseId}/`, import.meta.url).pathname;
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Reads the modules that a file of a course lists. */
function modulesOf(courseId: string, list: string, files: LessonFileReader): CourseText['modules'] {
  const { modules } = readJson<ContentFile>(`${folder(courseId)}${list}`);
  return modules.map(({ lessons, ...module }) => ({
    ...module,
    lessons: lessons.map(({ file, ...lesson }) => ({
      ...lesson,
      ...lessonFrom(`${folder(courseId)}lessons/${file}`, files),
    })),
  }));
}

/**
 * Reads a lesson's text from its HTML file, and its blocks from the JSON file beside it, if there is one. A comment with a
 * block's id, such as `<!-- junk-or-rule -->`, marks the place of the block in the text.
 */
function lessonFrom(file: string, files: LessonFileReader): Pick<LessonText, 'content' | 'blocks'> {
  const html = readFileSync(file, 'utf8');
  const blocksFile = file.replace('.html', '.json');
  if (!existsSync(blocksFile)) return { content: sanitizeLesson(html) };
  const left = new Map(readJson<BlockInFile[]>(blocksFile).map((block) => [block.id, block]));
  const placed = html.split(/<!-- ([a-z0-9-]+) -->/).flatMap((part, at): PlacedBlock[] => {
    if (at % 2 === 0) {
      const text = sanitizeLesson(part).trim();
      return text === '' ? [] : [{ id: `text-${at / 2 + 1}`, type: 'text', html: text }];
    }
    const block = left.get(part);
    if (!block) throw new Error(`${blocksFile} has no block ${part}, or ${file} names it twice.`);
    left.delete(part);
    return [sanitizedBlock(files.read(block), sanitizeLesson)];
  });
  if (left.size > 0) throw new Error(`${file} does not name the blocks ${[...left.keys()].join(', ')}.`);
  return joinedBlocks(placed);
}

/** Reads the bank of a built-in course, whose questions are reviewed; undefined if it has none. */
function bankOf(courseId: string): BankQuestion[] | undefined {
  const file = `${folder(courseId)}bank.json`;
  if (!existsSync(file)) return undefined;
  const questions = readJson<Omit<BankQuestion, 'status'>[]>(file);
  return questions.map((question) => ({ ...question, status: 'approved' }));
}

/** A built-in course: its fixed properties, its text, and the bank of its assessment. */
interface BuiltInCourse {
  about: Pick<Course, 'id' | 'kind' | 'highlights' | 'created_at'>;
  text: CourseText;
  /** The text that only editors see, from `draft.json`; undefined if the course has no such file. */
  draft: CourseText | undefined;
  /** The pictures and downloads of its lessons. */
  files: readonly StoredFile[];
  bank: BankQuestion[] | undefined;
  /** What the course's page says about the assessment. */
  assessment: Course['assessment'];
}

/**
 * Reads the built-in courses from their files, in catalog order, with details and lessons if they have any. `content.json`
 * lists the lessons that learners see, `draft.json` those of a draft.
 */
export const courseFiles = (createdAt: (position: number) => string): BuiltInCourse[] =>
  (courses as CourseFile[]).map(({ id, kind, highlights = [], ...card }, position) => {
    const bank = bankOf(id);
    const files = new LessonFileReader(`${folder(id)}files`);
    const has = (name: string) => existsSync(`${folder(id)}${name}`);
    const details = has('details.json')
      ? readJson<CourseText['details']>(`${folder(id)}details.json`)
      : noDetails;
    const textFrom = (list: string): CourseText => ({
      ...card,
      details,
      modules: has(list) ? modulesOf(id, list, files) : [],
    });
    return {
      about: { id, kind, highlights, created_at: createdAt(position) },
      text: textFrom('content.json'),
      draft: has('draft.json') ? textFrom('draft.json') : undefined,
      files: files.found,
      bank,
      assessment: bank ? shownAssessment({ ...defaultRules, is_on: true, was_ready: false, bank }) : null,
    };
  });
