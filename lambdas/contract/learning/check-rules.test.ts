import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckTask } from '../course/blocks.ts';
import { judgeCheck, keyOf, readNumber, shownTask } from './check-rules.ts';

const choice = (id: string, is_right: boolean) => ({
  id,
  text: `Text ${id}`,
  is_right,
  feedback: `On ${id}.`,
});
const choices = [choice('a', true), choice('b', false), choice('c', true)];
const tasks = {
  one: { kind: 'one', choices: [choice('a', false), choice('b', true)] },
  several: { kind: 'several', choices },
  mark: { kind: 'mark', source: 'The source.', sentences: choices },
  order: { kind: 'order', items: ['a', 'b', 'c'].map((id) => ({ id, text: `Text ${id}` })) },
  match: {
    kind: 'match',
    pairs: [
      { id: 'a', left: 'Left a', right: 'Right a' },
      { id: 'b', left: 'Left b', right: 'Right b' },
    ],
    extras: [{ id: 'x', right: 'Right x' }],
  },
  sort: {
    kind: 'sort',
    groups: [
      { id: 'g', title: 'Group g' },
      { id: 'h', title: 'Group h' },
    ],
    items: [
      { id: 'a', text: 'Text a', group: 'g', feedback: '' },
      { id: 'b', text: 'Text b', group: 'h', feedback: 'On b.' },
    ],
  },
  number: {
    kind: 'number',
    value: 0.3,
    tolerance: 0.1,
    unit: 'kg',
    near: [{ value: 3, feedback: 'Divide by ten.' }],
  },
  short: { kind: 'short', model_answer: 'A model answer.' },
} satisfies Record<CheckTask['kind'], CheckTask>;

const chosen = (...ids: string[]) => ({ kind: 'choices' as const, ids });
const placed = (places: Record<string, string>) => ({ kind: 'places' as const, places });
const typed = (text: string) => ({ kind: 'text' as const, text });

describe('an answer', () => {
  it.each([
    ['one', chosen('b'), 'right'],
    ['one', chosen('a'), 'wrong'],
    ['one', chosen('gone'), 'empty'],
    ['several', chosen('c', 'a'), 'right'],
    ['several', chosen('a'), 'wrong'],
    ['several', chosen('a', 'b', 'c'), 'wrong'],
    ['mark', chosen('a', 'c'), 'right'],
    ['mark', chosen('b'), 'wrong'],
    ['order', chosen('a', 'b', 'c'), 'right'],
    ['order', chosen('b', 'a', 'c'), 'wrong'],
    ['order', chosen('a', 'b'), 'empty'],
    ['match', placed({ a: 'a', b: 'b' }), 'right'],
    ['match', placed({ a: 'a', b: 'x' }), 'wrong'],
    ['match', placed({ a: 'a' }), 'empty'],
    ['sort', placed({ a: 'g', b: 'h' }), 'right'],
    ['sort', placed({ a: 'g', b: 'g' }), 'wrong'],
    ['number', typed('0.4'), 'right'],
    ['number', typed('.2 kg'), 'right'],
    ['number', typed('0.41'), 'wrong'],
    ['number', typed('about a third'), 'wrong'],
    ['number', typed('  '), 'empty'],
    ['short', typed('My own words.'), 'compare'],
    ['short', typed(' '), 'empty'],
  ] as const)('to a check of the kind %s, %j, is %s', (kind, answer, state) => {
    expect(judgeCheck(tasks[kind], answer).state).toBe(state);
  });

  it.each(Object.values(tasks))('is empty if there is none, or one of another kind: $kind', (task) => {
    expect(judgeCheck(task, undefined).state).toBe('empty');
    expect(judgeCheck(task, { kind: 'rows', rows: [['x']] }).state).toBe('empty');
  });

  it.each(Object.values(tasks))(
    'of the author is right, or the model answer to a short text: $kind',
    (task) => {
      expect(judgeCheck(task, keyOf(task)).state).toBe(task.kind === 'short' ? 'compare' : 'right');
    },
  );

  it('gets the feedback on what was chosen, and on a number that is often typed', () => {
    expect(judgeCheck(tasks.several, chosen('b', 'a')).parts).toEqual([
      { id: 'a', isRight: true, feedback: 'On a.' },
      { id: 'b', isRight: false, feedback: 'On b.' },
    ]);
    expect(judgeCheck(tasks.several, chosen('b')).missed).toEqual(
      judgeCheck(tasks.several, chosen('a', 'c')).parts,
    );
    expect(judgeCheck(tasks.number, typed('3')).feedback).toBe('Divide by ten.');
  });
});

describe('a typed number', () => {
  it.each([
    ['1,250.50', '', 1250.5],
    ['$1,204.00', '$', 1204],
    ['-$5', '', -5],
    ['\u22125', '', -5],
    ['40 %', '%', 40],
    ['12 Tokens', 'tokens', 12],
    ['1e3', '', 1000],
  ])('is read: %j with the unit %j', (text, unit, value) => {
    expect(readNumber(text, unit)).toBe(value);
  });

  it.each(['12,50', 'ten', '1 2', '', '--1', '1.2.3', 'Infinity', '0x10'])('is not read: %j', (text) => {
    expect(readNumber(text, '')).toBeNaN();
  });

  it('is read as it is written, with or without its unit', () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(numbers, fc.constantFrom('', 'kg', 'hours'), (value, unit) => {
        expect(readNumber(`${value} ${unit}`, unit) + 0).toBe(value + 0);
      }),
    );
  });
});

describe('a shown check', () => {
  it.each(Object.values(tasks))('says nothing about its key: $kind', (task) => {
    const text = JSON.stringify(shownTask('seed', task));
    expect(text).not.toMatch(/is_right|feedback|"group"|"value"|tolerance|near|model_answer|On /);
  });

  it('has the same order on every device, and each order is as likely as the others', () => {
    const first = (seed: number) => {
      const shown = shownTask(`block ${seed}`, tasks.several);
      expect(shownTask(`block ${seed}`, tasks.several)).toEqual(shown);
      return shown.kind === 'several' ? shown.choices[0]?.id : undefined;
    };
    const counts = Map.groupBy(
      Array.from({ length: 3000 }, (_, seed) => first(seed)),
      (id) => id,
    );
    for (const id of ['a', 'b', 'c']) expect(counts.get(id)?.length).toBeGreaterThan(900);
  });

  it('never starts in the right order', () => {
    for (let seed = 0; seed < 100; seed++) {
      const shown = shownTask(`block ${seed}`, tasks.order);
      const ids = shown.kind === 'order' ? shown.items.map(({ id }) => id) : [];
      expect(judgeCheck(tasks.order, chosen(...ids)).state).toBe('wrong');
    }
  });
});
