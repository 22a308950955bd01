import type { Judgment, ShownTask } from './lessonBlock.ts';

const emptySentences: Record<ShownTask['kind'], string> = {
  one: 'Choose an answer first.',
  several: 'Choose at least one answer first.',
  order: 'Put the items in order first.',
  match: 'Choose a match for every item first.',
  sort: 'Choose a group for every item first.',
  number: 'Enter a number first.',
  short: 'Write your answer first.',
  mark: 'Mark at least one sentence first.',
};

/** What the parts of an answer are, and what is true of the right ones. */
const counted: Partial<Record<ShownTask['kind'], readonly [parts: string, rest: string]>> = {
  several: ['of your # choices', 'right'],
  order: ['of # items', 'in the right place'],
  match: ['of # matches', 'right'],
  sort: ['of # items', 'in the right group'],
  mark: ['of your # marked sentences', 'right'],
};

/** Returns how many parts of a wrong answer are right and how many are missing, where that helps. */
function countRight(kind: ShownTask['kind'], { parts, missed }: Judgment): string {
  const words = counted[kind];
  const right = parts.filter(({ isRight }) => isRight).length;
  if (!words) return '';
  const missing = `you missed ${missed.length} ${kind === 'mark' ? 'sentence' : 'choice'}${missed.length === 1 ? '' : 's'}.`;
  if (right === parts.length) return `All that you chose is right, but ${missing}`;
  const chosen =
    parts.length === 1
      ? 'Your only choice is not right.'
      : `${right} ${words[0].replace('#', `${parts.length}`)} ${right === 1 ? 'is' : 'are'} ${words[1]}.`;
  return missed.length === 0 ? chosen : `${chosen} Y${missing.slice(1)}`;
}

/** Returns what a learner reads and hears about an answer. Parts between backticks are code. */
export function verdictOn(kind: ShownTask['kind'], judgment: Judgment): string {
  switch (judgment.state) {
    case 'empty':
      return emptySentences[kind];
    case 'compare':
      return 'Compare your answer with the model answer below.';
    case 'right':
      return ['Right.', judgment.feedback].filter(Boolean).join(' ');
    case 'wrong':
      return ['Not yet.', judgment.feedback || countRight(kind, judgment)].filter(Boolean).join(' ');
  }
}
