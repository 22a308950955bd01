import type { AssessmentRules, BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { AttemptResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import type {
  AskedTask,
  Assessment,
  AssessmentState,
  ReviewedQuestion,
} from '@redwhiteandcode/contract/assessment/operations.ts';
import { letterOf, percentOf } from '@redwhiteandcode/contract/assessment/scale.ts';
import type { CheckTask } from '@redwhiteandcode/contract/course/blocks.ts';
import { idAt } from '@redwhiteandcode/contract/course/part-ids.ts';
import { judgeCheck } from '@redwhiteandcode/contract/learning/check-rules.ts';
import type { Answer } from '@redwhiteandcode/contract/learning/work.ts';
import { timestamp } from '../platform/clock.ts';
import type { Answers, FrozenQuestion } from '../rows/assessment/attempt.ts';

/** A number from 0 to below 1. */
type Random = () => number;

/** Returns the items in a random order; each order is as likely as the others. */
function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const at = Math.floor(random() * (last + 1));
    [result[last], result[at]] = [result[at] as Item, result[last] as Item];
  }
  return result;
}

/** Returns how many questions each module gives: in proportion to the bank, and at least one of each module. */
function sharesOf(modules: ReadonlyMap<number, readonly BankQuestion[]>, count: number): Map<number, number> {
  const total = [...modules.values()].reduce((sum, { length }) => sum + length, 0);
  const exact = new Map([...modules].map(([module, { length }]) => [module, (length * count) / total]));
  const shares = new Map([...exact].map(([module, share]) => [module, Math.max(1, Math.floor(share))]));
  const sum = () => [...shares.values()].reduce((all, share) => all + share, 0);
  const isOver = (module: number) => (shares.get(module) ?? 0) - (exact.get(module) ?? 0);
  const room = (module: number) => (modules.get(module)?.length ?? 0) > (shares.get(module) ?? 0);
  while (sum() < count) {
    const [next] = [...modules.keys()].filter(room).toSorted((one, other) => isOver(one) - isOver(other));
    if (next === undefined) break;
    shares.set(next, (shares.get(next) ?? 0) + 1);
  }
  while (sum() > count) {
    const large = [...modules.keys()].filter((module) => (shares.get(module) ?? 0) > 1);
    const [next] = large.toSorted((one, other) => isOver(other) - isOver(one));
    if (next === undefined) break;
    shares.set(next, (shares.get(next) ?? 0) - 1);
  }
  return shares;
}

/**
 * Draws the questions of an attempt from the approved ones: every module is covered, if there are at least as many
 * questions as modules, and questions that the learner has not had come first. They are in a random order.
 */
export function drawQuestions(
  bank: readonly BankQuestion[],
  { count, seen, random }: { count: number; seen: ReadonlySet<string>; random: Random },
): BankQuestion[] {
  const modules = Map.groupBy(
    shuffled(
      bank.filter(({ status }) => status === 'approved'),
      random,
    ),
    ({ module_number }) => module_number,
  );
  const shares = sharesOf(modules, count);
  const drawn = [...modules].flatMap(([module, questions]) => {
    const fresh = questions.filter(({ id }) => !seen.has(id));
    const others = questions.filter(({ id }) => seen.has(id));
    return [...fresh, ...others].slice(0, shares.get(module));
  });
  return shuffled(drawn, random).slice(0, count);
}

/** Gives parts new ids in their order. */
const named = <Part extends { id: string }>(parts: readonly Part[]): Part[] =>
  parts.map((part, at) => ({ ...part, id: idAt(at) }));

const shown = ({ id, text }: { id: string; text: string }) => ({ id, text });

/** Returns items and places as learners see them, and the task with which they are judged. */
function placement(
  items: readonly { id: string; text: string; group: string; feedback: string }[],
  groups: readonly { id: string; title: string }[],
): { task: CheckTask; places: { id: string; text: string }[] } {
  const places = groups.map(({ title }, at) => ({ id: `p${idAt(at)}`, title }));
  const placeOf = new Map(groups.map(({ id }, at) => [id, places[at]?.id ?? '']));
  const placed = named(items).map((item) => ({ ...item, group: placeOf.get(item.group) ?? '' }));
  return {
    task: { kind: 'sort', groups: places, items: placed },
    places: places.map(({ id, title }) => ({ id, text: title })),
  };
}

/**
 * Returns the places 0, 1, … in a random order: from three on, another one than this. With two, the one that is left would give
 * the key away.
 */
function shuffledPlaces(count: number, random: Random): number[] {
  const places = shuffled([...Array(count).keys()], random);
  const isSame = count > 2 && places.every((place, at) => place === at);
  return isSame ? [...places.slice(1), ...places.slice(0, 1)] : places;
}

