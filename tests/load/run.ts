/**
 * Shows that one course serves 200 enrollments and 1,000 completed lessons a second: `npm run load`. The platform's table has
 * DynamoDB's limits. They and the load are scaled down by `--scale`, and transactions, the pauses between attempts, and the
 * time limits of calls are longer by as much. The load lasts for `--seconds`. Fails if a call is refused, a stored count
 * differs from its rows, or the computer is too slow.
 */
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../lambdas/local/demo/accounts.ts';
import { buildStale } from '../../lambdas/local/freshness.ts';
import { type Caller, createCaller, newLearner, recount, signIn } from '../clients/api-client.ts';
import { demoFolder, type Platform, startPlatform } from '../platform/platform.ts';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { callAtRate, type Outcome, timeOf } from './arrivals.ts';
import { type CompletedLesson, planLessons } from './lessons.ts';

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
const lessonRate = 1000 * scale;
/** About the time of a transaction in DynamoDB, and of the first pause after a canceled one, in milliseconds. */
const transactionMs = 20 / scale;
/** A learner completes a lesson after ten times the time of a transaction, so that their transactions do not conflict. */
const active = Math.ceil((lessonRate * 10 * transactionMs) / 1000);

const enrolling = Math.round(enrollmentRate * seconds);
const plan = planLessons(Math.round(lessonRate * seconds), { active, lessons });

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

const enroll = (learner: Caller, course_id: string) =>
  learner.send('POST', '/api/enrollments', { course_id });
const complete = (learner: Caller, course: string, lesson: number) =>
  learner.send('PUT', `/api/courses/${course}/progress/1/${lesson}`);

/** Creates learners, eight at a time. The first ones are enrolled and have completed the lessons of the plan. */
async function createLearners(origin: string, course: string, count: number): Promise<Caller[]> {
  const learners: Caller[] = [];
  const work = async () => {
    while (learners.length < count) {
      const at = learners.push(createCaller(origin)) - 1;
      const learner = (learners[at] = await newLearner(origin));
      const completed = plan.completed[at];
      if (completed === undefined) continue;
      const { status } = await enroll(learner, course);
      if (status !== 201) throw new Error(`An enrollment was refused: ${status}`);
      for (let lesson = 1; lesson <= completed; lesson++) await complete(learner, course, lesson);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return learners;
}

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
    const learners = await createLearners(origin, course, plan.completed.length + enrolling);
    return { course, learners };
  });

/**
 * Enrolls learners in the course, while others, who are enrolled already, complete its lessons. Health checks, which
 * need no transaction, measure how long any call waits for the computer.
 */
const runLoad = (dataDir: string, { course, learners }: Awaited<ReturnType<typeof prepare>>) =>
  withPlatform(
    dataDir,
    { PARTITION_LIMITS: String(scale), RETRY_PAUSE_MS: String(transactionMs) },
    ({ origin }) => {
      const learnerAt = (at: number) => createCaller(origin, learners[at]?.token);
      return Promise.all([
        callAtRate('enrollments', enrollmentRate, seconds, (call) =>
          enroll(learnerAt(plan.completed.length + call), course),
        ),
        callAtRate('completed lessons', lessonRate, seconds, (call) => {
          const { learner, lesson } = plan.calls[call] as CompletedLesson;
          return complete(learnerAt(learner), course, lesson);
        }),
        callAtRate('health checks', 2, seconds, () => createCaller(origin).send('GET', '/api/health')),
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
  const { name, statuses, rate, planned } = outcome;
  const within = (share: number) => `${timeOf(outcome, share).toFixed(0)} ms`;
  const atFullScale = (share: number) => `${(timeOf(outcome, share) * scale).toFixed(0)} ms`;
  console.log(
    `${name}: ${rate.toFixed(1)} a second, statuses ${JSON.stringify(statuses)}, half within ${within(0.5)}, 99 percent within ${within(0.99)} (${atFullScale(0.5)} and ${atFullScale(0.99)} at full scale)`,
  );
  const refused = Object.entries(statuses).filter(([status]) => Number(status) !== success);
  return [
    ...refused.map(([status, count]) => `${count} ${name} returned ${status}`),
    ...(rate < planned * 0.95 ? [`only ${rate.toFixed(1)} of ${planned} ${name} a second were sent`] : []),
  ];
}

/** Returns why the load shows nothing: calls that wait for the computer reach the table later, and in a smaller number at a time. */
function slowness(probe: Outcome): string[] {
  const wait = timeOf(probe, 0.95);
  return wait <= transactionMs
    ? []
    : [
        `Calls wait ${wait.toFixed(0)} ms for the computer, longer than a transaction takes: choose a smaller scale or a faster computer`,
      ];
}

await buildStale('http://localhost:3000');
const dataDir = demoFolder();
console.log(
  `Scale ${scale}: ${enrollmentRate} enrollments and ${lessonRate} completed lessons a second in one course, for ${seconds} s.`,
);
const prepared = await prepare(dataDir);
console.log(`${prepared.learners.length} learners are prepared.`);
const [enrollments, completions, probe] = await runLoad(dataDir, prepared);
const failures = [
  ...report(enrollments, 201),
  ...report(completions, 200),
  ...report(probe, 200),
  ...slowness(probe),
];
const differences = await differencesAfter(dataDir, prepared.learners.length);
console.log(`Recount: ${differences.length} differences`);
failures.push(...differences.map((difference) => `recount: ${JSON.stringify(difference)}`));
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
