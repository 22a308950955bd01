import { afterEach, expect, it } from 'vitest';
import { type Caller, readPages, recount } from '../clients/api-client.ts';
import { openCompany, signInOwner, startImport, untilInvited } from '../clients/import-client.ts';
import { type Platform, startPlatform, temporaryFolder } from '../platform/platform.ts';

let platform: Platform | undefined;
afterEach(async () => {
  await platform?.stop('SIGKILL');
});

const people = 300;

/** Returns the imported people of the sample company, without what differs between imports. */
async function importedPeople(owner: Caller) {
  const all = await readPages(owner, '/api/company/sample-account-1/people?limit=100');
  return all
    .filter(({ email }) => email.startsWith('imported-'))
    .map(({ email, name, groups, manager, state }) => ({
      email,
      name,
      groups: groups.length,
      manager,
      state,
    }))
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

it('an import that is killed in the middle ends with the same rows as one that is not', async () => {
  const dataDir = temporaryFolder();
  platform = await startPlatform({ dataDir });
  let owner = await openCompany(platform.origin, people);
  const id = await startImport(owner, people);
  for (const invited of [1, 60, 150, 240]) {
    const { state } = await untilInvited(owner, id, invited);
    expect(state).toBe('running');
    await platform.stop('SIGKILL');
    platform = await startPlatform({ dataDir });
    owner = await signInOwner(platform.origin);
  }
  const killed = await untilInvited(owner, id, people);
  expect(killed).toMatchObject({ state: 'done', outcomes: [{ outcome: 'invited', rows: people }] });
  const rows = await importedPeople(owner);
  expect(rows).toHaveLength(people);
  const { origin } = platform;
  await expect.poll(() => recount(origin), { timeout: 30_000 }).toEqual([]);
  await platform.stop();

  platform = await startPlatform({ dataDir: temporaryFolder() });
  owner = await openCompany(platform.origin, people);
  await untilInvited(owner, await startImport(owner, people), people);
  expect(rows).toEqual(await importedPeople(owner));
});
