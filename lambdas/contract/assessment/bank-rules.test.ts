import { describe, expect, it } from 'vitest';
import { blockMessages } from '../course/block-limits.ts';
import type { BankQuestion } from './bank.ts';
import { mergedBank } from './bank-import.ts';
import { bankMessages, checkQuestion, lackOf } from './bank-rules.ts';
import { gradedTasks, sampleBank } from './sample-bank.ts';

const quote = 'A model predicts the next token.';
const lessons = [{ module_number: 1, lesson_number: 1, content: `<p>${quote}</p>` }];
const [first] = sampleBank(1);
const question = { ...(first as BankQuestion), quote };

describe('a question that is approved', () => {
  it.each(Object.values(gradedTasks))('is ready: $kind', (task) => {
    expect(checkQuestion({ ...question, task }, lessons)).toEqual({});
  });

  it.each([
    [{ prompt: ' ' }, 'prompt', blockMessages.empty],
    [{ quote: '' }, 'quote', bankMessages.noQuote],
    [{ quote: 'Another sentence.' }, 'quote', bankMessages.notInLesson],
    [{ module_number: 2 }, 'lesson', bankMessages.noLesson],
    [{ task: { kind: 'short', model_answer: 'x' } }, 'task.kind', bankMessages.notGraded],
    [{ task: { ...gradedTasks.number, value: Number.NaN } }, 'task.value', blockMessages.number],
  ] as const)('is not ready with %j', (change, path, message) => {
    expect(checkQuestion({ ...question, ...change }, lessons)[path]).toBe(message);
  });
});

describe('what an assessment lacks', () => {
  const bank = (...statuses: [BankQuestion['status'], number][]) =>
    statuses.map(([status, module_number]) => ({ status, module_number }));
  it.each([
    [bank(['approved', 1], ['approved', 2]), undefined],
    [bank(['approved', 1], ['draft', 1]), { kind: 'questions', approved: 1, needed: 2 }],
    [
      bank(['approved', 1], ['approved', 1], ['draft', 3], ['draft', 2]),
      { kind: 'modules', modules: [2, 3] },
    ],
    [bank(['approved', 1], ['approved', 1], ['withdrawn', 2]), undefined],
    [bank(['approved', 1], ['approved', 2], ['approved', 3]), { kind: 'few', needed: 2, modules: 3 }],
  ])('before two questions can be asked of %j is %j', (questions, lack) => {
    expect(lackOf(2, questions)).toEqual(lack);
  });

  it('is nothing new if a further module gets drafts, and the module if a question of it was approved', () => {
    const ready = bank(['approved', 1], ['approved', 1]);
    expect(lackOf(2, [...ready, ...bank(['draft', 2])], true)).toBeUndefined();
    const edited = { status: 'draft', module_number: 2, was_approved: true } as const;
    expect(lackOf(2, [...ready, edited], true)).toEqual({ kind: 'modules', modules: [2] });
  });
});

it('keeps the mark of a generated question that an import changes', () => {
  const provenance = { generator: 'offline', model: null, date: '2026-01-01T00:00:00Z' } as const;
  const changed = { ...question, prompt: 'Changed?', status: 'draft' as const };
  expect(mergedBank([{ ...question, provenance }], [changed])).toMatchObject({
    bank: [{ ...changed, provenance }],
    changed: [{ ...changed, provenance }],
  });
});

it('merges an import by id, and keeps what it does not change', () => {
  const withdrawn = { ...question, id: 'withdrawn', status: 'withdrawn' as const };
  const bank = [question, { ...question, id: 'same' }, withdrawn];
  const changed = { ...question, prompt: 'Changed?', status: 'draft' as const };
  const draft = (id: string) => ({ ...question, id, status: 'draft' as const });
  const merged = mergedBank(bank, [changed, draft('same'), { ...changed, id: 'withdrawn' }, draft('new')]);
  expect(merged).toEqual({
    bank: [changed, bank[1], withdrawn, draft('new')],
    added: [draft('new')],
    changed: [changed],
    same: 2,
  });
});
