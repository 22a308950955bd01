import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, csvRecords, parseCsv } from './csv.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    '"',
    '""',
    'a "b"',
    ',',
    ';',
    '\t',
    '|',
    '^',
    ']',
    '\\',
    '-',
    '\r',
    '\n',
    '\r\n',
    ' a ',
  ),
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const lineBreak = fc.constantFrom('\r\n', '\n', '\r');

it('reads what was written, with every delimiter and line end', () => {
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(...',;\t|^]\\-: '.split('')),
      lineBreak,
      fc.boolean(),
      (written, by, end, isEnded) => {
        const text = written.map((cells) => cells.map(quoted).join(by)).join(end) + (isEnded ? end : '');
        expect(Array.from(csvRecords(text, by), ({ cells, fault }) => ({ cells, fault }))).toEqual(
          written.map((cells) => ({ cells, fault: undefined })),
        );
      },
    ),
  );
});

it('reads what csvLine writes, also formulas', () => {
  fc.assert(
    fc.property(rows, (written) => {
      expect(parseCsv(written.map(csvLine).join(''))).toEqual(written);
    }),
  );
});

it('counts lines within cells and between records, however they end', () => {
  const lines = Array.from(csvRecords('a\r\n"b\r\nc\nd\re"\n\rf'), (each) => [
    ...each.cells,
    each.firstLine,
    each.lastLine,
  ]);
  expect(lines).toEqual([
    ['a', 1, 1],
    ['b\r\nc\nd\re', 2, 5],
    ['', 6, 6],
    ['f', 7, 7],
  ]);
});

it.each([
  ['a,"b', [['a', 'b', 'open']]],
  ['"a\nb,c', [['a\nb,c', 'open']]],
  ['"a""', [['a"', 'open']]],
  [
    '"a"b,c\nd',
    [
      ['ab', 'c', 'closed-early'],
      ['d', undefined],
    ],
  ],
  ['a "b" c', [['a "b" c', 'bare']]],
  ['a, "b, c" ,d', [['a', 'b, c', 'd', 'bare']]],
  ['a "b","c', [['a "b"', 'c', 'open']]],
  ['"a"b,c "d"', [['ab', 'c "d"', 'closed-early']]],
  ['a,', [['a', '', undefined]]],
  ['', []],
  ['\uFEFFa', [['a', undefined]]],
])('reads %j', (text, records) => {
  expect(Array.from(csvRecords(text), ({ cells, fault }) => [...cells, fault])).toEqual(records);
});

it.each([
  ['a\n"b', 2],
  ['a\nb\n"c"d', 3],
  ['a "b"', 1],
  ['a, "b"', 1],
])('refuses %j, which csvCell does not write', (text, badRow) => {
  expect(parseCsv(text)).toEqual({ badRow });
});
