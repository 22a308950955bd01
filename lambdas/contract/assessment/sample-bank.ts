import type { BankQuestion } from './bank.ts';
import type { CheckTask } from '../course/blocks.ts';

/** A text that only keys, feedback, and explanations have. */
export const secret = 'SECRET-OF-THE-KEY';

const choice = (id: string, is_right: boolean) => ({ id, text: `Choice ${id}`, is_right, feedback: secret });
const choices = [choice('a', true), choice('b', false), choice('c', true), choice('d', false)];

/** A question type of each kind that can be graded, with its key. */
export const gradedTasks = {
  one: { kind: 'one', choices: choices.map((each) => ({ ...each, is_right: each.id === 'a' })) },
  several: { kind: 'several', choices },
  order: { kind: 'order', items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Item ${id}` })) },
  match: {
    kind: 'match',
    pairs: ['a', 'b', 'c'].map((id) => ({ id, left: `Left ${id}`, right: `Right ${id}` })),
    extras: [{ id: 'x', right: 'Right x' }],
  },
  sort: {
    kind: 'sort',
    groups: [
      { id: 'g', title: 'Group g' },
      { id: 'h', title: 'Group h' },
    ],
    items: ['a', 'b', 'c'].map((id) => ({
      id,
      text: `Item ${id}`,
      group: id === 'a' ? 'g' : 'h',
      feedback: secret,
    })),
  },
  number: {
    kind: 'number',
    value: 7_654_321,
    tolerance: 0,
    unit: 'tokens',
    near: [{ value: 1_234_567, feedback: secret }],
  },
  mark: { kind: 'mark', source: 'The source.', sentences: choices },
} satisfies Partial<Record<CheckTask['kind'], CheckTask>>;

/** An approved bank with a question of each kind in each of `modules` modules. */
export const sampleBank = (modules: number): BankQuestion[] =>
  Array.from({ length: modules }, (_, at) => at + 1).flatMap((module_number) =>
    Object.entries(gradedTasks).map(([kind, task]) => ({
      id: `${kind}-${module_number}`,
      module_number,
      lesson_number: 1,
      prompt: `Question ${kind} of module ${module_number}`,
      task,
      explanation: secret,
      quote: secret,
      status: 'approved' as const,
    })),
  );
