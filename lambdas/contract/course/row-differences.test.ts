import { describe, expect, it } from 'vitest';
import { findDifferences, type QueryRows } from './row-differences.ts';

type Row = QueryRows['rows'][number];

/** Rows with the columns of a solution. */
const of = (...rows: Row[]): QueryRows => ({ columns: ['site', 'orders'], rows });
const named = (columns: string[], ...rows: Row[]): QueryRows => ({ columns, rows });
const north: Row = ['North', 2];
const south: Row = ['South', 1];
const west: Row = ['West', 0];

it.each<[name: string, found: QueryRows, expected: QueryRows, isOrdered: boolean]>([
  ['the same rows', of(north, south), of(north, south), true],
  ['another order that does not matter', of(south, north), of(north, south), false],
  ['column names in another case', named(['SITE', 'Orders'], north), of(north), true],
  ['a row twice in both', of(north, north), of(north, north), true],
  ['no rows in both', of(), of(), true],
  ['NULL in both', of(['North', null]), of(['North', null]), true],
  ['a sum that differs by rounding', of(['North', 0.1 + 0.2]), of(['North', 0.3]), true],
  [
    'a large sum that differs by rounding',
    of(['North', 12345678.949999999]),
    of(['North', 12345678.95]),
    true,
  ],
  ['a sum that is 0 but for rounding', of(['North', 0.1 + 0.2 - 0.3]), of(['North', 0]), true],
  ['minus 0', of(['North', -0]), of(['North', 0]), true],
])('%s is right', (_, found, expected, isOrdered) => {
  expect(findDifferences(found, expected, isOrdered)).toEqual([]);
});

describe('what differs is said in sentences:', () => {
  it.each<[name: string, found: QueryRows, expected: QueryRows, isOrdered: boolean, sentences: string[]]>([
    [
      'no columns',
      named([]),
      of(north),
      false,
      ['Your query returns no columns. A query that returns rows starts with SELECT or WITH.'],
    ],
    [
      'the wrong number of columns, and nothing else',
      named(['site'], ['East']),
      of(north),
      false,
      ['The result should have 2 columns: “site”, “orders”. Yours has 1: “site”.'],
    ],
    [
      'the wrong name of a column, and nothing else',
      named(['site', 'count(*)'], south),
      of(north),
      false,
      ['Column 2 should be named “orders”. Yours is named “count(*)”.'],
    ],
    [
      'a missing row',
      of(north),
      of(north, south),
      true,
      ['1 row of the right result is missing: South | 1.'],
    ],
    [
      'an extra row',
      of(north, south),
      of(north),
      false,
      ['1 row of yours does not belong in the result: South | 1.'],
    ],
    [
      'rows with another value, first what is missing',
      of(['North', 4], ['South', 2]),
      of(north, south),
      false,
      [
        '2 rows of the right result are missing: North | 2; South | 1.',
        '2 rows of yours do not belong in the result: North | 4; South | 2.',
      ],
    ],
    [
      'more than three rows, of which three are shown',
      of(),
      of(north, south, west, ['East', 5]),
      false,
      ['4 rows of the right result are missing: North | 2; South | 1; West | 0, and others.'],
    ],
    [
      'a row that should be there once',
      of(north, north, south),
      of(north, south),
      false,
      ['1 row of yours does not belong in the result: North | 2.'],
    ],
    [
      'a row that should be there twice',
      of(north, south),
      of(north, north, south),
      false,
      ['1 row of the right result is missing: North | 2.'],
    ],
    [
      'the order, if it matters',
      of(north, west, south),
      of(north, south, west),
      true,
      ['The rows are right, but their order is not. Row 2 should be: South | 1. Yours is: West | 0.'],
    ],
    [
      '0 in place of NULL',
      of(['North', 0]),
      of(['North', null]),
      false,
      [
        '1 row of the right result is missing: North | NULL.',
        '1 row of yours does not belong in the result: North | 0.',
      ],
    ],
    [
      'infinity in place of NULL',
      of(['North', Infinity]),
      of(['North', null]),
      false,
      [
        '1 row of the right result is missing: North | NULL.',
        '1 row of yours does not belong in the result: North | Infinity.',
      ],
    ],
    [
      'a text in place of a number or of NULL',
      of(['North', '2'], ['South', 'NULL'], ['West', '']),
      of(north, ['South', null], ['West', null]),
      false,
      [
        '3 rows of the right result are missing: North | 2; South | NULL; West | NULL.',
        '3 rows of yours do not belong in the result: North | “2”; South | “NULL”; West | “”.',
      ],
    ],
    [
      'one cent in a large sum',
      of(['North', 12345678.94]),
      of(['North', 12345678.95]),
      false,
      [
        '1 row of the right result is missing: North | 12345678.95.',
        '1 row of yours does not belong in the result: North | 12345678.94.',
      ],
    ],
  ])('%s', (_, found, expected, isOrdered, sentences) => {
    expect(findDifferences(found, expected, isOrdered)).toEqual(sentences);
  });
});
