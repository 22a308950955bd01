import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, it } from 'vitest';
import { type Caller, newLearner, recount, signIn } from '../clients/api-client.ts';
import { openGenerated } from '../clients/course-review.ts';
import { type GeminiServer, startGemini } from '../gemini/gemini-server.ts';
import {
  followGeneration,
  newUnwrittenCourse,
  readGeneration,
  startGeneration,
} from '../clients/generation-client.ts';
import { type Platform, startPlatform, temporaryFolder } from '../platform/platform.ts';

let platform: Platform | undefined;
let gemini: GeminiServer | undefined;
afterEach(async () => {
  await platform?.stop('SIGKILL');
  await gemini?.close();
  gemini = undefined;
});

const course = 'course-without-lessons';
/** The number of calls per course: the outline, twelve lessons, and the questions of four modules. */
const calls = 17;
const lessons = 12;

/** Expects the course to be published completely and once, with correct counts and without drafts. */
async function expectPublished(
  { origin, dataDir }: Platform,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const caller = await signIn(origin, email, password);
  const job = await followGeneration(caller, course);
  expect(job).toMatchObject({ status: 'published', lessons_written: job.lessons_total });
  const { body: details } = await caller.send('GET', `/api/courses/${course}/details`);
  // A generated course has no learners before an admin opens it.
  const opened = await openGenerated(await signIn(origin, 'admin@example.com', 'admin-demo'), course, {
    edit: (html) => `<p>Start with a task that you know well.</p>${html.replaceAll('<p>', '<p>In short: ')}`,
    outcomes: ['Find the weak passwords in a list of sample accounts'],
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  expect((await caller.send('POST', '/api/enrollments', { course_id: course })).status).toBe(201);
  const { body: content } = await caller.send('GET', `/api/courses/${course}/content?limit=100`);
  const modules = content.items as { module_title: string; lessons: { lesson_number: number }[] }[];
  expect(modules.map(({ module_title }) => module_title)).toEqual(
    details.modules.map(({ title }: { title: string }) => title),
  );
  const numbers = modules.map(({ lessons }) => lessons.map(({ lesson_number }) => lesson_number));
  expect(numbers).toEqual(numbers.map((of) => of.map((_, at) => at + 1)));
  expect(numbers.flat()).toHaveLength(job.lessons_total);
  await expect.poll(() => recount(origin)).toEqual([]);
  await expect.poll(() => draftsIn(dataDir)).toBe(0);
}

/** Returns the number of the course's drafts in the table. */
async function draftsIn(dataDir: string): Promise<number> {
  const stack = parseEnv(readFileSync(path.join(dataDir, 'stack.env'), 'utf8'));
  const client = new DynamoDBClient({
    endpoint: stack.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: stack.AWS_REGION ?? '',
    credentials: {
      accessKeyId: stack.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: stack.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  const { Count } = await client.send(
    new QueryCommand({
      TableName: stack.TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :draft)',
      ExpressionAttributeValues: { ':pk': { S: `COURSE#${course}` }, ':draft': { S: 'DRAFT#' } },
    }),
  );
  return Count ?? 0;
}

it('publishes one course and repeats no finished call, even if it is killed during each call', async () => {
  const server = (gemini = await startGemini());
  const dataDir = temporaryFolder();
  const variables = { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: server.baseUrl };
  const begun = new Set<string>();
  let arrived = Promise.withResolvers<void>();
  // The first call of each step never ends, so the platform is killed during it.
  server.modeOf = ({ of }) => {
    if (begun.has(of)) return 'good';
    begun.add(of);
    arrived.resolve();
    return 'stalled';
  };
  platform = await startPlatform({ dataDir, variables });
  const learner = await newLearner(platform.origin);
  await startCourse(platform, learner);
  for (let killed = 0; killed < calls; killed++) {
    await arrived.promise;
    arrived = Promise.withResolvers<void>();
    await platform.stop('SIGKILL');
    platform = await startPlatform({ dataDir, variables });
  }
  await expectPublished(platform, learner);
  expect(server.finished).toEqual(new Map([...begun].map((of) => [of, 1])));
  expect(begun.size).toBe(calls);
});

/** Publishes the course without lessons, and starts its generation. */
async function startCourse({ origin }: Platform, caller: Caller): Promise<void> {
  await newUnwrittenCourse(await signIn(origin, 'admin@example.com', 'admin-demo'), { id: course });
  await startGeneration(caller, course);
}

/** Waits until a job has written `count` lessons or ended. */
async function untilWritten(caller: Caller, count: number): Promise<void> {
  const isWritten = async () => {
    const { lessons_written, finished_at } = await readGeneration(caller, course);
    return lessons_written >= count || finished_at !== null;
  };
  await expect.poll(isWritten, { interval: 1 }).toBe(true);
}

it.each(['after its last call', 'after its last lesson'])(
  'publishes one course if it is killed %s',
  async (moment) => {
    const server = (gemini = await startGemini());
    const dataDir = temporaryFolder();
    const variables = { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: server.baseUrl };
    platform = await startPlatform({ dataDir, variables });
    const learner = await newLearner(platform.origin);
    await startCourse(platform, learner);
    if (moment === 'after its last lesson') await untilWritten(learner, lessons);
    else await expect.poll(() => server.finished.size, { interval: 1 }).toBe(calls);
    await platform.stop('SIGKILL');
    platform = await startPlatform({ dataDir, variables });
    await expectPublished(platform, learner);
    // The last response may not have arrived yet, so only that call may be repeated.
    const repeated = [...server.finished.values()].reduce((all, times) => all + times) - calls;
    expect(repeated).toBeLessThanOrEqual(1);
  },
);

it('publishes one course without a model if it is killed after any lesson', async () => {
  const dataDir = temporaryFolder();
  platform = await startPlatform({ dataDir });
  const learner = await newLearner(platform.origin);
  await startCourse(platform, learner);
  for (const written of [0, 1, 4, 8]) {
    await untilWritten(await signIn(platform.origin, learner.email, learner.password), written);
    await platform.stop('SIGKILL');
    platform = await startPlatform({ dataDir });
  }
  await expectPublished(platform, learner);
});
