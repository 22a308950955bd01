import * as z from 'zod';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import {
  givesKeysAway,
  hasLongestKey,
  type Question,
} from '@redwhiteandcode/contract/course/question-rules.ts';
import { idAt } from '@redwhiteandcode/contract/course/part-ids.ts';
import { checkStorable } from '@redwhiteandcode/contract/course/storable-blocks.ts';
import { shuffledBy } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type { CourseModule } from '../rows/course/modules.ts';

const text = z.string().transform((words) => words.replace(/\s+/g, ' ').trim());
const choices = z.array(z.object({ text, is_right: z.boolean(), feedback: text }));
const asked = {
  prompt: text,
  explanation: text,
  quote: text,
  hint: text.default(''),
  /** The lesson of a question for the bank, by its place in the module, counted from 1. */
  lesson: z.int().default(1),
};

/** A question as generators write it. The key of an order is its items in their order, that of a match its pairs. */
const WrittenQuestion = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('one'), choices }),
  z.object({ ...asked, kind: z.literal('several'), choices }),
  z.object({ ...asked, kind: z.literal('order'), items: z.array(text) }),
  z.object({ ...asked, kind: z.literal('match'), pairs: z.array(z.object({ left: text, right: text })) }),
  z.object({ ...asked, kind: z.literal('mark'), source: text, sentences: choices }),
]);
export type WrittenQuestion = z.input<typeof WrittenQuestion>;

/** A question from a generator that obeys the rules. */
export interface GoodQuestion extends Question {
  hint: string;
  lesson: number;
}

/** How many questions of a response were dropped, and why parts of it were, in sentences. */
export interface Dropped {
  dropped: number;
  reasons: string[];
}

/** The questions of a response that are kept, and what was dropped. */
export interface Selection extends Dropped {
  questions: GoodQuestion[];
}

const named = <Part extends object>(parts: readonly Part[]): (Part & { id: string })[] =>
  parts.map((part, at) => ({ ...part, id: idAt(at) }));

function taskOf(written: z.output<typeof WrittenQuestion>): CheckTask {
  switch (written.kind) {
    case 'one':
    case 'several':
      return { kind: written.kind, choices: named(written.choices) };
    case 'order':
      return { kind: 'order', items: named(written.items.map((item) => ({ text: item }))) };
    case 'match':
      return { kind: 'match', pairs: named(written.pairs), extras: [] };
    case 'mark':
      return { kind: 'mark', source: written.source, sentences: named(written.sentences) };
  }
}

const notPlain = /<[a-z/!?]|\p{Cc}|https?:|www\./iu;

/** Returns the texts in a value: all, or those of the properties with these names. */
const textsIn = (value: unknown, names?: readonly string[], name = ''): string[] => {
  if (typeof value === 'string') return names && !names.includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, names, key));
};

/** Returns the prompt and the parts of a question in any order. Two questions with the same ones are the same. */
function contentOf({ prompt, task }: Question): string {
  const parts = textsIn(task, ['text', 'left', 'right', 'title']).map((part) => part.toLowerCase());
  return JSON.stringify([prompt.toLowerCase(), ...parts.toSorted()]);
}

/** Drops questions that ask the same as an earlier one. */
function distinct<Asked extends Question>(questions: readonly Asked[]): Asked[] {
  const seen = new Set<string>();
  return questions.filter((question) => {
    const content = contentOf(question);
    return !seen.has(content) && Boolean(seen.add(content));
  });
}

/** The most questions of a response that are read. */
const mostRead = 40;

/**
 * Selects the questions of a response that are plain text, can be stored, are asked once, and have none of the faults that
 * `faultsOf` finds.
 */
