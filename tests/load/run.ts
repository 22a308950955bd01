/**
 * Shows that one course serves 200 enrollments and 1,000 completed lessons a second, and 1,000 learners who answer at once:
 * `npm run load`, or one of both with `-- progress` and `-- answers`. The platform's table has DynamoDB's limits. They and the
 * load are scaled down by `--scale`, and transactions, the pauses between attempts, and the time limits of calls are longer by
 * as much. The load lasts for `--seconds`. Fails if a call is refused, a stored count differs from its rows, an answer is not
 * the last one that was typed, or the computer is too slow.
 */
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../lambdas/local/demo/accounts.ts';
import { buildStale } from '../../lambdas/local/freshness.ts';
import { type Caller, createCaller, newLearner, recount, signIn } from '../clients/api-client.ts';
import { demoFolder, type Platform, startPlatform } from '../platform/platform.ts';
import { sampleCourse, sampleLesson } from '../samples/sample-course.ts';
import { differingAnswers, typeAnswers } from './answers.ts';
import { callAtRate, type Outcome, timeOf } from './arrivals.ts';
import { type CompletedLesson, planLessons } from './lessons.ts';

const { values, positionals } = parseArgs({
  options: { scale: { type: 'string', default: '0.05' }, seconds: { type: 'string', default: '30' } },
  allowPositionals: true,
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
const answering = 1000;
const answerRate = answering * scale;
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

/** Creates learners, eight at a time, who have completed so many lessons. Those without a number are not enrolled. */
async function createLearners(
  origin: string,
  course: string,
  lessonsOf: readonly (number | undefined)[],
): Promise<Caller[]> {
  const learners: Caller[] = [];
  const work = async () => {
    while (learners.length < lessonsOf.length) {
      const at = learners.push(createCaller(origin)) - 1;
      const learner = (learners[at] = await newLearner(origin));
      const completed = lessonsOf[at];
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

type Prepared = { course: string; learners: Caller[] };

/** Prepares the course and its learners, without limits. Callers at a later platform use the tokens. */
const prepare = (dataDir: string, lessonsOf: readonly (number | undefined)[]): Promise<Prepared> =>
  withPlatform(dataDir, {}, async ({ origin }) => {
    const course = await createCourse(await signInAdmin(origin));
    const learners = await createLearners(origin, course, lessonsOf);
    console.log(`${learners.length} learners are prepared.`);
    return { course, learners };
  });

/** Returns the learners as callers of a later platform. */
const callersAt = (origin: string, learners: readonly Caller[]): Caller[] =>
  learners.map(({ token }) => createCaller(origin, token));

/** Runs work on a platform with limits, beside health checks. They need no transaction, so they measure how long any call waits for the computer. */
const withLimits = <T>(dataDir: string, work: (platform: Platform) => Promise<T>): Promise<[T, Outcome]> =>
  withPlatform(
    dataDir,
    { PARTITION_LIMITS: String(scale), RETRY_PAUSE_MS: String(transactionMs) },
    (platform) =>
      Promise.all([
        work(platform),
        callAtRate('health checks', 2, seconds, () =>
          createCaller(platform.origin).send('GET', '/api/health'),
        ),
      ]),
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

/** Enrolls learners in a course, while others, who are enrolled already, complete its lessons. Returns why it fails. */
async function loadProgress(): Promise<string[]> {
  const dataDir = demoFolder();
  console.log(`${enrollmentRate} enrollments and ${lessonRate} completed lessons a second in one course.`);
  const lessonsOf = [...plan.completed, ...Array.from({ length: enrolling }, () => undefined)];
  const { course, learners } = await prepare(dataDir, lessonsOf);
  const [[enrollments, completions], probe] = await withLimits(dataDir, ({ origin }) => {
    const callers = callersAt(origin, learners);
    return Promise.all([
      callAtRate('enrollments', enrollmentRate, seconds, (call) =>
        enroll(callers[plan.completed.length + call] as Caller, course),
      ),
      callAtRate('completed lessons', lessonRate, seconds, (call) => {
        const { learner, lesson } = plan.calls[call] as CompletedLesson;
        return complete(callers[learner] as Caller, course, lesson);
      }),
    ]);
  });
  const differences = await differencesAfter(dataDir, learners.length);
  console.log(`Recount: ${differences.length} differences`);
  return [
    ...report(enrollments, 201),
    ...report(completions, 200),
    ...report(probe, 200),
    ...slowness(probe),
    ...differences.map((difference) => `recount: ${JSON.stringify(difference)}`),
  ];
}

/** Learners type in the blocks of a lesson at once. Their answers are read from a restarted platform. Returns why it fails. */
async function loadAnswers(): Promise<string[]> {
  const dataDir = demoFolder();
  console.log(`${answering} learners answer in one lesson at once, each with a save every ${1 / scale} s.`);
  const { course, learners } = await prepare(
    dataDir,
    Array.from({ length: answering }, () => 0),
  );
  const [{ outcome, typed }, probe] = await withLimits(dataDir, ({ origin }) =>
    typeAnswers(callersAt(origin, learners), course, { rate: answerRate, seconds }),
  );
  const differences = await withPlatform(dataDir, {}, ({ origin }) =>
    differingAnswers(callersAt(origin, learners), course, typed),
  );
  console.log(`Answers: ${differences.length} differ from what was typed last`);
  return [...report(outcome, 200), ...report(probe, 200), ...slowness(probe), ...differences];
}

const loads: Readonly<Record<string, () => Promise<string[]>>> = {
  progress: loadProgress,
  answers: loadAnswers,
};
const unknown = positionals.filter((name) => !(name in loads));
if (unknown.length > 0) {
  console.error(`There is no load "${unknown.join('", "')}", only ${Object.keys(loads).join(' and ')}.`);
  process.exit(1);
}
await buildStale('http://localhost:3000');
console.log(`Scale ${scale}, for ${seconds} s.`);
const failures: string[] = [];
for (const [name, load] of Object.entries(loads)) {
  if (positionals.length === 0 || positionals.includes(name)) failures.push(...(await load()));
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
