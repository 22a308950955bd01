import { randomUUID } from 'node:crypto';
import { joinedBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { cleaned } from '@redwhiteandcode/contract/text/typed-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../clients/api-client.ts';
import { reportError } from '../clients/report-client.ts';
import { hostileStrings } from '../samples/hostile-strings.ts';
import { sample } from '../samples/sample.ts';
import { choice, courseWith, everyBlock } from '../samples/sample-blocks.ts';
import { create, edit, newCourse, readContent } from './course-editing.ts';
import {
  admin,
  countStatuses,
  emailsTo,
  enroll,
  newAdmin,
  newLearner,
  readList,
  readNewestChange,
  readOutput,
  removeAdmin,
  siteUrl,
} from './shared-platform.ts';

const reports = '/api/admin/error-reports';
const title = `Reported ${randomUUID()}`;

let course: { id: string } & Record<string, unknown>;
let learner: Caller & { email: string };
let blocks_version: string;
beforeAll(async () => {
  course = (await create(courseWith(title, everyBlock))).body;
  learner = await newLearner('Sample Reporter');
  await enroll(learner, course.id);
  blocks_version = await versionOf(course.id);
});
const versionOf = async (id: string): Promise<string> => {
  const [module] = (await readContent(learner, id)) as { lessons: { blocks_version?: string }[] }[];
  return module?.lessons[0]?.blocks_version ?? '';
};
const report = (change: object = {}, headers = {}) =>
  reportError(learner, course.id, { block_id: 'choice', blocks_version, ...change }, headers);
const answer = (id: string, change: object = {}, by: Caller = admin) =>
  by.send('PATCH', `${reports}/${id}`, { outcome: 'fixed', answer: 'We corrected the year.', ...change });
const read = async (id: string) => (await admin.send('GET', `${reports}/${id}`)).body;

describe('a report of an error', () => {
  it('is open, and shows admins the text and the block, but not who wrote it', async () => {
    const { status, body } = await report({ kind: 'key', text: ' Both answers are right. ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      course_id: course.id,
      course_title: title,
      lesson_title: 'Sample lesson',
      module_number: 1,
      lesson_number: 1,
      block_id: 'choice',
      blocks_version,
      kind: 'key',
      text: 'Both answers are right.',
      state: 'open',
      answer: null,
      answered_at: null,
    });
    const shown = await read(body.id);
    expect(shown).toEqual({ ...body, content: '', block: choice, is_changed: false });
    for (const secret of [learner.email, learner.userId, 'Sample Reporter'])
      expect(JSON.stringify([shown, await readList(reports)])).not.toContain(secret);
    expect(await readOutput()).not.toContain('Both answers are right');
  });

  it.each(everyBlock.map((block) => [block.id, block] as const))(
    'keeps the block %s as the learner saw it',
    async (block_id, block) => {
      const { body } = await report({ block_id });
      const { content, blocks } = joinedBlocks([block]);
      expect(await read(body.id)).toMatchObject({ content, block: blocks[0], is_changed: false });
    },
  );

  it('can be about a lesson that is one text', async () => {
    const { id } = await newCourse();
    await enroll(learner, id);
    const { status, body } = await reportError(learner, id);
    expect(status).toBe(201);
    const content = '<p>a</p>';
    const block = { id: 'text', type: 'text', length: content.length };
    expect(await read(body.id)).toMatchObject({ content, block, is_changed: false });
  });

  it('keeps every hostile text', async () => {
    const others = await newLearner();
    await enroll(others, course.id);
    const texts = sample(
      Object.values(hostileStrings).filter((text) => text.length <= 2000),
      20,
    );
    for (const text of texts) {
      const { status, body } = await reportError(others, course.id, {
        block_id: 'choice',
        blocks_version,
        text,
      });
      if (status === 201) expect(body.text).toBe(cleaned(text, { keepsPairs: true }));
      else expect(body).toMatchObject({ status: 400, errors: [{ path: 'body.text' }] });
    }
  });

  it('is stored once for a repeated key, which cannot be used for another report', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await report({}, key), await report({}, key)];
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await report({ text: 'Something else.' }, key)).toMatchObject({ status: 409 });
  });

  it.each([
    ['an unknown block', { block_id: 'nothing' }, 404],
    ['an unknown lesson', { lesson_number: 9 }, 404],
    ['an unknown version', { blocks_version: 'x'.repeat(16) }, 409],
    ['an unknown kind', { kind: 'other' }, 400],
    ['no text', { text: ' ' }, 400],
    ['a text of 2,001 characters', { text: 'x'.repeat(2001) }, 400],
  ])('is refused with %s', async (_, change, status) => {
    expect((await report(change)).status).toBe(status);
  });

  it('is refused without an enrollment', async () => {
    const { status, body } = await reportError(await newLearner(), course.id, { block_id: 'choice' });
    expect([status, body.detail]).toEqual([403, 'Enroll in this course first.']);
  });
});

