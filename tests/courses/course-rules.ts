import { placedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { checkBlocks } from '@redwhiteandcode/contract/course/block-rules.ts';
import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';
import { courseHours, hoursInputs } from '@redwhiteandcode/contract/course/hours.ts';
import {
  givesKeysAway,
  gradedFaults,
  leastChecks,
  questionFaults,
} from '@redwhiteandcode/contract/course/question-rules.ts';
import type { ReadCourse, ReadLesson } from '@redwhiteandcode/contract/course-files/course-folder.ts';
import { downloadKindOf } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { judgeOutput } from '@redwhiteandcode/contract/course/prompt-cases.ts';
import { checkPromptDraft } from '@redwhiteandcode/contract/course/prompt-lab-check.ts';
import type { FileProblem } from '@redwhiteandcode/contract/course-files/yaml-file.ts';
import { judgeCheck, keyOf } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type { StoredFile } from '../../lambdas/jobs/lesson-file-data.ts';
import { checkDownload } from '../../lambdas/src/platform/upload-check/download.ts';
import { favoredPlace } from './question-rules.ts';
import { proseOf, sourcesOf, withoutSources } from './lesson-prose.ts';
import { readingLevel } from './reading-level.ts';

/** What the rules need of a built-in course: its files, and what its card promises. */
export interface CheckedCourse {
  id: string;
  /** Such as '8 weeks'. */
  duration: string;
  level: string;
  course: ReadCourse;
  /** The questions of one attempt at the assessment; null if there is none. */
  assessment: { questions: number } | null;
  /** The names of all files in its folder `files`. */
  names: readonly string[];
  /** Those of them that its lessons show. */
  files: readonly StoredFile[];
}

/** The words of a lesson apart from its questions, exercises, and labs. */
const words = { min: 700, max: 1400 };
/** The hours of a week of a course. */
const weekly = { min: 2, max: 4 };
/** The most years of school that reading a course may take. */
const grades: Readonly<Record<string, number>> = { Beginner: 10 };
const otherGrade = 13;
/** The least number of questions in a bank, and in that of a course of `longCourse` weeks or more. */
const bankSize = 40;
const longBankSize = 60;
const longCourse = 10;
/** The heading of the table with which a learner scores the project. */
const rubric = 'Criterion, 1 Not yet, 2 Partial, 3 Meets, 4 Strong';
/** The least number of exercises and labs in a module. */
const leastPractice = 2;

const practice = new Set(['exercise', 'python_lab', 'sql_lab', 'prompt_lab']);
const read = new Set(['text', 'callout', 'worked_example', 'code', 'table']);

const checksOf = ({ lesson: { blocks = [] } }: ReadLesson): BlockOf<'check'>[] =>
  blocks.filter((block) => block.type === 'check');

const pathOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Checks the blocks of a lesson: that they work for a learner, and that its questions rest on its text. */
function questionProblems(lesson: ReadLesson): FileProblem[] {
  const { blocks = [], content } = lesson.lesson;
  const checks = checksOf(lesson);
  const broken = Object.entries(checkBlocks(blocks)).map(([path, message]) => {
    const [at, ...rest] = pathOf(path);
    // Whether a lab is checked is no part of its file: the labs of the built-in courses run with this command.
    const isLabMark = rest.at(-1) === 'checked';
    return isLabMark ? [] : [{ ...lesson.placeOf(blocks[Number(at)]?.id ?? '', rest), message }];
  });
  const faults = checks.flatMap((check) =>
    questionFaults(check, content).map((message) => ({ ...lesson.placeOf(check.id), message })),
  );
  const few =
    checks.length < leastChecks
      ? [
          {
            file: lesson.htmlFile,
            line: 1,
            message: `has ${checks.length} checks; ${leastChecks} are the least`,
          },
        ]
      : [];
  return [...broken.flat(), ...faults, ...few];
}

/** The properties of blocks and questions that are HTML or code; every other text is plain. */
const marked = new Set([
  'html',
  'solution',
  'code',
  'start_code',
  'solution_code',
  'script',
  'content',
  'input',
  'sample',
]);

/** A tag, or a mark of YAML that begins a text (`|-` or `>-`), because it was written twice. */
const mark = /<\/?(?:p|ul|ol|li|h\d|strong|em|code|table|blockquote|br)\b[^>]*>|^\s*[|>]-(?:\s|$)/;

/** Returns the paths of plain texts in which a learner would read a mark of HTML or YAML. */
function markedTexts(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return mark.test(value) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    marked.has(name) ? [] : markedTexts(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Checks that plain texts have no marks of HTML or YAML, which learners would read. */
const markProblems = ({ lessons, bank = [], placeInBank }: ReadCourse): FileProblem[] => {
  const message = 'this text is plain: learners would read the marks';
  return [
    ...lessons.flatMap((lesson) =>
      (lesson.lesson.blocks ?? []).flatMap((block) =>
        markedTexts(block).map((path) => ({ ...lesson.placeOf(block.id, path), message })),
      ),
    ),
    ...markedTexts(bank).map((path) => ({ ...placeInBank(path), message })),
  ];
};

/** Checks the prompt labs of a lesson: their model prompts, and that one of the examples shows a fault. */
const promptLabProblems = (lesson: ReadLesson): FileProblem[] =>
  (lesson.lesson.blocks ?? []).flatMap((block) => {
    if (block.type !== 'prompt_lab') return [];
    const { problems } = checkPromptDraft(block);
    const failing = block.cases.filter((one) => judgeOutput(one, one.sample).some(({ is_met }) => !is_met));
    const faults: [isFault: boolean, message: string][] = [
      ...problems.map((problem): [boolean, string] => [true, problem]),
      [
        failing.length === 0,
        'none of its examples breaks a rule of its case: one good output would seem to prove the prompt',
      ],
      [failing.length === block.cases.length, 'each of its examples breaks a rule of its case'],
    ];
    return faults.flatMap(([isFault, message]) =>
      isFault ? [{ ...lesson.placeOf(block.id), message }] : [],
    );
  });

/** Checks the text of a lesson: its length, its parts, its reading level, and its sources. */
function textProblems(lesson: ReadLesson, mostYears: number): FileProblem[] {
  const { blocks = [], content } = lesson.lesson;
  const at = (message: string): FileProblem => ({ file: lesson.htmlFile, line: 1, message });
  const count = hoursInputs(
    placedBlocks(lesson.lesson).filter(({ type }) => read.has(type)),
    null,
  ).words;
  const titled = (tone: string, start: string): number =>
    blocks.filter((block) => block.type === 'callout' && block.tone === tone && block.title.startsWith(start))
      .length;
  const years = readingLevel(proseOf(lesson.lesson));
  const undated = sourcesOf(lesson.lesson).filter((item) => !/\b(?:19|20)\d\d\b/.test(item));
  const links = withoutSources(content).match(/<a [^>]*>/g) ?? [];
  const faults: [isFault: boolean, message: string][] = [
    [
      count < words.min || count > words.max,
      `has ${count} words; it should have ${words.min} to ${words.max}`,
    ],
    [
      titled('warning', 'Common mistake: ') !== 1,
      'needs one warning with a title that starts with "Common mistake: "',
    ],
    [titled('tip', 'Tomorrow: ') !== 1, 'needs one tip with a title that starts with "Tomorrow: "'],
    [years > mostYears, `has a reading level of ${years.toFixed(1)}; ${mostYears} is the most`],
    [links.length > 0, `has a link outside of its sources: ${links[0]}`],
    ...undated.map((item): [boolean, string] => [true, `has a source without a year: ${item}`]),
  ];
  return faults.flatMap(([isFault, message]) => (isFault ? [at(message)] : []));
}

/** Checks the bank: its size, and each question. */
function bankProblems({ course, duration }: CheckedCourse): FileProblem[] {
  const { bank, lessons, placeInBank } = course;
  if (!bank) return [{ file: 'bank.yaml', line: 1, message: 'is missing' }];
  const least = Number.parseInt(duration, 10) >= longCourse ? longBankSize : bankSize;
  const small = bank.length < least ? [`has ${bank.length} questions; ${least} are the least`] : [];
  const faults = bank.flatMap((question, at) => {
    const lesson = lessons.find(
      ({ module_number, lesson: { lesson_number } }) =>
        module_number === question.module_number && lesson_number === question.lesson_number,
    );
    const messages = lesson
      ? gradedFaults(question, lesson.lesson.content)
      : [`there is no lesson ${question.module_number}-${question.lesson_number}`];
    const isUngraded = judgeCheck(question.task, keyOf(question.task)).state !== 'right';
    return [...messages, ...(isUngraded ? ['its key is not graded as right'] : [])].map((message) => ({
      ...placeInBank([at]),
      message,
    }));
  });
  return [...small.map((message) => ({ ...placeInBank([]), message })), ...faults];
}

/** Checks that each id and each prompt is used once in a course. */
function repeatProblems({ lessons, bank = [], placeInBank }: ReadCourse): FileProblem[] {
  const blocks = lessons.flatMap((lesson) =>
    (lesson.lesson.blocks ?? []).flatMap((block) =>
      block.type === 'text'
        ? []
        : [
            {
              id: block.id,
              prompt: block.type === 'check' ? block.prompt : '',
              place: lesson.placeOf(block.id),
            },
          ],
    ),
  );
  const questions = bank.map(({ id, prompt }, at) => ({ id, prompt, place: placeInBank([at]) }));
  const all = [...blocks, ...questions];
  const isRepeated = (name: 'id' | 'prompt', at: number): boolean => {
    const value = all[at]?.[name] ?? '';
    return value !== '' && all.findIndex((each) => each[name] === value) < at;
  };
  return all.flatMap(({ id, place }, at) => [
    ...(isRepeated('id', at) ? [{ ...place, message: `the id ${id} is used twice in the course` }] : []),
    ...(isRepeated('prompt', at) ? [{ ...place, message: 'this question has the text of another one' }] : []),
  ]);
}

/** Checks what the questions of a course give away together. */
function keyProblems({ lessons, bank = [] }: ReadCourse): FileProblem[] {
  const sets = [
    { file: 'lessons', tasks: lessons.flatMap(checksOf).map(({ task }) => task) },
    { file: 'bank.yaml', tasks: bank.map(({ task }) => task) },
  ];
  return sets.flatMap(({ file, tasks }) => {
    const place = favoredPlace(tasks);
    return [
      ...(givesKeysAway(tasks) ? ['the right choice is the longest too often'] : []),
      ...(place === undefined ? [] : [`the right choice is number ${place} too often`]),
    ].map((message) => ({ file, line: 1, message }));
  });
}

/** Checks what a course needs as a whole: its hours, its practice, pictures, downloads, and a project with a rubric. */
function wholeProblems({ course, duration, assessment }: CheckedCourse): FileProblem[] {
  const { outline, lessons } = course;
  const blocks = lessons.flatMap(({ lesson }) => lesson.blocks ?? []);
  const weeks = Number.parseInt(duration, 10);
  const { hours } = courseHours(
    lessons.map(({ lesson }) => lesson),
    assessment,
  );
  const outOfRange = hours === null || hours < weekly.min * weeks || hours > weekly.max * weeks;
  const idle = (outline?.modules ?? []).filter(
    ({ module_number }) =>
      lessons
        .filter((lesson) => lesson.module_number === module_number)
        .flatMap(({ lesson }) => lesson.blocks ?? [])
        .filter(({ type }) => practice.has(type)).length < leastPractice,
  );
  const has = (test: (block: (typeof blocks)[number]) => boolean) => blocks.some(test);
  const faults: [isFault: boolean, message: string][] = [
    [
      outOfRange,
      `takes ${hours} hours; ${duration} should take ${weekly.min * weeks} to ${weekly.max * weeks}`,
    ],
    [!has(({ type }) => type === 'figure'), 'needs a figure'],
    [!has(({ type }) => type === 'download'), 'needs a file to download'],
    [
      !has((block) => block.type === 'table' && block.header.join(', ') === rubric),
      `needs a table with the header "${rubric}"`,
    ],
    [
      has((block) => block.type === 'figure' && block.dark_picture === null),
      'has a figure without a dark picture',
    ],
    ...idle.map(({ module_number }): [boolean, string] => [
      true,
      `module ${module_number} has fewer than ${leastPractice} exercises and labs`,
    ]),
  ];
  return faults.flatMap(([isFault, message]) => (isFault ? [{ file: 'course.yaml', line: 1, message }] : []));
}

/** Checks that the upload would accept each file to download, and that lessons use every file of the folder `files`. */
async function fileProblems({ names, files }: CheckedCourse): Promise<FileProblem[]> {
  const used = new Set(files.map(({ name }) => name));
  // A drawing is the source of the pictures that a lesson shows.
  const unused = names.filter((name) => !used.has(name.replace(/\.svg$/, '.light.png')));
  const downloads = files.filter(({ audience }) => audience === 'private');
  const checked = await Promise.allSettled(
    downloads.map(({ name, bytes }) => checkDownload(bytes, downloadKindOf(name) ?? 'txt')),
  );
  const refused = downloads.filter((_, at) => checked[at]?.status === 'rejected');
  return [
    ...unused.map((name) => ({ file: `files/${name}`, line: 1, message: 'no lesson uses this file' })),
    ...refused.map(({ name }) => ({
      file: `files/${name}`,
      line: 1,
      message: 'an upload of this file would be refused',
    })),
  ];
}

/** Returns everything that is wrong with a course by its files. Only what repeats another course is not known here. */
export async function courseProblems(checked: CheckedCourse): Promise<FileProblem[]> {
  const { course, level } = checked;
  if (course.problems.length > 0) return course.problems;
  const mostYears = grades[level] ?? otherGrade;
  return [
    ...course.lessons.flatMap(questionProblems),
    ...course.lessons.flatMap(promptLabProblems),
    ...bankProblems(checked),
    ...repeatProblems(course),
    ...markProblems(course),
    ...keyProblems(course),
    ...(await fileProblems(checked)),
    ...course.lessons.flatMap((lesson) => textProblems(lesson, mostYears)),
    ...wholeProblems(checked),
  ];
}
