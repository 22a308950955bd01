import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeLesson } from './lesson-html.ts';
import { packLessons, unpackLessons } from './modules.ts';

describe('stored lessons', () => {
  it('are read back as they were written', () => {
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

describe('lesson HTML', () => {
  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>x()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['<img src=x onerror=x()>', ''],
    [
      '<table><tr><th scope="col" style="x">a</th></tr></table>',
      '<table><tr><th scope="col">a</th></tr></table>',
    ],
  ])('%s becomes %s', (written, kept) => {
    expect(sanitizeLesson(written)).toBe(kept);
  });
});
