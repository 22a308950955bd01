import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Platform, startPlatform } from '../platform.ts';

type Row = Record<string, unknown>;

let platform: Platform;
let listKind: (kind: string) => Promise<Row[]>;

beforeAll(async () => {
  platform = await startPlatform();
  process.loadEnvFile(path.join(platform.dataDir, 'stack.env'));
  const { documents } = await import('../../lambdas/src/platform/table.ts');
  const { QueryCommand } = await import('@aws-sdk/lib-dynamodb');
  listKind = async (kind) => {
    const query = new QueryCommand({
      TableName: process.env.TABLE_NAME,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :kind',
      ExpressionAttributeValues: { ':kind': kind },
    });
    return (await documents.send(query)).Items ?? [];
  };
});
afterAll(() => platform?.stop());

it('has a layoff application in each of the four statuses', async () => {
  const statuses = (await listKind('APPLICATIONS')).map((row) => row.application_status);
  expect(new Set(statuses)).toEqual(new Set(['pending', 'under_review', 'approved', 'rejected']));
});

it('has toolkits that were reimbursed and that were not, and one without an employer', async () => {
  const toolkits = await listKind('TOOLKITS');
  expect(new Set(toolkits.map((row) => row.employer_reimbursed))).toEqual(new Set([true, false]));
  expect(toolkits.filter((row) => row.employer_name === null)).toHaveLength(1);
});

it('has corporate accounts, active and not, with no more seats used than bought', async () => {
  const accounts = await listKind('CORPORATE');
  expect(accounts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(accounts.map((row) => row.account_status)).size).toBe(2);
  for (const { seats_used, seats_purchased } of accounts) {
    expect(Number(seats_used)).toBeLessThanOrEqual(Number(seats_purchased));
  }
});

it('has a profile for every owner of a row, and one profile without a name', async () => {
  const profiles = await listKind('PROFILES');
  const known = new Set(profiles.map((row) => row.user_id));
  const owned = await Promise.all(
    ['APPLICATIONS', 'TOOLKITS', 'ENROLLMENTS', 'CERTIFICATES', 'ROLES'].map(listKind),
  );
  for (const row of owned.flat()) expect(known).toContain(row.user_id);
  expect(profiles.filter((row) => row.full_name === null)).toHaveLength(1);
});

it('has a course without details, so that generation can be tried', async () => {
  const courses = await listKind('COURSES#catalog');
  expect(courses).toHaveLength(14);
  expect(courses.some((row) => row.has_details === false)).toBe(true);
});
