import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '../../lambdas/src/platform/keys.ts';
import { giveCompanyRole, newCompany } from './company-calls.ts';
import { newCourse } from './course-editing.ts';
import { atOnce, countStatuses, newLearner } from './shared-platform.ts';

const { getItem, KeyItem } = await import('../../lambdas/src/platform/table.ts');

const owner = await newLearner('Sample Owner');
const manager = await newLearner('Sample Manager');
let company: string;
let at: string;

beforeEach(async () => {
  company = await newCompany(30);
  at = `/api/company/${company}`;
  await giveCompanyRole(owner, company, 'owner');
});

const post = (path: string, body: object, caller = owner) => caller.send('POST', `${at}${path}`, body);
const newGroup = async (name: string): Promise<string> => (await post('/groups', { name })).body.id;
const newPerson = async (group?: string): Promise<string> =>
  (await post('/people', { email: `person-${crypto.randomUUID()}@example.com`, group })).body.id;
const groupsOf = async (person: string): Promise<string[]> =>
  (await owner.send('GET', `${at}/people/${person}`)).body.groups;
const group = async (id: string) => (await owner.send('GET', `${at}/groups/${id}`)).body;

describe('the groups of a company', () => {
  it('are listed by name, in pages, and from the start of a name', async () => {
    for (const name of ['Sales', 'night shift', 'Nurses', 'Day shift']) await newGroup(name);
    const first = (await owner.send('GET', `${at}/groups?limit=3`)).body;
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual([
      'Day shift',
      'night shift',
      'Nurses',
    ]);
    const rest = (await owner.send('GET', `${at}/groups?cursor=${encodeURIComponent(first.next)}`)).body;
    expect(rest).toMatchObject({ items: [{ name: 'Sales', people: 0, assignments: 0 }], next: null });
    const found = (await owner.send('GET', `${at}/groups?q=N`)).body.items;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['night shift', 'Nurses']);
  });

  it('have different names, also after a race', async () => {
    const made = await atOnce(3, () => post('/groups', { name: 'Nurses' }));
    expect(countStatuses(made)).toEqual({ 201: 1, 409: 2 });
    const other = await newGroup('Sales');
    const renamed = (name: string) => owner.send('PUT', `${at}/groups/${other}`, { name });
    expect(await renamed(' NURSES ')).toMatchObject({ status: 409 });
    expect(await renamed('Sales Team')).toMatchObject({ status: 200, body: { name: 'Sales Team' } });
    expect(await renamed('SALES TEAM')).toMatchObject({ status: 200, body: { name: 'SALES TEAM' } });
    expect(await post('/groups', { name: 'sales' })).toMatchObject({ status: 201 });
  });

  it('get and lose people, whose own rows say so; repeating it changes nothing', async () => {
    const id = await newGroup('Nurses');
    const other = await newGroup('Sales');
    const people = [await newPerson(), await newPerson(other)];
    const added = await atOnce(2, () => post(`/groups/${id}/people`, { people }));
    expect(countStatuses(added)).toEqual({ 200: 2 });
    expect(await group(id)).toMatchObject({ people: 2 });
    expect(await groupsOf(people[1] ?? '')).toEqual([other, id]);
    const { items } = (await owner.send('GET', `${at}/groups/${id}/people`)).body;
    expect(items.map((person: { id: string }) => person.id).toSorted()).toEqual(people.toSorted());
    const removal = { people: [people[1]] };
    expect(await post(`/groups/${id}/people/removal`, removal)).toMatchObject({ body: { people: 1 } });
    expect(await post(`/groups/${id}/people/removal`, removal)).toMatchObject({ body: { people: 1 } });
    expect(await groupsOf(people[1] ?? '')).toEqual([other]);
  });

  it('add all people of a request or none', async () => {
    const id = await newGroup('Nurses');
    const refused = await post(`/groups/${id}/people`, { people: [await newPerson(), 'nobody'] });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'body.people' }] } });
    expect(await group(id)).toMatchObject({ people: 0 });
  });

  it('are deleted only when nobody is in them and nobody manages them', async () => {
    const id = await newGroup('Nurses');
    const person = await newPerson(id);
    const remove = () => owner.send('DELETE', `${at}/groups/${id}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('people') },
    });
    await post(`/groups/${id}/people/removal`, { people: [person] });
    await giveCompanyRole(manager, company, 'manager', [id]);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('manager') },
    });
    await owner.send('DELETE', `${at}/roles/${manager.userId}`);
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await remove()).toMatchObject({ status: 404 });
    expect(await newGroup('Nurses')).not.toBe(id);
  });

  it('keep the person who is added while the group is deleted, or the deletion', async () => {
    const id = await newGroup('Nurses');
    const person = await newPerson();
    const [added, removed] = await Promise.all([
      post(`/groups/${id}/people`, { people: [person] }),
      owner.send('DELETE', `${at}/groups/${id}`),
    ]);
    expect([`${added.status} 409`, `404 ${removed.status}`]).toContain(`${added.status} ${removed.status}`);
    const member = await getItem(keys.companyGroupMember(company, id, person), KeyItem);
    expect(await groupsOf(person)).toEqual(member ? [id] : []);
  });

  it('are limited to their own for a manager, who reaches only their people', async () => {
    const own = await newGroup('Nurses');
    const second = await newGroup('Night shift');
    const other = await newGroup('Sales');
    const person = await newPerson(own);
    const stranger = await newPerson(other);
    await giveCompanyRole(manager, company, 'manager', [own, second]);
    const { items } = (await manager.send('GET', `${at}/groups`)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second, own]);
    expect(await manager.send('GET', `${at}/groups/${other}`)).toMatchObject({ status: 404 });
    expect(await manager.send('GET', `${at}/groups/${other}/people`)).toMatchObject({ status: 404 });
    expect(await post(`/groups/${other}/people`, { people: [person] }, manager)).toMatchObject({
      status: 404,
    });
    expect(await post(`/groups/${own}/people`, { people: [stranger] }, manager)).toMatchObject({
      status: 422,
    });
    expect(await post(`/groups/${second}/people`, { people: [person] }, manager)).toMatchObject({
      status: 200,
    });
    expect(await groupsOf(person)).toEqual([own, second]);
  });
});

describe('the time zone of a company', () => {
  it('is set by its owners to a known one', async () => {
    const set = (time_zone: string) => owner.send('PUT', `${at}/time-zone`, { time_zone });
    expect(await set('America/Denver')).toMatchObject({ status: 200, body: { time_zone: 'America/Denver' } });
    expect((await owner.send('GET', at)).body.time_zone).toBe('America/Denver');
    expect(await set('Nowhere/City')).toMatchObject({ status: 400 });
    const { items } = (await owner.send('GET', `${at}/log`)).body;
    expect(items[0]).toMatchObject({
      action: 'Changed the time zone',
      changes: [{ field: 'time zone', before: 'America/New_York', after: 'America/Denver' }],
    });
  });
});

describe('the paths of a company', async () => {
  const first = 'ai-literacy-101';
  const second = (await newCourse()).id;

  it('have a name and an order of courses, which can change', async () => {
    const made = await post('/paths', { name: 'First month', courses: [first, second] });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'First month', courses: [{ id: first }, { id: second }], assignments: 0 },
    });
    const path = `${at}/paths/${made.body.id}`;
    const after = { name: 'First weeks', courses: [second, first] };
    expect(await owner.send('PUT', path, after)).toMatchObject({ status: 200 });
    const title = expect.stringMatching(/\w/);
    expect((await owner.send('GET', path)).body).toMatchObject({
      name: 'First weeks',
      courses: [
        { id: second, title },
        { id: first, title },
      ],
    });
    expect((await owner.send('GET', `${at}/paths`)).body.items).toMatchObject([{ name: 'First weeks' }]);
    expect(await owner.send('DELETE', path)).toMatchObject({ status: 204 });
    expect(await owner.send('GET', path)).toMatchObject({ status: 404 });
  });

  it.each([
    ['no course', [], 400],
    ['a course twice', [first, first], 400],
    ['a course that does not exist', [first, 'nothing'], 422],
  ])('cannot have %s', async (_, courses, status) => {
    expect(await post('/paths', { name: 'First month', courses })).toMatchObject({ status });
  });

  it('have no course that is not published', async () => {
    const { id } = await newCourse({ publish: false });
    expect(await post('/paths', { name: 'First month', courses: [id] })).toMatchObject({ status: 422 });
  });
});
