import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PartId } from '@redwhiteandcode/contract/course/block-ids.ts';
import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import { givesKeysAway, hasLongestKey } from '@redwhiteandcode/contract/course/question-rules.ts';
import { bankOf, type GoodQuestion, withBalancedKeys, withoutLongKeys } from './questions.ts';

/** Any question with one right choice among three to five. */
const anyQuestion = fc
  .record({
    prompt: fc.lorem(),
    texts: fc.uniqueArray(fc.lorem({ maxCount: 8 }), { minLength: 3, maxLength: 5 }),
    key: fc.nat(4),
  })
  .map(({ prompt, texts, key }): GoodQuestion => {
    const choices = texts.map((text, at) => ({
      id: 'abcde'.charAt(at),
      text,
      is_right: at === key % texts.length,
      feedback: 'Because.',
    }));
    return { prompt, task: { kind: 'one', choices }, explanation: '', quote: '', hint: '', lesson: 1 };
  });
const anyBank = fc.array(anyQuestion, { maxLength: 60 });

const tasksOf = (questions: readonly { task: CheckTask }[]) => questions.map(({ task }) => task);
const choicesOf = (task: CheckTask) => ('choices' in task ? task.choices : []);
const placeOf = (task: CheckTask) => choicesOf(task).findIndex(({ is_right }) => is_right);
const keyOf = (task: CheckTask) => choicesOf(task)[placeOf(task)]?.text;

describe('balanced keys', () => {
  it('are at each place equally often, and are the same keys of the same choices', () => {
    fc.assert(
      fc.property(anyBank, fc.string(), (bank, seed) => {
        const balanced = withBalancedKeys(bank, seed);
        expect(tasksOf(balanced).map(keyOf)).toEqual(tasksOf(bank).map(keyOf));
        for (const count of [3, 4, 5]) {
          const places = tasksOf(balanced).flatMap((task) =>
            choicesOf(task).length === count ? [placeOf(task)] : [],
          );
          const counts = [...Array(count).keys()].map(
            (place) => places.filter((other) => other === place).length,
          );
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
        const textsOf = (task: CheckTask) =>
          choicesOf(task)
            .map(({ text }) => text)
            .toSorted();
        expect(tasksOf(balanced).map(textsOf)).toEqual(tasksOf(bank).map(textsOf));
        for (const task of tasksOf(balanced))
          expect(choicesOf(task).map(({ id }) => id)).toEqual(
            ['a', 'b', 'c', 'd', 'e'].slice(0, choicesOf(task).length),
          );
      }),
    );
  });

  it('have different ids that can be stored, also among 40 sentences', () => {
    const sentence = { id: '', text: 'A sentence', is_right: false, feedback: '' };
    const task: CheckTask = { kind: 'mark', source: '', sentences: Array(40).fill(sentence) };
    const [marked] = withBalancedKeys([{ prompt: '', task, explanation: '', quote: '' }], '');
    const ids = marked?.task.kind === 'mark' ? marked.task.sentences.map(({ id }) => id) : [];
    expect(new Set(ids.map((id) => PartId.parse(id))).size).toBe(40);
  });

  it('depend only on the seed', () => {
    const [sample] = fc.sample(anyQuestion, { numRuns: 1, seed: 1 });
    const bank = Array.from({ length: 40 }, () => sample ?? expect.fail());
    const places = (seed: string) => tasksOf(withBalancedKeys(bank, seed)).map(placeOf);
    expect(places('a')).toEqual(places('a'));
    expect(places('a')).not.toEqual(places('b'));
  });
});

it('questions whose key is the longest choice are dropped only until it is no better than chance', () => {
  fc.assert(
    fc.property(anyBank, (bank) => {
      const kept = withoutLongKeys(bank);
      expect(givesKeysAway(tasksOf(kept))).toBe(false);
      const dropped = bank.filter((question) => !kept.includes(question));
      expect(tasksOf(dropped).every(hasLongestKey)).toBe(true);
      const [last] = dropped;
      if (last) expect(givesKeysAway([...tasksOf(kept), last.task])).toBe(true);
    }),
  );
});

describe('a bank', () => {
  const provenance = { generator: 'offline', model: null, date: '2026-01-01T00:00:00Z' } as const;
  const moduleOf = (module_number: number) => ({
    module_number,
    module_title: `Module ${module_number}`,
    lessons: [1, 2].map((lesson_number) => ({ lesson_number, lesson_title: '', content: '' })),
  });

  it('makes every question a draft with an origin, a lesson, and a unique id', () => {
    fc.assert(
      fc.property(anyBank, anyBank, (first, second) => {
        const bank = bankOf([first, second], [moduleOf(5), moduleOf(7)], provenance);
        for (const question of bank) {
          expect(question).toMatchObject({ status: 'draft', provenance, lesson_number: 1 });
          expect([5, 7]).toContain(question.module_number);
          expect(question).not.toHaveProperty('hint');
        }
        expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
        expect(givesKeysAway(tasksOf(bank))).toBe(false);
      }),
    );
  });

  const task: CheckTask = { kind: 'order', items: ['a', 'b'].map((id) => ({ id, text: `Step ${id}` })) };
  const question = { prompt: 'Order', task, explanation: '', quote: '', hint: '', lesson: 1 };
  const other = { ...question, prompt: 'Put in order' };

  it('has no id of a question that the course has already', () => {
    const before = ['question-1-1', 'question-1-3'].map((id) => ({ id }));
    const bank = bankOf([[question, other], [other]], [moduleOf(1), moduleOf(2)], provenance, before);
    expect(bank.map(({ id }) => id)).toEqual(['question-1-2', 'question-1-4']);
  });

  it('asks nothing twice, also in two modules', () => {
    const bank = bankOf([[question, other], [question]], [moduleOf(1), moduleOf(2)], provenance);
    expect(bank.map(({ prompt }) => prompt)).toEqual(['Order', 'Put in order']);
  });
});
