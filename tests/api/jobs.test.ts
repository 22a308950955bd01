import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { EmbeddedDynamoDB } from '../../lambdas/local/dynamodb/index.ts';
import type * as CatalogJob from '../../lambdas/jobs/seed-catalog.ts';
import type * as FaqsJob from '../../lambdas/jobs/seed-faqs.ts';
import type * as Engagement from '../../lambdas/src/engagement/repository.ts';
import type * as Outbox from '../../lambdas/src/platform/mail-outbox.ts';
import type * as Table from '../../lambdas/src/platform/table.ts';
import { startOwnTable } from './own-table.ts';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('../../lambdas/src/platform/mail.ts', () => ({
  sendMail: ({ to }: { to: string }) => Promise.resolve(sent.push(to)),
}));

let embedded: EmbeddedDynamoDB;
let outbox: typeof Outbox;
let table: typeof Table;
let engagement: typeof Engagement;
let jobs: typeof CatalogJob & typeof FaqsJob;

beforeAll(async () => {
  ({ embedded } = await startOwnTable());
  table = await import('../../lambdas/src/platform/table.ts');
  outbox = await import('../../lambdas/src/platform/mail-outbox.ts');
  engagement = await import('../../lambdas/src/engagement/repository.ts');
  jobs = {
    ...(await import('../../lambdas/jobs/seed-catalog.ts')),
    ...(await import('../../lambdas/jobs/seed-faqs.ts')),
  };
});
afterAll(() => embedded?.close());

it('two jobs that deliver at the same moment send each email once', async () => {
  const people = ['ada@example.com', 'bob@example.com', 'cyd@example.com'];
  const mails = people.map((to) => outbox.queueMail({ to, subject: 'Hello', parts: [] }));
  await table.transact(mails.map(({ step }) => step));
  const later = new Date(Date.now() + 86_400_000).toISOString();
  // Both have read what is due before either of them takes an email.
  await Promise.all([outbox.deliverDueMails(25, later), outbox.deliverDueMails(25, later)]);
  expect(sent.toSorted()).toEqual(people);
});

it('seeding the questions again keeps their votes, and seeding the courses again writes none', async () => {
  await jobs.seedFaqs();
  const { items } = await engagement.listFaqs('help', { limit: 1 });
  const id = items[0]?.id ?? '';
  await engagement.addVote(id, 'visitor', '2026-01-01T00:00:00.000Z');
  await jobs.seedFaqs();
  expect((await engagement.readFaq(id))?.helpful_count).toBe(1);
  expect(await jobs.seedCatalog()).toBeGreaterThan(0);
  expect(await jobs.seedCatalog()).toBe(0);
});
