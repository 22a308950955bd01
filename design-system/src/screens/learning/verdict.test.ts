import { expect, test } from 'vitest';
import type { Judgment } from './lessonBlock.ts';
import { verdictOn } from './verdict.ts';

const partsOf = (rights: readonly boolean[]) =>
  rights.map((isRight, at) => ({ id: `${at}`, isRight, feedback: '' }));

const judge = (
  state: Judgment['state'],
  rights: readonly boolean[] = [],
  { feedback = '', missed = 0 } = {},
): Judgment => ({
  state,
  parts: partsOf(rights),
  missed: partsOf(Array.from({ length: missed }, () => true)),
  feedback,
});

test.each([
  ['one', judge('right', [true]), 'Right.'],
  ['one', judge('wrong', [false]), 'Not yet.'],
  ['one', judge('empty'), 'Choose an answer first.'],
  ['several', judge('wrong', [true, false]), 'Not yet. 1 of your 2 choices is right.'],
  [
    'several',
    judge('wrong', [true], { missed: 2 }),
    'Not yet. All that you chose is right, but you missed 2 choices.',
  ],
  [
    'mark',
    judge('wrong', [false, false], { missed: 1 }),
    'Not yet. 0 of your 2 marked sentences are right. You missed 1 sentence.',
  ],
  [
    'mark',
    judge('wrong', [false], { missed: 1 }),
    'Not yet. Your only choice is not right. You missed 1 sentence.',
  ],
  ['order', judge('wrong', [true, false, false]), 'Not yet. 1 of 3 items is in the right place.'],
  ['sort', judge('wrong', [true, true, false]), 'Not yet. 2 of 3 items are in the right group.'],
  [
    'number',
    judge('wrong', [], { feedback: 'You counted words, not tokens.' }),
    'Not yet. You counted words, not tokens.',
  ],
  ['short', judge('compare'), 'Compare your answer with the model answer below.'],
] as const)('%s: %j reads "%s"', (kind, judgment, text) => expect(verdictOn(kind, judgment)).toBe(text));
