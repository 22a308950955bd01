import { cleaned } from '../text/typed-text.ts';
import { visible } from '../text/text-rules.ts';
import type { CsvRecord } from '../text/csv.ts';
import { areFamilyFirst, inGivenOrder } from './name-order.ts';
import {
  type Ambiguous,
  type Column,
  type ColumnChoices,
  type ColumnUse,
  isPresent,
} from './people-columns.ts';
import { decode, type Encoding, isWorkbook } from './people-encoding.ts';
import { peopleLimits, type PeopleRow, peopleRules } from './people-rules.ts';
import { findTable, type PeopleTable } from './people-table.ts';

/** Why a list is not read at all. */
export type FileProblem =
  | { code: 'too_large' | 'empty_file' | 'is_workbook' | 'is_html' | 'no_addresses' }
  | { code: 'too_many_rows'; rows: number }
  | ({ code: 'duplicate_header' } & Ambiguous);

/** Why a row is not read, or must be confirmed (`status`: the person seems to have left the company). */
export type RowProblem =
  | { code: 'unclosed_quote' | 'misplaced_quote' }
  | { code: 'too_many_cells'; cells: number; columns: number }
  | { code: 'bad_text'; field: keyof typeof peopleRules; message: string }
  | { code: 'status'; header: string; status: string };

/** A row of a file. With a problem it must not be sent; after a person mended or confirmed it, it has none. */
export interface FileRow extends PeopleRow {
  /** The first and the last line of the row in the file, from 1. */
  lines: readonly [first: number, last: number];
  problem?: RowProblem;
}

/** A list of people, with the rows that are not blank, in the order of the file. */
export interface PeopleList extends Omit<PeopleTable, 'records'> {
  rows: FileRow[];
  /** The numbers of the records that are blank. */
  blankRecords: number[];
}

/** A file's list. `example` is its first text with a letter whose encoding was a guess. */
export interface PeopleFile extends PeopleList {
  encoding: Encoding;
  example?: string | undefined;
}

/** Returns the text of a cell on one line. */
const tidy = (cell: string): string => cleaned(cell.replace(/\s+/g, ' '));

const isBlank = ({ cells }: CsvRecord): boolean => !cells.some((cell) => visible.test(cell));

type PlaceOf = (use: ColumnUse) => number;

function problemOf(record: CsvRecord, row: PeopleRow, columns: readonly Column[], placeOf: PlaceOf) {
  const { cells, fault } = record;
  if (fault === 'open') return { code: 'unclosed_quote' } as const;
  if (fault === 'closed-early') return { code: 'misplaced_quote' } as const;
  const filled = cells.findLastIndex((cell) => visible.test(cell)) + 1;
  if (filled > columns.length)
    return { code: 'too_many_cells', cells: cells.length, columns: columns.length } as const;
  for (const field of ['email', 'name', 'group', 'manager'] as const) {
    const message = peopleRules[field](row[field]);
    if (message !== undefined) return { code: 'bad_text', field, message } as const;
  }
  const status = tidy(cells[placeOf('status')] ?? '');
  const header = columns[placeOf('status')]?.header ?? '';
  return isPresent(status) ? undefined : ({ code: 'status', header, status } as const);
}

function rowOf(record: CsvRecord, number: number, columns: readonly Column[], placeOf: PlaceOf): FileRow {
  const text = (use: ColumnUse) => tidy(record.cells[placeOf(use)] ?? '');
  const whole = text('name') || inGivenOrder(text('last_first'));
  const row = {
    record: number,
    email: text('email'),
    name: whole || tidy(`${text('first_name')} ${text('last_name')}`),
    group: text('group'),
    manager: text('manager'),
  };
  const lines = [record.firstLine, record.lastLine] as const;
  const problem = problemOf(record, row, columns, placeOf);
  if (problem === undefined) return { ...row, lines };
  if (problem.code === 'status' || problem.code === 'bad_text') return { ...row, lines, problem };
  // A quote that is not closed takes the rest of the file into one cell.
  const email = peopleRules.email(row.email) === undefined ? row.email : '';
  return { record: number, email, name: '', group: '', manager: '', lines, problem };
}

/** Turns names such as `Diaz, Ana` around if all names of their column are like that. */
function withNamesInOrder(list: PeopleList): PeopleList {
  const names = list.rows.flatMap(({ name }) => (name === '' ? [] : [name]));
  if (!list.columns.some(({ use }) => use === 'name') || !areFamilyFirst(names)) return list;
  return {
    ...list,
    columns: list.columns.map((column) =>
      column.use === 'name' ? { ...column, use: 'last_first' } : column,
    ),
    rows: list.rows.map((row) => ({ ...row, name: inGivenOrder(row.name) })),
  };
}

function readRows({ records, ...table }: PeopleTable, lineOffset: number): PeopleList | FileProblem {
  const placeOf: PlaceOf = (use) => table.columns.findIndex((column) => column.use === use);
  const list: PeopleList = { ...table, rows: [], blankRecords: [] };
  let number = 0;
  let rows = 0;
  for (const record of records) {
    number += 1;
    if (isBlank(record)) {
      list.blankRecords.push(number);
      continue;
    }
    rows += 1;
    if (rows > peopleLimits.rows) continue;
    record.firstLine += lineOffset;
    record.lastLine += lineOffset;
    list.rows.push(rowOf(record, number, table.columns, placeOf));
  }
  return rows > peopleLimits.rows ? { code: 'too_many_rows', rows } : withNamesInOrder(list);
}

/**
 * Reads a list of people from a text: a table with or without a header, or addresses, one or many on a line, with or without
 * names before them (`Ana Diaz <ana@example.com>`). Columns without a use are not read: such files also have pay and
 * passwords.
 */
export function readPeopleText(text: string, choices: ColumnChoices = {}): PeopleList | FileProblem {
  if (!visible.test(text)) return { code: 'empty_file' };
  if (/^\s*<(!doctype\s+html|html|\?xml|table)\b/i.test(text)) return { code: 'is_html' };
  // Excel's line that names the delimiter.
  const [named = '', delimiter] = /^\uFEFF?"?sep=([^\w"\r\n])"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const table = findTable(text.slice(named.length), delimiter, choices);
  if (table === undefined) return { code: 'no_addresses' };
  if ('field' in table) return { code: 'duplicate_header', ...table };
  const lineOffset = named === '' ? 0 : 1;
  const { headerLine } = table;
  return readRows({ ...table, headerLine: headerLine && headerLine + lineOffset }, lineOffset);
}

/** Returns a text with a letter that is not ASCII: its encoding was a guess. */
const exampleIn = (rows: readonly FileRow[]): string | undefined =>
  rows.flatMap(({ name, group }) => [name, group]).find((text) => /[^\0-\x7F]/.test(text));

/** Reads a list of people from the bytes of a file that Excel, Google Sheets, or an HR system has written. */
export function readPeopleFile(bytes: Uint8Array, choices: ColumnChoices = {}): PeopleFile | FileProblem {
  if (isWorkbook(bytes)) return { code: 'is_workbook' };
  if (bytes.length > peopleLimits.bytes) return { code: 'too_large' };
  const { encoding, text } = decode(bytes);
  const list = readPeopleText(text, choices);
  if ('code' in list) return list;
  const isGuess = encoding === 'windows-1252' || encoding === 'macintosh';
  return { ...list, encoding, ...(isGuess && { example: exampleIn(list.rows) }) };
}
