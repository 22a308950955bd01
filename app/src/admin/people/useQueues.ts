import type { WaitingQueue } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';
import { overviewWords as words } from '../../copy/adminPeople.ts';
import { ageOf } from '../ageOf.ts';
import { useAdminAnswer } from '../useAdminAnswer.ts';
import { useMinute } from './useMinute.ts';

/** Where what waits is listed, alone. */
const listsOf: Record<AdminQueue['id'], string> = {
  'layoff-applications': '/admin/layoff-applications?status=pending',
  messages: '/admin/messages?answered=false',
  generations: '/admin/generations?state=running',
};

const toQueue =
  (now: number) =>
  ({ id, count, oldest_at }: AdminQueue): WaitingQueue => ({
    id,
    title: words.queues[id],
    count,
    age: oldest_at === null ? undefined : words.oldest(ageOf(oldest_at, now)),
    href: listsOf[id],
  });

/** What waits for an admin, with its age. */
export function useQueues() {
  const { data, error, mutate } = useAdminAnswer('GET /api/admin/queues', {});
  const now = useMinute();
  return { data: data?.items.map(toQueue(now)), error, mutate };
}
