import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { type BankQuestion, defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { Course, CourseCard } from '@redwhiteandcode/contract/catalog/operations.ts';
import {
  outlineFile,
  type ReadCourse,
  readCourse,
} from '@redwhiteandcode/contract/course-files/course-folder.ts';
import { fingerprintOf } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { shownAssessment } from '../src/rows/assessment/row.ts';
import { sanitizeLesson } from '../src/rows/course/lesson-html.ts';
import { noDetails } from '../src/rows/course/row.ts';
import { LessonFileReader, type StoredFile } from './lesson-file-data.ts';

type CourseFile = CourseCard & Pick<Course, 'id' | 'kind'> & Partial<Pick<Course, 'highlights'>>;

const builtInCourses = courses as CourseFile[];

/** Returns the folder of a built-in course's files. */
export const courseFolder = (courseId: string): string =>
  new URL(`../data/${courseId}/`, import.meta.url).pathname;

/** Reads a folder with the files of a course, and the files that its lessons show. */
export function readCourseFolder(folder: string): { course: ReadCourse; files: StoredFile[] } {
  const media = new LessonFileReader(path.join(folder, 'files'));
  const text = (name: string): string | undefined => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const course = readCourse({
    text,
    picture: (name) => media.picture(name),
    download: (name) => media.download(name),
    sanitize: sanitizeLesson,
  });
  return { course, files: media.found };
}

/** Returns a lesson whose labs count as checked: `npm run check-courses` runs the labs of the built-in courses. */
const withCheckedLabs = (lesson: LessonText): LessonText => ({
  ...lesson,
  ...(lesson.blocks && {
    blocks: lesson.blocks.map((block) =>
      block.type === 'python_lab' || block.type === 'sql_lab'
        ? { ...block, checked: fingerprintOf(block) }
        : block,
    ),
  }),
});

/** A built-in course: its fixed properties, its text, and the bank of its assessment. */
interface BuiltInCourse {
  about: Pick<Course, 'id' | 'kind' | 'highlights' | 'created_at'>;
  text: CourseText;
  /** The pictures and downloads of its lessons. */
  files: readonly StoredFile[];
  /** Its questions, which are reviewed in the repository; undefined if it has none. */
  bank: BankQuestion[] | undefined;
  /** What the course's page says about the assessment. */
  assessment: Course['assessment'];
}

type Content = Pick<BuiltInCourse, 'files' | 'bank'> & Pick<CourseText, 'details' | 'modules'>;

function contentOf(courseId: string): Content {
  const folder = courseFolder(courseId);
  if (!existsSync(path.join(folder, outlineFile)))
    return { details: noDetails, modules: [], bank: undefined, files: [] };
  const {
    course: { outline, lessons, bank, problems },
    files,
  } = readCourseFolder(folder);
  if (!outline || problems.length > 0) {
    const listed = problems.map(({ file, line, message }) => `${folder}${file}:${line}: ${message}`);
    throw new Error(`A built-in course cannot be read.\n${listed.join('\n')}`);
  }
  return {
    details: outline.details,
    modules: outline.modules.map(({ module_number, module_title }) => ({
      module_number,
      module_title,
      lessons: lessons.flatMap(({ lesson, ...place }) =>
        place.module_number === module_number ? [withCheckedLabs(lesson)] : [],
      ),
    })),
    bank: bank?.map((question) => ({ ...question, status: 'approved' })),
    files,
  };
}

/** Reads the built-in courses from their files, in catalog order, with details and lessons if they have any. */
export const courseFiles = (createdAt: (position: number) => string): BuiltInCourse[] =>
  builtInCourses.map(({ id, kind, highlights = [], ...card }, position) => {
    const { details, modules, bank, files } = contentOf(id);
    return {
      about: { id, kind, highlights, created_at: createdAt(position) },
      text: { ...card, details, modules },
      files,
      bank,
      assessment: bank ? shownAssessment({ ...defaultRules, is_on: true, was_ready: false, bank }) : null,
    };
  });
