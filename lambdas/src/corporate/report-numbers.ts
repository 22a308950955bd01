import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { personStates } from '@redwhiteandcode/contract/company/person-states.ts';
import type { CorporateSeat } from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import * as z from 'zod';
import { indexes } from '../platform/keys.ts';
import { type Listing, listItems } from '../platform/table.ts';
import { SeatItem } from '../rows/seat/row.ts';
import type { ReportNumbers } from './report-rules.ts';
import { withCourses } from './repository.ts';

/** The rows of a page. Only one page is in memory, so that 50,000 people need no more of it than 100. */
const pageSize = 100;

/** Calls a function with each page of a listing. */
async function eachPage<T extends z.ZodType>(
  listing: Listing,
  schema: T,
  work: (items: z.output<T>[]) => Promise<void> | void,
): Promise<void> {
  let cursor: string | undefined;
  do {
    const { items, next }: { items: z.output<T>[]; next: string | null } = await listItems(
      listing,
      { limit: pageSize, cursor },
      schema,
    );
    await work(items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

const Invited = z.object({ state: z.enum(personStates) });

const certificatesOf = ({ courses }: CorporateSeat): number =>
  courses.filter(({ certificate_number }) => certificate_number !== null).length;

/** Counts the people and the seats of a company, a page at a time. */
export async function countNumbers({
  id,
  seats_purchased,
  seats_used,
}: Pick<ReportNumbers, 'seats_purchased' | 'seats_used'> & { id: string }): Promise<ReportNumbers> {
  const numbers = { seats_purchased, seats_used, invited: 0, started: 0, finished: 0, certificates: 0 };
  const people = { index: 'gsi2', pk: indexes.people('', id, '', '').gsi2pk } as const;
  await eachPage(people, Invited, (items) => {
    numbers.invited += items.filter(({ state }) => isOpenState(state)).length;
  });
  const seats = { index: 'gsi2', pk: indexes.corporateSeats('', id, '', '').gsi2pk } as const;
  await eachPage(seats, SeatItem, async (items) => {
    for (const seat of await withCourses(items)) {
      numbers.started += Number(seat.courses.length > 0);
      numbers.finished += Number(seat.courses.some(({ completed_at }) => completed_at !== null));
      numbers.certificates += certificatesOf(seat);
    }
  });
  return numbers;
}
