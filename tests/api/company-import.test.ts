import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { ImportedPerson } from '@redwhiteandcode/contract/company/import-operations.ts';
import type { ImportOutcome } from '@redwhiteandcode/contract/company/import-rules.ts';
import type { CompanyRoleRow } from '../../lambdas/src/platform/company-roles.ts';
import { beforeWrites } from './before-writes.ts';
import { startOwnTable } from './own-table.ts';

// DynamoDB's own limits of a partition.
const { embedded, TableName } = await startOwnTable({ partitionLimits: { read: 3000, write: 1000 } });
afterAll(() => embedded.close());
vi.stubEnv('SITE_URL', 'https://example.com');
vi.stubEnv('SUPPORT_EMAIL', 'support@example.com');
const { measure, measureReadsAndWrites } = await import('./table-cost.ts');
const { allCompanyLinks } = await import('../../lambdas/src/platform/company-keys.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { docClient, getItem, KeyItem, listAll, transact } = await import(
  '../../lambdas/src/platform/table.ts'
);
const { logger } = await import('../../lambdas/src/platform/logger.ts');
const { newCompanyRoleItems } = await import('../../lambdas/src/rows/company/write.ts');
const { GroupItem } = await import('../../lambdas/src/rows/group/row.ts');
const { newGroupItems } = await import('../../lambdas/src/rows/group/write.ts');
const { changedInvitationItem, deletedPersonItems, takeSeatBack } = await import(
  '../../lambdas/src/rows/person/write.ts'
);
const { PersonItem } = await import('../../lambdas/src/rows/person/row.ts');
const { readPersonOf } = await import('../../lambdas/src/rows/person/read.ts');
const { LinkItem } = await import('../../lambdas/src/rows/invitation/row.ts');
const { inviteToSeat } = await import('../../lambdas/src/rows/invitation/write.ts');
const { readSeatAccount } = await import('../../lambdas/src/rows/seat/account.ts');
const { companyImports } = await import('../../lambdas/src/company/imports.ts');
const { continueJob, continueJobs, readJob, takeJobStep } = await import('../../lambdas/src/company/jobs.ts');
const logged = vi.spyOn(logger, 'error').mockReturnValue();

const put = (Item: object) => docClient.send(new PutCommand({ TableName, Item }));
/** The company's domain. Each test has its own, because invitations to a mailbox are limited. */
let own: string;
const since = '2026-01-01T00:00:00.000Z';

let count = 0;
let company: string;
let owner: CompanyRoleRow;

/** Gives a new user a role in the company. */
async function newRole(role: CompanyRoleRow['role'], groups: string[] = []): Promise<CompanyRoleRow> {
  const user_id = `user-${++count}`;
  const email = `${user_id}@${own}`;
  await put({
    ...keys.profile(user_id),
    user_id,
    full_name: 'Sample Owner',
    email,
    email_verified_at: since,
  });
  const row = { user_id, company_id: company, role, groups, since };
  await transact(newCompanyRoleItems(row));
  return row;
}

async function newCompany(seats: number): Promise<void> {
  company = `company-${++count}`;
  own = `${company}.example`;
  await put({
    ...keys.corporateAccount(company),
    id: company,
    company_name: 'Sample Company',
    account_status: 'active',
    seats_purchased: seats,
    seats_ordered: 0,
    seats_used: 0,
    created_at: since,
    version: 1,
  });
  owner = await newRole('owner');
}

beforeEach(() => newCompany(50));

type List = Parameters<typeof companyImports.previewImport>[0]['body'];
type Typed = Partial<List['rows'][number]> & { email: string };

const listOf = (people: readonly Typed[], more: Partial<List> = {}): List => ({
  rows: people.map((person, at) => ({ record: at + 1, name: '', group: '', manager: '', ...person })),
  any_domain: false,
  replaces: false,
  ...more,
});
const named = (length: number, prefix: string, more: object = {}): Typed[] =>
  Array.from({ length }, (_, at) => ({ email: `${prefix}-${at}@${own}`, ...more }));

