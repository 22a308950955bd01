import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import {
  admin,
  atOnce,
  countStatuses,
  type Email,
  emailsTo,
  enroll,
  newLearner,
  proveAddress,
  runAs,
  visitor,
} from './shared-platform.ts';

const { newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { savedRow } = await import('../../lambdas/src/rows/course/saved-row.ts');
const { newCourseItems } = await import('../../lambdas/src/rows/course/write.ts');
const { announceOpenings } = await import('../../lambdas/src/waitlist/openings.ts');
const { waitlistEntryId } = await import('../../lambdas/src/waitlist/rules.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { setAttributes, transact } = await import('../../lambdas/src/platform/table.ts');

const newAddress = () => `waiting-${randomUUID()}@example.com`;
const title = 'Sample Course';
const opened = `“${title}” is open`;
const addressOf = (course: string) => `/api/admin/courses/${course}`;
const own = '/api/me/waitlist';

/** Creates a published course without lessons, as the built-in ones are that open later. */
async function createUnwrittenCourse(): Promise<string> {
  const id = `course-${randomUUID()}`;
  const at = new Date().toISOString();
  const text = { ...sampleCourse, title, details: noDetails, modules: [] };
  const row = newCourseRow({ id, kind: 'catalog', highlights: [], created_at: at }, text);
  await transact(newCourseItems(savedRow(row, { text, isPublished: true, at }), text));
  return id;
}

/** Saves a course with lessons and publishes it. */
async function open(course: string): Promise<void> {
  const { version } = (await admin.send('GET', addressOf(course))).body;
  const body = { ...sampleCourse, title, publish: true, version };
  const response = await admin.send('PUT', addressOf(course), body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

const join = (item_id: string, email: string) => visitor.send('POST', '/api/waitlist', { item_id, email });
const tokenIn = (email: Email | undefined, page = 'waitlist'): string =>
  new RegExp(`/${page}\\?token=(\\S+)`).exec(email?.text ?? '')?.[1] ?? '';
const confirm = (token: string) => visitor.send('POST', '/api/waitlist/confirm', { token });

/** Asks as a visitor who confirms with the link, and returns the address. */
async function waitAsVisitor(course: string): Promise<string> {
  const email = newAddress();
  expect((await join(course, email)).status).toBe(204);
  const response = await confirm(tokenIn((await emailsTo(email))[0]));
  expect(response).toMatchObject({ status: 200, body: { item_title: title, is_open: false } });
  return email;
}

async function provenLearner() {
  const learner = await newLearner();
  await proveAddress(learner.email);
  return learner;
}

const ownItems = async (learner: Caller): Promise<string[]> => (await learner.send('GET', own)).body.item_ids;
const sweep = () => runAs('AnnounceOpenings', () => announceOpenings());
const openedMailsTo = async (address: string) =>
  (await emailsTo(address)).filter(({ subject }) => subject === opened);

/** Waits until an address has the email, which the stream's consumer sends, or a call of the schedule. */
const expectOneMail = (address: string) =>
  vi.waitFor(async () => expect(await openedMailsTo(address)).toHaveLength(1), { timeout: 60_000 });

describe('a visitor who asks for a course', () => {
  it('gets one email when it opens, after confirming, and none when it is closed and opened again', async () => {
    const course = await createUnwrittenCourse();
    const [confirmed, unconfirmed, left] = [
      await waitAsVisitor(course),
      newAddress(),
      await waitAsVisitor(course),
    ];
    await join(course, unconfirmed);
    const token = tokenIn((await emailsTo(left))[0], 'unsubscribe');
    expect((await visitor.send('POST', '/api/waitlist/unsubscribe', { token })).status).toBe(200);
    await open(course);
    await expectOneMail(confirmed);
    const [mail] = await openedMailsTo(confirmed);
    expect(mail?.text).toContain(`/course/${course}`);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect((await join(course, newAddress())).status).toBe(409);

    await enroll(await newLearner(), course);
    await admin.send('DELETE', addressOf(course));
    expect((await join(course, newAddress())).status).toBe(404);
    await open(course);
    await sweep();
    expect(await openedMailsTo(confirmed)).toHaveLength(1);
    expect(await openedMailsTo(unconfirmed)).toEqual([]);
    expect(await openedMailsTo(left)).toEqual([]);
  });

  it('confirms any number of times, but not with another link, and not after it has expired', async () => {
    const course = await createUnwrittenCourse();
    const email = newAddress();
    await join(course, email);
    const token = tokenIn((await emailsTo(email))[0]);
    const guessed = token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect((await confirm(guessed)).status).toBe(404);
    for (const { status } of await atOnce(3, () => confirm(token))) expect(status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    await open(course);
    await expectOneMail(email);
    expect((await confirm(token)).status).toBe(404);

    const [late, other] = [newAddress(), await createUnwrittenCourse()];
    await join(other, late);
    const entry = keys.waitlistEntry(other, waitlistEntryId(other, late));
    await transact([setAttributes(entry, { ttl: Math.floor(Date.now() / 1000) - 900 })]);
    expect((await confirm(tokenIn((await emailsTo(late))[0]))).status).toBe(404);
  });

  it('gets the link again a day later, and learns from a late link that the course is open', async () => {
    const course = await createUnwrittenCourse();
    const email = newAddress();
    await join(course, email);
    await join(course, email);
    expect(await emailsTo(email)).toHaveLength(1);
    const entry = keys.waitlistEntry(course, waitlistEntryId(course, email));
    const joined_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await transact([setAttributes(entry, { joined_at })]);
    await join(course, email);
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(2);
    expect(tokenIn(emails[0])).toBe(tokenIn(emails[1]));
    await open(course);
    const late = await confirm(tokenIn(emails[0]));
    expect(late).toMatchObject({ status: 200, body: { is_open: true } });
    await sweep();
    expect(await openedMailsTo(email)).toEqual([]);
  });

  it('learns that a course was deleted', async () => {
    const course = await createUnwrittenCourse();
    const email = await waitAsVisitor(course);
    expect((await admin.send('DELETE', addressOf(course))).status).toBe(200);
    const subjects = async () => (await emailsTo(email)).map(({ subject }) => subject);
    await vi.waitFor(async () => expect(await subjects()).toContain(`“${title}” will not open`), {
      timeout: 60_000,
    });
    await sweep();
    expect(await subjects()).toHaveLength(2);
    expect((await join(course, newAddress())).status).toBe(404);
  });
});

describe('a signed-in user', () => {
  it('asks with one press, sees it, takes it back, and gets the email only while the request stands', async () => {
    const course = await createUnwrittenCourse();
    const [stays, leaves] = [await provenLearner(), await provenLearner()];
    for (const learner of [stays, leaves]) {
      const asked = await atOnce(5, () => learner.send('PUT', `${own}/${course}`));
      expect(countStatuses(asked)).toEqual({ 200: 5 });
      expect(asked.map(({ body }) => body)).toEqual(asked.map(() => ({ is_confirmed: true })));
      expect(await ownItems(learner)).toEqual([course]);
    }
    for (const { status } of await atOnce(2, () => leaves.send('DELETE', `${own}/${course}`)))
      expect(status).toBe(204);
    expect(await ownItems(leaves)).toEqual([]);
    await open(course);
    await expectOneMail(stays.email);
    expect(await ownItems(stays)).toEqual([]);
    expect(await openedMailsTo(leaves.email)).toEqual([]);
    expect((await stays.send('PUT', `${own}/${course}`)).status).toBe(409);
    expect((await stays.send('PUT', `${own}/no-such-course`)).status).toBe(404);
    expect((await stays.send('DELETE', `${own}/no-such-course`)).status).toBe(204);
  });

  it('with an address that is not proven must confirm it, and sees and ends nothing of its owner', async () => {
    const course = await createUnwrittenCourse();
    const stranger = await newLearner();
    const asked = await stranger.send('PUT', `${own}/${course}`);
    expect(asked).toMatchObject({ status: 200, body: { is_confirmed: false } });
    const [mail] = await emailsTo(stranger.email);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(await ownItems(stranger)).toEqual([]);
    expect((await stranger.send('DELETE', `${own}/${course}`)).status).toBe(204);
    await proveAddress(stranger.email);
    expect(await ownItems(stranger)).toEqual([course]);
  });

  it('confirms an earlier request of the same address by asking again', async () => {
    const course = await createUnwrittenCourse();
    const learner = await provenLearner();
    await join(course, learner.email);
    expect(await ownItems(learner)).toEqual([]);
    await learner.send('PUT', `${own}/${course}`);
    expect(await ownItems(learner)).toEqual([course]);
  });
});
