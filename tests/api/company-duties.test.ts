import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { CompanyRoleRow } from '../../lambdas/src/platform/company-roles.ts';
import { beforeWrites } from './before-writes.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
vi.stubEnv('SITE_URL', 'https://example.com');
vi.stubEnv('SUPPORT_EMAIL', 'support@example.com');
const { allMails, indexes, keys } = await import('../../lambdas/src/platform/keys.ts');
const { docClient, listAll, transact } = await import('../../lambdas/src/platform/table.ts');
const { timestamp } = await import('../../lambdas/src/platform/clock.ts');
const { logger } = await import('../../lambdas/src/platform/logger.ts');
const { newGroupItems } = await import('../../lambdas/src/rows/group/write.ts');
const { movedPeopleItems, seatedPersonItems, takeSeatBack } = await import(
  '../../lambdas/src/rows/person/write.ts'
);
const { readPerson } = await import('../../lambdas/src/rows/person/read.ts');
const { companyAssignments } = await import('../../lambdas/src/company/assignments.ts');
const { readAssignment } = await import('../../lambdas/src/company/assignment-row.ts');
const { syncDuties } = await import('../../lambdas/src/company/duties.ts');
const { DutyItem, dutiesOfAssignment } = await import('../../lambdas/src/rows/duty/row.ts');
const { followDuties } = await import('../../lambdas/src/company/duty-stream.ts');
const { remindDuties } = await import('../../lambdas/src/company/duty-reminders.ts');
const { continueJob, readJob, takeJobStep } = await import('../../lambdas/src/company/jobs.ts');

vi.spyOn(logger, 'error').mockReturnValue();

const put = (Item: object) => docClient.send(new PutCommand({ TableName, Item }));
const since = '2026-01-01T00:00:00.000Z';
const group = 'sample-group';
let count = 0;
let company: string;
let owner: CompanyRoleRow;

beforeEach(async () => {
  company = `company-${++count}`;
  owner = { user_id: `user-${count}`, company_id: company, role: 'owner', groups: [], since };
  await put({
    ...keys.corporateAccount(company),
    id: company,
    company_name: 'Sample Company',
    account_status: 'active',
    seats_purchased: 200,
    seats_used: 0,
    created_at: since,
  });
  await put({
    ...keys.course('sample-course'),
    id: 'sample-course',
    title: 'Sample Course',
    status: 'published',
  });
  await transact(newGroupItems(company, { id: group, name: 'Sample Group' }));
});

/** Adds people who have accepted a seat, and are in the group. Returns their ids. */
async function newPeople(number: number, groups: readonly string[] = [group]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < number; at++) {
    const sent = { email: `person-${++count}@example.com` };
    const { person, items } = seatedPersonItems(company, sent, { known: undefined, at: timestamp() });
    await transact(items);
    await put({
      ...keys.person(company, person.id),
      ...indexes.people('', company, since, person.id),
      ...person,
      state: 'accepted',
      accepted_at: since,
    });
    const row = await readPerson(company, person.id);
    if (row && groups.length > 0) await transact(movedPeopleItems(company, [{ person: row, groups }]));
    ids.push(person.id);
  }
  return ids;
}

type Body = Parameters<typeof companyAssignments.previewAssignment>[0]['body'];
const rule = (due: Body['due'] = { kind: 'on', on: '2030-06-30' }, groups = [group]): Body => ({
  subject: { kind: 'course', course_id: 'sample-course' },
  audience: { kind: 'groups', groups },
  due,
  is_mandatory: true,
});
const call = () => ({
  params: { companyId: company },
  query: undefined,
  userId: owner.user_id,
  company: owner,
});

/** Assigns the course. Returns the id of the assignment and of its job, which has not begun. */
async function assign(body = rule()): Promise<{ id: string; job: string }> {
  const { mark } = (await companyAssignments.previewAssignment({ ...call(), body })).body;
  const made = await companyAssignments.createAssignment({ ...call(), body: { ...body, mark } });
  const row = await readAssignment(company, made.body.id);
  return { id: made.body.id, job: row?.job_id ?? '' };
}