const callAs = (role: CompanyRoleRow) => ({
  params: { companyId: company },
  query: undefined,
  userId: role.user_id,
  company: role,
});
const preview = async (list: List, role = owner) =>
  (await companyImports.previewImport({ ...callAs(role), body: list })).body;

/** Previews a list and starts its import. */
async function start(
  list: List,
  { role = owner, key, mark }: { role?: CompanyRoleRow; key?: string; mark?: string } = {},
): Promise<string> {
  const body = {
    ...list,
    mark: mark ?? (await preview(list, role)).mark,
    ...(list.replaces && { reason: 'left' as const }),
  };
  return (await companyImports.startImport({ ...callAs(role), body, idempotencyKey: key })).body.id;
}

/** Works on an import as the stream does, until it is over. */
async function finish(id: string): Promise<void> {
  for (;;) {
    const job = await readJob(company, id);
    if (job?.state !== 'running') return;
    await continueJob({ companyId: company, id, step: job.step }, performance.now() + 60_000);
  }
}

/** Returns the numbers of an import's outcomes. */
async function outcomesOf(id: string): Promise<Partial<Record<ImportOutcome, number>>> {
  const call = { ...callAs(owner), params: { companyId: company, importId: id }, body: undefined };
  const { body } = await companyImports.getImport(call);
  return Object.fromEntries(body.outcomes.map(({ outcome, rows }) => [outcome, rows]));
}

/** Returns the rows of an import in the order of the file. */
async function rowsOf(id: string): Promise<ImportedPerson[]> {
  const rows: ImportedPerson[] = [];
  let cursor: string | undefined;
  do {
    const call = { ...callAs(owner), params: { companyId: company, importId: id }, body: undefined };
    const { body } = await companyImports.listImportRows({ ...call, query: { limit: 3, cursor } });
    rows.push(...body.items);
    cursor = body.next ?? undefined;
  } while (cursor !== undefined);
  return rows.toSorted((one, other) => (one.record ?? 0) - (other.record ?? 0));
}

const people = () =>
  listAll({ pk: keys.person(company).pk, prefix: keys.person(company).sk, consistent: true }, PersonItem);
const seats = () =>
  listAll({ pk: keys.corporateAccount(company).pk, prefix: 'SEAT#', consistent: true }, KeyItem);
const used = async (): Promise<number | undefined> => (await readSeatAccount(company))?.seats_used;
const groupsOf = () =>
  listAll({ pk: keys.companyGroup(company).pk, prefix: keys.companyGroup(company).sk }, GroupItem);
const membersOf = (group: string) =>
  listAll({ pk: keys.companyGroupMember(company, group).pk, prefix: `${group}#` }, KeyItem);

const invite = (email: string) =>
  inviteToSeat(
    { company: { id: company, company_name: 'Sample Company' }, inviter: undefined },
    { email },
    () => [],
  );
async function accept(email: string): Promise<void> {
  const person = await readPersonOf(company, email);
  if (!person) throw new Error('There is no such person.');
  await transact([changedInvitationItem(keys.person(company, person.id), person, { state: 'accepted' })]);
}

describe('the preview of a list', () => {
  it('says for each row what applying does, and writes nothing', async () => {
    await invite(`invited@${own}`);
    await invite(`member@${own}`);
    await accept(`member@${own}`);
    const list = listOf([
      { email: `Ann <ANN@${own}>`, group: 'Sales' },
      { email: `invited@${own}` },
      { email: `member@${own}` },
      { email: 'other@elsewhere.example' },
      { email: `ann@${own}` },
      { email: 'nobody' },
    ]);
    let shown: Awaited<ReturnType<typeof preview>> | undefined;
    const { write } = await measureReadsAndWrites(async () => {
      shown = await preview(list);
    });
    expect(write).toBe(0);
    expect(shown?.rows.map(({ outcome }) => outcome)).toEqual([
      'new',
      'already_invited',
      'already_member',
      'other_domain',
      'twice_in_file',
      'not_an_address',
    ]);
    expect(shown).toMatchObject({
      new_groups: ['Sales'],
      free_seats: 48,
      domains: [own],
      removed: [],
    });
    expect(shown?.rows[0]).toMatchObject({ email: `ann@${own}`, name: 'Ann' });
    const any = await preview({ ...list, any_domain: true });
    expect(any.rows[3]).toMatchObject({ outcome: 'new' });
  });

  it('does not count the domain of an owner with a free address', async () => {
    const { user_id } = owner;
    await put({
      ...keys.profile(user_id),
      user_id,
      full_name: null,
      email: 'owner@gmail.com',
      email_verified_at: since,
    });
    expect(await preview(listOf([{ email: 'ann@gmail.com' }]))).toMatchObject({
      domains: [],
      rows: [{ outcome: 'other_domain' }],
    });
  });

  it('gives the last seats to the first rows', async () => {
    await newCompany(2);
    const { rows } = await preview(listOf(named(3, 'a')));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'no_seat']);
  });
});

