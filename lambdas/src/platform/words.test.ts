import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAbout, wordsOf } from './words.ts';

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
  ])('of %j are %j', (texts, words) => {
    expect(wordsOf(...texts)).toEqual(words);
  });

  it('are few and short, whatever the text', () => {
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
    ['before the address', [wordy, 'sample-1@example.com']],
    ['after it', ['sample-1@example.com', wordy]],
    ['of four', [wordy, 'sample-1@example.com', wordy.toUpperCase(), 'word99 sample']],
  ])('have room for each, however long one is: %s', (_where, texts) => {
    const words = wordsOf(...texts);
    expect(words).toEqual(expect.arrayContaining(['sample-1@example.com', 'sample', 'com', 'word0']));
    expect(words).toHaveLength(24);
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
  ])('for %j finds it: %s', (q, isFound) => {
    expect(isAbout(words, wordsOf(q))).toBe(isFound);
  });
});
