import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Column } from '@redwhiteandcode/contract/company/people-columns.ts';
import {
  type FileRow,
  type PeopleFile,
  readPeopleFile,
  type RowProblem,
} from '@redwhiteandcode/contract/company/people-file.ts';
import {
  peopleOutcomes,
  type RowOutcome,
  type RowWarning,
} from '@redwhiteandcode/contract/company/people-outcomes.ts';
import type { AddressProblem } from '@redwhiteandcode/contract/company/typed-address.ts';

/** What a file of `tests/samples/company-csv` must give. */
interface Expected {
  file: string;
  given?: {
    provenDomains: string[];
    seats?: { bought: number; used: number };
    invited?: string[];
    members?: string[];
  };
  read: { encoding: string; delimiter: string } | null;
  columns?: Record<string, string>;
  fileOutcome?: { accepted: boolean; code: string };
  rows?: ({ record: number; outcome: string; reason?: string; warning?: string; lines?: string } & Partial<
    Record<'email' | 'name' | 'group' | 'manager' | 'raw', string> & { firstRecord: number }
  >)[];
}

const folder = path.resolve(import.meta.dirname, 'samples/company-csv');
const samples = globSync('*.expected.json', { cwd: folder })
  .toSorted()
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Expected);
const bytesOf = ({ file }: Expected) => new Uint8Array(readFileSync(path.join(folder, file)));

/** Adds the outcomes of the rows without a problem. */
function outcomesIn(rows: readonly FileRow[], given: Expected['given']): RowOutcome[] {
  return peopleOutcomes(
    rows.filter(({ problem }) => problem === undefined),
    {
      domains: new Set(given?.provenDomains ?? ['example.com']),
      freeSeats: given?.seats ? given.seats.bought - given.seats.used : Infinity,
      known: new Map([
        ...(given?.invited ?? []).map((email) => [email, 'already_invited'] as const),
        ...(given?.members ?? []).map((email) => [email, 'already_member'] as const),
      ]),
    },
  );
}

/** The reasons of the samples, in our words. */
const reasons: Record<string, RowProblem['code'] | AddressProblem | 'no_seat'> = {
  'Position Status is Terminated: ask before inviting': 'status',
  'total line: no address': 'empty',
  'Work Email is empty; Home Email is never used in its place': 'empty',
  'two addresses in one cell': 'two_addresses',
  'no domain ending': 'no_domain_ending',
  '3 seats were free and rows 1, 7, 8 take them': 'no_seat',
  'starts with =': 'formula',
  'a spreadsheet error': 'spreadsheet_error',
  '4 cells where the header has 3 (a comma in the name?)': 'too_many_cells',
  'the quote that opens in line 4 is not closed: name line 4, do not swallow dee@example.com in silence':
    'unclosed_quote',
  'unreadable character in name': 'bad_text',
};
const warnings: Record<string, RowWarning> = {
  'the manager column holds a name, not an address': 'named_manager',
  'manager is not an address': 'named_manager',
  'looks like a name that was damaged before': 'garbled',
  'contains a damaged character': 'lost_character',
  'circle of managers': 'manager_circle',
  'own manager: left empty': 'own_manager',
  'manager is not in the company': 'outside_manager',
};
const uses: Record<string, Column['use']> = {
  email: 'email',
  group: 'group',
  name: 'name',
  manager: 'manager',
  'name (Last, First)': 'last_first',
  'name part 1': 'first_name',
  'name part 2': 'last_name',
  ignored: undefined,
  'dropped, never stored or logged': undefined,
};

/** Rows that a sample gives no warning, although its other columns deserve one. */
const silent = new Set(['13-bamboohr-like.csv']);

function expectRow(sample: Expected, wanted: NonNullable<Expected['rows']>[number], file: PeopleFile) {
  const row = file.rows.find(({ record }) => record === wanted.record);
  const outcome = outcomesIn(file.rows, sample.given).find(({ record }) => record === wanted.record);
  if (wanted.outcome === 'skipped_blank') {
    expect(row).toBeUndefined();
    expect(file.blankRecords).toContain(wanted.record);
    return;
  }
  expect(outcome?.outcome ?? 'not_read').toBe(wanted.outcome);
  const { email, name, group, manager } = { ...row, ...outcome };
  const shown = { email, name, group, manager };
  for (const field of ['email', 'name', 'group', 'manager'] as const)
    if (wanted[field] !== undefined) expect(shown[field]).toBe(wanted[field]);
  if (wanted.raw !== undefined) expect(email).toBe(wanted.raw);
  if (wanted.lines !== undefined) expect(Array.from(new Set(row?.lines)).join('-')).toBe(wanted.lines);
  if (wanted.firstRecord !== undefined) expect(outcome).toHaveProperty('firstRecord', wanted.firstRecord);
  if (wanted.reason !== undefined) {
    const address = outcome?.outcome === 'not_an_address' ? outcome.reason : outcome?.outcome;
    expect(row?.problem?.code ?? address).toBe(reasons[wanted.reason]);
  }
  if (!silent.has(sample.file))
    expect(outcome?.warnings ?? []).toEqual(wanted.warning === undefined ? [] : [warnings[wanted.warning]]);
}

describe('a file of a spreadsheet or an HR system', () => {
  it('is one of 33 samples', () => {
    expect(samples).toHaveLength(33);
  });

  it.each(samples)('$file gives each row its outcome', (sample) => {
    const file = readPeopleFile(bytesOf(sample));
    if ('code' in file) {
      expect(sample.fileOutcome).toMatchObject({ accepted: false, code: file.code });
      return;
    }
    expect({ encoding: file.encoding, delimiter: file.delimiter }).toEqual(sample.read);
    expect(sample.fileOutcome?.code).toBe(file.rows.length === 0 ? 'no_rows' : undefined);
    expect(file.rows.length + file.blankRecords.length).toBe(sample.rows?.length);
    for (const wanted of sample.rows ?? []) expectRow(sample, wanted, file);
    for (const [header, use] of Object.entries(sample.columns ?? {})) {
      const column =
        file.headerLine === undefined
          ? file.columns[Number(header) - 1]
          : file.columns.find((each) => each.header === header);
      expect(column, header).toBeDefined();
      expect(column?.use, header).toBe(uses[use]);
    }
  });

  it('applied twice changes nothing the second time', () => {
    for (const sample of samples) {
      const file = readPeopleFile(bytesOf(sample));
      if ('code' in file) continue;
      const before = outcomesIn(file.rows, sample.given);
      const invited = before.flatMap(({ outcome, email }) => (outcome === 'new' ? [email] : []));
      const given = { provenDomains: ['example.com'], ...sample.given };
      const seats = given.seats && { ...given.seats, used: given.seats.used + invited.length };
      const after = outcomesIn(file.rows, {
        ...given,
        ...(seats && { seats }),
        invited: [...(given.invited ?? []), ...invited],
      });
      expect(after.map(({ outcome }) => outcome)).toEqual(
        before.map(({ outcome }) => (outcome === 'new' ? 'already_invited' : outcome)),
      );
    }
  });
});
