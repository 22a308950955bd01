import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { resultText, scaleText } from '@redwhiteandcode/contract/assessment/scale.ts';
import { hoursSource } from '@redwhiteandcode/contract/course/hours.ts';
import { studyTimeText, studyWords } from '@redwhiteandcode/contract/course/statements.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { longDay, utcStartOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { addFacts } from './facts.ts';
import { closePdf } from './pdf.ts';
import { addTable } from './table.ts';
import { Writer } from './writer.ts';

/** What a learning record shows. Dates are ISO dates. */
export interface LearningRecordDocumentFacts {
  record_number: string;
  student_name: string;
  from: string;
  to: string;
  issued_on: string;
  courses: readonly {
    title: string;
    hours: number | null;
    enrolled_on: string;
    completed_on: string | null;
    /** The result of the assessment; null without a passed one. */
    result: CertificateResult | null;
    /** A lesson from before dates were recorded has none. */
    lessons: readonly { title: string; completed_on: string | null }[];
  }[];
  /** The signed credential as JSON, which is attached. */
  credential: string;
  site_url: string;
  seller: string;
  /** Links the brand to the seller's legal name; undefined if they are the same. */
  brand_line?: string | undefined;
}

const title = 'Learning record';

const assessedText = (result: CertificateResult): string =>
  `${resultText(result)}, on ${longDay(result.assessed_on)}. Passing takes ${result.pass_percent} percent.`;

/** Adds a course: its facts, and a table of its lessons with their dates. */
function addCourse(writer: Writer, course: LearningRecordDocumentFacts['courses'][number]): void {
  writer.heading('H2', course.title, 'H3');
  addFacts(writer, [
    [studyWords.enrolled, longDay(course.enrolled_on)],
    ['Course completed on', course.completed_on === null ? 'Not completed' : longDay(course.completed_on)],
    ...(course.result ? [[studyWords.result, assessedText(course.result)] as const] : []),
    ...(course.hours === null ? [] : [[studyWords.time, studyTimeText(course.hours)] as const]),
  ]);
  addTable(writer, {
    title: `Lessons of ${course.title} with their dates`,
    columns: [
      { title: 'Lesson', share: 2.6 },
      { title: 'Completed on', share: 1 },
    ],
    rows: course.lessons.map((lesson) => [
      lesson.title,
      lesson.completed_on === null ? 'Date not recorded' : longDay(lesson.completed_on),
    ]),
  });
}

/** Returns a learning record as a PDF with its signed credential as an attachment. The same facts give the same bytes. */
export async function createLearningRecord(facts: LearningRecordDocumentFacts): Promise<Uint8Array> {
  const { record_number: number, courses, issued_on, seller } = facts;
  const day = utcStartOf(issued_on);
  const writer = new Writer({
    title: `${title} ${number}`,
    subject: courses.map((course) => course.title).join(', '),
    author: seller,
    keywords: [number],
    day,
  });
  writer.newPage();
  writer.heading('H1', title);
  addFacts(writer, [
    ['Learner', facts.student_name],
    ['Period', `${longDay(facts.from)} to ${longDay(facts.to)}`],
    ['Issued on', longDay(issued_on)],
    ['Issued by', seller],
    ['Record number', number],
    ['Courses', String(courses.length)],
    ['Lessons completed', String(courses.reduce((sum, { lessons }) => sum + lessons.length, 0))],
  ]);
  for (const course of courses) addCourse(writer, course);
  writer.heading('H2', 'About this record', 'H3');
  writer.paragraph(
    'The learner marked these lessons as completed. The record does not grade lessons or measure the time spent. The same record is attached to this file as a signed Open Badge (JSON). Anyone can check both on the page below.',
  );
  const notes = [
    ...(facts.brand_line ? [facts.brand_line] : []),
    ...(courses.some(({ result }) => result?.letter) ? [`The scale: ${scaleText}.`] : []),
    ...(courses.some(({ hours }) => hours !== null) ? [hoursSource(facts.site_url)] : []),
  ];
  if (notes.length > 0) writer.paragraph(notes.join(' '), { size: 9 });
  writer.source('Verify this learning record', `${facts.site_url}${verifyPath(number)}`);
  // The types of PDFKit do not know the relationship yet.
  const attachment = {
    name: `learning-record-${number}.json`,
    type: 'application/json',
    description: 'The signed learning record as an Open Badge 3.0',
    relationship: 'Data',
    creationDate: day,
    modifiedDate: day,
  };
  writer.pdf.file(Buffer.from(facts.credential), attachment);
  writer.finish(seller, `${title} ${number}. Dates are in Eastern Time.`);
  return closePdf(writer.pdf);
}