export function selectQuestions(
  response: unknown,
  faultsOf: (question: GoodQuestion) => string[],
): Selection {
  if (!Array.isArray(response))
    return { questions: [], dropped: 0, reasons: ['The questions were not a list.'] };
  const reasons: string[] = [];
  const seen = new Set<string>();
  const questions = response.slice(0, mostRead).flatMap((value: unknown, at) => {
    const { data, error } = WrittenQuestion.safeParse(value);
    const drop = (why: string) => {
      reasons.push(`Question ${at + 1}: ${why}.`);
      return [];
    };
    if (!data) return drop(`${error.issues[0]?.path.join('.') || 'kind'} is not as requested`);
    const { prompt, explanation, quote, hint, lesson } = data;
    const question = { prompt, task: taskOf(data), explanation, quote, hint, lesson };
    if (textsIn(data).some((words) => notPlain.test(words)))
      return drop('it is not plain text without markup and links');
    const [tooLong] = Object.values(checkStorable([{ ...question, id: 'question', type: 'check' }]));
    const [fault] = tooLong === undefined ? faultsOf(question) : [tooLong];
    if (fault !== undefined) return drop(fault);
    if (seen.has(contentOf(question))) return drop('it asks the same as an earlier one');
    seen.add(contentOf(question));
    return [question];
  });
  return { questions, dropped: reasons.length, reasons };
}

/**
 * Drops questions whose key is their longest choice, the last one first, until picking the longest choice does not help.
 * `tolerated` of them stay in any case.
 */
export function withoutLongKeys<Asked extends Question>(questions: readonly Asked[], tolerated = 0): Asked[] {
  const kept = [...questions];
  const isLong = ({ task }: Asked) => hasLongestKey(task);
  while (givesKeysAway(kept.map(({ task }) => task)) && kept.filter(isLong).length > tolerated)
    kept.splice(kept.findLastIndex(isLong), 1);
  return kept;
}

const numbers = (count: number): number[] => [...Array(count).keys()];

/**
 * Reorders the choices of questions by a seed: among questions with one right choice and the same number of choices, it is
 * at each place equally often, give or take one.
 */
export function withBalancedKeys<Asked extends Question>(questions: readonly Asked[], seed: string): Asked[] {
  const counts = new Map<number, number>();
  const placeAmong = (count: number): number => {
    const before = counts.get(count) ?? 0;
    counts.set(count, before + 1);
    return shuffledBy(`${seed} ${count} ${Math.floor(before / count)}`, numbers(count))[before % count] ?? 0;
  };
  return questions.map((question, at) => {
    const { task } = question;
    const shuffled = <Part>(parts: readonly Part[]): Part[] => shuffledBy(`${seed} of ${at}`, parts);
    if (task.kind === 'mark') {
      return { ...question, task: { ...task, sentences: named(shuffled(task.sentences)) } };
    }
    if (task.kind === 'several') {
      return { ...question, task: { ...task, choices: named(shuffled(task.choices)) } };
    }
    if (task.kind !== 'one') return question;
    const ordered = shuffled(task.choices.filter(({ is_right }) => !is_right));
    ordered.splice(placeAmong(task.choices.length), 0, ...task.choices.filter(({ is_right }) => is_right));
    return { ...question, task: { ...task, choices: named(ordered) } };
  });
}

/**
 * Returns the drafts of a course's bank from the good questions of its modules: none twice, with balanced keys, with no key
 * given away by its length, and with ids that no question of the bank `before` has.
 */
export function bankOf(
  questionsOf: readonly (readonly GoodQuestion[])[],
  modules: readonly CourseModule[],
  provenance: Provenance,
  before: readonly Pick<BankQuestion, 'id'>[] = [],
): BankQuestion[] {
  const taken = new Set(before.map(({ id }) => id));
  const newId = (module: number, place = 1): string => {
    const id = `question-${module}-${place}`;
    if (taken.has(id)) return newId(module, place + 1);
    taken.add(id);
    return id;
  };
  const placed = modules.flatMap(({ module_number, lessons }, at) =>
    (questionsOf[at] ?? []).flatMap(({ hint: _, lesson, ...question }) => {
      const lesson_number = lessons[lesson - 1]?.lesson_number;
      if (lesson_number === undefined) return [];
      return [{ id: newId(module_number), module_number, lesson_number, ...question }];
    }),
  );
  const seed = modules.map(({ module_title }) => module_title).join(' ');
  return withBalancedKeys(withoutLongKeys(distinct(placed)), seed).map((question) => ({
    ...question,
    status: 'draft',
    provenance,
  }));
}
