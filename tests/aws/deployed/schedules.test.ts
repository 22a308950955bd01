import { expect, it } from 'vitest';
import { emailsTo } from '../../api/shared-platform.ts';

const { newMailItem } = await import('../../../lambdas/src/platform/mail-item.ts');
const { indexes } = await import('../../../lambdas/src/platform/keys.ts');
const { transact } = await import('../../../lambdas/src/platform/table.ts');

it('an email whose request died before sending it is sent by the schedule', async () => {
  const to = `schedule-${crypto.randomUUID()}@example.com`;
  const { id, item } = newMailItem({ to, subject: 'Sent by the schedule', parts: ['Hello.'] });
  const due = new Date(0).toISOString();
  const Item = { ...item.Put?.Item, ...indexes.mails(due, id), due };
  await transact([{ Put: { Item } }]);
  expect(await emailsTo(to)).toEqual([]);
  await expect
    .poll(() => emailsTo(to), { timeout: 110_000 })
    .toMatchObject([{ subject: 'Sent by the schedule' }]);
});
