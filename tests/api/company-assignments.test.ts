import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { acceptNewest, giveCompanyRole, type Member, newCompany } from './company-calls.ts';
import { newCourse } from './course-editing.ts';
import {
  atOnce,
  completeLessons,
  countStatuses,
  emailsTo,
  enroll,
  newLearner,
  runAs,
} from './shared-platform.ts';

const { deliverDueMails } = await import('../../lambdas/src/platform/mail-outbox.ts');

const owner = await newLearner('Sample Owner');
const manager = await newLearner('Sample Manager');
const course: { id: string; title: string } = await newCourse();
const second: { id: string; title: string } = await newCourse();
let company: string;
let at: string;

beforeEach(async () => {
  company = await newCompany(30, 'Sample Company');
  at = `/api/company/${company}`;
  await giveCompanyRole(owner, company, 'owner');
});

const get = async (path: string, caller: Caller = owner) => (await caller.send('GET', `${at}${path}`)).body;
const post = (path: string, body: object, caller: Caller = owner) =>
  caller.send('POST', `${at}${path}`, body);
const newGroup = async (name: string): Promise<string> => (await post('/groups', { name })).body.id;

interface Person {
  learner: Member;
  id: string;
}

/** Invites a new learner, who accepts. */
async function join(group?: string): Promise<Person> {
  const learner = await newLearner('Sample Learner');
  const { body } = await post('/people', { email: learner.email, group });
  expect((await acceptNewest(learner)).status).toBe(200);
  return { learner, id: body.id };
}

const ofCourse = (id = course.id) => ({ kind: 'course', course_id: id });
const toGroups = (...groups: string[]) => ({ kind: 'groups', groups });
const rule = (audience: object, more: object = {}) => ({
  subject: ofCourse(),
  audience,
  due: { kind: 'after', days: 30 },
  is_mandatory: true,
  ...more,
});
const previewed = async (body: object, caller: Caller = owner) => {
  const { mark } = (await post('/assignments/preview', body, caller)).body;
  return { ...body, mark };
};

/** Creates a previewed assignment and returns its id. */
async function assign(body: object, caller: Caller = owner): Promise<string> {
  const made = await post('/assignments', await previewed(body, caller), caller);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
}

/** Changes an assignment as a preview shows it. Returns the preview. */
async function change(id: string, body: object) {
  const preview = (await post(`/assignments/${id}/preview`, body)).body;
  const saved = await owner.send('PUT', `${at}/assignments/${id}`, { ...body, mark: preview.mark });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return preview;
}

const own = async ({ learner }: Person) =>
  (await learner.send('GET', '/api/me/assignments')).body.items as Record<string, unknown>[];
/** Waits until a person has these assignments. */
const untilHas = (person: Person, expected: object[]) =>
  vi.waitFor(async () => expect(await own(person)).toMatchObject(expected), {
    timeout: 10_000,
    interval: 100,
  });
/** Sends the waiting emails, and returns the number of a person's emails about new assignments. */
async function newsTo({ learner }: Person): Promise<number> {
  await runAs('DeliverMails', () => deliverDueMails());
  const emails = await emailsTo(learner.email);
  return emails.filter(({ subject }) => subject.startsWith('Sample Company has assigned')).length;
}