describe('a manager of groups', () => {
  it('imports into their own groups only, and needs none in the file with one group', async () => {
    await transact(newGroupItems(company, { id: 'g1', name: 'Field Sales', people: 0 }));
    await transact(newGroupItems(company, { id: 'g2', name: 'Support', people: 0 }));
    const manager = await newRole('manager', ['g1']);
    const list = listOf([
      { email: `a@${own}`, group: 'field  SALES' },
      { email: `b@${own}`, group: 'Support' },
      { email: `c@${own}` },
    ]);
    const { rows } = await preview(list, manager);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'other_group', 'new']);
    const id = await start(list, { role: manager });
    await finish(id);
    expect((await people()).map(({ groups }) => groups)).toEqual([['g1'], ['g1']]);
    expect(await groupsOf()).toMatchObject([
      { id: 'g1', people: 2 },
      { id: 'g2', people: 0 },
    ]);
    await expect(preview({ ...list, replaces: true }, manager)).rejects.toMatchObject({ status: 422 });
  });
});

describe('an import', () => {
  it('invites 1,000 people into groups, in a number of transactions that follows from their items', async () => {
    await newCompany(1000);
    const list = listOf(
      Array.from({ length: 1000 }, (_, at) => ({
        email: `person-${at}@${own}`,
        name: `Person ${at}`,
        group: `Group ${at % 7}`,
        manager: `person-${at % 10}@${own}`,
      })),
    );
    const id = await start(list);
    const job = await readJob(company, id);
    const cost = await measure(() => finish(id));
    const after = await readJob(company, id);
    expect(after).toMatchObject({ state: 'done', step: job?.chunks });
    expect(await outcomesOf(id)).toEqual({ invited: 1000 });
    expect(await people()).toHaveLength(1000);
    expect(await seats()).toHaveLength(1000);
    expect(await used()).toBe(1000);
    const groups = await groupsOf();
    expect(groups.map(({ name }) => name).toSorted()).toEqual(
      Array.from({ length: 7 }, (_, at) => `Group ${at}`),
    );
    for (const group of groups) expect(await membersOf(group.id)).toHaveLength(group.people);
    // At least 12 people fit into a transaction.
    expect(job?.chunks).toBeLessThanOrEqual(Math.ceil(1000 / 12));
    // Each address is counted for its mailbox. A step reads its rows, the company, who invites, the account, the people and
    // their groups, and writes once.
    expect(cost.requests).toBeLessThanOrEqual(1000 + 8 * (job?.chunks ?? 0));
    // A seat, a person, an address, a link, an email and a member with their indexes, at two units each in a transaction.
    expect(cost.units / 1000).toBeLessThanOrEqual(26);
  }, 60_000);

  it('writes nothing for the same list again', async () => {
    const list = listOf(named(20, 'a', { group: 'Sales' }));
    const mark = (await preview(list)).mark;
    await finish(await start(list));
    const again = await preview(list);
    expect(new Set(again.rows.map(({ outcome }) => outcome))).toEqual(new Set(['already_invited']));
    const { write } = await measureReadsAndWrites(async () => {
      await expect(start(list)).rejects.toMatchObject({ status: 422 });
      await expect(start(list, { mark })).rejects.toMatchObject({ status: 409 });
    });
    expect(write).toBe(0);
  });

  it('invites nobody twice if the same list is uploaded twice at once', async () => {
    const list = listOf(named(20, 'a', { group: 'Sales' }));
    const mark = (await preview(list)).mark;
    const ids = [await start(list, { mark }), await start(list, { mark })];
    await Promise.all(ids.map(finish));
    const all = await Promise.all(ids.map(outcomesOf));
    const sum = (outcome: ImportOutcome) => all.reduce((total, each) => total + (each[outcome] ?? 0), 0);
    expect([sum('invited'), sum('already_invited')]).toEqual([20, 20]);
    expect(await people()).toHaveLength(20);
    expect(await used()).toBe(20);
    expect(await groupsOf()).toMatchObject([{ name: 'Sales', people: 20 }]);
  });

  it('never uses more seats than there are, and takes those that are left in the order of the file', async () => {
    await newCompany(30);
    const lists = [listOf(named(25, 'a')), listOf(named(25, 'b'))];
    const ids = await Promise.all(lists.map((list) => start(list)));
    await Promise.all(ids.map(finish));
    expect(await used()).toBe(30);
    expect(await seats()).toHaveLength(30);
    let invited = 0;
    for (const id of ids) {
      const outcomes = (await rowsOf(id)).map(({ outcome }) => outcome);
      const first = outcomes.indexOf('no_seat');
      expect(outcomes.slice(first).every((outcome) => first < 0 || outcome === 'no_seat')).toBe(true);
      invited += outcomes.filter((outcome) => outcome === 'invited').length;
    }
    expect(invited).toBe(30);
  });

  it('decides again when a person is invited between its read and its write', async () => {
    const id = await start(listOf(named(3, 'a')));
    const end = beforeWrites(docClient, async (number) => {
      if (number !== 1) return;
      end();
      await invite(`a-1@${own}`);
    });
    await finish(id);
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual([
      'invited',
      'already_invited',
      'invited',
    ]);
    expect(await used()).toBe(3);
  });

  it('gives a seat again to a person who had one, in the same row', async () => {
    await invite(`a-0@${own}`);
    const before = await readPersonOf(company, `a-0@${own}`);
    await takeSeatBack(company, before?.id ?? '', { reason: 'other', more: () => [] });
    await finish(await start(listOf(named(2, 'a', { group: 'Sales', name: 'Ann' }))));
    const after = await readPersonOf(company, `a-0@${own}`);
    expect(after).toMatchObject({ id: before?.id, state: 'invited', name: 'Ann' });
    expect(after?.groups).toHaveLength(1);
    expect(await used()).toBe(2);
  });

  it('starts once for one key', async () => {
    const list = listOf(named(2, 'a'));
    const mark = (await preview(list)).mark;
    const ids = await Promise.all([start(list, { key: 'k', mark }), start(list, { key: 'k', mark })]);
    expect(new Set(ids).size).toBe(1);
    const found = await companyImports.listImports({
      ...callAs(owner),
      body: undefined,
      query: { limit: 10 },
    });
    expect(found.body.items).toMatchObject([{ id: ids[0], by: 'Sample Owner', rows: 2, state: 'running' }]);
  });
});

