import type { WaitingQueue } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';
import { overviewWords as words } from '../../copy/adminPeople.ts';
import { ageOf } from './ageOf.ts';

/** The list of each queue, narrowed to its waiting rows. */
const listsOf: Record<AdminQueue['id'], string> = {
  'layoff-applications': '/admin/layoff-applications?status=pending',
  messages: '/admin/messages?answered=false',
  generations: '/admin/generations?state=running',
};

/** A queue as the overview shows it, with its age at `now` in milliseconds since 1970. */
export const toQueue =
  (now: number) =>
  ({ id, count, oldest_at }: AdminQueue): WaitingQueue => ({
    id,
    title: words.queues[id],
    count,
    age: oldest_at === null ? undefined : words.oldest(ageOf(oldest_at, now)),
    href: listsOf[id],
  });
