/**
 * Shows that one course bears 200 enrollments and 1,000 completed lessons a second: `npm run load`. The platform's table has
 * DynamoDB's limits and the load, both scaled down by `--scale`, for `--seconds`. Fails if a call is refused, a stored count
 * differs from its rows, or the load was not reached.
 * The pauses between attempts are scaled like the transactions.
 */
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../lambdas/local/demo/accounts.ts';
import { buildStale } from '../../lambdas/local/freshness.ts';
import { type Caller, createCaller, newLearner, recount, signIn } from '../api-client.ts';
import { demoFolder, type Platform, startPlatform } from '../platform.ts';
import { sampleCourse, sampleLesson } from '../sample-course.ts';
import { callAtRate, type Outcome, timeOf } from './arrivals.ts';

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '0.05' }, seconds: { type: 'string', default: '30' } },
});
const scale = Number(values.scale);
const seconds = Number(values.seconds);
if (!(scale > 0 && scale <= 1 && seconds > 0)) {
  console.error('--scale must be above 0 and at most 1, and --seconds above 0.');
  process.exit(1);
}

const lessons = 12;
const enrollmentRate = 200 * scale;
const tickRate = 1000 * scale;
const enrolling = Math.round(enrollmentRate * seconds);
const ticking = Math.ceil((tickRate * seconds) / lessons);

const signInAdmin = (origin: string): Promise<Caller> => {
  const account = demoAccounts.find(({ role }) => role === 'admin');
  return signIn(origin, account?.email ?? '', account?.password ?? '');
};

async function createCourse(admin: Caller): Promise<string> {
  const modules = [
    {
      module_title: 'One',
      lessons: Array.from({ length: lessons }, (_, at) => sampleLesson(`Lesson ${at + 1}`)),
    },
  ];
  const { status, body } = await admin.send('POST', '/api/admin/courses', {
    ...sampleCourse,
    modules,
    publish: true,
  });
  if (status !== 201) throw new Error(`The course was not created: ${status}`);
  return body.id as string;
}

/** Creates accounts, eight at a time. */
async function createLearners(origin: string, count: number): Promise<Caller[]> {
  const learners: Caller[] = [];
  const work = async () => {
    while (learners.length < count) {
      const at = learners.push(createCaller(origin)) - 1;
      learners[at] = await newLearner(origin);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return learners;
}

const enroll = (learner: Caller, course_id: string) =>
  learner.send('POST', '/api/enrollments', { course_id });

/** Runs work on a platform with the data of an earlier one. */
async function withPlatform<T>(
  dataDir: string,
  variables: Record<string, string>,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await startPlatform({ dataDir, variables });
  try {
    return await work(platform);
  } finally {
    await platform.stop();
  }
}

/** Prepares the course and its learners, without limits. Callers at a later platform use the tokens. */
const prepare = (dataDir: string) =>
  withPlatform(dataDir, {}, async ({ origin }) => {
    const course = await createCourse(await signInAdmin(origin));
    const learners = await createLearners(origin, enrolling + ticking);
    const enrolled = learners.splice(0, ticking);
    for (const learner of enrolled) {
      const { status } = await enroll(learner, course);
      if (status !== 201) throw new Error(`An enrollment was refused: ${status}`);
    }
    return { course, learners, enrolled };
  });

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Enrolls learners in the course. Other learners, who are enrolled already, complete all of its lessons. */
const runLoad = (dataDir: string, { course, learners, enrolled }: Prepared): Promise<Outcome[]> =>
  withPlatform(
    dataDir,
    { PARTITION_LIMITS: String(scale), RETRY_PAUSE_MS: String(20 / scale) },
    ({ origin }) => {
      const at = ({ token }: Caller) => createCaller(origin, token);
      return Promise.all([
        callAtRate('enrollments', enrollmentRate, seconds, (call) =>
          enroll(at(learners[call] as Caller), course),
        ),
        callAtRate('completed lessons', tickRate, seconds, (call) => {
          const learner = at(enrolled[call % enrolled.length] as Caller);
          const lesson = Math.floor(call / enrolled.length) + 1;
          return learner.send('PUT', `/api/courses/${course}/progress/1/${lesson}`);
        }),
      ]);
    },
  );

/** Returns the stored counts that differ from their rows once the stream's consumers have caught up, at most five minutes later. */
const differencesAfter = (dataDir: string, expected: number): Promise<unknown[]> =>
  withPlatform(dataDir, {}, async ({ origin }) => {
    const admin = await signInAdmin(origin);
    const end = Date.now() + 300_000;
    for (;;) {
      const differences = await recount(origin);
      const { body } = await admin.send('GET', '/api/admin/enrollments?limit=1');
      const isIndexed = body.count.rows >= expected;
      if ((isIndexed && differences.length === 0) || Date.now() > end)
        return isIndexed ? differences : [...differences, `only ${body.count.rows} enrollments are indexed`];
    }
  });

/** Prints an outcome. Returns why it fails. */
function report(outcome: Outcome, success: number): string[] {
  const { name, statuses, rate, served, planned } = outcome;
  const fixed = (value: number) => (value / scale).toFixed(0);
  console.log(
    `${name}: ${rate.toFixed(1)} a second sent (${fixed(rate)} at full scale), ${served.toFixed(1)} served, statuses ${JSON.stringify(statuses)}, ` +
      `half within ${timeOf(outcome, 0.5)} ms, 99 percent within ${timeOf(outcome, 0.99)} ms`,
  );
  const refused = Object.entries(statuses).filter(([status]) => Number(status) !== success);
  return [
    ...refused.map(([status, count]) => `${count} ${name} returned ${status}`),
    ...(served < planned * 0.75
      ? [
          `only ${served.toFixed(1)} of ${planned} ${name} a second were served: choose a smaller scale or a faster computer`,
        ]
      : []),
    ...(rate < planned * 0.95 ? [`only ${rate.toFixed(1)} of ${planned} ${name} a second were sent`] : []),
  ];
}

await buildStale('http://localhost:3000');
const dataDir = demoFolder();
console.log(
  `Scale ${scale}: ${enrollmentRate} enrollments and ${tickRate} completed lessons a second in one course, for ${seconds} s.`,
);
const prepared = await prepare(dataDir);
console.log(`${enrolling + ticking} learners are prepared.`);
const [enrollments, ticks] = await runLoad(dataDir, prepared);
if (!enrollments || !ticks) throw new Error('The load did not run');
const failures = [...report(enrollments, 201), ...report(ticks, 200)];
const differences = await differencesAfter(dataDir, enrolling + ticking);
console.log(`Recount: ${differences.length} differences`);
failures.push(...differences.map((difference) => `recount: ${JSON.stringify(difference)}`));
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
