import type { WaitingQueue } from '@redwhiteandcode/design-system';
import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';
import type { AdminQueue } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';
import { overviewCopy as copy } from '../../copy/adminPeople.ts';
import { ageOf } from './ageOf.ts';

/** The address of the list with only the rows that wait. */
const listOf = (id: AdminQueue['id']): string => `/admin/${id}?${adminLists[id].queue.state.join('=')}`;

/** A queue as the overview shows it, with its age at `now` in milliseconds since 1970. */
export const toQueue =
  (now: number) =>
  ({ id, count, oldest_at }: AdminQueue): WaitingQueue => ({
    id,
    title: copy.queues[id],
    count,
    age: oldest_at === null ? undefined : copy.oldest(ageOf(oldest_at, now)),
    href: listOf(id),
  });
