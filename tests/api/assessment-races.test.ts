import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type BankQuestion, defaultRules } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { Attempt } from '@redwhiteandcode/contract/assessment/operations.ts';
import { minPassPercent } from '@redwhiteandcode/contract/assessment/scale.ts';
import { gradedTasks, sampleBank } from '@redwhiteandcode/contract/assessment/sample-bank.ts';
import type { ApiResponse, Caller } from '../clients/api-client.ts';
import { isFullRun } from '../samples/sample.ts';
import { assessmentPath, createAssessedCourse, startAttempt, submitAttempt } from './assessment-calls.ts';
import { enroll, newLearner } from './shared-platform.ts';

const { transact } = await import('../../lambdas/src/platform/table.ts');
const { newAssessmentItem } = await import('../../lambdas/src/rows/assessment/write.ts');

const attempts = 3;
let course: string;
beforeAll(async () => {
  course = await createAssessedCourse({ wait_hours: 0 });
});

const attempt = fc.integer({ min: 1, max: attempts });
const action = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('start' as const) }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('submit' as const), attempt }), weight: 2 },
  {
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      attempt,
      question: fc.nat({ max: 5 }),
      number: fc.constantFrom('7654321', '1'),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      value: fc.constantFrom(1, 7_654_321),
      pass_percent: fc.constantFrom(minPassPercent, 100),
      modules: fc.integer({ min: 1, max: 3 }),
    }),
    weight: 1,
  },
);

/** Returns a bank whose number questions all have this right answer; an edit of the bank changes it. */
const bankOf = (value: number, modules: number): BankQuestion[] =>
  sampleBank(modules).map((question) => ({
    ...question,
    prompt: `${question.prompt}, which is ${value}`,
    task: { ...gradedTasks.number, value },
  }));

/** Replaces the rules and the bank, as an editor does. */
async function replaceAssessment(pass_percent: number, bank: readonly BankQuestion[]): Promise<void> {
  const rules = { ...defaultRules, questions: 6, opens: 'at_once' as const, wait_hours: 0, pass_percent };
  const { Put } = newAssessmentItem(course, rules, bank);
  if (Put) await transact([{ Put: { ...Put, ConditionExpression: undefined } }]);
}

/** Saves a typed number as the learner's change of this number. */
const save = (
  learner: Caller,
  attempt: number,
  question: string,
  { text, change }: { text: string; change: number },
) =>
  learner.send('PUT', `${assessmentPath(course)}/attempts/${attempt}/answers/${question}`, {
    answer: { kind: 'text', text },
    is_checked: false,
    ticked: [],
    base_version: change - 1,
    tab: 'tab',
    change,
    age_ms: 0,
  });

/** Waits for a response, which may refuse the request but not fail. Returns its status. */
async function statusOf(response: Promise<ApiResponse>): Promise<number> {
  const { status, body } = await response;
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  return status;
}

/** What a learner was shown of each attempt first, while it was open and after its submission. */
type Seen = Map<string, Pick<Attempt, 'questions' | 'result' | 'submitted_at'>>;

/** Checks that there are no more attempts than allowed, and that each is as it was seen first. */
async function expectTrue(learner: Caller, seen: Seen): Promise<number> {
  const { taken, best } = (await learner.send('GET', assessmentPath(course))).body;
  expect(taken.length).toBeLessThanOrEqual(attempts);
  const percents: number[] = [];
  for (const [at, { number, submitted_at }] of taken.entries()) {
    expect(number).toBe(at + 1);
    if (at < taken.length - 1) expect(submitted_at).not.toBeNull();
    const {
      status,
      questions,
      result,
      submitted_at: when,
    } = (await learner.send('GET', `${assessmentPath(course)}/attempts/${number}`)).body;
    const shown = { questions, result, submitted_at: when };
    expect(shown).toEqual(seen.get(`${number} ${status}`) ?? shown);
    seen.set(`${number} ${status}`, shown);
    if (status === 'open') continue;
    const right = questions.filter(({ is_right }: { is_right: boolean }) => is_right).length;
    expect(result).toMatchObject({ right, percent: Math.floor((right / questions.length) * 100) });
    percents.push(result.percent);
  }
  expect(best?.percent).toBe(percents.length > 0 ? Math.max(...percents) : undefined);
  return taken.length;
}

it('attempts stay within their limit, and grades as they are, whatever requests and edits come at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      async (rounds) => {
        await replaceAssessment(minPassPercent, bankOf(7_654_321, 2));
        const learner = await newLearner();
        await enroll(learner, course);
        const seen: Seen = new Map();
        let change = 0;
        let started = 0;
        const run = async (one: (typeof rounds)[number][number]) => {
          if (one.kind === 'start') {
            if ((await statusOf(startAttempt(learner, course))) === 201) started++;
          } else if (one.kind === 'submit') await statusOf(submitAttempt(learner, course, one.attempt));
          else if (one.kind === 'edit')
            await replaceAssessment(one.pass_percent, bankOf(one.value, one.modules));
          else {
            const id = seen.get(`${one.attempt} open`)?.questions[one.question]?.id;
            const typed = { text: one.number, change: ++change };
            if (id) await statusOf(save(learner, one.attempt, id, typed));
          }
        };
        for (const round of rounds) {
          await Promise.all(round.map(run));
          expect(await expectTrue(learner, seen)).toBe(started);
        }
      },
    ),
    { numRuns: isFullRun ? 60 : 8 },
  );
});
