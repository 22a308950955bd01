import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortValue } from './search.ts';
import { matchesWords, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it.each([
    [
      ['Sample Learner', 'sample-1@example.com'],
      ['1', 'com', 'example', 'learner', 'sample', 'sample-1@example.com'],
    ],
    [['José ÁLVAREZ'], ['alvarez', 'jose']],
    [[null, undefined, '', ' - '], []],
    [['AI & ML: AI'], ['ai', 'ml']],
    [['日本 語'], ['日本', '語']],
    [['Siobhán O’Connor'], ['oconnor', 'siobhan']],
  ])('of %j are %j', (texts, words) => {
    expect(wordsOf(...texts)).toEqual(words);
  });

  it('are limited in number and length for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        const words = wordsOf(text);
        expect(words.length).toBeLessThanOrEqual(24);
        expect(words.every((word) => word.length > 0 && word.length <= 40)).toBe(true);
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });
});

describe('the words of several texts', () => {
  const wordy = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');

  it.each([
    ['before an email address', [wordy, 'sample-1@example.com']],
    ['after an email address', ['sample-1@example.com', wordy]],
    ['among four', [wordy, 'sample-1@example.com', wordy.toUpperCase(), 'word99 sample']],
  ])('include words of each text even if one is long: %s', (_where, texts) => {
    const words = wordsOf(...texts);
    expect(words).toEqual(expect.arrayContaining(['sample-1@example.com', 'sample', 'com', 'word0']));
    expect(words).toHaveLength(24);
  });
});

describe('a lone surrogate', () => {
  const character = '𠮷';
  const texts = [
    ...Array.from({ length: 80 }, (_, at) => 'a'.repeat(at) + character),
    ...Array.from({ length: 80 }, (_, at) => `${'a'.repeat(at)}@${character}`),
    `half@${character.slice(0, 1)}`,
    `${character.slice(1)}half@${character.slice(0, 1)}x`,
  ];

  it('is never in a word or a sort value', () => {
    for (const text of texts) {
      expect(wordsOf(text).every((word) => word.isWellFormed())).toBe(true);
      expect(sortValue(text).isWellFormed()).toBe(true);
    }
  });

  it('does not prevent finding a text that is truncated inside a character', () => {
    const text = 'a'.repeat(39) + character;
    expect(matchesWords(wordsOf(text), wordsOf(text))).toBe(true);
  });
});

describe('a search', () => {
  const words = wordsOf('Sample Applicant One', 'sample-1@example.com', 'Sample Company');
  it.each([
    ['samp', true],
    ['one sam', true],
    ['SAMPLE-1@', true],
    ['sample-1@example.com', true],
    ['ample', false],
    ['sample two', false],
    ['', true],
  ])('for %j finds the row: %s', (q, isFound) => {
    expect(matchesWords(words, wordsOf(q))).toBe(isFound);
  });
});