describe('a list that replaces the one before', () => {
  it('takes back the seats of those who were shown, and of nobody else', async () => {
    await newCompany(3);
    for (const name of ['stays', 'leaves', 'goes']) await invite(`${name}@${own}`);
    await accept(`goes@${own}`);
    const list = listOf([{ email: `stays@${own}` }, { email: `new-1@${own}` }, { email: `new-2@${own}` }], {
      replaces: true,
    });
    const shown = await preview(list);
    expect(shown.rows.map(({ outcome }) => outcome)).toEqual(['already_invited', 'new', 'new']);
    expect(shown.removed.map(({ email }) => email).toSorted()).toEqual([`goes@${own}`, `leaves@${own}`]);
    // Without `replaces`, the same rows have other outcomes, so this mark is refused.
    const other = await preview({ ...list, replaces: false });
    await expect(start(list, { mark: other.mark })).rejects.toMatchObject({ status: 409 });
    const id = await start(list);
    await finish(id);
    expect(
      Object.fromEntries((await people()).map(({ email, state }) => [email.split('@')[0], state])),
    ).toEqual({
      stays: 'invited',
      leaves: 'removed',
      goes: 'removed',
      'new-1': 'invited',
      'new-2': 'invited',
    });
    expect(await used()).toBe(3);
    expect((await rowsOf(id)).filter(({ record }) => record === null)).toMatchObject([
      { outcome: 'removed' },
      { outcome: 'removed' },
    ]);
  });

  it('is refused if somebody was invited since it was shown, and spares who is invited after it has begun', async () => {
    await invite(`leaves@${own}`);
    const list = listOf([{ email: `new@${own}` }], { replaces: true });
    const { mark } = await preview(list);
    await invite(`since@${own}`);
    await expect(start(list, { mark })).rejects.toMatchObject({ status: 409 });
    const id = await start(list);
    await invite(`later@${own}`);
    await finish(id);
    const states = (await people()).map(({ email, state }) => [email.split('@')[0], state]);
    expect(Object.fromEntries(states)).toMatchObject({
      later: 'invited',
      since: 'removed',
      leaves: 'removed',
    });
  });
});

