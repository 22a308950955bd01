import { expect, it } from 'vitest';
import type { ImportedPerson } from '@redwhiteandcode/contract/company/import-operations.ts';
import { readPeopleText } from '@redwhiteandcode/contract/company/people-file.ts';
import { actionsOf, checkRow, importedRow, outcomesCsv, reviewedRow, sentRows } from './importRows.ts';

const list = readPeopleText(
  'email,name,status\nann@example.com,Ann,active\nbo@example.com,Bo,terminated\nx,"y"z,active\n',
);
const rows = 'code' in list ? [] : list.rows;

it('sends the rows that were read, without those to confirm', () => {
  expect(sentRows(rows)).toEqual([
    { record: 1, email: 'ann@example.com', name: 'Ann', group: '', manager: '' },
  ]);
});

it('shows why a row is not sent, and lets a person confirm who has left', () => {
  const shown = rows.map((row) => reviewedRow(row, undefined));
  expect(shown.map(({ outcome }) => outcome.label)).toEqual([
    'Not checked yet',
    'Please confirm',
    'Not read',
  ]);
  expect(shown[1]?.notes).toEqual([
    '“status” is “terminated”. Confirm that this person still works for you.',
  ]);
  expect(shown.map((row) => actionsOf(row).includes('confirm'))).toEqual([false, true, false]);
});

it('shows the address and the name that the check read, and what to look at', () => {
  const [row] = rows;
  if (!row) throw new Error('There is no row.');
  const checked = { ...row, email: 'ann@example.com', name: 'Ann', reason: null, first_record: 7 } as const;
  expect(reviewedRow(row, { ...checked, outcome: 'twice_in_file', warnings: ['garbled'] })).toMatchObject({
    outcome: { label: 'Twice in the list' },
    notes: ['Row 7 has the same address.', 'Letters look damaged. Check the name and the group.'],
  });
});

it('checks a mended row with the rules of the API', () => {
  expect(checkRow({ email: 'ann@example.com', name: '', group: '', manager: '' })).toBeUndefined();
  expect(checkRow({ email: ' ', name: 'x'.repeat(300), group: '', manager: '' })).toEqual({
    email: 'This row has no email address.',
    name: expect.any(String),
  });
});

it('writes each row with its outcome into the file, so that no cell is a formula', () => {
  const row: ImportedPerson = {
    record: 2,
    email: '=cmd()',
    name: 'Ann, "A"',
    group: '',
    manager: '',
    outcome: 'not_an_address',
    reason: 'formula',
    first_record: null,
  };
  const [, line] = outcomesCsv([row]).split('\r\n');
  expect(line).toBe(`2,'=cmd(),"Ann, ""A""",,,Not an address,"This is a formula, not an email address."`);
  expect(importedRow({ ...row, record: null, outcome: 'removed', reason: null }, 0)).toMatchObject({
    place: '',
    outcome: { label: 'Seat taken back' },
  });
});
