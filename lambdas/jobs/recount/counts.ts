import { indexWith, type SearchedList } from '@redwhiteandcode/contract/search/searched-lists.ts';
import { totalNames } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { generations } from '../../src/curriculum/list.ts';
import { idOfRow } from '../../src/platform/admin-list.ts';
import { lists } from '../../src/search/lists.ts';
import { type Check, type Row, text } from './check.ts';

/** A row that stores the number of other rows of its partition. */
interface CountedPartition {
  what: string;
  pk: string;
  /** The sort key of the row with the number. */
  owner: string;
  /** The attribute of that row. */
  stored: string;
  /** The prefix of the sort keys of the rows that it counts. */
  rows: string;
}

function checkPartition({ what, pk, owner, stored, rows }: CountedPartition): Check {
  let counted = 0;
  let row: Row | undefined;
  return {
    add(next) {
      if (!next.pk.startsWith(pk)) return [];
      if (next.sk === owner) row = next;
      else if (next.sk.startsWith(rows)) counted++;
      return [];
    },
    endPartition() {
      const differences = row
        ? [{ what: `${what} ${text(row.id)}`, stored: Number(row[stored]), counted }]
        : [];
      counted = 0;
      row = undefined;
      return differences;
    },
  };
}

/** Compares the votes of a question with their rows. */
export const checkVotes = (): Check =>
  checkPartition({ what: 'votes for', pk: 'FAQ#', owner: 'FAQ', stored: 'helpful_count', rows: 'VOTE#' });

/** Compares the used seats of a corporate account with their rows. */
export const checkSeats = (): Check =>
  checkPartition({
    what: 'seats used of',
    pk: 'CORPORATE#',
    owner: 'ACCOUNT',
    stored: 'seats_used',
    rows: 'SEAT#',
  });

const counted = [...Object.values(lists), generations];

/** Sums by name. */
class Sums extends Map<string, number> {
  add(name: string, by: number): void {
    this.set(name, this.of(name) + by);
  }

  of(name: string): number {
    return this.get(name) ?? 0;
  }
}

/** Compares the platform totals with what the rows of each list add to them. */
export function checkTotals(): Check {
  const stored = new Sums();
  const sums = new Sums();
  return {
    add(row) {
      if (row.pk.startsWith('TOTALS#'))
        for (const name of totalNames) stored.add(name, Number(row[name] ?? 0));
      for (const { name, totals } of counted) {
        if (idOfRow(name, row) === undefined) continue;
        const added: Record<string, number> = totals(row as never);
        for (const [total, by] of Object.entries(added)) sums.add(total, by);
      }
      return [];
    },
    end: () =>
      totalNames.map((name) => ({
        what: `total of ${name}`,
        stored: stored.of(name),
        counted: sums.of(name),
      })),
  };
}

/** Compares the numbers of a list's indexed rows with the rows' lists of entries, which are written with them. */
export function checkIndexCounts(): Check {
  const stored = new Sums();
  const sums = new Sums();
  return {
    add({ pk, sk, ...row }) {
      const [kind, list = '', id = ''] = pk.split('#');
      const index = kind === 'INDEXED' ? indexWith(list as SearchedList, id) : list;
      const what = (name: string) => `indexed rows of ${index}, ${name}`;
      if (kind === 'COUNTS')
        for (const [name, value] of Object.entries(row)) stored.add(what(name), Number(value));
      if (kind === 'INDEXED' && sk === 'ENTRIES')
        for (const name of (row['counted'] ?? []) as string[]) sums.add(what(name), 1);
      return [];
    },
    end: () =>
      [...new Set([...stored.keys(), ...sums.keys()])].map((what) => ({
        what,
        stored: stored.of(what),
        counted: sums.of(what),
      })),
  };
}
