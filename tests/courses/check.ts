import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import { courseHours } from '@redwhiteandcode/contract/course/hours.ts';
import type { RunnableLab } from '@redwhiteandcode/contract/course/lab-fingerprint.ts';
import { outlineFile, type ReadLesson } from '@redwhiteandcode/contract/course-files/course-folder.ts';
import type { FileProblem } from '@redwhiteandcode/contract/course-files/yaml-file.ts';
import { courseFolder, readCourseFolder } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { type CheckedCourse, courseProblems } from './course-rules.ts';
import { proseOf } from './lesson-prose.ts';
import { repeatedSentences } from './repeated-sentences.ts';

// `npm run check-courses [COURSE …]` checks the built-in courses by their files and prints each problem with file and line.

const written = courses.filter(({ id }) => existsSync(path.join(courseFolder(id), outlineFile)));
const checked = written.map(({ id, duration, level }): CheckedCourse => {
  const folder = courseFolder(id);
  const { course, files } = readCourseFolder(folder);
  const media = path.join(folder, 'files');
  const names = existsSync(media) ? readdirSync(media) : [];
  return { id, duration, level, course, assessment: course.bank ? defaultRules : null, names, files };
});

type Found = FileProblem & { course: string };

const labsOf = (lessons: readonly ReadLesson[]) =>
  lessons.flatMap((lesson) =>
    (lesson.lesson.blocks ?? []).flatMap((block) =>
      block.type === 'python_lab' || block.type === 'sql_lab' ? [{ lab: block, lesson }] : [],
    ),
  );

/** Runs the labs in one child process that has no credentials: its environment is empty. */
function labProblems(courses: readonly CheckedCourse[]): Found[] {
  const labs = courses.flatMap(({ id, course }) => labsOf(course.lessons).map((each) => ({ ...each, id })));
  const input = JSON.stringify(labs.map(({ lab }): RunnableLab => lab));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [new URL('run-labs.ts', import.meta.url).pathname],
    { input, env: {}, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`The labs could not be run.\n${stderr}`);
  const faults = JSON.parse(stdout) as string[][];
  return labs.flatMap(({ lab, lesson, id }, at) =>
    (faults[at] ?? []).map((message) => ({ course: id, ...lesson.placeOf(lab.id), message })),
  );
}

const sentences = checked.flatMap(({ id, course }) =>
  course.lessons.flatMap(({ lesson, htmlFile }) =>
    proseOf(lesson).map((sentence) => ({ file: `${id}/${htmlFile}`, sentence })),
  ),
);
const wanted = new Set(process.argv.slice(2));
for (const id of wanted)
  if (!written.some((each) => each.id === id)) throw new Error(`There are no files of a course ${id}.`);
const chosen = checked.filter(({ id }) => wanted.size === 0 || wanted.has(id));

const problems: Found[] = [
  ...(
    await Promise.all(
      chosen.map(async (each) =>
        (await courseProblems(each)).map((problem): Found => ({ course: each.id, ...problem })),
      ),
    )
  ).flat(),
  ...repeatedSentences(sentences).flatMap(({ file, sentence, first }) => {
    const [course = '', ...rest] = file.split('/');
    const message = `repeats a sentence of ${first}: ${sentence}`;
    return chosen.some(({ id }) => id === course) ? [{ course, file: rest.join('/'), line: 1, message }] : [];
  }),
  ...labProblems(chosen),
];
for (const { course, file, line, message } of problems)
  console.log(`lambdas/data/${course}/${file}:${line}: ${message}`);
for (const { id, course, assessment } of chosen) {
  const { hours, hours_inputs } = courseHours(
    course.lessons.map(({ lesson }) => lesson),
    assessment,
  );
  console.log(
    `${id}: ${course.lessons.length} lessons, ${hours_inputs?.words} words, ${course.bank?.length ?? 0} questions in the bank, ${hours} hours`,
  );
}
console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
