import { labLimits } from '@redwhiteandcode/contract/course/lab-limits.ts';
import type { CourseFacts, LessonPlace, Outline } from './generator.ts';
import { list, text } from './gemini-schema.ts';
import type { WrittenLabs } from './lesson-labs.ts';

const task = {
  title: text('Its title'),
  html: text('The task as HTML'),
  minutes: { type: 'integer' },
};
const program = {
  start_code: text('What the learner starts with'),
  solution_code: text('The model solution'),
};
const lab = <Type extends keyof WrittenLabs>(
  description: string,
  properties: Record<keyof NonNullable<WrittenLabs[Type]>, object>,
) => ({ type: 'object', description, properties, required: Object.keys(properties) }) as const;

/** The JSON schemas of the labs that a lesson may have. */
export const labSchemas = {
  python_lab: lab<'python_lab'>('Python to write, if the lesson has it', {
    ...task,
    files: list('Data files', { name: text('As orders.csv'), content: text('Its text') }),
    ...program,
    tests: list('Tests', {
      sentence: text('What is true of a right solution'),
      code: text('Python that asserts it'),
    }),
  }),
  sql_lab: lab<'sql_lab'>('A query to write, if the lesson has it', {
    ...task,
    script: text('The SQL that creates the tables and fills them'),
    ...program,
    is_ordered: { type: 'boolean', description: 'Whether the order of the rows counts' },
  }),
} as const;

/**
 * Returns whether a lesson's request asks for a lab: the last lesson of each module of a technical course. An author has
 * to check each lab, so there is one for what a module teaches.
 */
export const asksForLab = ({ track }: CourseFacts, { modules }: Outline, place: LessonPlace): boolean =>
  track === 'Technical' && place.lesson === (modules[place.module]?.lessons.length ?? 0) - 1;

/** When a lesson has a lab, and what it has to be. `lab-rules.ts` in the contract checks what can be checked without running it. */
export const labSentences = [
  'This is the last lesson of its module. If learners practice what the module teaches by writing Python or SQL, add one lab: a "python_lab" or a "sql_lab". Otherwise add none.',
  'A lab takes 15 to 40 minutes and needs nothing beyond this course up to this lesson. Its task is HTML with the same elements. It names each function or column of the result, describes each file or table, and gives an example of a right result. Its data is made up, small (at most 40 rows in all), and has the cases that a careless solution gets wrong.',
  `The start code runs and is not right yet: it leaves to the learner what the task asks for. The solution is right, and differs from the start code only there. Both run in ${labLimits.seconds} seconds, without a network, without input, and give the same result each time: no random numbers, and no current time. Write code without fences around it.`,
  'A "python_lab" uses only Python’s standard library. Its files are .csv, .json, or .txt, in the folder of the code. It has three to six tests. Each runs after the learner’s code, calls its functions, and asserts one sentence, with a message that says what was expected: assert total([2, 3]) == 5, "total([2, 3]) should return 5.". The solution passes all of them, and the start code fails one at least. Test a case of the task, an edge, and the files.',
  'A "sql_lab" runs on SQLite. The start code and the solution are one SELECT each; the learner’s rows and the names of their columns are compared with the solution’s. The solution returns rows, and the start code returns others. Set "is_ordered" only if the task asks for an order, which ORDER BY then decides for all rows.',
] as const;
