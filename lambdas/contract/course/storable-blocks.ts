import { lengthOf } from '../text/text-rules.ts';
import { blockLimits as limits, blockMessages } from './block-limits.ts';
import type { BlockProblems } from './block-problems.ts';
import type { CheckedBlock } from './block-rules.ts';

const textLimits: Readonly<Record<string, { max: number; tooLong: string }>> = {
  html: limits.html,
  solution: limits.html,
  code: limits.code,
  start_code: limits.code,
  solution_code: limits.code,
  script: limits.data,
  content: limits.data,
  prompt: limits.paragraph,
  hint: limits.paragraph,
  explanation: limits.paragraph,
  quote: limits.paragraph,
  model_answer: limits.paragraph,
  source: limits.paragraph,
  alt: limits.paragraph,
  start_prompt: limits.paragraph,
  solution_prompt: limits.paragraph,
  input: limits.paragraph,
  sample: limits.paragraph,
};

const listLimits: Readonly<Record<string, { max: number; tooMany: string }>> = {
  steps: limits.steps,
  header: limits.columns,
  columns: limits.columns,
  rows: limits.rows,
  sentences: limits.sentences,
  checklist: limits.checklist,
  files: limits.files,
  tests: limits.tests,
};

function problemOf(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') {
    // A group is named by its id, which is never empty.
    if (name === 'group' && value === '') return blockMessages.unknownGroup;
    const { max, tooLong } = textLimits[name] ?? limits.line;
    return lengthOf(value) > max ? tooLong : undefined;
  }
  if (Array.isArray(value)) {
    const { max, tooMany } = listLimits[name] ?? limits.choices;
    return value.length > max ? tooMany : undefined;
  }
  if (typeof value !== 'number') return undefined;
  if (name === 'minutes')
    return Number.isInteger(value) && value >= 1 && value <= 600 ? undefined : blockMessages.minutes;
  if (name === 'max_words')
    return Number.isInteger(value) && value >= 0 && value <= 10_000 ? undefined : blockMessages.maxWords;
  if (!Number.isFinite(value)) return blockMessages.number;
  return name === 'tolerance' && value < 0 ? blockMessages.negative : undefined;
}

/** Checks a value and all its parts by the name of the nearest property around it. */
function problemsIn(path: readonly (string | number)[], name: string, value: unknown): [string, string][] {
  const message = problemOf(name, value);
  const own: [string, string][] = message === undefined ? [] : [[path.join('.'), message]];
  if (typeof value !== 'object' || value === null) return own;
  const parts = Array.isArray(value)
    ? value.flatMap((part, at) => problemsIn([...path, at], Array.isArray(part) ? 'header' : '', part))
    : Object.entries(value).flatMap(([key, part]) => problemsIn([...path, key], key, part));
  return [...own, ...parts];
}

/**
 * Checks that the API stores the blocks of a lesson, also in a draft: the lengths of texts and lists, and the numbers.
 * Returns error messages by path, such as `3.task.value`.
 */
export const checkStorable = (blocks: readonly CheckedBlock[]): BlockProblems =>
  Object.fromEntries([
    ...(blocks.length > limits.blocks.max ? [['', limits.blocks.tooMany]] : []),
    // The limit of the lesson's whole text applies to text blocks.
    ...blocks.flatMap((block, at) => (block.type === 'text' ? [] : problemsIn([at], '', block))),
  ]);