describe('an assignment', () => {
  it('to a group is got by its people, also by those who join later, with one email each', async () => {
    const group = await newGroup('Nurses');
    const first = await join(group);
    const id = await assign(rule(toGroups(group)));
    await untilHas(first, [
      {
        assignment_id: id,
        company_name: 'Sample Company',
        title: course.title,
        state: 'not_started',
        is_mandatory: true,
        time_zone: 'America/New_York',
      },
    ]);
    const later = await join(group);
    const outside = await join();
    await untilHas(later, [{ assignment_id: id, state: 'not_started' }]);
    await post(`/groups/${group}/people`, { people: [outside.id] });
    await untilHas(outside, [{ assignment_id: id }]);
    for (const person of [first, later, outside]) expect(await newsTo(person)).toBe(1);
    expect(await get(`/assignments/${id}`)).toMatchObject({ assigned: 3, done: 0, is_working: false });
    expect((await get(`/assignments/${id}/people`)).items).toHaveLength(3);
    expect((await get(`/people/${later.id}/assignments`)).items).toMatchObject([{ assignment_id: id }]);
  });

  it('is lost by who leaves the group or the company, unless it is done', async () => {
    const group = await newGroup('Nurses');
    const [leaves, ends, done] = [await join(group), await join(group), await join(group)];
    await enroll(done.learner, course.id);
    await completeLessons(done.learner, course.id);
    const id = await assign(rule(toGroups(group)));
    for (const person of [leaves, ends]) await untilHas(person, [{ state: 'not_started' }]);
    await untilHas(done, [{ state: 'done', courses: [{ id: course.id, done_at: expect.any(String) }] }]);
    expect(await newsTo(done)).toBe(0);
    await post(`/groups/${group}/people/removal`, { people: [leaves.id, done.id] });
    await owner.send('DELETE', `${at}/people/${ends.id}/seat?reason=left`);
    for (const person of [leaves, ends]) await untilHas(person, []);
    await vi.waitFor(async () => {
      expect(await get(`/assignments/${id}`)).toMatchObject({ assigned: 1, done: 1 });
    });
    expect(await own(done)).toMatchObject([{ state: 'done' }]);
  });

  it('is in progress and done as its courses are, all of a path', async () => {
    const path = (await post('/paths', { name: 'First month', courses: [course.id, second.id] })).body.id;
    const person = await join();
    const subject = { kind: 'path', path_id: path };
    const id = await assign(rule({ kind: 'people', people: [person.id] }, { subject }));
    await untilHas(person, [{ title: 'First month', state: 'not_started' }]);
    expect((await owner.send('DELETE', `${at}/paths/${path}`)).status).toBe(409);
    await enroll(person.learner, course.id);
    await untilHas(person, [{ state: 'in_progress' }]);
    await completeLessons(person.learner, course.id);
    await vi.waitFor(async () => {
      expect((await get(`/assignments/${id}/people`)).items).toMatchObject([
        { state: 'in_progress', courses_done: 1 },
      ]);
    });
    await enroll(person.learner, second.id);
    await completeLessons(person.learner, second.id);
    await untilHas(person, [{ state: 'done' }]);
    expect(await get(`/assignments/${id}`)).toMatchObject({ assigned: 1, done: 1 });
    expect(await newsTo(person)).toBe(1);
  });

  it('is changed as its preview says: people get it, lose it, and have it due on another day', async () => {
    const [one, other] = [await newGroup('Nurses'), await newGroup('Sales')];
    const [loses, keeps, gets] = [await join(one), await join(one), await join(other)];
    await post(`/groups/${other}/people`, { people: [keeps.id] });
    await post('/people', { email: `later-${crypto.randomUUID()}@example.com`, group: other });
    const id = await assign(rule(toGroups(one)));
    for (const person of [loses, keeps]) await untilHas(person, [{ assignment_id: id }]);
    const due = { kind: 'on', on: '2035-06-30' };
    const preview = await change(id, rule(toGroups(other), { due }));
    expect(preview).toMatchObject({ gets: 1, loses: 1, due_changes: 1, gets_later: 1, keeps: 0 });
    expect(preview.people.map((person: Record<string, string>) => [person.change, person.due_after])).toEqual(
      [
        ['gets', '2035-06-30'],
        ['loses', null],
        ['due_changes', '2035-06-30'],
        ['gets_later', '2035-06-30'],
      ],
    );
    await untilHas(loses, []);
    for (const person of [keeps, gets]) await untilHas(person, [{ due_on: '2035-06-30' }]);
    expect([await newsTo(gets), await newsTo(keeps)]).toEqual([1, 1]);
    expect(await get(`/groups/${one}`)).toMatchObject({ assignments: 0 });
    expect(await owner.send('DELETE', `${at}/groups/${other}`)).toMatchObject({ status: 409 });
  });

  it('is saved only as it was shown: of two changes at once, one is refused', async () => {
    const group = await newGroup('Nurses');
    await join(group);
    const draft = rule(toGroups(group));
    const shown = await previewed(draft);
    const newcomer = await join(group);
    expect(await post('/assignments', shown)).toMatchObject({ status: 409 });
    const id = await assign(draft);
    await untilHas(newcomer, [{ assignment_id: id }]);
    const drafts = [10, 20].map((days) => rule(toGroups(group), { due: { kind: 'after', days } }));
    const marked = await Promise.all(
      drafts.map(async (body) => ({
        ...body,
        mark: (await post(`/assignments/${id}/preview`, body)).body.mark,
      })),
    );
    const saved = await Promise.all(marked.map((body) => owner.send('PUT', `${at}/assignments/${id}`, body)));
    expect(countStatuses(saved)).toEqual({ 200: 1, 409: 1 });
  });

  it('is made once by a request that is repeated with its key', async () => {
    const body = await previewed(rule({ kind: 'everyone' }));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const made = await atOnce(3, () => owner.send('POST', `${at}/assignments`, body, headers));
    expect(new Set(made.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await get('/assignments')).items).toHaveLength(1);
  });

  it('excuses a person, who is not done and can have to do it again', async () => {
    const person = await join();
    const id = await assign(rule({ kind: 'everyone' }));
    await untilHas(person, [{ assignment_id: id }]);
    const path = `${at}/assignments/${id}/people/${person.id}/excuse`;
    const excused = await atOnce(2, () => owner.send('PUT', path));
    expect(countStatuses(excused)).toEqual({ 200: 2 });
    await untilHas(person, [{ state: 'excused' }]);
    expect(await get(`/assignments/${id}`)).toMatchObject({ assigned: 1, done: 0, excused: 1 });
    expect((await get(`/assignments/${id}/people?state=excused`)).items).toHaveLength(1);
    expect(await owner.send('DELETE', path)).toMatchObject({ status: 200, body: { state: 'not_started' } });
    expect(await get(`/assignments/${id}`)).toMatchObject({ excused: 0 });
    await enroll(person.learner, course.id);
    await completeLessons(person.learner, course.id);
    await untilHas(person, [{ state: 'done' }]);
    expect(await owner.send('PUT', path)).toMatchObject({ status: 409 });
  });

  it('that is ended is lost by those who have not finished, and no longer changes', async () => {
    const group = await newGroup('Nurses');
    const person = await join(group);
    const body = rule(toGroups(group));
    const id = await assign(body);
    await untilHas(person, [{ assignment_id: id }]);
    const path = `${at}/assignments/${id}`;
    expect(countStatuses(await atOnce(2, () => owner.send('DELETE', path)))).toEqual({ 204: 2 });
    await untilHas(person, []);
    await vi.waitFor(async () => expect(await get(`/assignments/${id}`)).toMatchObject({ assigned: 0 }));
    expect((await get('/assignments')).items).toEqual([]);
    expect((await get('/assignments?state=ended')).items).toMatchObject([{ id, can_change: false }]);
    expect(await post(`/assignments/${id}/preview`, body)).toMatchObject({ status: 409 });
    expect(await owner.send('DELETE', `${at}/groups/${group}`)).toMatchObject({ status: 409 });
    await post(`/groups/${group}/people/removal`, { people: [person.id] });
    expect(await owner.send('DELETE', `${at}/groups/${group}`)).toMatchObject({ status: 204 });
  });

  it.each([
    ['a mandatory one without a due day', { due: { kind: 'none' } }, 400],
    ['a course that does not exist', { subject: ofCourse('nothing') }, 422],
    ['a path that does not exist', { subject: { kind: 'path', path_id: 'nothing' } }, 422],
    ['a group that does not exist', { audience: toGroups('nothing') }, 422],
    ['a person who does not exist', { audience: { kind: 'people', people: ['nobody'] } }, 422],
    ['a day that does not exist', { due: { kind: 'on', on: '2026-02-30' } }, 400],
  ])('cannot be %s', async (_, more, status) => {
    expect(await post('/assignments/preview', rule({ kind: 'everyone' }, more))).toMatchObject({ status });
  });

  it('says nothing about what a person learned without the company', async () => {
    const learner = await newLearner('Sample Learner');
    await enroll(learner, course.id);
    await completeLessons(learner, course.id);
    const { body } = await post('/people', { email: learner.email });
    await acceptNewest(learner);
    const person = { learner, id: body.id };
    const id = await assign(rule({ kind: 'everyone' }));
    await untilHas(person, [{ state: 'not_started' }]);
    expect((await get(`/assignments/${id}/people`)).items).toMatchObject([{ courses_done: 0 }]);
  });
});

