import { folded } from '../text/folded.ts';

/** The fields of a person that a column can have. `status` says who has left the company. */
export const peopleFields = ['email', 'name', 'group', 'manager', 'status'] as const;
export type PeopleField = (typeof peopleFields)[number];

/** What a column is used for. `last_first` are names as in `Diaz, Ana`. */
export type ColumnUse = PeopleField | 'first_name' | 'last_name' | 'last_first';

/** A column of a file. Only columns with a use are read. */
export interface Column {
  /** Blank if the file has no header. */
  header: string;
  use: ColumnUse | undefined;
}

/** Columns that a person chose, counted from 0; null for none. The other fields are found by the header. */
export type ColumnChoices = { readonly email?: number } & {
  readonly [Field in Exclude<PeopleField, 'email'>]?: number | null;
};

/** Columns of a file that could equally be a field. */
export interface Ambiguous {
  field: PeopleField;
  /** Counted from 0. */
  columns: { at: number; header: string }[];
}

/** More characters than a known header has. */
const longest = 200;

/** Returns a header for comparisons: only letters and digits, without notes such as `[Required]`. */
const wordOf = (header: string): string =>
  folded(header.slice(0, longest))
    .replace(/\[[^\]]*\]/g, '')
    .replaceAll('#', ' number')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Reads lines of headers. The headers of a line are equally good, and better than those of the next lines. */
const ranked = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map(wordOf));

const emailWords = ranked(`
  work email | business email | company email | corporate email | primary work email | email - primary work | work contact: work email | work email address | business email address | company email address
  email | email address | mail | primary email
  user principal name | user name | login
  personal email | home email | private email | recovery email
`);
const emailHeaders = new Set(emailWords.flat());
const fullNameWords = ranked(`
  last name, first name | last, first | last name first | surname, first name | name (last, first)
  name | full name
  display name
`);
const otherNameWords = ranked(`
  preferred name
  employee name
  employee
  worker
  legal name
  payroll name
`);
const firstNameWords = ranked(`
  first name
  given name
  legal first name
`);
const lastNameWords = ranked(`
  last name
  surname
  family name
  legal last name
`);
const otherWords: Readonly<Record<'group' | 'manager' | 'status', string[][]>> = {
  group: ranked(`
    group | gruppe
    team
    department
    employee department
    home department description
    division
    cost center
    supervisory organization
    business unit
    org unit path
  `),
  manager: ranked(`
    manager email | manager email address
    manager work email
    manager
    supervisor
    reports to
    reporting to
    worker's manager
    manager name
    reports to name
  `),
  status: ranked(`
    position status
    employment status
    employee status
    worker status
    status
    active
  `),
};

/** Statuses of people who work for the company. With any other one, a person is invited only after a question. */
const present = new Set(
  `active|a|yes|y|true|1|current|employed|full-time|part-time|regular|permanent|temporary|seasonal|exempt|non-exempt|contractor|intern|on leave|leave|leave of absence|loa`
    .split('|')
    .map(wordOf),
);

/** Whether a status says that a person works for the company, also on leave. A blank one says nothing. */
export const isPresent = (status: string): boolean => status.trim() === '' || present.has(wordOf(status));

/** Whether a row is a header: it has one for email addresses. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => emailHeaders.has(wordOf(cell)));

/** Returns the columns with the best headers of a field. */
function bestColumns(words: readonly string[], ranks: readonly string[][]): number[] {
  for (const rank of ranks) {
    const found = words.flatMap((word, at) => (rank.includes(word) ? [at] : []));
    if (found.length > 0) return found;
  }
  return [];
}

const [familyFirstWords = []] = fullNameWords;

/** Finds the columns of each use. A name is in one column, or in two. */
function candidatesOf(words: readonly string[]): [PeopleField, ColumnUse, number[]][] {
  const best = (ranks: readonly string[][]) => bestColumns(words, ranks);
  const whole = best(fullNameWords);
  const [first, last] = [best(firstNameWords), best(lastNameWords)];
  const isInParts = whole.length === 0 && first.length > 0 && last.length > 0;
  const names: [PeopleField, ColumnUse, number[]][] = isInParts
    ? [
        ['name', 'first_name', first],
        ['name', 'last_name', last],
      ]
    : [['name', 'name', whole.length > 0 ? whole : best(otherNameWords)]];
  return [
    ['email', 'email', best(emailWords)],
    ...names,
    ['group', 'group', best(otherWords.group)],
    ['manager', 'manager', best(otherWords.manager)],
    ['status', 'status', best(otherWords.status)],
  ];
}

/** Returns the columns that a person chose, with their uses. */
function chosenUses(choices: ColumnChoices): Map<number, ColumnUse> {
  const uses = new Map<number, ColumnUse>();
  for (const field of peopleFields) {
    const at = choices[field];
    if (typeof at === 'number') uses.set(at, field);
  }
  return uses;
}

/**
 * Finds the uses of columns by their headers, after those that a person chose. Returns the columns of which a person must
 * choose one, if several have an equally good header.
 */
export function columnsByHeader(headers: readonly string[], choices: ColumnChoices): Column[] | Ambiguous {
  const uses = chosenUses(choices);
  const words = headers.map((header, at) => (uses.has(at) ? '' : wordOf(header)));
  for (const [field, use, [at, ...more]] of candidatesOf(words)) {
    if (choices[field] !== undefined || at === undefined) continue;
    if (more.length > 0)
      return { field, columns: [at, ...more].map((each) => ({ at: each, header: headers[each] ?? '' })) };
    uses.set(at, use);
  }
  return headers.map((header, at) => {
    const use = uses.get(at);
    const isFamilyFirst = use === 'name' && familyFirstWords.includes(wordOf(header));
    return { header, use: isFamilyFirst ? 'last_first' : use };
  });
}

/**
 * Guesses the uses of columns without a known header, after those that a person chose: `email` is the first column with an
 * address, another one with addresses is the manager, and the rest are the name and the group.
 */
export function guessColumns(
  headers: readonly string[],
  haveAddresses: readonly boolean[],
  choices: ColumnChoices,
): Column[] {
  const uses = chosenUses(choices);
  const isFree = (field: PeopleField) =>
    choices[field] === undefined && !Array.from(uses.values()).includes(field);
  for (const [at, hasAddresses] of haveAddresses.entries()) {
    const fields: PeopleField[] = hasAddresses ? ['email', 'manager'] : ['name', 'group'];
    const use = uses.has(at) ? undefined : fields.find(isFree);
    if (use) uses.set(at, use);
  }
  return headers.map((header, at) => ({ header, use: uses.get(at) }));
}
