import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { PageOf, PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import * as z from 'zod';
import { epochSeconds } from '../platform/clock.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listItems, tryPut } from '../platform/table.ts';
import type { PersonRow } from '../rows/person/row.ts';

/** How long a view is kept, in seconds: 13 months. */
const viewLifetime = 396 * 86_400;

/** A day on which a person with a role opened the page of another. */
const ViewItem = z.object({ user_id: z.string(), day: z.string() });

/** Records once a day that a user with a role opened the page of a person. */
export async function recordView({ company_id, id }: PersonRow, userId: string): Promise<void> {
  const day = businessToday();
  await tryPut({
    Item: {
      ...keys.personView(company_id, id, day, userId),
      ...indexes.personViews(userId, day, id),
      company_id,
      person_id: id,
      user_id: userId,
      day,
      ttl: epochSeconds() + viewLifetime,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
}

/** Lists the users who opened the page of a person, newest first. */
export function listViews(
  { company_id, id }: PersonRow,
  page: PageQuery,
): Promise<PageOf<z.output<typeof ViewItem>>> {
  const { pk, sk: prefix } = keys.personView(company_id, id);
  return listItems({ pk, prefix, newestFirst: true }, page, ViewItem);
}
