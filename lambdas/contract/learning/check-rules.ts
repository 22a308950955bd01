import type { CheckTask } from '../course/blocks.ts';
import { isWithin } from '../course/number-tolerance.ts';
import type { Answer } from './work.ts';

/** The result for one choice, item, or sentence of a checked answer. */
export interface PartJudgment {
  id: string;
  isRight: boolean;
  /** The author's sentence about this part; may be empty. */
  feedback: string;
}

/**
 * The result of checking an answer. `empty` is not wrong: the learner has not chosen or typed anything yet. With
 * `compare`, the page shows the model answer for comparison.
 */
export interface Judgment {
  state: 'empty' | 'right' | 'wrong' | 'compare';
  /** The parts that were chosen or placed, in the order of the task. */
  parts: readonly PartJudgment[];
  /** The parts that belong to the right answer but were not chosen, in the order of the task. */
  missed: readonly PartJudgment[];
  /** The author's sentence about the whole answer, such as about a number that is often typed; may be empty. */
  feedback: string;
}

type TaskOf<Kind extends CheckTask['kind']> = Extract<CheckTask, { kind: Kind }>;

const empty: Judgment = { state: 'empty', parts: [], missed: [], feedback: '' };
const judged = (isRight: boolean, parts: readonly PartJudgment[] = [], feedback = ''): Judgment => ({
  ...empty,
  state: isRight ? 'right' : 'wrong',
  parts,
  feedback,
});

const idsOf = (answer: Answer | undefined): readonly string[] =>
  answer?.kind === 'choices' ? answer.ids : [];
const placesOf = (answer: Answer | undefined): Readonly<Record<string, string>> =>
  answer?.kind === 'places' ? answer.places : {};
const textOf = (answer: Answer | undefined): string => (answer?.kind === 'text' ? answer.text.trim() : '');

/** Judges chosen choices or sentences. The answer is right if it contains all right ones and no others. */
function judgeChoices(choices: TaskOf<'one'>['choices'], answer: Answer | undefined): Judgment {
  const ids = idsOf(answer);
  const parts = choices.map(({ id, is_right, feedback }) => ({ id, isRight: is_right, feedback }));
  const chosen = parts.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) return empty;
  const missed = parts.filter(({ id, isRight }) => isRight && !ids.includes(id));
  return { ...judged(missed.length === 0 && chosen.every(({ isRight }) => isRight), chosen), missed };
}

function judgeOrder({ items }: TaskOf<'order'>, answer: Answer | undefined): Judgment {
  const ids = idsOf(answer).filter((id) => items.some((item) => item.id === id));
  if (ids.length < items.length) return empty;
  const parts = items.map(({ id }, at) => ({ id, isRight: ids[at] === id, feedback: '' }));
  return judged(
    parts.every(({ isRight }) => isRight),
    parts,
  );
}

interface Placed {
  id: string;
  right: string;
  feedback: string;
}

/** Judges the places of all items. The result is `empty` until every item has a place. */
function judgePlaces(items: readonly Placed[], answer: Answer | undefined): Judgment {
  const places = placesOf(answer);
  if (items.some(({ id }) => places[id] === undefined)) return empty;
  const parts = items.map(({ id, right, feedback }) => ({ id, isRight: places[id] === right, feedback }));
  return judged(
    parts.every(({ isRight }) => isRight),
    parts,
  );
}

/**
 * Reads a typed number: with thousands separators, a leading dollar sign, and the unit or a percent sign behind it.
 * Returns NaN for anything else.
 */
export function readNumber(typed: string, unit: string): number {
  const plain = typed.trim().replace(/\u2212/g, '-');
  const ending = unit.trim().toLowerCase();
  const bare =
    ending !== '' && plain.toLowerCase().endsWith(ending)
      ? plain.slice(0, plain.length - ending.length)
      : plain;
  const digits = bare
    .trim()
    .replace(/^(-?)\$/, '$1')
    .replace(/%$/, '')
    .trim();
  return /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(digits) && /\d/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : Number.NaN;
}

function judgeNumber(
  { value, tolerance, unit, near }: TaskOf<'number'>,
  answer: Answer | undefined,
): Judgment {
  const text = textOf(answer);
  if (text === '') return empty;
  const number = readNumber(text, unit);
  const known = near.find((wrong) => isWithin(number, wrong.value, 0));
  return judged(isWithin(number, value, tolerance), [], known?.feedback);
}

