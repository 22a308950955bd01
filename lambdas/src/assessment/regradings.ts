import { timestamp } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { type QueuedMail, queueMail } from '../platform/mail-outbox.ts';
import { readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { passedResult } from '../rows/assessment/result.ts';
import { readCourse } from '../rows/course/read.ts';
import { assessedItems } from '../rows/enrollment/assessed.ts';
import { betterResultMail } from './mails.ts';
import * as repository from './regrade-repository.ts';
import { regradeAttempt, withdrawnIn } from './regrading.ts';
import { listAttempts, readAssessment, readTaken } from './repository.ts';
import { bestOf } from './rules.ts';

/** The learners of one step. A step must not delay the other changes that the stream's consumer follows. */
const learnersPerStep = 25;

/**
 * For how long a submission that began before a withdrawal can still be under way, and the index can miss a learner, in
 * milliseconds. The last pass begins after it, so a result that the first pass could not see is regraded too.
 */
const settleTime = 5 * 60_000;

/** Returns the time from which the schedule continues a regrading whose withdrawal, or last step, was at a time. */
export const dueAfter = (at: number): string => timestamp(at + settleTime);

const maxAttempts = 20;

interface RegradedCourse {
  courseId: string;
  title: string;
  withdrawn: readonly string[];
}

/** Regrades the attempts of a learner. Returns whether the result that counts rose, and the queued email about that. */
async function regradeLearner(
  userId: string,
  { courseId, title, withdrawn }: RegradedCourse,
): Promise<{ isBetter: boolean; mail?: QueuedMail | undefined }> {
  return retry(maxAttempts, 'An assessment changed during every attempt to regrade it', async () => {
    const [{ best }, rows] = await Promise.all([readTaken(userId, courseId), listAttempts(userId, courseId)]);
    const attempts = rows.flatMap((before) => {
      const { answers, result } = before;
      if (!answers || !result) return [];
      return [{ before, after: withdrawn.reduce(regradeAttempt, { ...before, answers, result }) }];
    });
    const changed = attempts.filter(({ before, after }) => before.withdrawn !== after.withdrawn);
    if (!best || changed.length === 0) return { isBetter: false };
    const better = attempts.reduce((top, { after }) => bestOf(top, after.result), best);
    const isBetter = better.percent > best.percent || better.is_passed !== best.is_passed;
    const learner = isBetter ? (await readPeople([userId])).get(userId) : undefined;
    const mail = learner && queueMail(betterResultMail(learner.email, { courseId, title, best, better }));
    const passed = passedResult(attempts.map(({ after }) => after));
    const isWritten = await repository.regrade({
      userId,
      courseId,
      attempts: changed,
      best: { before: best, after: better },
      more: [...(mail ? [mail.item] : []), ...(passed ? await assessedItems(userId, courseId, passed) : [])],
    });
    return isWritten ? { isBetter, mail } : undefined;
  });
}

/**
 * Takes the next step of a course's regrading. Steps can be repeated and can overlap: each learner's attempts are regraded in
 * one transaction on the condition that they are unchanged, and one that is regraded is left alone. Returns the number of
 * learners whose result rose.
 */
export async function takeRegradeStep(courseId: string, now: () => number = Date.now): Promise<number> {
  const row = await repository.readRegrading(courseId);
  if (!row || row.is_settling) return 0;
  const [course, assessment, page] = await Promise.all([
    readCourse(courseId),
    readAssessment(courseId, { consistent: true }),
    repository.listTakers(courseId, { limit: learnersPerStep, cursor: row.cursor }),
  ]);
  if (!course || !assessment) {
    await repository.endRegrading(row);
    return 0;
  }
  const regraded = { courseId, title: course.title, withdrawn: withdrawnIn(assessment.bank) };
  const results = [];
  for (const userId of page.userIds) results.push(await regradeLearner(userId, regraded));
  await finishStep(row, page.next, now());
  // At once: an email service that hangs must not use up the time of the other changes.
  await Promise.all(results.flatMap(({ mail }) => (mail ? [mail.deliver()] : [])));
  return results.filter(({ isBetter }) => isBetter).length;
}

/** Writes the next position of a regrading, the wait for its last pass, or its end. The stream delivers a new step. */
async function finishStep(row: repository.RegradingRow, next: string | null, now: number): Promise<void> {
  const settled = dueAfter(Date.parse(row.withdrawn_at));
  if (next !== null) {
    await repository.changeRegrading(row, { step: row.step + 1, cursor: next, due: dueAfter(now) });
  } else if (row.pass_since < settled) {
    await repository.changeRegrading(row, { cursor: undefined, is_settling: true, due: settled });
  } else {
    await repository.endRegrading(row);
  }
}

/**
 * Continues the regradings that are due: those that wait for their last pass, and those whose step was not delivered. The
 * stream delivers the change, which takes the next step. Returns their number.
 */
export async function continueRegradings(now: number = Date.now()): Promise<number> {
  let continued = 0;
  const at = timestamp(now);
  for (const row of (await repository.listRegradings()).filter(({ due }) => due <= at)) {
    const start = row.cursor === undefined ? { pass_since: at } : {};
    const change = { step: row.step + 1, is_settling: false, due: dueAfter(now), ...start };
    if (await repository.changeRegrading(row, change)) continued++;
  }
  return continued;
}

/** Takes a step of each regrading that has changed. Never throws: the schedule continues one that failed. */
export async function followRegradings(courseIds: Iterable<string>): Promise<void> {
  for (const courseId of courseIds) {
    try {
      await takeRegradeStep(courseId);
    } catch (error) {
      logger.error('Attempts were not regraded; it will be retried', { course: courseId, error });
    }
  }
}
