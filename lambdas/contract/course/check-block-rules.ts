import type { BlockOf, CheckTask } from './blocks.ts';
import { blockMessages } from './block-limits.ts';
import { blank, type BlockProblems, checkDistinct, checkIds, when } from './block-problems.ts';
import { isWithin } from './number-tolerance.ts';

type TaskOf<Kind extends CheckTask['kind']> = Extract<CheckTask, { kind: Kind }>;

const textsOf = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);
const rightIn = (choices: readonly { is_right: boolean }[]): number =>
  choices.filter(({ is_right }) => is_right).length;

const checkChoices = (
  { choices }: TaskOf<'one' | 'several'>,
  hasRight: boolean,
  message: string,
): BlockProblems => ({
  ...when(!hasRight, 'task.choices', message),
  ...when(choices.length < 2, 'task.choices', blockMessages.fewChoices),
  ...checkIds('task.choices', choices),
  ...checkDistinct('task.choices', 'text', textsOf(choices)),
});

function checkNumber({ value, tolerance, near }: TaskOf<'number'>): BlockProblems {
  const isRepeated = (wrong: number, at: number): boolean =>
    near.slice(0, at).some((earlier) => isWithin(wrong, earlier.value, 0));
  return {
    ...when(!Number.isFinite(value), 'task.value', blockMessages.number),
    ...when(!Number.isFinite(tolerance), 'task.tolerance', blockMessages.number),
    ...Object.assign(
      {},
      ...near.map((wrong, at) => ({
        ...blank(`task.near.${at}.feedback`, wrong.feedback),
        ...when(!Number.isFinite(wrong.value), `task.near.${at}.value`, blockMessages.number),
        ...when(isWithin(wrong.value, value, tolerance), `task.near.${at}.value`, blockMessages.unreachable),
        ...when(isRepeated(wrong.value, at), `task.near.${at}.value`, blockMessages.equal),
      })),
    ),
  };
}

function checkSort({ groups, items }: TaskOf<'sort'>): BlockProblems {
  const ids = groups.map(({ id }) => id);
  return {
    ...when(groups.length < 2, 'task.groups', blockMessages.fewGroups),
    ...when(items.length < 2, 'task.items', blockMessages.fewItems),
    ...checkIds('task.groups', groups),
    ...checkIds('task.items', items),
    ...checkDistinct(
      'task.groups',
      'title',
      groups.map(({ title }) => title),
    ),
    ...checkDistinct('task.items', 'text', textsOf(items)),
    ...Object.assign(
      {},
      ...items.map(({ group }, at) =>
        when(!ids.includes(group), `task.items.${at}.group`, blockMessages.unknownGroup),
      ),
      ...ids.map((id, at) =>
        when(!items.some(({ group }) => group === id), `task.groups.${at}.title`, blockMessages.unusedGroup),
      ),
    ),
  };
}

function checkMatch({ pairs, extras }: TaskOf<'match'>): BlockProblems {
  const rights = checkDistinct(
    'rights',
    'right',
    [...pairs, ...extras].map(({ right }) => right),
  );
  const placed = Object.entries(rights).map(([path, message]) => {
    const at = Number(path.split('.')[1]);
    const isExtra = at >= pairs.length;
    return [`task.${isExtra ? 'extras' : 'pairs'}.${isExtra ? at - pairs.length : at}.right`, message];
  });
  return {
    ...when(pairs.length < 2, 'task.pairs', blockMessages.fewItems),
    ...checkIds('task.pairs', [...pairs, ...extras]),
    ...checkDistinct(
      'task.pairs',
      'left',
      pairs.map(({ left }) => left),
    ),
    ...Object.fromEntries(placed),
  };
}

/** Checks that a question can be answered and judged. */
function checkTask(task: CheckTask): BlockProblems {
  switch (task.kind) {
    case 'one':
      return checkChoices(task, rightIn(task.choices) === 1, blockMessages.oneRight);
    case 'several':
      return checkChoices(task, rightIn(task.choices) > 0, blockMessages.someRight);
    case 'order':
      return {
        ...when(task.items.length < 2, 'task.items', blockMessages.fewItems),
        ...checkIds('task.items', task.items),
        ...checkDistinct('task.items', 'text', textsOf(task.items)),
      };
    case 'match':
      return checkMatch(task);
    case 'sort':
      return checkSort(task);
    case 'number':
      return checkNumber(task);
    case 'short':
      return blank('task.model_answer', task.model_answer);
    case 'mark':
      return {
        ...blank('task.source', task.source),
        ...when(rightIn(task.sentences) === 0, 'task.sentences', blockMessages.someUnsupported),
        ...when(task.sentences.length < 2, 'task.sentences', blockMessages.fewSentences),
        ...checkIds('task.sentences', task.sentences),
        ...checkDistinct('task.sentences', 'text', textsOf(task.sentences)),
      };
  }
}

/** Checks that a question works for a learner. Returns error messages by path, such as `task.choices`. */
export const checkCheck = ({ prompt, task, explanation }: BlockOf<'check'>): BlockProblems => ({
  ...blank('prompt', prompt),
  ...checkTask(task),
  ...blank('explanation', explanation),
});
