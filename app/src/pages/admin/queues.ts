import type { WaitingQueue } from '@redwhiteandcode/design-system';
import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import type { AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import { overviewCopy as copy } from '../../parts/admin/peopleCopy.ts';
import { ageOf, isOverdue } from './ageOf.ts';

/** Returns the address of a queue's list, filtered by waiting rows. */
const listOf = (id: AdminQueue['id']): string => `/admin/${id}?${adminLists[id].queue.state.join('=')}`;

/** Returns a queue for the overview, with its age at `now` in milliseconds since 1970. */
export const toQueue =
  (now: number) =>
  ({ id, count, oldest_at }: AdminQueue): WaitingQueue => ({
    id,
    title: copy.queues[id],
    count,
    age: oldest_at === null ? undefined : copy.oldest(ageOf(oldest_at, now)),
    isOverdue: oldest_at !== null && isOverdue(oldest_at, now),
    href: listOf(id),
  });