describe('a manager', () => {
  it('assigns only to their groups, and sees only their people', async () => {
    const [mine, other] = [await newGroup('Nurses'), await newGroup('Sales')];
    const [person, stranger] = [await join(mine), await join(other)];
    await giveCompanyRole(manager, company, 'manager', [mine]);
    const refused = (audience: object) => post('/assignments/preview', rule(audience), manager);
    expect(await refused({ kind: 'everyone' })).toMatchObject({ status: 422 });
    expect(await refused({ kind: 'people', people: [person.id] })).toMatchObject({ status: 422 });
    expect(await refused(toGroups(mine, other))).toMatchObject({ status: 422 });
    const own = await assign(rule(toGroups(mine)), manager);
    const all = await assign(rule({ kind: 'everyone' }, { subject: ofCourse(second.id) }));
    const others = await assign(rule(toGroups(other)));
    await untilHas(stranger, [{}, {}]);
    await untilHas(person, [{}, {}]);
    const { items } = await get('/assignments', manager);
    expect(items.map(({ id, can_change }: Record<string, unknown>) => [id, can_change])).toEqual([
      [all, false],
      [own, true],
    ]);
    const people = (await get(`/assignments/${all}/people`, manager)).items;
    expect(people.map(({ id }: { id: string }) => id)).toEqual([person.id]);
    const send = (method: 'GET' | 'PUT' | 'DELETE', path: string) => manager.send(method, `${at}${path}`);
    expect(await send('GET', `/assignments/${others}`)).toMatchObject({ status: 404 });
    expect(await send('DELETE', `/assignments/${others}`)).toMatchObject({ status: 404 });
    expect(await send('DELETE', `/assignments/${all}`)).toMatchObject({ status: 403 });
    expect(await send('PUT', `/assignments/${all}/people/${person.id}/excuse`)).toMatchObject({
      status: 403,
    });
    expect(await send('PUT', `/assignments/${own}/people/${person.id}/excuse`)).toMatchObject({
      status: 200,
    });
    expect(await send('GET', `/people/${stranger.id}/assignments`)).toMatchObject({ status: 404 });
  });
});
