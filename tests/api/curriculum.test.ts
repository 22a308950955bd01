import { beforeAll, describe, expect, it } from 'vitest';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { AdminGenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { followGeneration, generationOf, newUnwrittenCourse } from '../clients/generation-client.ts';
import { readDrafting, sendDrafting } from '../clients/drafting-client.ts';
import { openGenerated } from '../clients/course-review.ts';
import {
  admin,
  atOnce,
  countStatuses,
  enroll,
  newLearner,
  readNewestChange,
  visitor,
} from './shared-platform.ts';

const { getItem } = await import('../../lambdas/src/platform/table.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { AssessmentItem } = await import('../../lambdas/src/rows/assessment/row.ts');

const course = await newUnwrittenCourse(admin);

it('a course without details is generated once by ten concurrent requests and opened after a review', {
  tags: ['generation-once'],
}, async () => {
  const learner = await newLearner();
  const responses = await atOnce(10, () => learner.send('POST', generationOf(course)));
  expect(countStatuses(responses)).toEqual({ 202: 10 });
  expect(new Set(responses.map(({ body }) => body.started_at)).size).toBe(1);
  expect(responses[0]?.body).toMatchObject({ generator: 'offline', model: null, is_own: true, reason: null });

  const job = await followGeneration(learner, course);
  expect(job).toMatchObject({ status: 'published', tokens: 0, lessons_written: job.lessons_total });
  const { body: shown } = await learner.send('GET', `/api/courses/${course}`);
  expect(shown).toMatchObject({ has_details: true, awaits_review: true, lesson_count: 0 });
  const { body: details } = await learner.send('GET', `/api/courses/${course}/details`);
  expect(details.provenance).toMatchObject({ generator: 'offline', model: null });
  expect(details.instructor_info.name).toBe('AI-generated course guide');
  const enrolling = () => learner.send('POST', '/api/enrollments', { course_id: course });
  expect(await enrolling()).toMatchObject({ status: 409 });
  const { body: outline } = await visitor.send('GET', `/api/courses/${course}/outline`);
  expect(outline.modules).toEqual([]);
  expect((await visitor.send('GET', `/api/courses/${course}/free-lesson`)).status).toBe(404);

  const { body: drafted } = await admin.send('GET', `/api/admin/courses/${course}`);
  for (const { lessons } of drafted.modules as CourseText['modules']) {
    for (const { blocks = [] } of lessons)
      expect(blocks.filter(({ type }) => type === 'check').length).toBeGreaterThanOrEqual(3);
  }
  const bank = (await getItem(keys.assessment(course), AssessmentItem))?.bank ?? [];
  expect(bank).toHaveLength(job.questions_written);
  for (const question of bank)
    expect(question).toMatchObject({ status: 'draft', provenance: { model: null } });

  // Templates composed all of it.
  const edit = (html: string) => `<p>Checked.</p>${html}`;
  const outcomes = ['Name one task worth handing over.'];
  const whole = await openGenerated(admin, course, { outcomes });
  expect(whole).toMatchObject({ status: 400 });
  expect(whole.body.errors[0].message).toMatch(/^The lesson “/);
  const half = await openGenerated(admin, course, { edit });
  expect(half.body.errors[0].message).toMatch(/^The details of this course/);
  const opened = await openGenerated(admin, course, { edit, outcomes });
  expect(opened).toMatchObject({ status: 200, body: { awaits_review: false, is_live: true } });
  expect(await readNewestChange()).toMatchObject({
    action: 'Reviewed and opened a course',
    actor_id: admin.userId,
  });
  const { body: open } = await visitor.send('GET', `/api/courses/${course}`);
  expect(open).toMatchObject({ awaits_review: false, lesson_count: job.lessons_total });

  // What templates composed does not come back while the course is on sale, nor as a new lesson.
  const restore = (html: string) => html.replace('<p>Checked.</p>', '');
  const restored = await openGenerated(admin, course, { edit: restore });
  expect(restored).toMatchObject({ status: 400 });
  expect(restored.body.errors[0].message).toMatch(/^The lesson “.*before you open or publish the course\.$/);
  const dressed = (html: string) =>
    `<p></p>${restore(html).replaceAll('<p>', '<p><b>').replaceAll('</p>', ' </b></p>')}`;
  expect(await openGenerated(admin, course, { edit: dressed })).toMatchObject({ status: 400 });
  const oldDetails = await openGenerated(admin, course, { outcomes: details.learning_outcomes });
  expect(oldDetails.body.errors[0].message).toMatch(/^The details of this course/);
  const { body: asDraft } = await openGenerated(admin, course, { edit: restore, publish: false });
  expect(asDraft.modules[0].lessons[0].provenance).not.toHaveProperty('is_edited');
  expect(await openGenerated(admin, course)).toMatchObject({ status: 400 });
  expect(await openGenerated(admin, course, { edit })).toMatchObject({
    status: 200,
    body: { is_live: true },
  });

  await enroll(learner, course);
  expect((await learner.send('GET', `/api/courses/${course}/assessment`)).status).toBe(404);
  const { items } = (await learner.send('GET', `/api/courses/${course}/content`)).body;
  expect(items).toHaveLength(details.modules.length);
  for (const { lessons } of items) {
    expect(lessons).toHaveLength(3);
    for (const lesson of lessons) expect(lesson.provenance).toMatchObject({ generator: 'offline' });
  }
});

describe('a generated course', () => {
  let written: string;
  beforeAll(async () => {
    written = await newUnwrittenCourse(admin);
  });
  const whenWritten = async () => {
    await admin.send('POST', generationOf(written));
    return followGeneration(admin, written);
  };

  it('is not generated again, nor is one with details or one that does not exist', {
    tags: ['generation-once'],
  }, async () => {
    await whenWritten();
    const learner = await newLearner();
    const statusOf = async (id: string) => (await learner.send('POST', generationOf(id))).status;
    expect([await statusOf(written), await statusOf('ai-literacy-101')]).toEqual([409, 409]);
    expect(await statusOf('no-such-course')).toBe(404);
    expect((await learner.send('GET', generationOf('ai-literacy-101'))).status).toBe(404);
  });

  it('shows its job to every learner, but not the user who started it', async () => {
    await whenWritten();
    const { status, body } = await (await newLearner()).send('GET', generationOf(written));
    expect(status).toBe(200);
    expect(body.is_own).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/@|user_id/);
  });

  it('has nothing to cancel', async () => {
    await whenWritten();
    expect((await (await newLearner()).send('DELETE', generationOf(written))).status).toBe(404);
    expect((await admin.send('DELETE', generationOf(written))).status).toBe(409);
    expect((await admin.send('DELETE', generationOf('ai-literacy-101'))).status).toBe(404);
  });
});

it('an admin can list every job newest first, filtered by state, with the user who started it', async () => {
  const title = `Listed Course ${crypto.randomUUID()}`;
  const listed = await newUnwrittenCourse(admin, { title });
  for (const id of [await newUnwrittenCourse(admin), listed]) {
    await admin.send('POST', generationOf(id));
    await followGeneration(admin, id);
  }
  const list = async (query: string): Promise<{ items: AdminGenerationJob[]; next: string }> =>
    (await admin.send('GET', `/api/admin/generations?${query}`)).body;
  const rows = (await list('limit=100')).items;
  const times = rows.map(({ started_at }) => started_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rows.find(({ course_id }) => course_id === listed)).toMatchObject({
    course_title: title,
    state: 'published',
    is_latest: true,
    starter: { user_id: admin.userId, email: 'admin@example.com' },
  });
  for (const { state } of (await list('state=failed')).items) expect(state).toBe('failed');
  const first = await list('state=published&limit=1');
  const second = await list(`state=published&limit=1&cursor=${first.next}`);
  const published = rows.filter(({ state }) => state === 'published');
  expect([...first.items, ...second.items]).toEqual(published.slice(0, 2));
});

it('nothing is drafted in the course editor without a model, because templates draft nothing there', async () => {
  expect(await sendDrafting(admin, course, { kind: 'course' })).toMatchObject({
    status: 409,
    body: {
      type: 'urn:redwhiteandcode:problem:no-model',
      detail: 'No model is set up on this platform, so it cannot draft.',
    },
  });
  expect(await readDrafting(admin, course)).toBeNull();
});
