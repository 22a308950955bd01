import { folded } from '../text/folded.ts';
import type { PeopleRow } from './people-rules.ts';
import { type AddressProblem, readAddress } from './typed-address.ts';

/** What a person may want to know about a row that is applied. The manager of the first two is left out. */
export const rowWarnings = [
  'own_manager',
  'outside_manager',
  /** The manager is a name, not an address. */
  'named_manager',
  /** The row closes a circle of managers. */
  'manager_circle',
  /** The name or the group has a character that replaces one that was lost. */
  'lost_character',
  /** The name or the group was read in the wrong encoding by another program: `ZoÃ«`. */
  'garbled',
] as const;
export type RowWarning = (typeof rowWarnings)[number];

/**
 * What applying a list does, or did, with a row. Only `new` changes anything. `other_group` are people whom a manager of groups
 * may not invite, because they are in none of the manager's groups.
 */
export const rowOutcomes = [
  'new',
  'already_invited',
  'already_member',
  'other_domain',
  'other_group',
  'no_seat',
  'twice_in_file',
  'not_an_address',
] as const;

type Verdict =
  | { outcome: Exclude<(typeof rowOutcomes)[number], 'twice_in_file' | 'not_an_address'> }
  | { outcome: 'twice_in_file'; firstRecord: number }
  | { outcome: 'not_an_address'; reason: AddressProblem };

/** A row with its outcome. The address is in lower case, unless it is none; the name may come from the address. */
export type RowOutcome = PeopleRow & Verdict & { warnings: RowWarning[] };

/** What a company has before a list is applied. */
export interface CompanyState {
  /** The domains of the addresses that the company may invite, in ASCII and lower case; `any` after a person allowed all. */
  domains: ReadonlySet<string> | 'any';
  freeSeats: number;
  /** The groups into which the caller may invite, by `groupKey`. @default all, also new ones */
  groups?: ReadonlySet<string>;
  /** Those of `addressesOf(rows)` that are in the company. It says nothing about accounts outside of the company. */
  known: ReadonlyMap<string, 'already_invited' | 'already_member' | 'other_group'>;
}

/** The bytes 0x80 to 0xBF in Windows-1252, as the content of a character class: first without punctuation of texts. */
const plainBytes = String.raw`\x80-\xBF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ`;
const bytes = `${plainBytes}‘’“”–—…`;

/** Matches a letter that was UTF-8 and was read as Windows-1252: its first byte, and those that follow it. */
const garbled = new RegExp(`[ÂÃ][${bytes}]|[ÄÅÎÏÐÑ][${plainBytes}]|[â-ï][${bytes}]{2}`);

const textWarnings = ({ name, group }: PeopleRow): RowWarning[] => {
  const text = `${name}\n${group}`;
  return [
    ...(text.includes('\uFFFD') ? (['lost_character'] as const) : []),
    ...(garbled.test(text) ? (['garbled'] as const) : []),
  ];
};

const addressIn = (typed: string): string | undefined => {
  const read = readAddress(typed);
  return 'problem' in read ? undefined : read.email;
};

/** Returns the addresses of rows and of their managers, each once, in lower case. */
export const addressesOf = (rows: readonly PeopleRow[]): string[] =>
  Array.from(
    new Set(
      rows.flatMap(({ email, manager }) => [email, manager]).flatMap((typed) => addressIn(typed) ?? []),
    ),
  );

/** Returns a group's name for comparisons: two groups of a company differ in it. It is blank only for a blank name. */
export const groupKey = (name: string): string => folded(name).replace(/\s+/g, ' ').trim() || name.trim();

const isAllowed = (email: string, { domains }: CompanyState): boolean =>
  domains === 'any' || domains.has(email.slice(email.lastIndexOf('@') + 1));

/** Decides about each row, in the order of the file: the first rows get the free seats. */
function verdictsOf(rows: readonly PeopleRow[], company: CompanyState): RowOutcome[] {
  const firstRecords = new Map<string, number>();
  let { freeSeats } = company;
  return rows.map((row) => {
    const address = readAddress(row.email);
    if ('problem' in address)
      return { ...row, outcome: 'not_an_address', reason: address.problem, warnings: [] };
    const { email } = address;
    const person = { ...row, email, name: row.name || address.name, warnings: [] };
    const firstRecord = firstRecords.get(email);
    if (firstRecord !== undefined) return { ...person, outcome: 'twice_in_file', firstRecord };
    firstRecords.set(email, row.record);
    const known = company.known.get(email);
    if (known) return { ...person, outcome: known };
    if (company.groups && !company.groups.has(groupKey(row.group)))
      return { ...person, outcome: 'other_group' };
    if (!isAllowed(email, company)) return { ...person, outcome: 'other_domain' };
    freeSeats -= 1;
    return { ...person, outcome: freeSeats < 0 ? 'no_seat' : 'new' };
  });
}

const isPerson = ({ outcome }: RowOutcome): boolean =>
  outcome === 'new' || outcome === 'no_seat' || outcome === 'already_invited' || outcome === 'already_member';

/** Reads the manager of each person of the list. A manager may be further down in the list. */
function withManagers(rows: readonly RowOutcome[], company: CompanyState): RowOutcome[] {
  const people = new Set(rows.filter(isPerson).map(({ email }) => email));
  const managers = new Map<string, string>();
  const closesCircle = (email: string, manager: string): boolean => {
    for (let above: string | undefined = manager; above !== undefined; above = managers.get(above))
      if (above === email) return true;
    managers.set(email, manager);
    return false;
  };
  const read = (row: RowOutcome): { manager: string; warning?: RowWarning } => {
    const manager = addressIn(row.manager);
    if (manager === undefined)
      return { manager: row.manager, ...(row.manager !== '' && { warning: 'named_manager' }) };
    if (manager === row.email) return { manager: '', warning: 'own_manager' };
    if (!people.has(manager) && !company.known.has(manager) && !isAllowed(manager, company))
      return { manager: '', warning: 'outside_manager' };
    return { manager, ...(closesCircle(row.email, manager) && { warning: 'manager_circle' }) };
  };
  return rows.map((row) => {
    if (!isPerson(row)) return row;
    const { manager, warning } = read(row);
    return { ...row, manager, warnings: [...textWarnings(row), ...(warning ? [warning] : [])] };
  });
}

/**
 * Decides what applying rows does to a company, without knowing more than its state. Rows that were decided before get the same
 * outcomes again, except that those that were applied are known.
 */
export const peopleOutcomes = (rows: readonly PeopleRow[], company: CompanyState): RowOutcome[] =>
  withManagers(verdictsOf(rows, company), company);
