import * as z from 'zod';
import { importOutcomes } from '@redwhiteandcode/contract/company/import-rules.ts';
import { groupKey, type RowOutcome } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { keys } from '../platform/keys.ts';
import type { TransactItem } from '../platform/table.ts';
import { pack, unpack } from '../rows/course/modules.ts';

/** A person whose seat an import takes back. */
export interface Removal {
  id: string;
  email: string;
  name: string | null;
}

/** A part of an import's work that one step does, or rows for which there is nothing to do. */
export type ChunkWork =
  | { kind: 'removals'; people: readonly Removal[] }
  | { kind: 'rows'; rows: readonly RowOutcome[] };

/** A stored chunk. `others` are outcomes of rows that were not invited, by their place. */
export const ChunkItem = z.object({
  number: z.int(),
  work: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as ChunkWork),
  others: z.record(z.string(), z.enum(importOutcomes)).optional(),
});
export type Chunk = z.output<typeof ChunkItem>;

/** Makes the item of a chunk, which expires at a time in seconds since 1970. */
export const chunkItem = (
  { companyId, jobId, number }: { companyId: string; jobId: string; number: number },
  work: ChunkWork,
  ttl: number,
): TransactItem => ({
  Put: { Item: { ...keys.companyChunk(companyId, jobId, number), number, work: pack(work), ttl } },
});

/**
 * The items of a step's transaction, of the 100 that DynamoDB allows. A step writes its job, its chunk, the account, and the
 * totals; for each person a seat, the person, the address, the link, and the email, and a member of a group; and for each group
 * its number, or its row and its name.
 */
const items = { all: 100, step: 4, person: 5, member: 1, group: 2 } as const;
/** The most people of a step. */
const maxPeople = 20;
/** The most rows of a chunk that has nothing to do, and the most seats that a step takes back: with an audit entry and an email each. */
const [maxRows, maxRemovals] = [100, 18];

function slices<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Splits new people into as many as fit into a transaction each, in their order. */
function stepsOf(rows: readonly RowOutcome[]): RowOutcome[][] {
  const steps: RowOutcome[][] = [];
  let step: RowOutcome[] = [];
  let groups = new Set<string>();
  let used: number = items.step;
  for (const row of rows) {
    const group = groupKey(row.group);
    const forGroup = group === '' ? 0 : items.member + (groups.has(group) ? 0 : items.group);
    if (step.length === maxPeople || used + items.person + forGroup > items.all) {
      steps.push(step);
      [step, groups, used] = [[], new Set(), items.step];
    }
    step.push(row);
    used += items.person + (group === '' ? 0 : items.member + (groups.has(group) ? 0 : items.group));
    if (group !== '') groups.add(group);
  }
  return step.length > 0 ? [...steps, step] : steps;
}

/**
 * Splits an import into chunks: first the seats that it takes back, so that the new people can have them, then the new people in
 * the order of the file, then the other rows. `steps` is the number of those that a step works on.
 */
export function chunksOf(
  rows: readonly RowOutcome[],
  removals: readonly Removal[],
): { chunks: ChunkWork[]; steps: number } {
  const isNew = ({ outcome }: RowOutcome) => outcome === 'new';
  const work: ChunkWork[] = [
    ...slices(removals, maxRemovals).map((people) => ({ kind: 'removals', people }) as const),
    ...stepsOf(rows.filter(isNew)).map((step) => ({ kind: 'rows', rows: step }) as const),
  ];
  const others = slices(
    rows.filter((row) => !isNew(row)),
    maxRows,
  );
  return {
    chunks: [...work, ...others.map((slice) => ({ kind: 'rows', rows: slice }) as const)],
    steps: work.length,
  };
}
