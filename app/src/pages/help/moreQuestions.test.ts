import help from '@redwhiteandcode/contract/help/help.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { askHref } from './helpCopy.ts';
import { moreQuestions, searchWords } from './moreQuestions.ts';

const all = [...help, ...moreQuestions];

describe('the search of the help center', () => {
  it('has search words for its questions only, and each question once', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(ids.size).toBe(all.length);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
    expect(Object.keys(searchWords).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['money back', ['employer-denies', 'search-cancel-order', 'landing-employer-says-no']],
    ['cancel', ['employer-denies', 'pause-a-course']],
    ['forgot', ['search-reset-password']],
  ])('has %j among the words of its questions', (word, ids) => {
    for (const id of ids) expect(searchWords[id]).toContain(word);
  });

  it('offers to ask with the words', () => {
    const { pathname, searchParams } = new URL(askHref(' a&b="c" '), 'http://localhost');
    expect(pathname).toBe('/contact');
    expect(searchParams.get('message')).toBe(
      'I searched the help center for “a&b="c"” and found no answer.\n\n',
    );
  });
});
