import * as z from 'zod';
import { AttemptResult, type CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, listAll, type TransactItem } from '../../platform/table.ts';

/** What a certificate states of an attempt, or of one that is not submitted. */
const GradedAttempt = z.object({
  pass_percent: z.int(),
  submitted_at: z.string().optional(),
  result: AttemptResult.optional(),
});
type GradedAttempt = z.output<typeof GradedAttempt>;

/** Returns the best passed result of attempts that are sorted by time, the earlier of two equal ones; undefined if none passed. */
export function passedResult(attempts: readonly GradedAttempt[]): CertificateResult | undefined {
  const passed = attempts.flatMap(({ result, pass_percent, submitted_at }) =>
    result?.is_passed && submitted_at !== undefined ? [{ ...result, pass_percent, submitted_at }] : [],
  );
  const [best] = passed.toSorted((a, b) => b.percent - a.percent);
  return (
    best && {
      percent: best.percent,
      letter: best.letter,
      pass_percent: best.pass_percent,
      assessed_on: dayOf('assessed', best.submitted_at),
    }
  );
}

const TakenItem = z.object({ last_submitted_at: z.string().optional(), best: AttemptResult.optional() });

/**
 * Reads a learner's best passed result in a course. Also makes the check that since the read, no attempt was submitted and the
 * best result was not regraded.
 */
export async function readPassedResult(
  userId: string,
  courseId: string,
): Promise<{ result: CertificateResult | undefined; checks: TransactItem[] }> {
  const Key = keys.takenAssessment(userId, courseId);
  const { last_submitted_at: last, best } = (await getItem(Key, TakenItem, { consistent: true })) ?? {};
  const unchanged =
    last === undefined
      ? { ConditionExpression: 'attribute_not_exists(last_submitted_at)' }
      : {
          ConditionExpression: 'last_submitted_at = :last AND best = :best',
          ExpressionAttributeValues: { ':last': last, ':best': best },
        };
  const attempts = { pk: Key.pk, prefix: keys.attemptPrefix(courseId), consistent: true };
  return {
    result: last === undefined ? undefined : passedResult(await listAll(attempts, GradedAttempt)),
    checks: [{ ConditionCheck: { Key, ...unchanged } }],
  };
}
