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
