import { describe, expect, it } from 'vitest';
import { companyRoles } from '@redwhiteandcode/contract/api/company-roles.ts';
import { type Operation, partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { giveCompanyRole, newCompany } from './company-calls.ts';
import { newLearner } from './shared-platform.ts';

const callers = {
  owner: await newLearner('Sample Owner'),
  manager: await newLearner('Sample Manager'),
  viewer: await newLearner('Sample Viewer'),
};
const { owner, manager, viewer } = callers;
const outsider = await newLearner('Sample Outsider');
const [company, other] = [await newCompany(10, 'Sample Company'), await newCompany(10, 'Other Company')];
for (const role of companyRoles) await giveCompanyRole(callers[role], company, role);
await giveCompanyRole(outsider, other, 'owner');

const companyOperations = Object.entries<Operation>(operations).filter(
  ([, { access }]) => access === 'company',
);

describe('a company', { tags: ['server-access'] }, () => {
  it.each(companyOperations)('lets only its own people with the right role call %s', async (_, operation) => {
    const { method, path } = partsOf(operation);
    const addressIn = (id: string) => path.replace('{companyId}', id).replace(/\{\w+\}/g, 'nothing');
    for (const role of companyRoles) {
      const inOwn = await callers[role].send(method, addressIn(company));
      if (operation.roles?.includes(role)) expect(inOwn.status, role).not.toBe(403);
      else expect(inOwn.status, role).toBe(403);
      const inOther = await callers[role].send(method, addressIn(other));
      const inNone = await callers[role].send(method, addressIn('nothing'));
      // Longer than a key of the table.
      expect((await callers[role].send(method, addressIn('a'.repeat(2000)))).status, role).toBe(404);
      expect(inOther.status, role).toBe(404);
      // Nobody learns which companies exist.
      expect({ ...inOther.body, instance: '' }, role).toEqual({ ...inNone.body, instance: '' });
    }
    expect((await outsider.send(method, addressIn(company))).status).toBe(404);
  });

  it('is listed with the role of the caller, beside their other companies', async () => {
    await giveCompanyRole(manager, other, 'viewer');
    const { items } = (await manager.send('GET', '/api/company')).body;
    expect(items).toHaveLength(2);
    expect(items).toContainEqual({ id: company, company_name: 'Sample Company', role: 'manager' });
    expect(items).toContainEqual({ id: other, company_name: 'Other Company', role: 'viewer' });
  });

  it('shows its seats and the caller’s role', async () => {
    expect((await viewer.send('GET', `/api/company/${company}`)).body).toMatchObject({
      id: company,
      company_name: 'Sample Company',
      role: 'viewer',
      account_status: 'active',
      seats_purchased: 10,
      seats_used: 0,
      time_zone: 'America/New_York',
      report_frequency: 'weekly',
    });
  });

  it('shows its owners who has a role, oldest first', async () => {
    const { items } = (await owner.send('GET', `/api/company/${company}/roles`)).body;
    const found = items.map(({ full_name, role }: Record<string, string>) => [full_name, role]);
    expect(found).toEqual([
      ['Sample Owner', 'owner'],
      ['Sample Manager', 'manager'],
      ['Sample Viewer', 'viewer'],
    ]);
  });
});
