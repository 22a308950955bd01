import { type CsvRecord, csvRecords } from '../text/csv.ts';
import { areAddressLists, addressesIn } from './address-list.ts';
import {
  type Ambiguous,
  type Column,
  type ColumnChoices,
  columnsByHeader,
  guessColumns,
  isHeader,
} from './people-columns.ts';
import { readAddress } from './typed-address.ts';

/** A list as records of cells, and what its columns are used for. */
export interface PeopleTable {
  /** Undefined for a list of addresses, which has a record for each address. */
  delimiter: string | undefined;
  /** The line of the header, from 1. Undefined without a header. */
  headerLine: number | undefined;
  columns: Column[];
  /** Whether the header has no known word, or there is none, so that a person should confirm the columns. */
  isGuessed: boolean;
  /** The records below the header. */
  records: Iterable<CsvRecord>;
}

/** The header, or the first record, is one of this number of records. */
const searched = 10;

/** The comma first: it wins if several fit equally well. */
const delimiters = [',', ';', '\t', '|'];

/** The first records of a text with a delimiter, and the place of the one that decides. */
interface Start {
  delimiter: string;
  records: CsvRecord[];
  at: number;
  /** How well the delimiter fits. */
  fit: number;
}

function firstRecords(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (const record of csvRecords(text, delimiter)) {
    records.push(record);
    if (records.length === searched) break;
  }
  return records;
}

/** Finds the delimiter with which a record fits best. */
function bestStart(
  text: string,
  candidates: readonly string[],
  fits: (cells: readonly string[]) => boolean,
): Start | undefined {
  let best: Start | undefined;
  for (const delimiter of candidates) {
    const records = firstRecords(text, delimiter);
    const at = records.findIndex(({ cells }) => fits(cells));
    const fit = at === -1 ? 0 : (records[at]?.cells.length ?? 0);
    if (fit > (best?.fit ?? 0)) best = { delimiter, records, at, fit };
  }
  return best;
}

const isAddress = (cell: string): boolean => !('problem' in readAddress(cell));

function* recordsAfter(text: string, delimiter: string, count: number): Generator<CsvRecord> {
  let at = 0;
  for (const record of csvRecords(text, delimiter)) {
    if (at >= count) yield record;
    at += 1;
  }
}

/** Reads each address of a list as a record of one cell. */
function* addressRecords(lines: readonly string[]): Generator<CsvRecord> {
  for (const [at, line] of lines.entries()) {
    for (const address of addressesIn(line))
      yield { cells: [address], firstLine: at + 1, lastLine: at + 1, fault: undefined };
  }
}

/** Returns the titles above the first record with an address, if they can be a header with unknown words. */
function unknownHeader({ records, at }: Start): CsvRecord | undefined {
  const [above, record] = [records[at - 1], records[at]];
  if (above?.cells.length !== record?.cells.length || record?.cells.length === 1) return undefined;
  const isTitles = above?.cells.every((cell, place) => {
    const isForAddress = isAddress(record?.cells[place] ?? '');
    return !cell.includes('@') && !(isForAddress && cell.trim() === '');
  });
  return isTitles ? above : undefined;
}

/** Reads a table without a known header: a row above the first one with an address is the header. */
function guessTable(text: string, start: Start, choices: ColumnChoices): PeopleTable {
  const header = unknownHeader(start);
  const rows = header ? start.records.slice(start.at) : start.records;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: header?.cells.length ?? width }, (_, place) => place);
  const haveAddresses = places.map((place) => rows.some(({ cells }) => isAddress(cells[place] ?? '')));
  return {
    delimiter: start.delimiter,
    headerLine: header?.firstLine,
    columns: guessColumns(
      places.map((place) => header?.cells[place] ?? ''),
      haveAddresses,
      choices,
    ),
    isGuessed: true,
    records: recordsAfter(text, start.delimiter, header ? start.at : 0),
  };
}

/**
 * Finds the delimiter, the header in the first ten records, and the columns of a text. The header decides, not the number of
 * delimiters in the text. `delimiter` is the one that the file names, if it does. Returns undefined if nothing has an address.
 */
export function findTable(
  text: string,
  delimiter: string | undefined,
  choices: ColumnChoices,
): PeopleTable | Ambiguous | undefined {
  const candidates = delimiter === undefined ? delimiters : [delimiter];
  const known = bestStart(text, candidates, isHeader);
  const header = known?.records[known.at];
  if (known && header) {
    const columns = columnsByHeader(header.cells, choices);
    if ('field' in columns) return columns;
    return {
      delimiter: known.delimiter,
      headerLine: header.firstLine,
      columns,
      isGuessed: false,
      records: recordsAfter(text, known.delimiter, known.at + 1),
    };
  }
  const lines = text.split(/\r\n|\r|\n/);
  if (delimiter === undefined && !text.includes('\t') && areAddressLists(lines))
    return {
      delimiter: undefined,
      headerLine: undefined,
      columns: [{ header: '', use: 'email' }],
      isGuessed: false,
      records: addressRecords(lines),
    };
  const start = bestStart(text, candidates, (cells) => cells.some(isAddress));
  return start && guessTable(text, start, choices);
}
