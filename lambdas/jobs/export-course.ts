import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { writeCourse } from '@redwhiteandcode/contract/course-files/write-course.ts';
import { keys } from '../src/platform/keys.ts';
import { getItem } from '../src/platform/table.ts';
import { uploads } from '../src/platform/upload-bucket.ts';
import { AssessmentItem, type AssessmentRow } from '../src/rows/assessment/row.ts';
import { readCourse } from '../src/rows/course/read.ts';
import { readText } from '../src/rows/course/read-text.ts';
import type { CourseRow } from '../src/rows/course/row.ts';
import { type CourseArchive, writeArchive } from './course-archive.ts';
import { OperatorProblem } from './platform/operator-problem.ts';

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
    readCourse(courseId, now),
    getItem(keys.assessment(courseId), AssessmentItem, now),
  ]);
  return row && { row, text: (await readText(row)).text, assessment };
}

async function bytesOf(key: string): Promise<Uint8Array> {
  const upload = await uploads.read(key);
  if (!upload) throw new Error(`The bucket has no file ${key}`);
  return upload.bytes;
}

/** Returns the files of a course: its newest text, its bank, and the pictures and downloads of its lessons. */
async function archiveOfCourse(
  text: CourseText,
  bank: readonly BankQuestion[],
): Promise<CourseArchive> {
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

/** Writes the files of a course into a folder or a new ZIP. Returns the number of files. */
export async function exportCourse(courseId: string, to: string): Promise<number> {
  const stored = await readStoredCourse(courseId);
  if (!stored) throw new OperatorProblem(`There is no course ${courseId}.`);
  const files = await archiveOfCourse(stored.text, stored.assessment?.bank ?? []);
  writeArchive(to, files);
  return files.size;
}
