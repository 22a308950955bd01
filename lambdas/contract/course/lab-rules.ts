import { blank, type BlockProblems, checkDistinct, checkIds, when } from './block-problems.ts';
import { blockMessages } from './block-limits.ts';
import type { BlockOf } from './blocks.ts';
import { isChecked, type RunnableLab } from './lab-fingerprint.ts';

/** Matches the name of a data file. It becomes the name of a file in Python's working folder. */
const fileName = /^[A-Za-z0-9_-]+\.(csv|json|txt)$/;

const checkProgram = (lab: RunnableLab): BlockProblems => ({
  ...blank('title', lab.title),
  ...blank('html', lab.html),
  ...blank('solution_code', lab.solution_code),
});

/** Checks that an author's browser has run the lab. It is the last problem, because every change asks for another check. */
const checkRun = (lab: RunnableLab): BlockProblems =>
  when(!isChecked(lab), 'checked', blockMessages.unchecked);

/** Checks a Python lab of a course that is being published. Returns error messages by path. */
export const checkPythonLab = (lab: BlockOf<'python_lab'>): BlockProblems => ({
  ...checkProgram(lab),
  ...Object.assign(
    {},
    ...lab.files.map(({ name, content }, at) => ({
      ...blank(`files.${at}.content`, content),
      ...when(!fileName.test(name), `files.${at}.name`, blockMessages.fileName),
    })),
  ),
  ...checkDistinct(
    'files',
    'name',
    lab.files.map(({ name }) => name),
  ),
  ...when(lab.tests.length === 0, 'tests', blockMessages.noTests),
  ...checkIds('tests', lab.tests),
  ...checkDistinct(
    'tests',
    'sentence',
    lab.tests.map(({ sentence }) => sentence),
  ),
  ...Object.assign({}, ...lab.tests.map((test, at) => blank(`tests.${at}.code`, test.code))),
  ...checkRun(lab),
});

/** Checks a SQL lab of a course that is being published. Returns error messages by path. */
export const checkSqlLab = (lab: BlockOf<'sql_lab'>): BlockProblems => ({
  ...checkProgram(lab),
  ...blank('script', lab.script),
  ...checkRun(lab),
});
