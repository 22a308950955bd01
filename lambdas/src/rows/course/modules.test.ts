import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeLesson } from './lesson-html.ts';
import { type CourseModule, packLessons, unpackLessons, withNumbersOf } from './modules.ts';

describe('stored lessons', () => {
  it('are unchanged when they are read', () => {
    const lesson = fc.record({
      lesson_number: fc.integer({ min: 1 }),
      lesson_title: fc.string(),
      content: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(lesson), (lessons) => {
        expect(unpackLessons(packLessons(lessons))).toEqual(lessons);
      }),
    );
  });
});

/** Makes a module that has lessons with these numbers. */
const numbered = (module_number: number, ...numbers: number[]): CourseModule => ({
  module_number,
  module_title: 'Sample module',
  lessons: numbers.map((lesson_number) => ({ lesson_number, lesson_title: 'Sample', content: '<p>a</p>' })),
});

describe('the used lesson numbers of a course', () => {
  it('are the highest number of each module', () => {
    expect(withNumbersOf([numbered(1, 1, 3, 2), numbered(10, 12)], {})).toEqual({ 1: 3, 10: 12 });
  });

  it('include a module without lessons', () => {
    expect(withNumbersOf([numbered(3)], { 1: 7 })).toEqual({ 1: 7, 3: 0 });
  });

  it('do not decrease when lessons or modules are deleted', () => {
    const given = { 1: 7, 2: 3 };
    expect(withNumbersOf([numbered(1, 2, 4)], given)).toEqual({ 1: 7, 2: 3 });
  });

  it('increase with new lessons and new modules', () => {
    const modules = [numbered(1, 8), numbered(3, 1, 2)];
    expect(withNumbersOf(modules, { 1: 7 })).toEqual({ 1: 8, 3: 2 });
  });
});

describe('lesson HTML', () => {
  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    [
      '<a href="https://a.example/" onclick="x()" style="x">a</a>',
      '<a href="https://a.example/" rel="noopener noreferrer">a</a>',
    ],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', 'a'],
    ['<img src=x onerror=x()>', ''],
    [
      '<table><tr><th scope="col" style="x">a</th></tr></table>',
      '<table><tr><th scope="col">a</th></tr></table>',
    ],
  ])('%s becomes %s', (written, sanitized) => {
    expect(sanitizeLesson(written)).toBe(sanitized);
  });
});
