import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from './block-parts.ts';
import { pythonLab, sqlLab } from './sample-labs.ts';
import { courseHours, hoursArithmetic, type HoursInputs, hoursInputs, hoursOf, hoursText } from './hours.ts';

const none: HoursInputs = { words: 0, media_minutes: 0, questions: 0, exercise_minutes: 0 };

describe('the hours of a course', () => {
  it.each<[string, Partial<HoursInputs>, number | null]>([
    ['nothing', {}, null],
    ['29 minutes', { exercise_minutes: 29 }, null],
    ['half an hour', { exercise_minutes: 30 }, 0.5],
    ['one word less than an hour of reading', { words: 10_799 }, 0.5],
    ['an hour of reading', { words: 10_800 }, 1],
    ['recordings of an hour', { media_minutes: 60 }, 1],
    ['200 questions', { questions: 200 }, 6],
    ['a course', { words: 24_310, questions: 48, exercise_minutes: 255 }, 7.5],
    ['all inputs', { words: 9000, media_minutes: 25.5, questions: 30, exercise_minutes: 49 }, 3],
  ])('of %s', (_, inputs, hours) => {
    expect(hoursOf({ ...none, ...inputs })).toBe(hours);
  });

  const count = fc.nat(200_000);
  const anyInputs = fc.record({
    words: count,
    media_minutes: fc.nat(10_000),
    questions: fc.nat(2000),
    exercise_minutes: fc.nat(10_000),
  });

  it('are the last half hour that the minutes reach', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { words, media_minutes, questions, exercise_minutes } = inputs;
        // In 180ths of a minute, which are whole numbers for every input.
        const whole = words + 333 * questions + 180 * (media_minutes + exercise_minutes);
        const halfHours = (hoursOf(inputs) ?? 0) * 2;
        expect(Number.isInteger(halfHours)).toBe(true);
        expect(whole - halfHours * 5400).toBeGreaterThanOrEqual(0);
        expect(whole - halfHours * 5400).toBeLessThan(5400);
      }),
    );
  });

  it('never fall when a course gets more to do', () => {
    fc.assert(
      fc.property(
        anyInputs,
        fc.constantFrom(...(Object.keys(none) as (keyof HoursInputs)[])),
        (inputs, name) => {
          const more = { ...inputs, [name]: inputs[name] + 1 };
          expect(hoursOf(more) ?? 0).toBeGreaterThanOrEqual(hoursOf(inputs) ?? 0);
        },
      ),
    );
  });

  it('are in words with their arithmetic', () => {
    expect([0.5, 1, 9.5].map(hoursText)).toEqual(['0.5 hours', '1 hour', '9.5 hours']);
    expect(hoursArithmetic({ words: 24_310, media_minutes: 0, questions: 1, exercise_minutes: 255 })).toBe(
      '(24,310 words ÷ 180 + 0 minutes of media + 1.85 × 1 question + 255 minutes of exercises) ÷ 60, rounded down to a half hour',
    );
  });

  it('are stated by a course with lessons, and by no other', () => {
    expect(courseHours([], null)).toEqual({ hours: null, hours_inputs: null });
    const lesson = { content: `<p>${'word '.repeat(5400)}</p>` };
    expect(courseHours([lesson], null)).toEqual({ hours: 0.5, hours_inputs: { ...none, words: 5400 } });
    expect(courseHours([lesson, lesson], { questions: 20 }).hours).toBe(1.5);
  });
});

const choice = (id: string, is_right: boolean) => ({
  id,
  text: 'two words',
  is_right,
  feedback: 'two words',
});

const blocks: [string, PlacedBlock, Partial<HoursInputs>][] = [
  ['text', { id: 'a', type: 'text', html: '<h2>One</h2><p>two <em>three</em></p>' }, { words: 3 }],
  [
    'a callout',
    { id: 'a', type: 'callout', tone: 'tip', title: 'One two', html: '<p>three</p>' },
    { words: 3 },
  ],
  [
    'a worked example',
    {
      id: 'a',
      type: 'worked_example',
      title: 'One',
      steps: [
        { title: 'two', html: '<p>three four</p>' },
        { title: 'five', html: '<p>six</p>' },
      ],
    },
    { words: 6 },
  ],
  [
    'code',
    { id: 'a', type: 'code', language: 'Python', caption: 'One two', code: 'three = 4' },
    { words: 4 },
  ],
  [
    'a table',
    { id: 'a', type: 'table', caption: 'One', header: ['two', 'three'], rows: [['four', 'x < 5']] },
    { words: 6 },
  ],
  [
    'a check',
    {
      id: 'a',
      type: 'check',
      prompt: 'One two three?',
      task: { kind: 'one', choices: [choice('a', true), choice('b', false)] },
      hint: 'two words',
      explanation: 'two words',
      quote: 'two words',
    },
    { words: 3, questions: 1 },
  ],
  [
    'an exercise',
    {
      id: 'a',
      type: 'exercise',
      title: 'One',
      html: '<p>two three</p>',
      columns: ['Column'],
      minutes: 25,
      checklist: ['two words'],
      solution: '<p>two words</p>',
    },
    { words: 3, exercise_minutes: 25 },
  ],
  [
    'a Python lab',
    { ...pythonLab, title: 'One', html: '<p>two three</p>', minutes: 15 },
    { words: 3, exercise_minutes: 15 },
  ],
  [
    'a SQL lab',
    { ...sqlLab, title: 'One', html: '<p>two</p>', minutes: 10 },
    { words: 2, exercise_minutes: 10 },
  ],
];

describe('the inputs of the hours', () => {
  it.each(blocks)('of %s', (_, block, inputs) => {
    expect(hoursInputs([block], null)).toEqual({ ...none, ...inputs });
  });

  it('of several blocks are their sums', () => {
    const all = blocks.map(([, block]) => block);
    expect(hoursInputs(all, null)).toEqual({
      words: 33,
      media_minutes: 0,
      questions: 1,
      exercise_minutes: 50,
    });
  });

  it('include the questions of an attempt at the assessment', () => {
    expect(hoursInputs([], { questions: 20 })).toEqual({ ...none, questions: 20 });
  });

  it.each([
    ['adjacent cells', '<td>one</td><td>two</td>', 2],
    ['attributes', '<a href="one two three">four</a>', 1],
    ['signs', '<p>one &amp; two — three &lt; four</p>', 4],
    ['a name with a sign', 'AT&amp;T', 1],
    ['spaces that do not break', 'one&nbsp;two', 2],
    ['numbers', '3.5 million, 2026', 3],
    ['a very long line of signs', '—'.repeat(100_000), 0],
    ['letters of every language', 'Élan и 学习', 3],
  ])('count the words of %s', (_, html, words) => {
    expect(hoursInputs([{ id: 'text', type: 'text', html }], null).words).toBe(words);
  });
});
