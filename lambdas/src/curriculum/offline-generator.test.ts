import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import { Level, Track } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseFacts } from './generator.ts';
import { checkLesson, checkOutline, checkQuestions } from './response-rules.ts';
import { composeLesson, composeOutline, composeQuestions } from './offline-generator.ts';
import { topicsOf } from './offline-topics.ts';

/** Checks the outline, all lessons and the bank by the rules for models, and returns the lessons. */
function checkedLessons(facts: CourseFacts): string[] {
  const outline = composeOutline(facts);
  expect(checkOutline(outline)).toEqual({ value: outline });
  return outline.modules.flatMap((module, at) => {
    const lessons = module.lessons.map((lesson_title, lesson) => {
      const place = { module: at, lesson };
      const checked = checkLesson(composeLesson(facts, place), place);
      if (!('value' in checked)) return expect.fail(`${facts.title} ${at}.${lesson}: ${checked.feedback}`);
      const { dropped: _, reasons, ...text } = checked.value;
      expect(reasons).toEqual([]);
      return { lesson_number: lesson + 1, lesson_title, ...text };
    });
    const bank = checkQuestions(composeQuestions(facts, at), { at, lessons });
    if (!('value' in bank)) return expect.fail(`${facts.title} ${at}: ${bank.feedback}`);
    expect(bank.value.reasons).toEqual([]);
    const asked = lessons.flatMap(({ blocks = [] }) =>
      blocks.flatMap((block) => (block.type === 'check' ? [block.prompt] : [])),
    );
    expect(bank.value.questions.filter(({ prompt }) => asked.includes(prompt))).toEqual([]);
    return lessons.map(({ content }) => content);
  });
}

describe('the offline generator', () => {
  const builtIn = courses.map((course) => ({ highlights: [], ...course }) as CourseFacts);

  it.each(builtIn.map((facts) => [facts.title, facts] as const))(
    'writes %s with different lessons',
    (_, facts) => {
      const lessons = checkedLessons(facts);
      expect(new Set(lessons).size).toBe(lessons.length);
      expect(lessons.length).toBeGreaterThanOrEqual(12);
      expect(lessons.length).toBeLessThanOrEqual(18);
      expect(lessons.join(' ')).not.toMatch(/undefined|\bnull\b|NaN/);
    },
  );

  it('writes the same text for the same course, and different texts for different courses', () => {
    const [one, two] = builtIn;
    if (!one || !two) return expect.fail();
    const [first, again, other] = [one, one, two].map(checkedLessons);
    expect(again).toEqual(first);
    const shared = first?.filter((html) => other?.includes(html)) ?? expect.fail();
    expect(shared.length).toBeLessThanOrEqual(1);
  });

  it('names consecutive weeks that fill the duration', () => {
    for (const facts of builtIn) {
      const numbers = composeOutline(facts).modules.flatMap(({ week }) =>
        [...week.matchAll(/\d+/g)].map(Number),
      );
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(Number.parseInt(facts.duration, 10));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  it('claims no figures, sources or links', () => {
    for (const facts of builtIn) {
      const text = checkedLessons({ ...facts, description: '' }).join(' ');
      expect(text).not.toMatch(
        /https?:|\d ?%|percent|study|studies|according to|research shows|Section 127|tax/i,
      );
    }
  });

  it('writes a valid course for any facts', () => {
    const text = fc.oneof(
      fc.string(),
      fc.lorem({ maxCount: 40 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>alert(1)</script>', 'https://example.com/x', '& and, and; with'),
    );
    fc.assert(
      fc.property(
        fc.record({
          id: fc.constant('any-course'),
          title: text,
          description: text,
          duration: fc.oneof(
            text,
            fc.nat().map((n) => `${n} weeks`),
          ),
          level: fc.constantFrom(...Level.options),
          track: fc.constantFrom(...Track.options),
          highlights: fc.array(text, { maxLength: 5 }),
        }),
        (facts) => void checkedLessons(facts),
      ),
      { numRuns: 15 },
    );
  });

  it.each([
    [
      'Practice impact assessments, bias tests, and plain-language notices.',
      ['impact assessments', 'bias tests', 'plain-language notices'],
    ],
    ['Covers SQL queries and charts.', ['SQL queries', 'charts']],
    ['', []],
  ])('finds the topics in %j', (description, topics) => {
    expect(topicsOf({ description, highlights: [] })).toEqual(topics);
  });
});
