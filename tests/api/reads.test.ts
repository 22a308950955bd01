import { describe, expect, it } from 'vitest';
import { makeToolkit } from '../clients/toolkit-client.ts';
import { saveText } from '../clients/work-client.ts';
import { choice, courseWith } from '../samples/sample-blocks.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { admin, completeCourse, enroll, newLearner } from './shared-platform.ts';

const { measure } = await import('./table-cost.ts');
const { learning } = await import('../../lambdas/src/learning/operations.ts');
const { credentials } = await import('../../lambdas/src/credentials/operations.ts');
const { catalog } = await import('../../lambdas/src/catalog/operations.ts');
const { reimbursement } = await import('../../lambdas/src/reimbursement/operations.ts');
const { readSession } = await import('../../lambdas/src/platform/sessions.ts');

const learner = await newLearner();
const userId = learner.userId ?? '';
const course = 'ai-literacy-101';
const { certificate_number: certificateNumber } = await completeCourse(learner, course);
for (const id of ['ai-fundamentals-for-business', 'prompt-engineering-mastery']) await enroll(learner, id);
for (let more = 0; more < 7; more++) {
  const written = { ...sampleCourse, title: `Sample Course ${crypto.randomUUID()}`, publish: true };
  const { body } = await admin.send('POST', '/api/admin/courses', written);
  await enroll(learner, body.id);
}

/** A call without parameters, query, or body. */
const plain = { params: undefined, query: undefined, body: undefined, userId };
const page = { limit: 25 };

describe('the read cost', () => {
  it('of a dashboard with ten courses is two requests', async () => {
    const cost = await measure(() => learning.listEnrollments({ ...plain, query: page }));
    expect(cost.requests).toBe(2);
    expect(cost.units).toBeLessThanOrEqual(10);
  });

  it('of the player for a course with eighteen lessons is seven units', async () => {
    const call = { ...plain, params: { courseId: course }, query: page };
    const cost = await measure(async () => {
      await learning.listEnrollments({ ...plain, query: { ...page, course_id: course } });
      await catalog.listCourseContent(call);
      await learning.listProgress(call);
    });
    expect(cost.units).toBeLessThanOrEqual(7);
  });

  it('of a lesson with thirty blocks and their answers is four units', async () => {
    const blocks = Array.from({ length: 30 }, (_, at) => ({ ...choice, id: `block-${at}` }));
    const written = courseWith(`Thirty blocks ${crypto.randomUUID()}`, blocks);
    const { id } = (await admin.send('POST', '/api/admin/courses', written)).body;
    await enroll(learner, id);
    const place = { courseId: id, module: 1, lesson: 1 };
    for (const block of blocks)
      await saveText(learner, place, block.id, { answer: { kind: 'choices', ids: ['b'] } });
    const { items } = (await learner.send('GET', `/api/courses/${id}/content`)).body;
    const version = items[0].lessons[0].blocks_version;
    const cost = await measure(async () => {
      await catalog.getLessonBlocks({ ...plain, params: { ...place, version } });
      await learning.listWork({ ...plain, params: place, query: { limit: 100 } });
    });
    expect(cost.units).toBeLessThanOrEqual(4);
  });

  it('of a dashboard’s reimbursements is four units, one for each order and toolkit, and half of one for each course and certificate, in seven requests', async () => {
    const { body } = await learner.send('GET', '/api/orders?limit=100');
    await makeToolkit(learner, course);
    const cost = await measure(() => reimbursement.listCourseReimbursements(plain));
    expect(cost.requests).toBe(7);
    const { items: certificates } = (await learner.send('GET', '/api/certificates?limit=100')).body;
    const [toolkits, orders] = [1, body.items.length];
    expect(cost.units).toBeLessThanOrEqual(4 + orders + toolkits + (orders + certificates.length) / 2);
  });

  it('of the job toolkit is six units, and two and a half for each certificate, in seven requests', async () => {
    const cost = await measure(() => credentials.getJobToolkit(plain));
    expect(cost.requests).toBe(7);
    expect(cost.units).toBeLessThanOrEqual(6 + 2.5);
  });

  it('of the outline of such a course is six units in two requests, and of the free lesson two more', async () => {
    const call = { ...plain, params: { courseId: course }, userId: undefined };
    const outline = await measure(() => catalog.getCourseOutline(call));
    expect(outline.requests).toBe(2);
    expect(outline.units).toBeLessThanOrEqual(6);
    const lesson = await measure(() => catalog.getFreeLesson(call));
    expect(lesson.requests).toBe(3);
    expect(lesson.units).toBeLessThanOrEqual(8);
  });

  it('of a certificate is half a unit, and one and a half if it does not exist', async () => {
    const verify = (number: string) =>
      credentials.verifyCertificate({ ...plain, params: { certificateNumber: number }, userId: undefined });
    expect(await measure(() => verify(certificateNumber))).toEqual({ requests: 1, units: 0.5 });
    const missing = await measure(() => verify('RWC-2025-00000000').catch(() => undefined));
    expect(missing).toEqual({ requests: 2, units: 1.5 });
  });

  it('of the session check before each call is one unit in one request', async () => {
    const cost = await measure(() => readSession({ userId, sessionId: 'none' }));
    expect(cost).toEqual({ requests: 1, units: 1 });
  });

  it('of a search for courses is a request for each kind, and one for the words after a course has changed', async () => {
    const search = () =>
      measure(() => catalog.searchCourses({ ...plain, query: { q: 'emails' }, userId: undefined }));
    const [first, second] = [await search(), await search()];
    expect(first.requests).toBe(3);
    expect(second.requests).toBe(2);
    // The units grow with the courses, which other tests add to.
    expect(second.units).toBeLessThan(first.units);
  });

  it('of a catalog page is three units, and one request of at most one for the learners of each course', async () => {
    const query = { ...page, kind: 'catalog' } as const;
    let courses = 0;
    const cost = await measure(async () => {
      const { body } = await catalog.listCourses({ ...plain, query, userId: undefined });
      courses = body.items.length;
    });
    expect(cost.requests).toBe(1 + courses);
    expect(cost.units).toBeLessThanOrEqual(3 + courses);
  });
});
