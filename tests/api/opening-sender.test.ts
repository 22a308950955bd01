import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Mail } from '../../lambdas/src/platform/mail.ts';
import { atOnce } from '../clients/api-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { beforeWrites } from './before-writes.ts';
import { startOwnTable } from './own-table.ts';

const { embedded, TableName } = await startOwnTable();
afterAll(() => embedded.close());
vi.stubEnv('SITE_URL', 'https://example.com');
vi.stubEnv('SUPPORT_EMAIL', 'support@example.com');
// Emails stay in the outbox, because no email service responds.
vi.stubEnv('AWS_ENDPOINT_URL_SESV2', 'http://127.0.0.1:9');
vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
const { announceCourses, announceOpenings } = await import('../../lambdas/src/waitlist/openings.ts');
const { joinWaitlist, listWaiting, readWaitlistEntry } = await import(
  '../../lambdas/src/waitlist/repository.ts'
);
const { newWaitlistSecret, waitlistEntryId } = await import('../../lambdas/src/waitlist/rules.ts');
const { allMails, keys } = await import('../../lambdas/src/platform/keys.ts');
const { docClient, listAll } = await import('../../lambdas/src/platform/table.ts');
const { newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { logger } = await import('../../lambdas/src/platform/logger.ts');
vi.spyOn(logger, 'error').mockReturnValue();

const at = '2026-01-01T00:00:00.000Z';
const text = { ...sampleCourse, title: 'Sample', details: noDetails, modules: [] };
const openCourse = (id: string) => ({
  ...newCourseRow({ id, kind: 'catalog', highlights: [], created_at: at }, text),
  status: 'published',
  lesson_count: 3,
});

let count = 0;
let course: string;
beforeEach(() => (course = `course-${++count}`));

const put = (Item: object) => docClient.send(new PutCommand({ TableName, Item }));
const save = (id: string, changed: object = {}) => put({ ...keys.course(id), ...openCourse(id), ...changed });

/** Adds confirmed addresses to a waitlist, and returns them. */
async function wait(item_id: string, addresses: number): Promise<string[]> {
  return atOnce(addresses, async () => {
    const email = `a${++count}@example.com`;
    const entry_id = waitlistEntryId(item_id, email);
    const row = { item_id, entry_id, email, item_title: 'Sample', secret: newWaitlistSecret() };
    expect(await joinWaitlist({ ...row, joined_at: at, confirmed_at: at })).toBe(true);
    return email;
  });
}

/** Returns the recipients of the queued emails with a subject that begins so, in order. */
async function recipients(addresses: readonly string[], subject = '“Sample” is open'): Promise<string[]> {
  const Item = z.object({ mail: z.custom<Mail>() });
  const rows = await Promise.all(allMails.map((pk) => listAll({ index: 'gsi1', pk }, Item)));
  const mails = rows.flat().map(({ mail }) => mail);
  return mails
    .filter((mail) => mail.subject === subject && addresses.includes(mail.to))
    .map(({ to }) => to)
    .sort();
}

describe('those who wait for a course', () => {
  it('get one email each, from runs and batches at the same time, and repeated ones', async () => {
    const addresses = await wait(course, 5);
    await save(course);
    await atOnce(4, async (run) => {
      if (run % 2) await announceOpenings();
      else await announceCourses([course, course]);
    });
    await announceOpenings();
    await announceCourses([course]);
    expect(await recipients(addresses)).toEqual(addresses.toSorted());
    expect(await listWaiting(course, 10)).toEqual([]);
  });

  it('get one email each if the sender stops after some of them', async () => {
    const addresses = await wait(course, 3);
    await save(course);
    const restart = beforeWrites(docClient, (number) =>
      number > 1 ? Promise.reject(new Error('Stopped')) : Promise.resolve(),
    );
    await announceCourses([course]);
    restart();
    expect(await recipients(addresses)).toHaveLength(1);
    expect(await announceOpenings()).toBe(2);
    expect(await recipients(addresses)).toEqual(addresses.toSorted());
  });

  it('get none for a course that is not open, or was closed after the sender read it', async () => {
    const addresses = await wait(course, 1);
    for (const closed of [
      { lesson_count: 0 },
      { awaits_review: true },
      { status: 'archived' },
      { status: 'draft' },
    ]) {
      await save(course, closed);
      expect(await announceOpenings(), JSON.stringify(closed)).toBe(0);
    }
    await save(course);
    const end = beforeWrites(docClient, async () => void (await save(course, { status: 'archived' })));
    expect(await announceOpenings()).toBe(0);
    end();
    expect(await recipients(addresses)).toEqual([]);
    await save(course);
    expect(await announceOpenings()).toBe(1);
  });

  it('get no second email when it is closed and opened again, unless they ask again', async () => {
    const [address = ''] = await wait(course, 1);
    await save(course);
    await announceOpenings();
    await save(course, { status: 'archived' });
    await announceOpenings();
    await save(course);
    expect(await announceOpenings()).toBe(0);
    const entry_id = waitlistEntryId(course, address);
    const entry = await readWaitlistEntry(course, entry_id);
    expect(entry).toMatchObject({ left_at: expect.any(String) });
    expect(entry?.email).toBeUndefined();
    const row = { item_id: course, entry_id, item_title: 'Sample', secret: newWaitlistSecret() };
    await joinWaitlist({ ...row, email: address, joined_at: at, confirmed_at: at });
    expect(await announceOpenings()).toBe(1);
    expect(await recipients([address])).toHaveLength(2);
  });

  it('are told that it was deleted, and a launch that it is available', async () => {
    const [deleted, launched] = [await wait(course, 1), await wait('prompt-library', 1)];
    const notYet = await wait('team-cohorts', 1);
    expect(await announceOpenings()).toBe(2);
    expect(await recipients(deleted, '“Sample” will not open')).toEqual(deleted);
    expect(await recipients(launched, '“Prompt library” is open')).toEqual(launched);
    expect(await listWaiting('team-cohorts', 10)).toMatchObject([{ email: notYet[0] }]);
  });
});

it('a run reaches every item, also behind one that fails or is not open, and continues where its limit ended it', async () => {
  const closed = `${course}-b`;
  const [first, last] = [`${course}-a`, `${course}-c`];
  const addresses = [...(await wait(course, 2)), ...(await wait(first, 1)), ...(await wait(last, 1))];
  await wait(closed, 1);
  for (const id of [course, last]) await save(id);
  await save(closed, { lesson_count: 0 });
  // A row without a title cannot be read.
  await put({ ...keys.course(first), status: 'published' });
  expect(await announceOpenings(1)).toBe(1);
  expect(await announceOpenings(10)).toBe(2);
  expect(await recipients(addresses)).toHaveLength(3);
  await save(first);
  expect(await announceOpenings()).toBe(1);
  expect(await recipients(addresses)).toEqual(addresses.toSorted());
});