describe('a report about a lesson that changed', () => {
  it('says so, shows the block as it was, and is refused where its text may have changed', async () => {
    const { body: before } = await create(courseWith(`Changed ${randomUUID()}`, everyBlock));
    await enroll(learner, before.id);
    const seen = { block_id: 'choice', blocks_version: await versionOf(before.id) };
    const text = { ...seen, block_id: 'text' };
    const key = { 'idempotency-key': randomUUID() };
    const early = (await reportError(learner, before.id, seen)).body;
    const repeated = (await reportError(learner, before.id, text, key)).body;
    const next = everyBlock.map((block) =>
      block.id === 'choice' ? { ...choice, prompt: 'What does it predict?' } : block,
    );
    const lesson = { lesson_number: 1, lesson_title: 'Sample lesson', ...joinedBlocks(next) };
    const modules = [{ module_number: 1, module_title: 'One', lessons: [lesson] }];
    expect((await edit(before, { modules })).status).toBe(200);
    expect(await read(early.id)).toMatchObject({ block: choice, is_changed: true });
    const late = await reportError(learner, before.id, seen);
    expect(await read(late.body.id)).toMatchObject({ block: choice, is_changed: true });
    expect((await reportError(learner, before.id, text, key)).body).toEqual(repeated);
    const refused = await reportError(learner, before.id, text);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This lesson has changed since you opened it. Reload it and look again.',
    ]);
  });
});

describe('the list of reports', () => {
  it('is searched by course and lesson, filtered by state, and exported', async () => {
    const name = `Listed ${randomUUID()}`;
    const { id } = (await create(courseWith(name, everyBlock))).body;
    await enroll(learner, id);
    const about = { block_id: 'choice', blocks_version, kind: 'typo', text: 'Listed once.' };
    const { body } = await reportError(learner, id, about);
    expect((await readList(`${reports}?limit=1`)).items[0].id).toBe(body.id);
    const find = async (query: string) => {
      const { items } = await readList(`${reports}?q=${encodeURIComponent(name)}&${query}`);
      return items[0]?.id;
    };
    await expect.poll(() => find('state=open')).toBe(body.id);
    expect((await answer(body.id, { outcome: 'declined', answer: 'It is right.' })).status).toBe(200);
    await expect.poll(() => find('state=declined')).toBe(body.id);
    await expect.poll(() => find('state=open')).toBeUndefined();
    const exported = await admin.send('GET', `${reports}/export?state=declined`);
    expect(exported.body).toContain(
      `,${name},1,Sample lesson,choice,Lesson,A typo,declined,Listed once.,It is right.,`,
    );
  });
});

describe('the answer to a report', () => {
  it('is emailed to the learner once, with the report and a link to the lesson', async () => {
    const text = `Wrong since ${randomUUID()}.`;
    const { body } = await report({ text });
    const answered = await answer(body.id);
    expect(answered).toMatchObject({
      status: 200,
      body: { state: 'fixed', answer: 'We corrected the year.', answered_at: expect.any(String) },
    });
    const emails = (await emailsTo(learner.email)).filter((email) => email.text.includes(text));
    expect(emails).toMatchObject([{ subject: 'Your report about “Sample lesson”' }]);
    const link = `${siteUrl}/learn/${course.id}/1/1`;
    for (const part of ['We have fixed the error.', 'We corrected the year.', link, title])
      expect(emails[0]?.text).toContain(part);
    expect(await readNewestChange()).toMatchObject({
      action: 'Fixed a reported error',
      subject: `Sample lesson in ${title}`,
    });
  });

  it('says in the email that the lesson stays as it is if the report was declined', async () => {
    const text = `Right since ${randomUUID()}.`;
    const { body } = await report({ text });
    expect((await answer(body.id, { outcome: 'declined' })).status).toBe(200);
    const [email] = (await emailsTo(learner.email)).filter((one) => one.text.includes(text));
    expect(email?.text).toContain('We checked it and left the lesson as it is.');
  });

  it('is that of the first admin; the second one gets a conflict, and the learner one email', async () => {
    const text = `Raced ${randomUUID()}.`;
    const { body } = await report({ text });
    const other = await newAdmin();
    const responses = await Promise.all([
      answer(body.id, { answer: 'One.' }),
      answer(body.id, { answer: 'Two.' }, other),
    ]);
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.current).toMatchObject({ state: 'fixed', answer: expect.stringMatching(/One|Two/) });
    expect((await answer(body.id)).status).toBe(409);
    expect((await emailsTo(learner.email)).filter((email) => email.text.includes(text))).toHaveLength(1);
    await removeAdmin(other);
  });

  it.each([
    ['without a text', { answer: ' ' }],
    ['that leaves the report open', { outcome: 'open' }],
  ])('%s is refused', async (_, change) => {
    const { body } = await report();
    expect((await answer(body.id, change)).status).toBe(400);
  });
});
