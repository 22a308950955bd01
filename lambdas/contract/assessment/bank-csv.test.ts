import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckTask } from '../course/blocks.ts';
import { assessmentLimits } from './assessment-limits.ts';
import type { BankQuestion } from './bank.ts';
import { bankColumns, bankCsv } from './bank-csv.ts';
import { readBankCsv } from './read-bank-csv.ts';
import { sampleBank } from './sample-bank.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('=1+1', "'=1+1", "''@x", ' a "quoted", text; ', 'two\r\nlines', '\t', '+', "'", '\uFEFF'),
);
const partId = fc.stringMatching(/^[a-z0-9]{1,10}$/);
const listOf = <Item>(item: fc.Arbitrary<Item & { id: string }>) =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 6 });
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((value) => (Object.is(value, -0) ? 0 : value));
const choices = listOf(fc.record({ id: partId, text, is_right: fc.boolean(), feedback: text }));
const sort = listOf(fc.record({ id: partId, title: text }))
  .filter((groups) => groups.length > 0)
  .chain((groups) =>
    fc.record({
      kind: fc.constant('sort' as const),
      groups: fc.constant(groups),
      items: listOf(
        fc.record({
          id: partId,
          text,
          group: fc.constantFrom(...groups.map(({ id }) => id)),
          feedback: text,
        }),
      ),
    }),
  );
const match = listOf(fc.record({ id: partId, left: text, right: text })).map((pairs) => ({
  kind: 'match' as const,
  pairs: pairs.slice(2),
  extras: pairs.slice(0, 2).map(({ id, right }) => ({ id, right })),
}));
const task: fc.Arbitrary<CheckTask> = fc.oneof(
  fc.record({ kind: fc.constantFrom('one' as const, 'several' as const), choices }),
  fc.record({ kind: fc.constant('mark' as const), source: text, sentences: choices }),
  fc.record({ kind: fc.constant('order' as const), items: listOf(fc.record({ id: partId, text })) }),
  match,
  sort,
  fc.record({
    kind: fc.constant('number' as const),
    value: number,
    tolerance: number.map(Math.abs),
    unit: text,
    near: fc.array(fc.record({ value: number, feedback: text }), { maxLength: 4 }),
  }),
);
const place = fc.integer({ min: 1, max: 999 });
const question: fc.Arbitrary<BankQuestion> = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,9}){0,2}$/),
  module_number: place,
  lesson_number: place,
  prompt: text,
  task,
  explanation: text,
  quote: text,
  status: fc.constant('draft' as const),
});
const banks = fc.uniqueArray(question, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });

const newId = () => 'new';
const problemIn = (csv: string): string => {
  const file = readBankCsv(csv, newId);
  return 'problem' in file ? file.problem : '';
};
const titles = bankColumns.join(',');
const row = (cells: Partial<Record<(typeof bankColumns)[number], string>>) =>
  bankColumns.map((column) => cells[column] ?? '').join(',');
const own = { module: '1', lesson: '1', type: 'order', part: 'item', text: 'x' };

describe('a bank as CSV', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(banks, (bank) => {
        expect(readBankCsv(`\uFEFF${bankCsv(bank)}`, newId)).toEqual({ questions: bank });
      }),
    );
  });

  it('is read as drafts, and with ids for what has none', () => {
    const [first] = sampleBank(1);
    expect(readBankCsv(bankCsv([first as BankQuestion]), newId)).toEqual({
      questions: [{ ...first, status: 'draft' }],
    });
    const file = readBankCsv([titles, row(own), row({ part: 'item', text: 'y' }), ''].join('\n'), newId);
    expect(file).toMatchObject({
      questions: [
        {
          id: 'new',
          task: {
            items: [
              { id: 'a', text: 'x' },
              { id: 'b', text: 'y' },
            ],
          },
        },
      ],
    });
  });

  it('may have thousands separators', () => {
    const number = { ...own, type: 'number', part: 'value', text: '"-1,000.5"' };
    const parts = [row({ part: 'tolerance', text: '0' }), row({ part: 'unit' })];
    expect(readBankCsv([titles, row(number), ...parts].join('\n'), newId)).toMatchObject({
      questions: [{ task: { value: -1000.5 } }],
    });
  });

  it('has no cell that a spreadsheet runs as a formula', () => {
    const [first] = sampleBank(1);
    const csv = bankCsv([{ ...(first as BankQuestion), prompt: '=HYPERLINK("x")', quote: '@SUM(1)' }]);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(",'@SUM(1),");
  });

  const lines = (...rows: readonly string[]) => [titles, ...rows].join('\r\n');
  it.each([
    ['other columns', 'a,b\r\n1,2', 'Row 1: the columns must be '],
    ['an open quote', lines(row(own), '"x'), 'Row 3: this is not CSV.'],
    ['a short row', lines(row(own), 'x,y'), 'Row 3: this row has 2 cells instead of 13.'],
    ['an unknown type', lines(row({ ...own, type: 'essay' })), 'Row 2: “essay” is not a type.'],
    ['a type that is not graded', lines(row({ ...own, type: 'short' })), 'Row 2: “short” is not a type.'],
    ['another part', lines(row({ ...own, part: 'pair' })), 'Row 2: a part of order is item, not “pair”.'],
    [
      'a repeated id',
      lines(row({ ...own, id: 'q' }), row({ ...own, id: 'q' })),
      'Row 3: the id q is in this file',
    ],
    ['a bad id', lines(row({ ...own, id: 'Q 1' })), 'Row 2: the id has'],
    ['no module', lines(row({ ...own, module: '' })), 'Row 2: “” in the column module is not a number.'],
    [
      'a decimal comma',
      lines(row({ ...own, module: '"1,5"' })),
      'Row 2: “1,5” in the column module is not a',
    ],
    ['a hexadecimal number', lines(row({ ...own, lesson: '0x10' })), 'Row 2: “0x10” in the column lesson is'],
    [
      'a cell of 1 MB',
      lines(row({ ...own, prompt: 'x'.repeat(1_000_000) })),
      'Row 2: prompt: Please use at most',
    ],
    [
      'a quoted cell of 1 MB',
      lines(row({ ...own, text: `"${'""'.repeat(500_000)}"` })),
      'Row 2: task.items.0.text',
    ],
    [
      'parts without a question',
      lines(row({ part: 'item', text: 'x' })),
      'Row 2: a question starts with its type.',
    ],
    [
      'an unknown group',
      lines(row({ ...own, type: 'sort', answer: 'z' })),
      'Row 2: the answer is the part_id',
    ],
    [
      'no value',
      lines(row({ ...own, type: 'number', part: 'unit' })),
      'Row 2: this question has no part named value.',
    ],
    ['no questions', titles, 'This file has no questions.'],
  ])('with %s is refused in one sentence that names the row', (_, csv, message) => {
    expect(problemIn(csv)).toContain(message);
  });

  it('of 5,000 questions is refused in one sentence', () => {
    const csv = lines(...Array.from({ length: 5000 }, (_, at) => row({ ...own, id: `q${at}` })));
    expect(problemIn(csv)).toBe(`This file has 5000 questions. ${assessmentLimits.bank.tooMany}`);
  });
});
