import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import { courseFolder, readCourseFolder } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { courseProblems } from './course-rules.ts';
import { favoredPlace } from './question-rules.ts';
import { readingLevel } from './reading-level.ts';
import { repeatedSentences } from './repeated-sentences.ts';

const id = 'ai-ethics-and-compliance';
const folder = mkdtempSync(path.join(tmpdir(), 'course-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the problems of the course after a text in its files was replaced, as `file: message`. */
async function problemsAfter(file: string, from: string | RegExp, to: string): Promise<string[]> {
  cpSync(courseFolder(id), folder, { recursive: true });
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  const { course, files } = readCourseFolder(`${folder}/`);
  const found = await courseProblems({
    id,
    duration: '6 weeks',
    level: 'Intermediate',
    course,
    assessment: defaultRules,
    names: readdirSync(path.join(folder, 'files')),
    files,
  });
  return found.map(({ file: of, message }) => `${of}: ${message}`);
}

it.each<[fault: string, file: string, from: string | RegExp, to: string, message: string | RegExp]>([
  [
    'a quote that the lesson does not have',
    'lessons/1-1.yaml',
    /quote: "?[A-Z]/,
    '$&Not ',
    /^lessons\/1-1\.yaml: its quote is not a whole sentence/,
  ],
  [
    'a question without a right choice',
    'lessons/1-1.yaml',
    /is_right: true/g,
    'is_right: false',
    'lessons/1-1.yaml: Mark',
  ],
  [
    'a picture without an alternative text',
    'lessons/1-1.yaml',
    /alt: [\s\S]*?\n {2}caption:/,
    'alt: ""\n  caption:',
    'lessons/1-1.yaml: Say what the picture shows',
  ],
  [
    'a lesson that is too short',
    'lessons/1-1.html',
    /<p>[^<]*<\/p>/g,
    '',
    /lessons\/1-1\.html: has \d+ words/,
  ],
  [
    'a source without a year',
    'lessons/1-1.html',
    'seen July 2026',
    'seen',
    'lessons/1-1.html: has a source without a year',
  ],
  [
    'a link outside of the sources',
    'lessons/1-1.html',
    '<h2>The decision',
    '<p><a href="https://example.com">Here</a></p><h2>The decision',
    'lessons/1-1.html: has a link outside of its sources',
  ],
  [
    'a lesson without a warning',
    'lessons/1-1.yaml',
    'Common mistake:',
    'Mistake:',
    'lessons/1-1.html: needs one warning',
  ],
  ['a lesson without an act', 'lessons/1-1.yaml', 'Tomorrow:', 'Soon:', 'lessons/1-1.html: needs one tip'],
  [
    'sentences for lawyers only',
    'lessons/1-1.html',
    '<h2>The decision sets',
    `<p>${'notwithstanding the aforementioned jurisdictional considerations regarding organizational accountability '.repeat(60)}</p><h2>The decision sets`,
    'lessons/1-1.html: has a reading level of',
  ],
  [
    'a tag in a plain text',
    'lessons/1-1.yaml',
    'Common mistake: ',
    'Common mistake: <p>',
    'lessons/1-1.yaml: this text is plain',
  ],
  [
    'a mark of YAML in a plain text',
    'lessons/1-1.yaml',
    /alt: /,
    'alt: |-\n    |-\n    ',
    'lessons/1-1.yaml: this text is plain',
  ],
  [
    'an id that is used twice',
    'bank.yaml',
    /- id: (\S+)([\s\S]*?\n- id: )\S+/,
    '- id: $1$2$1',
    /^bank\.yaml: the id \S+ is used twice/,
  ],
  [
    'a question about a missing lesson',
    'bank.yaml',
    'lesson_number: 1',
    'lesson_number: 9',
    'bank.yaml: there is no lesson 1-9',
  ],
  [
    'a file that no lesson uses',
    'lessons/1-1.yaml',
    /file: system-sheet\.md/,
    'file: law-status-table.csv',
    'files/system-sheet.md: no lesson uses this file',
  ],
  [
    'a course without a rubric',
    'lessons/6-3.yaml',
    '1 Not yet',
    'Not yet',
    'course.yaml: needs a table with the header',
  ],
])('names %s', async (_, file, from, to, message) => {
  expect(await problemsAfter('course.yaml', 'details:', 'details:')).toEqual([]);
  const problems = await problemsAfter(file, from, to);
  expect(
    problems.filter((each) => (typeof message === 'string' ? each.startsWith(message) : message.test(each))),
  ).not.toEqual([]);
});

it('names a course whose hours do not fit its weeks, and a bank that is too small', async () => {
  const { course, files } = readCourseFolder(courseFolder(id));
  const checked = {
    id,
    duration: '16 weeks',
    level: 'Intermediate',
    course,
    assessment: defaultRules,
    names: [],
    files,
  };
  const messages = (await courseProblems(checked)).map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringMatching(/^takes [\d.]+ hours; 16 weeks should take 32 to 64$/),
  );
  expect(messages).toContainEqual(expect.stringMatching(/^has \d+ questions; 60 are the least$/));
});

const one = (place: number): CheckTask => ({
  kind: 'one',
  choices: ['a', 'b', 'c', 'd'].map((letter, at) => ({
    id: letter,
    text: letter,
    is_right: at === place,
    feedback: '',
  })),
});

it('names the place of the right choice if it is right too often', () => {
  expect(favoredPlace([0, 1, 2, 3, 0, 1, 2, 3].map(one))).toBeUndefined();
  expect(favoredPlace([0, 1, 1, 1, 1, 1, 2, 3].map(one))).toBe(2);
  expect(favoredPlace([])).toBeUndefined();
});

it('measures the reading level by the formula', () => {
  // Two sentences of 3 words with 1 syllable each: 0.39 × 3 + 11.8 × 1 − 15.59.
  expect(readingLevel(['The cat sat.', 'The dog ran.'])).toBeCloseTo(-2.62, 2);
  // 4 words, 13 syllables, and a number that does not count.
  expect(readingLevel(['Considerable organizational responsibility remains 12.'])).toBeGreaterThan(20);
});

it('finds sentences of eight words or more that are used again, whatever their marks', () => {
  const long = 'A draft may rearrange your facts, not add any.';
  const used = [
    { file: 'a', sentence: long },
    { file: 'a', sentence: 'A short sentence.' },
    { file: 'b', sentence: 'A short sentence.' },
    { file: 'b', sentence: 'A draft may rearrange your facts - not add any' },
  ];
  expect(repeatedSentences(used)).toEqual([{ ...used[3], first: 'a' }]);
});
