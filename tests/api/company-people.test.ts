import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { giveCompanyRole, newCompany, newGroup } from './company-calls.ts';
import { newLearner, proveAddress } from './shared-platform.ts';

const owner = await newLearner('Sample Owner');
const manager = await newLearner('Sample Manager');
const company = await newCompany(20);
await giveCompanyRole(owner, company, 'owner');
const [group, otherGroup] = [await newGroup(company), await newGroup(company)];
await giveCompanyRole(manager, company, 'manager', [group]);

const path = `/api/company/${company}/people`;

async function invite(name: string, inGroup: string): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const { status, body } = await owner.send('POST', path, { email, name, group: inGroup });
  expect(status).toBe(201);
  return body.id;
}

const [ada, bo, cy, di] = [
  await invite('Ada Sample', group),
  await invite('Bo Sample', group),
  await invite('Cy Example', otherGroup),
  await invite('Di Sample', otherGroup),
];
for (const id of [bo, di]) await owner.send('DELETE', `${path}/${id}/invitation`);

const idsOf = async (caller: Caller, query: string) =>
  (await caller.send('GET', `${path}${query}`)).body.items.map(({ id }: { id: string }) => id);

describe('the people of a company', () => {
  it('are listed by the latest seat, page by page, with their number', async () => {
    const first = (await owner.send('GET', `${path}?limit=3`)).body;
    const second = (await owner.send('GET', `${path}?limit=3&cursor=${first.next}`)).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([di, cy, bo, ada]);
    expect(second.next).toBeNull();
    await expect
      .poll(async () => (await owner.send('GET', `${path}?limit=3`)).body.count)
      .toEqual({ rows: 4, is_exact: true, is_from_page: false });
  });

  it('are found by name, address, and state, and sorted by name', async () => {
    await expect.poll(() => idsOf(owner, '?q=exam+cy')).toEqual([cy]);
    await expect.poll(() => idsOf(owner, '?q=ada.sample@')).toEqual([ada]);
    await expect.poll(() => idsOf(owner, '?state=withdrawn')).toEqual([di, bo]);
    await expect.poll(() => idsOf(owner, '?q=sample&state=invited')).toEqual([ada]);
    await expect.poll(() => idsOf(owner, '?sort=name&order=ascending')).toEqual([ada, bo, cy, di]);
  });

  it('are only those of their groups for a manager, also in a search and an export', async () => {
    expect(await idsOf(manager, '')).toEqual([bo, ada]);
    expect(await idsOf(manager, '?q=sample')).toEqual([bo, ada]);
    expect(await idsOf(manager, '?state=withdrawn')).toEqual([bo]);
    expect((await manager.send('GET', path)).body.count.rows).toBe(2);
    const exported = await manager.send('GET', `${path}/export`);
    expect(exported.body).toContain('ada.sample@example.com,Ada Sample,');
    expect(exported.body).not.toContain('cy.example@example.com');
  });

  it('are exported as the list is filtered', async () => {
    await expect.poll(() => idsOf(owner, '?state=withdrawn')).toEqual([di, bo]);
    const lines = (await owner.send('GET', `${path}/export?state=withdrawn`)).body.trim().split('\r\n');
    expect(lines[0]).toBe('Email,Name,Manager,State,Seat,Invited,Accepted,Seat taken back,Reason');
    expect(lines.slice(1).map((line: string) => line.split(',').slice(0, 5))).toEqual([
      ['di.sample@example.com', 'Di Sample', '', 'withdrawn', 'No'],
      ['bo.sample@example.com', 'Bo Sample', '', 'withdrawn', 'No'],
    ]);
  });
});

describe('a person of a company', () => {
  it('sees what the company sees, and who opened the page on which day', async () => {
    const member = await newLearner('Sample Employee');
    const body = { email: member.email, name: 'Sam Sample', group, manager: 'lead@example.com' };
    const { id } = (await owner.send('POST', path, body)).body;
    expect((await member.send('GET', '/api/me/memberships')).body.items).toEqual([]);
    expect((await member.send('GET', `/api/me/memberships/${company}/views`)).status).toBe(404);
    await proveAddress(member.email);
    const shown = (await owner.send('GET', `${path}/${id}`)).body;
    for (const viewer of [manager, manager]) await viewer.send('GET', `${path}/${id}`);
    const { items } = (await member.send('GET', '/api/me/memberships')).body;
    const { id: _, invitation_ends_at: _ends, ...same } = shown;
    expect(items).toEqual([
      { ...same, groups: ['Sample Group'], company_id: company, company_name: 'Sample Company' },
    ]);
    const views = (await member.send('GET', `/api/me/memberships/${company}/views`)).body.items;
    expect(views.map(({ viewer }: { viewer: string }) => viewer).toSorted()).toEqual([
      'Sample Manager',
      'Sample Owner',
    ]);
    expect(views[0].day).toBe(businessToday());
  });
});