async function finish(id: string): Promise<void> {
  const job = await readJob(company, id);
  if (job) await continueJob({ companyId: company, id, step: job.step }, performance.now() + 60_000);
}
const dutiesOf = (id: string) => listAll(dutiesOfAssignment(id), DutyItem);
const countsOf = async (id: string) => {
  const { assigned, done, excused } = (await readAssignment(company, id)) ?? {};
  return { assigned, done, excused };
};

const MailItem = z.object({ mail: z.object({ to: z.string(), subject: z.string() }) });
/** Returns the subjects of the emails in the outbox, of the people of this test. */
async function subjects(ids: readonly string[]): Promise<string[]> {
  const people = await Promise.all(ids.map((id) => readPerson(company, id)));
  const addresses = new Set(people.map((person) => person?.email));
  const mails = await Promise.all(allMails.map((pk) => listAll({ index: 'gsi1', pk }, MailItem)));
  return mails.flat().flatMap(({ mail }) => (addresses.has(mail.to) ? [mail.subject] : []));
}

describe('the work on an assignment', () => {
  it('that is interrupted at each of its writes, and done by two workers at once, gives it to each person once', async () => {
    const ids = await newPeople(60);
    const { id, job } = await assign();
    let writes = 0;
    for (let failsAt = 1; (await readJob(company, job))?.state === 'running'; failsAt++) {
      const end = beforeWrites(docClient, async () => {
        if (++writes % 2 === failsAt % 2) throw new Error('killed');
      });
      await Promise.allSettled([finish(job), finish(job)]);
      end();
    }
    expect(await dutiesOf(id)).toHaveLength(60);
    expect(await countsOf(id)).toEqual({ assigned: 60, done: 0, excused: 0 });
    expect(await subjects(ids)).toEqual(ids.map(() => 'Sample Company has assigned “Sample Course” to you'));
  });

  it('does not give it to a person who leaves the group between its read and its write', async () => {
    const [id = ''] = await newPeople(1);
    const assignment = await assign();
    const job = await readJob(company, assignment.job);
    const end = beforeWrites(docClient, async (number) => {
      if (number > 1) return;
      const person = await readPerson(company, id);
      if (person) await transact(movedPeopleItems(company, [{ person, groups: [] }]));
    });
    if (job) await takeJobStep(job);
    end();
    expect(await dutiesOf(assignment.id)).toEqual([]);
  });

  it('of an earlier rule, which a change overtakes, gives what the latest rule says', async () => {
    const [other, ids] = ['other-group', await newPeople(1)];
    await transact(newGroupItems(company, { id: other, name: 'Other Group' }));
    const [outside = ''] = await newPeople(1, [other]);
    const { id, job } = await assign();
    const body = rule(undefined, [other]);
    const params = { companyId: company, assignmentId: id };
    const { mark } = (await companyAssignments.previewAssignmentChange({ ...call(), params, body })).body;
    await companyAssignments.changeAssignment({ ...call(), params, body: { ...body, mark } });
    await finish((await readAssignment(company, id))?.job_id ?? '');
    await finish(job);
    expect(await dutiesOf(id)).toMatchObject([{ person_id: outside }]);
    expect(await subjects(ids)).toEqual([]);
  });

  it('and the change of a person, which may both give it, count the person once', async () => {
    const [id = ''] = await newPeople(1);
    const { id: assignment, job } = await assign();
    await Promise.all([finish(job), syncDuties(company, id), syncDuties(company, id)]);
    expect(await countsOf(assignment)).toMatchObject({ assigned: 1 });
    expect(await subjects([id])).toHaveLength(1);
    await takeSeatBack(company, id, { reason: 'left', more: () => [] });
    await Promise.all([syncDuties(company, id), syncDuties(company, id)]);
    expect(await countsOf(assignment)).toMatchObject({ assigned: 0 });
  });

  it('that fails for a change of the stream is repeated', async () => {
    const [id = ''] = await newPeople(1);
    const { id: assignment } = await assign();
    const { pk, sk } = keys.person(company, id);
    const state = (value: string) => ({ state: { S: value }, company_id: { S: company }, id: { S: id } });
    const dynamodb = {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      OldImage: state('opened'),
      NewImage: state('accepted'),
      SequenceNumber: '7',
    };
    const end = beforeWrites(docClient, async () => {
      throw new Error('killed');
    });
    expect(await followDuties([{ dynamodb }])).toEqual([{ itemIdentifier: '7' }]);
    end();
    expect(await followDuties([{ dynamodb }])).toEqual([]);
    expect(await dutiesOf(assignment)).toHaveLength(1);
  });
});

