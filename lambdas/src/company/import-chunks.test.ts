import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupKey, type RowOutcome } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { chunksOf } from './import-chunks.ts';

const rowOf = (record: number, group: string, outcome: 'new' | 'no_seat'): RowOutcome => ({
  record,
  email: `person-${record}@example.com`,
  name: '',
  group,
  manager: '',
  outcome,
  warnings: [],
});
const rowsOf = (count: number, groupOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => rowOf(at + 1, groupOf(at), 'new'));
const sizesOf = (rows: readonly RowOutcome[]) =>
  chunksOf(rows, []).chunks.map((chunk) => (chunk.kind === 'rows' ? chunk.rows.length : 0));

/** The items of a step's transaction: the job, the chunk, the account, the totals, and those of people and groups. */
function itemsOf(rows: readonly RowOutcome[]): number {
  const grouped = rows.filter(({ group }) => group !== '');
  const groups = new Set(grouped.map(({ group }) => groupKey(group)));
  return 4 + 5 * rows.length + grouped.length + 2 * groups.size;
}

describe('the chunks of an import', () => {
  it.each([
    ['without groups', () => '', 19],
    ['in one group', () => 'Sales', 15],
    ['each in another group', (at: number) => `Group ${at}`, 12],
  ])('have as many new people %s as fit into a transaction', (_name, groupOf, size) => {
    expect(sizesOf(rowsOf(size + 1, groupOf))).toEqual([size, 1]);
  });

  it('fit into a transaction, and keep all rows, the new ones in order before the others', () => {
    const row = fc.record({
      group: fc.constantFrom('', 'Sales', 'sales ', 'Support', 'A', 'B', 'C'),
      outcome: fc.constantFrom('new' as const, 'no_seat' as const),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 400 }), fc.nat(50), (typed, leaving) => {
        const rows = typed.map(({ group, outcome }, at) => rowOf(at + 1, group, outcome));
        const removals = Array.from({ length: leaving }, (_, at) => ({
          id: `p${at}`,
          email: '',
          name: null,
        }));
        const { chunks, steps } = chunksOf(rows, removals);
        const found = chunks.flatMap((chunk) => (chunk.kind === 'rows' ? chunk.rows : []));
        expect(found).toEqual([
          ...rows.filter(({ outcome }) => outcome === 'new'),
          ...rows.filter(({ outcome }) => outcome !== 'new'),
        ]);
        expect(chunks.flatMap((chunk) => (chunk.kind === 'removals' ? chunk.people : []))).toEqual(removals);
        for (const [number, chunk] of chunks.entries()) {
          if (chunk.kind === 'removals') {
            expect(number).toBeLessThan(steps);
            // A person, a seat, an email, and an audit entry.
            expect(3 + 4 * chunk.people.length).toBeLessThanOrEqual(100);
          } else if (number < steps) {
            expect(chunk.rows.every(({ outcome }) => outcome === 'new')).toBe(true);
            expect(itemsOf(chunk.rows)).toBeLessThanOrEqual(100);
          } else expect(chunk.rows.every(({ outcome }) => outcome !== 'new')).toBe(true);
        }
      }),
    );
  });
});
