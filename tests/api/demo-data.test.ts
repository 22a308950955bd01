import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { createCaller, readPages, signIn } from '../clients/api-client.ts';
import { startPlatform } from '../platform/platform.ts';
import { joinStackOf } from './own-table.ts';

type Row = Record<string, unknown>;

const platform = await startPlatform();
afterAll(() => platform.stop());
const admin = await signIn(platform.origin, 'admin@example.com', 'admin-demo');
joinStackOf(platform);
const { docClient } = await import('../../lambdas/src/platform/table.ts');

/** Returns all rows of a kind. */
async function listKind(kind: string): Promise<Row[]> {
  const query = new QueryCommand({
    TableName: process.env.TABLE_NAME,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :kind',
    ExpressionAttributeValues: { ':kind': kind },
  });
  return (await docClient.send(query)).Items ?? [];
}

describe('the demo data', () => {
  it.each([
    ['learner@example.com', 'learner-demo', ['user']],
    ['moderator@example.com', 'moderator-demo', ['moderator', 'user']],
    ['admin@example.com', 'admin-demo', ['admin', 'user']],
  ])('has the account %s', async (email, password, roles) => {
    const account = await signIn(platform.origin, email, password);
    expect((await account.send('GET', '/api/me')).body.roles.toSorted()).toEqual(roles);
  });

  it('has an enrollment in each status and a certificate for the learner', {
    tags: ['enrollments-newest-first'],
  }, async () => {
    const learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
    const { items } = (await learner.send('GET', '/api/enrollments')).body;
    const found = items.map((it: { status: string; progress: number }) => `${it.status} ${it.progress}`);
    expect(found).toEqual(['active 0', 'active 31', 'paused 0', 'completed 100']);
    const orders = (await learner.send('GET', '/api/orders')).body.items;
    expect(orders).toMatchObject([
      { status: 'due', receipt_number: null },
      { status: 'paid', receipt_number: 'RWC-R-2025-000001' },
    ]);
    const certificates = (await learner.send('GET', '/api/certificates')).body.items;
    expect(certificates).toMatchObject([
      {
        certificate_number: 'RWC-2025-DEM0CERT',
        student_name: 'Demo Learner',
        result: { percent: 85, letter: 'B', pass_percent: 73, assessed_on: '2025-03-14' },
      },
    ]);
    const profile = (await admin.send('GET', `/api/admin/users/${learner.userId}`)).body;
    expect(profile.certificates).toBe(1);
  });

  it('has the catalog in order, page by page, and the featured courses separately', {
    tags: ['catalog-order'],
  }, async () => {
    const visitor = createCaller(platform.origin);
    const all = (await visitor.send('GET', '/api/courses')).body;
    const ids = all.items.map(({ id }: { id: string }) => id);
    expect([ids.length, ids[0], all.next]).toEqual([14, 'ai-fundamentals-for-business', null]);
    expect(await readPages(visitor, '/api/courses?limit=4')).toEqual(all.items);
    const featured = (await visitor.send('GET', '/api/courses?kind=featured')).body.items;
    expect(featured).toMatchObject([{ id: 'ai-literacy-101' }, { id: 'ai-productivity' }]);
    const isOpen = ({ lesson_count }: { lesson_count: number }) => lesson_count > 0;
    expect([...all.items, ...featured].filter(isOpen)).toHaveLength(16);
  });

  it('has a layoff application in each of the four statuses, one of them pending', async () => {
    const statuses = (await listKind('APPLICATIONS')).map((row) => row.application_status);
    expect(new Set(statuses)).toEqual(new Set(['pending', 'under_review', 'approved', 'rejected']));
    // The oldest row comes from entries that are written from the stream.
    await expect
      .poll(async () => (await admin.send('GET', '/api/admin/queues')).body.items)
      .toEqual([
        { id: 'layoff-applications', count: 1, oldest_at: '2025-05-01T14:00:00.000Z' },
        { id: 'refunds', count: 0, oldest_at: null },
        { id: 'messages', count: 0, oldest_at: null },
        { id: 'error-reports', count: 1, oldest_at: '2025-05-05T14:00:00.000Z' },
        { id: 'generations', count: 0, oldest_at: null },
      ]);
  });

  it('has a toolkit of the learner that was sent to an employer, with all documents', async () => {
    const learner = await signIn(platform.origin, 'learner@example.com', 'learner-demo');
    expect((await learner.send('GET', '/api/reimbursement-toolkits')).body.items).toMatchObject([
      {
        id: 'sample-toolkit-sent',
        status: 'submitted',
        order_id: 'RWC-O-2025-DEM0PA1D',
        is_paid_for: true,
        certificate_number: 'RWC-2025-DEM0CERT',
        documents: ['receipt', 'explainer', 'request', 'certificate', 'guide'],
      },
    ]);
  });

  it('has reimbursed and unreimbursed toolkits, and one without an employer', async () => {
    const toolkits = await listKind('TOOLKITS');
    expect(new Set(toolkits.map((row) => row.employer_reimbursed))).toEqual(new Set([true, false]));
    expect(toolkits.filter((row) => row.employer_name === null)).toHaveLength(1);
  });

  it('has active and inactive corporate accounts that use no more seats than they bought', async () => {
    const accounts = await listKind('CORPORATE');
    expect(new Set(accounts.map((row) => row.account_status)).size).toBe(2);
    for (const { seats_used, seats_purchased } of accounts)
      expect(Number(seats_used)).toBeLessThanOrEqual(Number(seats_purchased));
    expect((await admin.send('GET', '/api/admin/corporate-accounts/summary')).body).toEqual({
      total_accounts: 3,
      active_accounts: 2,
      seats_purchased: 75,
      seats_used: 52,
    });
  });

  it('has a profile for every owner of a row, and one profile without a name', async () => {
    const profiles = await listKind('PROFILES');
    const known = new Set(profiles.map((row) => row.user_id));
    const owned = await Promise.all([
      ...['APPLICATIONS', 'TOOLKITS', 'CERTIFICATES', 'ROLES'].map(listKind),
      readPages(admin, '/api/admin/enrollments?limit=100'),
    ]);
    for (const row of owned.flat()) expect(known).toContain(row.user_id);
    expect(profiles.filter((row) => row.full_name === null)).toHaveLength(1);
  });
});