describe('reminders of an assignment', () => {
  const news = 'Sample Company has assigned “Sample Course” to you';
  const [week, day, over] = [
    'Due on June 30, 2030: Sample Course',
    'Due by the end of June 30, 2030: Sample Course',
    'Overdue: Sample Course',
  ];
  const times = { week: '2030-06-23T13:00:00Z', day: '2030-06-29T13:00:00Z', over: '2030-07-01T13:00:00Z' };
  const runAt = (time: string) => remindDuties(Date.parse(time));

  it('are sent once each, although two runs overlap', async () => {
    const ids = await newPeople(3);
    const { job } = await assign();
    await finish(job);
    for (const time of [times.week, times.day, times.over, '2031-01-01T00:00:00Z'])
      await Promise.all([runAt(time), runAt(time)]);
    const found = await subjects(ids);
    for (const subject of [news, week, day, over])
      expect(
        found.filter((each) => each === subject),
        subject,
      ).toHaveLength(3);
    expect(found).toHaveLength(12);
  });

  it.each([
    ['a week late', '2030-06-29T14:00:00Z', [day]],
    ['in the night after the due day', '2030-07-01T05:00:00Z', []],
    ['months late', '2030-12-01T00:00:00Z', [over]],
  ])('are only the latest that is still true in a run %s', async (_, time, expected) => {
    const ids = await newPeople(1);
    await finish((await assign()).job);
    await runAt(time);
    expect((await subjects(ids)).toSorted()).toEqual([news, ...expected].toSorted());
  });

  it('are not sent to people who are done, excused, without a seat, or of a closed account', async () => {
    const ids = await newPeople(3);
    const [excused = '', left = ''] = ids;
    const { id, job } = await assign();
    await finish(job);
    const params = { companyId: company, assignmentId: id, personId: excused };
    await companyAssignments.excuseFromAssignment({ ...call(), params, body: undefined });
    await takeSeatBack(company, left, { reason: 'left', more: () => [] });
    await put({ ...keys.corporateAccount(company), ...(await accountRow()), account_status: 'inactive' });
    await runAt(times.week);
    expect(await subjects(ids)).toEqual([news, news, news]);
    // The person without a seat has lost it, although the stream did not say so.
    expect((await dutiesOf(id)).map(({ person_id }) => person_id)).not.toContain(left);
    await put({ ...keys.corporateAccount(company), ...(await accountRow()), account_status: 'active' });
    await runAt(times.day);
    expect((await subjects(ids)).toSorted()).toEqual([day, news, news, news].toSorted());
  });

  it('follow a due day that has changed', async () => {
    const ids = await newPeople(1);
    const { id, job } = await assign();
    await finish(job);
    const params = { companyId: company, assignmentId: id };
    const body = rule({ kind: 'on', on: '2030-08-31' });
    const { mark } = (await companyAssignments.previewAssignmentChange({ ...call(), params, body })).body;
    await companyAssignments.changeAssignment({ ...call(), params, body: { ...body, mark } });
    await finish((await readAssignment(company, id))?.job_id ?? '');
    await runAt(times.over);
    await runAt('2030-08-24T13:00:00Z');
    expect((await subjects(ids)).toSorted()).toEqual(['Due on August 31, 2030: Sample Course', news]);
  });

  it('do not write for a person who has just changed', async () => {
    const [id = ''] = await newPeople(1);
    await finish((await assign()).job);
    const end = beforeWrites(docClient, async (number) => {
      if (number === 1) await takeSeatBack(company, id, { reason: 'left', more: () => [] });
    });
    await runAt(times.week);
    end();
    expect(await subjects([id])).toEqual([news]);
  });
});

const AccountItem = z.looseObject({});
async function accountRow() {
  const { pk } = keys.corporateAccount(company);
  const [row] = await listAll({ pk, prefix: keys.corporateAccount(company).sk }, AccountItem);
  return row ?? {};
}