/** Shuffles a question's parts and gives them new ids. Sentences and groups keep the author's order. */
function freeze(task: CheckTask, random: Random): { task: CheckTask; asked: AskedTask } {
  switch (task.kind) {
    case 'one':
    case 'several': {
      const choices = named(shuffled(task.choices, random));
      return { task: { ...task, choices }, asked: { kind: task.kind, choices: choices.map(shown) } };
    }
    case 'order': {
      const places = shuffledPlaces(task.items.length, random);
      const items = task.items.map((item, at) => ({ ...item, id: idAt(places.indexOf(at)) }));
      const inOrder = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      return { task: { ...task, items }, asked: { kind: 'order', items: inOrder.map(shown) } };
    }
    case 'match': {
      const rights = shuffled([...task.pairs, ...task.extras], random);
      const groups = rights.map(({ id, right }) => ({ id, title: right }));
      const items = shuffled(task.pairs, random).map(({ id, left }) => ({
        id,
        text: left,
        group: id,
        feedback: '',
      }));
      const { task: frozen, places } = placement(items, groups);
      const left = frozen.kind === 'sort' ? frozen.items.map(shown) : [];
      return { task: frozen, asked: { kind: 'match', items: left, places } };
    }
    case 'sort': {
      const { task: frozen, places } = placement(shuffled(task.items, random), task.groups);
      const items = frozen.kind === 'sort' ? frozen.items.map(shown) : [];
      return { task: frozen, asked: { kind: 'sort', items, places } };
    }
    case 'number':
      return { task, asked: { kind: 'number', unit: task.unit } };
    case 'mark': {
      const sentences = named(task.sentences);
      return {
        task: { ...task, sentences },
        asked: { kind: 'mark', source: task.source, sentences: sentences.map(shown) },
      };
    }
    case 'short':
      throw new Error('A short text cannot be graded.');
  }
}

/** Freezes a drawn question for an attempt. */
export function freezeQuestion(question: BankQuestion, random: Random): FrozenQuestion {
  const { id, module_number, lesson_number, prompt, explanation, quote } = question;
  const text = { id, module_number, lesson_number, prompt, explanation, quote };
  return { ...text, ...freeze(question.task, random) };
}

/** Whether an answer to a question is completely right. */
export const isRight = ({ id, task }: Pick<FrozenQuestion, 'id' | 'task'>, answers: Answers): boolean =>
  judgeCheck(task, answers[id]).state === 'right';

/** Returns the result of an attempt of which `right` questions count. */
export function resultOf(right: number, questions: number, passPercent: number): AttemptResult {
  const percent = percentOf(right, questions);
  return { right, questions, percent, letter: letterOf(percent), is_passed: percent >= passPercent };
}

/** Grades an attempt: a question counts if its answer is completely right. */
export const gradeAttempt = (
  questions: readonly FrozenQuestion[],
  answers: Answers,
  passPercent: number,
): AttemptResult =>
  resultOf(questions.filter((question) => isRight(question, answers)).length, questions.length, passPercent);

/** Returns the right answer to a question as lines of text. */
function rightAnswer(task: CheckTask): string[] {
  switch (task.kind) {
    case 'one':
    case 'several':
      return task.choices.filter(({ is_right }) => is_right).map(({ text }) => text);
    case 'mark':
      return task.sentences.filter(({ is_right }) => is_right).map(({ text }) => text);
    case 'order':
      return task.items.map(({ text }, at) => `${at + 1}. ${text}`);
    case 'sort': {
      const titles = new Map(task.groups.map(({ id, title }) => [id, title]));
      return task.items.map(({ text, group }) => `${text}: ${titles.get(group) ?? ''}`);
    }
    case 'match':
      return task.pairs.map(({ left, right }) => `${left}: ${right}`);
    case 'number':
      return [`${task.value} ${task.unit}`.trim()];
    case 'short':
      return [task.model_answer];
  }
}

/** Returns a question with the judgment of its answer, as a learner sees it after submitting. A withdrawn one is right. */
export function reviewOf(
  question: FrozenQuestion,
  answer: Answer | undefined,
  isWithdrawn: boolean,
): ReviewedQuestion {
  const { id, prompt, asked, task, explanation, quote, module_number, lesson_number } = question;
  const { state, parts } = judgeCheck(task, answer);
  return {
    id,
    prompt,
    task: asked,
    is_right: isWithdrawn || state === 'right',
    is_withdrawn: isWithdrawn,
    parts: [...parts],
    right_answer: rightAnswer(task),
    explanation,
    quote,
    lesson: { module_number, lesson_number },
  };
}

/** A learner's use of an assessment. */
export interface Taken {
  /** The number of started attempts. */
  started: number;
  /** The attempts that admins granted beyond the rules. */
  granted: number;
  /** The number of the attempt that is started and not submitted. */
  open?: number | undefined;
  last_submitted_at?: string | undefined;
}

/** Returns what a learner can do now. `isOpen` says whether attempts can start, and `now` is in milliseconds. */
export function stateOf(
  rules: AssessmentRules,
  taken: Taken,
  { isOpen, lessonsLeft, now }: { isOpen: boolean; lessonsLeft: number; now: number },
): Exclude<AssessmentState, { kind: 'ended' }> {
  if (taken.open !== undefined) return { kind: 'started', number: taken.open };
  if (!isOpen) return { kind: 'closed' };
  if (rules.opens === 'after_lessons' && lessonsLeft > 0)
    return { kind: 'locked', lessons_left: lessonsLeft };
  if (taken.started >= rules.attempts + taken.granted) return { kind: 'used_up' };
  const until = taken.last_submitted_at
    ? Date.parse(taken.last_submitted_at) + rules.wait_hours * 3_600_000
    : 0;
  return until > now ? { kind: 'waiting', until: timestamp(until) } : { kind: 'open' };
}

/** Returns the better of two results: a passed one, or the higher percent; the earlier one if they are equal. */
export function bestOf(best: Assessment['best'], result: AttemptResult): AttemptResult {
  if (!best) return result;
  if (best.is_passed !== result.is_passed) return best.is_passed ? best : result;
  return best.percent >= result.percent ? best : result;
}
