import { describe, expect, it } from 'vitest';
import { type ListShape, pagesOf, queryOf, rangeOf, readPlace, writePlace } from './listPlace.ts';
import { followAddress } from '../../shell/frame/useSearchText.ts';

const shape: ListShape = {
  sorts: ['created_at', 'full_name'],
  states: { application_status: ['pending', 'approved'] },
};
const place = (address: string) => readPlace(new URLSearchParams(address), shape);

describe('the place in a list', () => {
  it('starts at the newest of all rows by default', () => {
    expect(place('')).toEqual({
      q: '',
      sort: { column: 'created_at', direction: 'descending' },
      states: {},
      limit: 25,
    });
  });

  it.each([
    'q=sample',
    'application_status=pending',
    'sort=full_name&order=ascending',
    'sort=created_at&order=ascending',
    'application_status=approved&q=a+b&sort=full_name&order=descending&limit=100',
  ])('is read from the address %s and written to it unchanged', (address) => {
    const written = writePlace(new URLSearchParams('other=1'), shape, place(address));
    const wanted = new URLSearchParams(`${address}&other=1`);
    for (const parameters of [written, wanted]) parameters.sort();
    expect(String(written)).toBe(String(wanted));
  });

  it.each([
    'sort=password',
    'order=sideways',
    'limit=1000000',
    'application_status=lost',
    'q=+++',
    'cursor=x',
  ])('ignores %s, which the list does not support', (address) => {
    expect(place(address)).toEqual(place(''));
  });

  it('requests no order for search results', () => {
    expect(queryOf(place('q=sample&sort=full_name&application_status=pending'))).toEqual({
      q: 'sample',
      application_status: 'pending',
    });
    expect(queryOf(place(''))).toEqual({ sort: 'created_at', order: 'descending' });
  });
});

describe('the pages of a list', () => {
  it.each([null, undefined, 'x', {}, { pages: [] }, { pages: [null] }, { pages: [{ cursor: 'a' }] }])(
    'begin at the first page if the history contains %j',
    (state) => {
      expect(pagesOf(state)).toEqual([{ start: 0 }]);
    },
  );

  it('are the ones in the history', () => {
    const pages = [{ start: 0 }, { cursor: 'a', start: 25 }];
    expect(pagesOf({ keepFocus: true, pages })).toEqual(pages);
  });

  it.each([
    [0, 25, 1240, '1–25 of 1,240'],
    [1000, 7, undefined, '1,001–1,007'],
    [0, 0, 0, ''],
  ])('with %i rows before, %i shown and %j in total have the range %j', (start, shown, count, range) => {
    expect(rangeOf(start, shown, count)).toBe(range);
  });
});

describe('the search box', () => {
  const typed = { text: 'sample', searched: 'sam', q: '' };

  it('keeps typed text while an earlier search is loading', () => {
    expect(followAddress(typed, 'sam').text).toBe('sample');
  });

  it('follows the address when the user goes back', () => {
    const done = followAddress({ ...typed, searched: 'sample' }, 'sample');
    expect(followAddress(done, '')).toEqual({ text: '', searched: '', q: '' });
  });
});
