import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseRules, judgeOutput } from './prompt-cases.ts';

const free: CaseRules = { must_contain: [], must_not_contain: [], is_json: false, max_words: 0 };

describe('an output', () => {
  it.each<[string, Partial<CaseRules>, string, boolean, string]>([
    [
      'has a text in another case and spacing',
      { must_contain: ['Not  stated'] },
      'It is NOT\nstated.',
      true,
      'Contains “Not  stated”',
    ],
    [
      'lacks a text',
      { must_contain: ['May 3'] },
      'It is due in June.',
      false,
      'Does not contain “May 3”, which it must',
    ],
    ['avoids a text', { must_not_contain: ['sorry'] }, 'Thank you.', true, 'Does not contain “sorry”'],
    [
      'has a forbidden text',
      { must_not_contain: ['as an AI'] },
      'As an  ai, I',
      false,
      'Contains “as an AI”, which it must not',
    ],
    ['is JSON', { is_json: true }, ' {"a": [1]}\n', true, 'Is valid JSON'],
    [
      'is JSON in a fence',
      { is_json: true },
      '```json\n{"a": 1}\n```\n',
      true,
      'Is valid JSON, inside a code fence',
    ],
    [
      'is JSON in a fence without a name',
      { is_json: true },
      '```\n[]\n```',
      true,
      'Is valid JSON, inside a code fence',
    ],
    [
      'is broken JSON in a fence',
      { is_json: true },
      '```json\n{"a": }\n```',
      false,
      'Is not valid JSON, inside a code fence',
    ],
    ['has words around JSON', { is_json: true }, 'Here it is:\n```json\n{}\n```', false, 'Is not valid JSON'],
    [
      'has two fences',
      { is_json: true },
      '```json\n{}\n```\n```json\n{}\n```',
      false,
      'Is not valid JSON, inside a code fence',
    ],
    ['is empty instead of JSON', { is_json: true }, '', false, 'Is not valid JSON'],
    [
      'has as many words as it may',
      { max_words: 3 },
      'One, two — three.',
      true,
      'Has 3 words; at most 3 are allowed',
    ],
    [
      'has a word too many',
      { max_words: 3 },
      'One two three four',
      false,
      'Has 4 words; at most 3 are allowed',
    ],
    ['has one word', { max_words: 1 }, 'One', true, 'Has 1 word; at most 1 is allowed'],
  ])('that %s is judged so', (_, rules, output, is_met, sentence) => {
    const [rule] = Object.keys(rules);
    expect(judgeOutput({ ...free, ...rules }, output)).toEqual([{ rule, is_met, sentence }]);
  });

  it('is judged by each rule in order', () => {
    const rules = { must_contain: ['a', 'b'], must_not_contain: ['c'], is_json: true, max_words: 5 };
    expect(judgeOutput(rules, 'a').map(({ rule, is_met }) => [rule, is_met])).toEqual([
      ['must_contain', true],
      ['must_contain', false],
      ['must_not_contain', true],
      ['is_json', false],
      ['max_words', true],
    ]);
    expect(judgeOutput(free, 'anything')).toEqual([]);
  });

  it('of any text is judged without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (output, part) => {
        const rules = { must_contain: [part], must_not_contain: [part], is_json: true, max_words: 1 };
        const [has, avoids] = judgeOutput(rules, output);
        expect(has?.is_met).toBe(!avoids?.is_met);
      }),
    );
  });
});
