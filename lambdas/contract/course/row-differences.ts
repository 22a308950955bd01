/** The rows that a query returned. */
export interface QueryRows {
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

type Row = QueryRows['rows'][number];

/** How many rows of each kind a sentence shows. */
const shownRows = 3;

/** The digits that are compared. Sums of the same numbers in another order differ by less, and amounts of money by more. */
const digits = 12;
/** What is smaller may be what rounding leaves of a sum that is 0. */
const nothing = 1e-9;

const rounded = (value: number): number =>
  Math.abs(value) < nothing ? 0 : Number(value.toPrecision(digits));

/** Returns a text that two rows share if they are equal. */
const keyOf = (row: Row): string =>
  JSON.stringify(row.map((value) => (typeof value === 'number' ? [String(rounded(value))] : value)));

/** Returns whether a text would look like a number or NULL, or like nothing. */
const needsQuotes = (text: string): boolean => text === 'NULL' || !Number.isNaN(Number(text));

function shownValue(value: Row[number]): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' && needsQuotes(value) ? `“${value}”` : String(value);
}

const shown = (row: Row): string => row.map(shownValue).join(' | ');
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function columnDifferences(found: QueryRows, expected: QueryRows): string[] {
  if (found.columns.length === 0)
    return ['Your query returns no columns. A query that returns rows starts with SELECT or WITH.'];
  if (found.columns.length !== expected.columns.length) {
    const columns = counted(expected.columns.length, 'column');
    return [
      `The result should have ${columns}: ${quoted(expected.columns)}. Yours has ${found.columns.length}: ${quoted(found.columns)}.`,
    ];
  }
  return expected.columns.flatMap((name, at) => {
    const own = found.columns[at] ?? '';
    return own.toLowerCase() === name.toLowerCase()
      ? []
      : [`Column ${at + 1} should be named “${name}”. Yours is named “${own}”.`];
  });
}

/** Returns the rows that the first list has more often than the second. */
function surplus(rows: readonly Row[], others: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return rows.filter((row) => {
    const key = keyOf(row);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

function listed(rows: readonly Row[], kind: 'missing' | 'extra'): string[] {
  if (rows.length === 0) return [];
  const intro =
    kind === 'missing'
      ? `${counted(rows.length, 'row')} of the right result ${rows.length === 1 ? 'is' : 'are'} missing`
      : `${counted(rows.length, 'row')} of yours ${rows.length === 1 ? 'does' : 'do'} not belong in the result`;
  const more = rows.length > shownRows ? ', and others' : '';
  return [`${intro}: ${rows.slice(0, shownRows).map(shown).join('; ')}${more}.`];
}

function orderDifferences(found: readonly Row[], expected: readonly Row[]): string[] {
  const at = expected.findIndex((row, place) => keyOf(row) !== keyOf(found[place] ?? []));
  if (at < 0) return [];
  return [
    `The rows are right, but their order is not. Row ${at + 1} should be: ${shown(expected[at] ?? [])}. Yours is: ${shown(found[at] ?? [])}.`,
  ];
}

/**
 * Compares the rows of a learner's query with those of the solution. Returns what differs, in sentences: columns first, then
 * missing and extra rows, then the order if it matters. Names of columns are compared without case, numbers with 12 digits.
 */
export function findDifferences(found: QueryRows, expected: QueryRows, isOrdered: boolean): string[] {
  const columns = columnDifferences(found, expected);
  if (columns.length > 0) return columns;
  const rows = [
    ...listed(surplus(expected.rows, found.rows), 'missing'),
    ...listed(surplus(found.rows, expected.rows), 'extra'),
  ];
  return rows.length > 0 || !isOrdered ? rows : orderDifferences(found.rows, expected.rows);
}
