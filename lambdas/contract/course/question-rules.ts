import { checkCheck } from './check-block-rules.ts';
import type { BlockOf, CheckTask } from './blocks.ts';

/** A question of a lesson or of a bank. */
export type Question = Pick<BlockOf<'check'>, 'prompt' | 'task' | 'explanation' | 'quote'>;

/** The least number of checks in a lesson. */
export const leastChecks = 3;
/** The least number of choices in a question with choices. With two, it would be one of true or false. */
const leastChoices = 3;
/** The most parts of a graded question that all have to be right. */
const mostParts = 5;
/** The least number of words in a quote. */
const leastWords = 3;
/** By how much the share of keys that are the longest choice may exceed chance. */
const aboveChance = 0.05;

const blocks =
  /<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|table|caption|t[hdr]|thead|tbody|blockquote|pre|br|hr)\b[^>]*>/g;
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Returns the sentences of a lesson's HTML in order, as text. List items, cells, and headings are sentences too. */
export const sentencesIn = (html: string): string[] =>
  html
    .replace(/\s+/g, ' ')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|quot|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/([.!?…:][”"’')\]]*) +/g, '$1\n')
    .split('\n')
    .flatMap((sentence) => sentence.trim() || []);

/** Returns a text without what a copy of it may change: spaces, and the form of quotation marks. */
const compared = (text: string): string =>
  text.replace(/\s+/g, '').replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
const withoutEnd = (text: string): string => text.replace(/[.!?…:;,]+$/, '');

/** Returns whether a quote is one or more whole sentences of a lesson in their order. The mark at its end may differ. */
export function isQuoted(html: string, quote: string): boolean {
  if (quote.trim().split(/\s+/).length < leastWords) return false;
  const wanted = withoutEnd(compared(quote));
  const sentences = sentencesIn(html).map(compared);
  return sentences.some((_, first) => {
    let run = '';
    for (let at = first; wanted.startsWith(run); at++) {
      const sentence = sentences[at];
      if (sentence === undefined) return false;
      run += sentence;
      if (withoutEnd(run) === wanted) return true;
    }
    return false;
  });
}

const choicesOf = (task: CheckTask) => ('choices' in task ? task.choices : []);
const partsOf = (task: CheckTask): number =>
  'items' in task ? task.items.length : 'pairs' in task ? task.pairs.length : 1;

const aboutOthers =
  /\b(?:all|none|both|neither|any) of the (?:above|following)\b|^(?:all|none) of (?:these|them)\W*$/i;
const trueOrFalse = /^\W*(?:true|false|yes|no)\W*$/i;

/** Returns why a question must not be asked about a lesson, in clauses that complete “the question is bad because”. */
export function questionFaults(question: Question, html: string): string[] {
  const { task } = question;
  const texts = choicesOf(task).map(({ text }) => text);
  const incomplete = checkCheck({ ...question, id: 'question', type: 'check', hint: '' });
  const faults: [isFault: boolean, fault: string][] = [
    ...Object.entries(incomplete).map(([path, message]): [boolean, string] => [true, `${path}: ${message}`]),
    [texts.length > 0 && texts.length < leastChoices, `it has fewer than ${leastChoices} choices`],
    [choicesOf(task).some(({ feedback }) => feedback.trim() === ''), 'a choice has no feedback'],
    [texts.some((text) => aboutOthers.test(text)), 'a choice is about the other choices'],
    [texts.some((text) => trueOrFalse.test(text)), 'a choice is true, false, yes, or no'],
    [!isQuoted(html, question.quote), 'its quote is not a whole sentence of the lesson'],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
}

/** Returns why a question about a lesson must not be graded, as `questionFaults` does. */
export const gradedFaults = (question: Question, html: string): string[] => [
  ...questionFaults(question, html),
  ...(partsOf(question.task) > mostParts ? [`it has more than ${mostParts} parts`] : []),
  ...(question.task.kind === 'short' ? ['a short text cannot be graded'] : []),
];

/** Returns whether the one right choice is the longest, alone or with others; false for other kinds of questions. */
export function hasLongestKey(task: CheckTask): boolean {
  if (task.kind !== 'one') return false;
  const longest = Math.max(...task.choices.map(({ text }) => text.length));
  return task.choices.some(({ is_right, text }) => is_right && text.length === longest);
}

/**
 * Returns whether learners who know nothing can pick the longest choice and do better than by chance: by more than 5 points
 * over all questions with one right choice.
 */
export function givesKeysAway(tasks: readonly CheckTask[]): boolean {
  const one = tasks.filter((task) => task.kind === 'one');
  const chance = one.reduce((sum, { choices }) => sum + 1 / choices.length, 0);
  return one.filter(hasLongestKey).length > chance + aboveChance * one.length;
}