describe('the steps of a job', () => {
  it('are done once if workers overlap', async () => {
    const id = await start(listOf(named(5, 'a')));
    const job = await readJob(company, id);
    if (!job) throw new Error('There is no job.');
    const results = await Promise.all([takeJobStep(job), takeJobStep(job), takeJobStep(job)]);
    expect(results.filter((next) => next !== undefined)).toHaveLength(1);
    expect(await used()).toBe(5);
    // A change that is delivered again does nothing.
    await continueJob({ companyId: company, id, step: 0 }, Infinity);
    expect(await readJob(company, id)).toMatchObject({ step: 1, state: 'done' });
  });

  it('are continued by the schedule after five minutes, for an hour', async () => {
    const id = await start(listOf(named(5, 'a')));
    const minute = 60_000;
    await continueJobs(Date.now() + 4 * minute);
    expect(await readJob(company, id)).toMatchObject({ step: 0 });
    await continueJobs(Date.now() + 6 * minute);
    expect(await readJob(company, id)).toMatchObject({ step: 1, next: 0, resumed: 1 });
    await finish(id);
    expect(await used()).toBe(5);

    const stuck = await start(listOf(named(5, 'b')));
    for (let hours = 1; hours <= 13; hours++) await continueJobs(Date.now() + hours * 60 * minute);
    expect(await readJob(company, stuck)).toMatchObject({ state: 'failed', next: 0 });
    expect(logged).toHaveBeenCalledWith('A job of a company failed', { company, job: stuck });
    await continueJobs(Date.now() + 100 * 60 * minute);
    const running = await listAll({ index: 'gsi1', pk: 'COMPANY_JOBS' }, KeyItem);
    expect(running.filter(({ pk }) => pk === keys.companyJob(company).pk)).toEqual([]);
  });
});

it('a person who is deleted leaves the groups', async () => {
  await finish(await start(listOf(named(2, 'a', { group: 'Sales' }))));
  const [person] = await people();
  if (!person) throw new Error('There is no person.');
  await transact(deletedPersonItems(person));
  expect(await people()).toHaveLength(1);
  expect(await groupsOf()).toMatchObject([{ name: 'Sales', people: 1 }]);
  expect(await membersOf(person.groups[0] ?? '')).toHaveLength(1);
});

it('an email, which is due, and a link wait for each person', async () => {
  const linksOf = async () =>
    (await Promise.all(allCompanyLinks.map((pk) => listAll({ index: 'gsi1', pk }, LinkItem)))).flat();
  await finish(await start(listOf(named(3, 'mail'))));
  const links = await linksOf();
  for (const { id, mail_id, invitation } of await people()) {
    const mail = await getItem(keys.mail(mail_id ?? ''), z.object({ due: z.string() }));
    expect(mail?.due.localeCompare(new Date().toISOString()), id).toBeLessThanOrEqual(0);
    expect(links.filter((link) => link.invitation === invitation)).toMatchObject([{ subject_id: id }]);
  }
});
