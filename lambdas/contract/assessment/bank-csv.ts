import type { CheckTask } from '../course/blocks.ts';
import { csvLine } from '../text/csv.ts';
import type { BankQuestion } from './bank.ts';
import { bankMessages } from './bank-rules.ts';

/**
 * The columns of a bank as CSV. A row with a `type` starts a question, and the rows below it without one add its parts: a
 * choice, an item, a group, and so on, each with its `text`. What `answer` says depends on the part: whether a choice is
 * `right` or `wrong`, the right side of a pair, or the id of an item's group. `status` is not imported.
 */
export const bankColumns = [
  'id',
  'module',
  'lesson',
  'type',
  'prompt',
  'explanation',
  'quote',
  'status',
  'part',
  'part_id',
  'text',
  'answer',
  'feedback',
] as const;

/** A column of a bank as CSV. */
export type Column = (typeof bankColumns)[number];
type Part = Partial<Record<'part' | 'part_id' | 'text' | 'answer' | 'feedback', string | number>>;

interface Choice {
  id: string;
  text: string;
  is_right: boolean;
  feedback: string;
}
const choiceParts = (part: 'choice' | 'sentence', choices: readonly Choice[]): Part[] =>
  choices.map(({ id, text, is_right, feedback }) => ({
    part,
    part_id: id,
    text,
    answer: is_right ? 'right' : 'wrong',
    feedback,
  }));

/** Returns the parts of a question as rows have them. */
function partsOf(task: CheckTask): Part[] {
  switch (task.kind) {
    case 'one':
    case 'several':
      return choiceParts('choice', task.choices);
    case 'mark':
      return [{ part: 'source', text: task.source }, ...choiceParts('sentence', task.sentences)];
    case 'order':
      return task.items.map(({ id, text }) => ({ part: 'item', part_id: id, text }));
    case 'match':
      return [
        ...task.pairs.map(({ id, left, right }) => ({
          part: 'pair',
          part_id: id,
          text: left,
          answer: right,
        })),
        ...task.extras.map(({ id, right }) => ({ part: 'extra', part_id: id, answer: right })),
      ];
    case 'sort':
      return [
        ...task.groups.map(({ id, title }) => ({ part: 'group', part_id: id, text: title })),
        ...task.items.map(({ id, text, group, feedback }) => ({
          part: 'item',
          part_id: id,
          text,
          answer: group,
          feedback,
        })),
      ];
    case 'number':
      return [
        { part: 'value', text: task.value },
        { part: 'tolerance', text: task.tolerance },
        { part: 'unit', text: task.unit },
        ...task.near.map(({ value, feedback }) => ({ part: 'near', text: value, feedback })),
      ];
    case 'short':
      throw new Error(bankMessages.notGraded);
  }
}

/** Returns a bank as CSV. */
export function bankCsv(bank: readonly BankQuestion[]): string {
  const lines = bank.flatMap(
    ({ id, module_number, lesson_number, prompt, task, explanation, quote, status }) => {
      const [first = {}, ...others] = partsOf(task);
      const own = {
        id,
        module: module_number,
        lesson: lesson_number,
        type: task.kind,
        prompt,
        explanation,
        quote,
        status,
      };
      return [{ ...own, ...first }, ...others];
    },
  );
  const cellsOf = (line: Partial<Record<Column, string | number>>) =>
    bankColumns.map((column) => line[column]);
  return csvLine(bankColumns) + lines.map((line) => csvLine(cellsOf(line))).join('');
}