/** Judges an answer to a check. A missing answer is empty. */
export function judgeCheck(task: CheckTask, answer: Answer | undefined): Judgment {
  switch (task.kind) {
    case 'one':
    case 'several':
      return judgeChoices(task.choices, answer);
    case 'mark':
      return judgeChoices(task.sentences, answer);
    case 'order':
      return judgeOrder(task, answer);
    case 'match':
      return judgePlaces(
        task.pairs.map(({ id }) => ({ id, right: id, feedback: '' })),
        answer,
      );
    case 'sort':
      return judgePlaces(
        task.items.map(({ id, group, feedback }) => ({ id, right: group, feedback })),
        answer,
      );
    case 'number':
      return judgeNumber(task, answer);
    case 'short':
      return textOf(answer) === '' ? empty : { ...empty, state: 'compare' };
  }
}

const chosen = (choices: TaskOf<'one'>['choices']): Answer => ({
  kind: 'choices',
  ids: choices.filter(({ is_right }) => is_right).map(({ id }) => id),
});
const placed = (places: readonly (readonly [item: string, place: string])[]): Answer => ({
  kind: 'places',
  places: Object.fromEntries(places),
});

/** Returns the author's answer to a question: the right one, or the model answer to a short text. */
export function keyOf(task: CheckTask): Answer {
  switch (task.kind) {
    case 'one':
    case 'several':
      return chosen(task.choices);
    case 'mark':
      return chosen(task.sentences);
    case 'order':
      return { kind: 'choices', ids: task.items.map(({ id }) => id) };
    case 'match':
      return placed(task.pairs.map(({ id }) => [id, id]));
    case 'sort':
      return placed(task.items.map(({ id, group }) => [id, group]));
    case 'number':
      return { kind: 'text', text: String(task.value) };
    case 'short':
      return { kind: 'text', text: task.model_answer };
  }
}

/** Returns a small generator of pseudorandom numbers from 0 to 1 by a text (FNV-1a, then mulberry32). */
export function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the items in an order that depends only on the seed, so that every device shows the same order. */
export function shuffledBy<Item>(seed: string, items: readonly Item[]): Item[] {
  const random = randomOf(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[at]] = [shuffled[at] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** A choice, an item, a place, or a sentence, as learners see it. */
export interface ShownPart {
  id: string;
  text: string;
}

/** A question type as learners see it: in the shown order and without its key. */
export type ShownTask =
  | { kind: 'one' | 'several'; choices: readonly ShownPart[] }
  | { kind: 'order'; items: readonly ShownPart[] }
  | { kind: 'match' | 'sort'; items: readonly ShownPart[]; places: readonly ShownPart[] }
  | { kind: 'number'; unit: string }
  | { kind: 'short' }
  | { kind: 'mark'; source: string; sentences: readonly ShownPart[] };

const shown = ({ id, text }: ShownPart): ShownPart => ({ id, text });

/** Items to order start in another order than the right one. */
function shownOrder(seed: string, items: readonly ShownPart[]): ShownPart[] {
  const shuffled = shuffledBy(seed, items).map(shown);
  const isRight = shuffled.every(({ id }, at) => items[at]?.id === id);
  return isRight ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}

/**
 * Returns a question type as learners see it. The order depends only on the seed. Groups and sentences keep the author's
 * order.
 */
export function shownTask(seed: string, task: CheckTask): ShownTask {
  switch (task.kind) {
    case 'one':
    case 'several':
      return { kind: task.kind, choices: shuffledBy(seed, task.choices).map(shown) };
    case 'order':
      return { kind: 'order', items: shownOrder(seed, task.items) };
    case 'match':
      return {
        kind: 'match',
        items: task.pairs.map(({ id, left }) => ({ id, text: left })),
        places: shuffledBy(
          seed,
          [...task.pairs, ...task.extras].map(({ id, right }) => ({ id, text: right })),
        ),
      };
    case 'sort':
      return {
        kind: 'sort',
        items: shuffledBy(seed, task.items).map(shown),
        places: task.groups.map(({ id, title }) => ({ id, text: title })),
      };
    case 'number':
      return { kind: 'number', unit: task.unit };
    case 'short':
      return { kind: 'short' };
    case 'mark':
      return { kind: 'mark', source: task.source, sentences: task.sentences.map(shown) };
  }
}
