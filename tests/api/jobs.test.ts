import { afterAll, expect, it, vi } from 'vitest';
import { startOwnTable } from './own-table.ts';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('../../lambdas/src/platform/mail.ts', () => ({
  sendMail: ({ to }: { to: string }) => Promise.resolve(sent.push(to)),
}));

const { embedded } = await startOwnTable();
vi.stubEnv('MAIL_RATE', '1000');
afterAll(() => embedded.close());
const { transact } = await import('../../lambdas/src/platform/table.ts');
const outbox = await import('../../lambdas/src/platform/mail-outbox.ts');
const help = await import('../../lambdas/src/help/repository.ts');
const { seedCatalog } = await import('../../lambdas/jobs/seed-catalog.ts');
const { seedFaqs } = await import('../../lambdas/jobs/seed-faqs.ts');

it('jobs that deliver concurrently send each email once, also more than one reads at a time', async () => {
  const people = Array.from({ length: 120 }, (_, at) => `person-${String(at).padStart(3, '0')}@example.com`);
  const emails = people.map((to) => outbox.queueMail({ to, subject: 'Hello', parts: [] }));
  for (let start = 0; start < emails.length; start += 50)
    await transact(emails.slice(start, start + 50).map(({ item }) => item));
  const now = new Date(Date.now() + 86_400_000).toISOString();
  const tried = await Promise.all([1, 2, 3].map(() => outbox.deliverDueMails({ now })));
  expect(sent.toSorted()).toEqual(people);
  expect(tried.reduce((sum, one) => sum + one)).toBe(people.length);
});

it('seeding again preserves the votes of questions and writes no courses', async () => {
  await seedFaqs();
  const { items } = await help.listFaqs('help', { limit: 1 });
  const id = items[0]?.id ?? '';
  await help.addVote(id, {
    visitorId: 'visitor',
    network: '192.0.2.0',
    votedAt: '2026-01-01T00:00:00.000Z',
  });
  await seedFaqs();
  expect((await help.readFaq(id))?.helpful_count).toBe(1);
  expect(await seedCatalog()).toBeGreaterThan(0);
  expect(await seedCatalog()).toBe(0);
});
