import { isDeepStrictEqual } from 'node:util';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';

/** A question as a block of a lesson. */
export type QuestionBlock = Extract<PlacedBlock, { type: 'check' }>;

/** Returns a question of an assessment as a block. An assessment gives no hints. */
export const questionBlock = ({
  id,
  prompt,
  task,
  explanation,
  quote,
}: Pick<BankQuestion, 'id' | 'prompt' | 'task' | 'explanation' | 'quote'>): QuestionBlock => ({
  id,
  type: 'check',
  prompt,
  task,
  hint: '',
  explanation,
  quote,
});

/** Returns what a task says and what is right, whatever the order and the ids of its parts. A match is stored as a sort. */
function factsOf(task: CheckTask): unknown[] {
  switch (task.kind) {
    case 'one':
    case 'several':
      return task.choices.map(({ text, is_right, feedback }) => [text, is_right, feedback]);
    case 'mark':
      return [
        [task.source],
        ...task.sentences.map(({ text, is_right, feedback }) => [text, is_right, feedback]),
      ];
    case 'order':
      return task.items.map(({ text }, at) => [at, text]);
    case 'match':
      return [
        ...task.pairs.map(({ left, right }) => [left, right, '']),
        ...[...task.pairs, ...task.extras].map(({ right }) => [right]),
      ];
    case 'sort': {
      const titles = new Map(task.groups.map(({ id, title }) => [id, title]));
      return [
        ...task.items.map(({ text, group, feedback }) => [text, titles.get(group), feedback]),
        ...task.groups.map(({ title }) => [title]),
      ];
    }
    case 'number':
      return [[task.value, task.tolerance, task.unit, task.near]];
    case 'short':
      return [[task.model_answer]];
  }
}

const sortedFacts = (task: CheckTask): string[] =>
  factsOf(task)
    .map((fact) => JSON.stringify(fact))
    .toSorted();

/** Whether a question of an attempt still says the same in the bank. */
export const isSameQuestion = (one: QuestionBlock, other: QuestionBlock): boolean =>
  isDeepStrictEqual(
    [one.prompt, one.explanation, one.quote, sortedFacts(one.task)],
    [other.prompt, other.explanation, other.quote, sortedFacts(other.task)],
  );
