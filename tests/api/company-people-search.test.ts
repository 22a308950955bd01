import { expect, it } from 'vitest';
import { giveCompanyRole, newCompany } from './company-calls.ts';
import { newLearner } from './shared-platform.ts';

it('finds people by words of their names and addresses, and for a manager only those of their groups', async () => {
  const company = await newCompany();
  const at = `/api/company/${company}`;
  const owner = await newLearner('Sample Owner');
  const manager = await newLearner('Sample Manager');
  await giveCompanyRole(owner, company, 'owner');
  const group = (await owner.send('POST', `${at}/groups`, { name: 'Sales' })).body.id;
  await giveCompanyRole(manager, company, 'manager', [group]);
  const invite = (name: string, more: object = {}) =>
    owner.send('POST', `${at}/people`, {
      email: `${name.toLowerCase().replace(' ', '.')}-${crypto.randomUUID()}@example.com`,
      name,
      ...more,
    });
  await invite('Ann Zimmerwald', { group });
  await invite('Bo Zimmerwald');
  await invite('Cy Other');

  const found = async (q: string, caller = owner): Promise<string[]> => {
    const { status, body } = await caller.send('GET', `${at}/people?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body.items.map(({ name }: { name: string }) => name).toSorted();
  };
  // The stream writes the search entries after the response.
  await expect.poll(() => found('zimmer')).toEqual(['Ann Zimmerwald', 'Bo Zimmerwald']);
  await expect.poll(() => found('cy.other')).toEqual(['Cy Other']);
  expect(await found('zimmerwald bo')).toEqual(['Bo Zimmerwald']);
  expect(await found('zimmer', manager)).toEqual(['Ann Zimmerwald']);
  expect(await found('nobody')).toEqual([]);
});
