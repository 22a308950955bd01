import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckTask } from './blocks.ts';
import {
  givesKeysAway,
  gradedFaults,
  isQuoted,
  type Question,
  questionFaults,
  sentencesIn,
} from './question-rules.ts';

const lesson =
  '<h2>What a sample is</h2><p>A sample is a <b>small</b> part. It stands for the whole &amp; is “cheap”!</p>' +
  '<ul><li>Take it at random</li><li>Keep the rest</li></ul>';
const quote = 'A sample is a small part.';

const one = (...texts: string[]): CheckTask => ({
  kind: 'one',
  choices: texts.map((text, at) => ({ id: `c${at}`, text, is_right: at === 0, feedback: 'Because.' })),
});
/** A question with the right choices A and B. */
const twoRight = {
  kind: 'one' as const,
  choices: ['A', 'B', 'C'].map((text) => ({
    id: text.toLowerCase(),
    text,
    is_right: text !== 'C',
    feedback: 'Because.',
  })),
};
const question = (change: Partial<Question> = {}): Question => ({
  prompt: 'What is a sample?',
  task: one('A part', 'The whole', 'A price tag'),
  explanation: 'The lesson says so.',
  quote,
  ...change,
});

describe('a quote', () => {
  it.each([
    ['a sentence with a tag in it', quote],
    ['a list item', 'Take it at random'],
    ['a sentence without its mark and with other quotation marks', 'It stands for the whole & is "cheap"'],
    ['two sentences', `${quote} It stands for the whole & is “cheap”!`],
    ['a sentence with other spaces', 'A  sample is\na small part.'],
  ])('is %s of the lesson', (_, text) => expect(isQuoted(lesson, text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['a part of a sentence', 'is a small part.'],
    ['two words', 'small part'],
    ['another sentence', 'A sample is a large part.'],
    ['two sentences that do not follow each other', `${quote} Take it at random`],
  ])('is not %s', (_, text) => expect(isQuoted(lesson, text)).toBe(false));

  it('is every sentence of any text that has three words', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 6 }), { minLength: 1, maxLength: 8 }), (paragraphs) => {
        const html = paragraphs.map((text) => `<p>${text}.</p>`).join('');
        for (const text of sentencesIn(html).filter((each) => each.split(' ').length > 2))
          expect(isQuoted(html, text)).toBe(true);
      }),
    );
  });
});

describe('a question', () => {
  it('without faults may be asked and graded', () => {
    expect(gradedFaults(question(), lesson)).toEqual([]);
  });

  it.each<[string, Partial<Question>, RegExp]>([
    ['without a prompt', { prompt: ' ' }, /^prompt: /],
    ['without an explanation', { explanation: '' }, /^explanation: /],
    ['with an invented quote', { quote: 'A sample is never small.' }, /whole sentence/],
    ['with the same choice twice', { task: one('A part', 'The whole', 'the  Whole') }, /same/],
    ['with two right choices', { task: twoRight }, /exactly one/],
    [
      'with a choice without feedback',
      {
        task: {
          ...twoRight,
          choices: twoRight.choices.map((choice) => ({
            ...choice,
            is_right: choice.text === 'A',
            feedback: ' ',
          })),
        },
      },
      /no feedback/,
    ],
    ['with two choices', { task: one('A part', 'The whole') }, /fewer than 3/],
    [
      'with two choices of which several may be right',
      { task: { kind: 'several', choices: twoRight.choices.slice(1) } },
      /fewer than 3/,
    ],
    ['of true or false', { task: one('True', 'False', 'It depends') }, /true, false/],
    ['with “all of the above”', { task: one('A part', 'The whole', 'All of the above.') }, /other choices/],
    ['with “none of these”', { task: one('None of these', 'The whole', 'A part') }, /other choices/],
  ])('%s must not be asked', (_, change, fault) => {
    expect(questionFaults(question(change), lesson)).toEqual([expect.stringMatching(fault)]);
  });

  it('must not be graded if many parts have to be right, or if a person would have to judge it', () => {
    const items = 'abcdef'.split('').map((id) => ({ id, text: `Step ${id}` }));
    expect(gradedFaults(question({ task: { kind: 'order', items } }), lesson)).toEqual([
      'it has more than 5 parts',
    ]);
    expect(gradedFaults(question({ task: { kind: 'short', model_answer: 'A part' } }), lesson)).toEqual([
      'a short text cannot be graded',
    ]);
  });
});

describe('the length of choices', () => {
  const long = one('The longest of them', 'Short', 'Shorter', 'Shor');
  const short = one('Short', 'The longest of them', 'Shorter', 'Shor');
  it.each([
    ['never the key', 0, 4, false],
    ['the key as often as by chance', 1, 3, false],
    ['the key in 6 of 20', 6, 14, false],
    ['the key in 7 of 20', 7, 13, true],
    ['always the key', 4, 0, true],
  ])('%s', (_, keys, others, isAway) => {
    const tasks = [
      ...Array.from({ length: keys }, () => long),
      ...Array.from({ length: others }, () => short),
    ];
    expect(givesKeysAway(tasks)).toBe(isAway);
  });

  it('gives a key away also where another choice is as long', () => {
    expect(givesKeysAway([one('Same size', 'Size same', 'Short', 'Shor')])).toBe(true);
  });

  it('does not matter for questions of other kinds', () => {
    expect(givesKeysAway([{ ...twoRight, kind: 'several' }])).toBe(false);
    expect(givesKeysAway([])).toBe(false);
  });
});
