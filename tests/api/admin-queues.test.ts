import { describe, expect, it } from 'vitest';
import { generationOf, newUnwrittenCourse } from '../clients/generation-client.ts';
import { admin, countStatuses, readList, sendMessage } from './shared-platform.ts';

describe('the overview’s queues', () => {
  const readQueue = async (id: string) =>
    (await readList('/api/admin/queues')).items.find((queue: { id: string }) => queue.id === id);

  it('show their length and the time of the oldest item', async () => {
    const before = await readQueue('messages');
    expect(countStatuses([await sendMessage(), await sendMessage()])).toEqual({ 204: 2 });
    await expect.poll(async () => (await readQueue('messages')).count).toBe(before.count + 2);
    // The queue and the filter read entries that are written from the stream.
    await expect
      .poll(async () => {
        const { items } = await readList('/api/admin/messages?answered=false&order=ascending&limit=1');
        return { ...(await readQueue('messages')), first_at: items[0]?.received_at ?? 'none' };
      })
      .toSatisfy(({ oldest_at, first_at }) => oldest_at === first_at);
  });

  it('show when a running generation started, until it ends', async () => {
    const started = await admin.send('POST', generationOf(await newUnwrittenCourse(admin)));
    expect(started.status).toBe(202);
    const running = await readQueue('generations');
    if (running.count > 0) expect(running.oldest_at).toBe(started.body.started_at);
    await expect
      .poll(() => readQueue('generations'))
      .toEqual({ id: 'generations', count: 0, oldest_at: null });
  });
});
