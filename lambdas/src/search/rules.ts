import type { AttributeValue } from 'aws-lambda';
import {
  describedLists,
  type SearchedList,
  searchedLists,
} from '@redwhiteandcode/contract/search/searched-lists.ts';
import { idOfRow, type Row, type SearchableList, stateOf } from '../platform/admin-list.ts';
import { orders, placeOf, sortValue } from '../platform/search.ts';
import { endingsOf, wordsOf } from '../platform/words.ts';

/** The most entries of a row: those that it had, as many new ones, their list and the counts fit in one transaction. */
const maxEntries = 49;

/** The words, endings of words, sort values, and states by which a list finds a row. */
export interface Indexed {
  createdAt: string;
  words: readonly string[];
  /** The endings of the words of names, titles and companies, which are not words of the row. */
  endings: readonly string[];
  sorts: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
}

/** A row to index, by its list and its ID there. */
export interface Subject {
  list: SearchedList;
  id: string;
}

/** A row's user and course, if any. */
export interface Joined {
  person?: Row | undefined;
  course?: Row | undefined;
}

/** Returns a value, or several texts, as a text that sorts correctly. Numbers are amounts with at most two decimals. */
function sortable(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 100)).padStart(15, '0');
  if (Array.isArray(value)) return value.map(sortable).join(' ');
  return typeof value === 'string' ? value : '';
}

/** Returns the value of a column: of the row, or of its user or course (`person.email`). */
function valueOf(column: string, row: Row, joined: Joined): unknown {
  const [subject, name = ''] = column.split('.');
  if (subject === 'person' || subject === 'course') return joined[subject]?.[name];
  return row[column];
}

const mapped = (columns: Readonly<Record<string, string>>, of: (column: string) => string) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, of(column)]));

/** Email addresses and numbers are found by the beginnings of their words. */
const isRead = (column: string): boolean => !/email$|^(?:order_)?id$|numbers?$/.test(column);

/** Returns the words, endings, sort values, and states by which a list finds a row. */
export function indexedAs({ name, words, sorts, states }: SearchableList, row: Row, joined: Joined): Indexed {
  const textOf = (column: string) => sortable(valueOf(column, row, joined));
  const found = wordsOf(...words.map(textOf));
  const others = 1 + found.length + Object.keys(sorts).length + Object.keys(states).length;
  const endings = endingsOf(words.filter(isRead).map(textOf), maxEntries - others);
  return {
    createdAt: textOf(describedLists[name].sorts[0]),
    words: found,
    endings: endings.filter((ending) => !found.includes(ending)),
    sorts: mapped(sorts, textOf),
    states: mapped(states, (column) => stateOf(row[column])),
  };
}

/** Returns the texts whose beginnings find a row: its words and their endings, sorted. */
export const textsOf = ({ words, endings }: Pick<Indexed, 'words' | 'endings'>): string[] =>
  [...words, ...endings].sort();

/** Ends a value in an order. The tab sorts before a space, so 'Acme' comes before 'Acme West'. */
const valueEnd = '\t#';

/** Returns a row's entries: each an order and the row's position in it. */
export function entriesOf(
  { createdAt, words, endings, sorts, states }: Indexed,
  id: string,
): [order: string, place: string][] {
  const end = placeOf(createdAt, id);
  return [
    [orders.by('created'), end],
    ...[...words, ...endings].map((word): [string, string] => [orders.word(word), `${word}#${end}`]),
    ...Object.entries(sorts).map(([field, value]): [string, string] => [
      orders.by(field),
      `${sortValue(value)}${valueEnd}${end}`,
    ]),
    ...Object.entries(states).map(([field, value]): [string, string] => [orders.state(field, value), end]),
  ];
}

/** Returns a row's list and its ID there; undefined if the row is in no list. */
export function subjectOf(pk: string, sk: string): Subject | undefined {
  for (const list of searchedLists) {
    const id = idOfRow(list, { pk, sk });
    if (id !== undefined) return { list, id };
  }
  return undefined;
}

const columnsOf = ({ words, sorts, states }: SearchableList): string[] => [
  ...words,
  ...Object.values(sorts),
  ...Object.values(states),
];

type Image = Record<string, AttributeValue> | undefined;

const hasChanged = (columns: readonly string[], before: Image, after: Image): boolean =>
  columns.some((column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]));

/** Returns whether a change of a row can change its entries. New and deleted rows always do. */
export const isRelevant = (list: SearchableList, before: Image, after: Image): boolean =>
  !before || !after || hasChanged(columnsOf(list), before, after);

const ofPerson = 'person.';

/** Returns whether a user's fields have changed by which rows of other lists are found. */
export function isRenamed(lists: readonly SearchableList[], before: Image, after: Image): boolean {
  const columns = lists.flatMap(columnsOf).filter((column) => column.startsWith(ofPerson));
  const names = columns.map((column) => column.slice(ofPerson.length));
  return before !== undefined && after !== undefined && hasChanged(names, before, after);
}
