import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import {
  outlineFile,
  type ReadCourse,
  readCourse,
} from '@redwhiteandcode/contract/course-files/course-folder.ts';
export {
  filesOfZip as readZipFile,
  zipOf as writeZipFile,
} from '@redwhiteandcode/contract/course-files/course-zip.ts';
import { type PlannedImport, planImport } from '@redwhiteandcode/contract/course-files/planned-import.ts';
import { writeCourse } from '@redwhiteandcode/contract/course-files/write-course.ts';
import type { FileProblem } from '@redwhiteandcode/contract/course-files/yaml-file.ts';
import { keys } from '../platform/keys.ts';
import { getItem } from '../platform/table.ts';
import { readUpload } from '../platform/uploads.ts';
import { AssessmentItem, type AssessmentRow } from '../rows/assessment/row.ts';
import { sanitizeLesson } from '../rows/course/lesson-html.ts';
import { readCourse as readRow } from '../rows/course/read.ts';
import { readText } from '../rows/course/read-text.ts';
import { type CourseRow, noDetails } from '../rows/course/row.ts';
import { type CourseArchive, CourseMedia, type PictureLimits } from './course-media.ts';

/** A course with the text of its newest revision, and its assessment if it has one. */
export interface StoredCourse {
  row: CourseRow;
  text: CourseText;
  assessment: AssessmentRow | undefined;
}

/** Reads a course as its editor shows it; undefined if there is none. */
export async function readStoredCourse(courseId: string): Promise<StoredCourse | undefined> {
  const now = { consistent: true };
  const [row, assessment] = await Promise.all([
    readRow(courseId, now),
    getItem(keys.assessment(courseId), AssessmentItem, now),
  ]);
  return row && { row, text: (await readText(row)).text, assessment };
}

async function bytesOf(key: string): Promise<Uint8Array> {
  const upload = await readUpload(key);
  if (!upload) throw new Error(`The bucket has no file ${key}`);
  return upload.bytes;
}

/** Returns the files of a course: its newest text, its bank, and the pictures and downloads of its lessons. */
export async function archiveOf({ text, assessment }: StoredCourse): Promise<CourseArchive> {
  const bank: readonly BankQuestion[] = assessment?.bank ?? [];
  const { texts, media } = writeCourse(text, bank, { withCard: true });
  const files = await Promise.all(
    [...media].map(async ([name, key]): Promise<[string, Uint8Array]> => [name, await bytesOf(key)]),
  );
  const encoder = new TextEncoder();
  return new Map([
    ...[...texts].map(([name, each]): [string, Uint8Array] => [name, encoder.encode(each)]),
    ...files,
  ]);
}

/** A course that was read from its files, and what importing it would do; no plan if there are problems. */
export interface ImportedCourse {
  problems: FileProblem[];
  read: ReadCourse;
  plan: PlannedImport | undefined;
  media: CourseMedia;
}

/** Decodes a text file, and adds a problem if it is not UTF-8. */
function decode(file: string, bytes: Uint8Array, problems: FileProblem[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    problems.push({ file, line: 1, message: 'is no text in UTF-8' });
    return '';
  }
}

/**
 * Reads a course from its files, and plans its import into a stored course; into a new one without. Stores nothing. `limits` has the
 * most pictures to draw, and the sentence for more.
 */
export async function importFrom(
  files: CourseArchive,
  stored: StoredCourse | undefined,
  limits?: PictureLimits,
): Promise<ImportedCourse> {
  const media = await CourseMedia.of(files, stored?.text, limits);
  const problems = [...media.problems];
  const read = readCourse({
    text: (name) => {
      const bytes = files.get(name);
      return bytes && decode(name, bytes, problems);
    },
    picture: (name) => media.picture(name),
    download: (name) => media.download(name),
    sanitize: sanitizeLesson,
  });
  problems.push(...read.problems);
  const card = read.outline?.card;
  const text = stored?.text ?? (card && { ...card, details: noDetails, modules: [] });
  if (!text && problems.length === 0)
    problems.push({
      file: outlineFile,
      line: 1,
      message: 'a new course needs `card`: its title, price, level, and so on',
    });
  const isWhole = text && problems.length === 0;
  const plan = isWhole ? planImport({ text, bank: stored?.assessment?.bank ?? [] }, read) : undefined;
  return { problems, read, plan, media };
}
