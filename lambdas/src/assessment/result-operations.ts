import { leastAttempts, mostAttempts } from '@redwhiteandcode/contract/assessment/item-analysis.ts';
import type {
  LearnerAttempts,
  resultOperations,
} from '@redwhiteandcode/contract/assessment/result-operations.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { tryWrite } from '../platform/table.ts';
import type { AssessmentRow } from '../rows/assessment/row.ts';
import { savedAssessmentItems } from '../rows/assessment/write.ts';
import { readCourse } from '../rows/course/read.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';
import { partsOf } from '../rows/enrollment/row.ts';
import { figuresOf } from './item-analysis.ts';
import { grantedMail } from './mails.ts';
import { dueAfter } from './regradings.ts';
import { startItem } from './regrade-repository.ts';
import { withdrawnIn } from './regrading.ts';
import * as repository from './repository.ts';
import { stateOf } from './rules.ts';

const maxAttempts = 20;

async function readCourseAssessment(courseId: string) {
  const [course, assessment] = await Promise.all([
    readCourse(courseId, { consistent: true }),
    repository.readAssessment(courseId, { consistent: true }),
  ]);
  return {
    course: orNotFound(course, 'There is no such course.'),
    assessment: orNotFound(assessment, 'This course has no assessment.'),
  };
}

/** Reads a learner's use of the assessment of an enrollment's course. Throws an HttpProblem 404. */
async function readFor(enrollmentId: string) {
  const { userId = '', courseId = '' } = partsOf(enrollmentId) ?? {};
  const enrollment = await readEnrollment(userId, courseId, { consistent: true });
  orNotFound(enrollment, 'There is no such enrollment.');
  const [of, taken] = await Promise.all([
    readCourseAssessment(courseId),
    repository.readTaken(userId, courseId),
  ]);
  return { ...of, userId, courseId, taken };
}

const isUsedUp = (rules: AssessmentRow, taken: repository.TakenRow): boolean =>
  stateOf(rules, taken, { isOpen: true, lessonsLeft: 0, now: 0 }).kind === 'used_up';

const toAttempts = (rules: AssessmentRow, taken: repository.TakenRow): LearnerAttempts => ({
  attempts: rules.attempts,
  granted: taken.granted,
  started: taken.started,
  is_used_up: isUsedUp(rules, taken),
  best: taken.best ?? null,
});

/** Implements the admin operations on results. */
export const results: Implementation<typeof resultOperations> = {
  async getQuestionStatistics({ params: { courseId } }) {
    const { assessment } = await readCourseAssessment(courseId);
    const { items: attempts, next } = await repository.listFirstAttempts(courseId, { limit: mostAttempts });
    const withdrawn = new Set(withdrawnIn(assessment.bank));
    const questions = attempts.length < leastAttempts ? [] : assessment.bank;
    const body = {
      first_attempts: attempts.length,
      is_all: next === null,
      questions: questions
        .map(({ id, module_number, lesson_number, prompt, status }) => ({
          id,
          module_number,
          lesson_number,
          prompt,
          status,
          ...figuresOf(id, attempts, withdrawn),
        }))
        .filter(({ status, attempts: count }) => status === 'approved' || count > 0),
    };
    return { status: 200, body };
  },

  async withdrawQuestion({ params: { courseId, questionId }, body: { reason }, userId: adminId }) {
    return retry(
      maxAttempts,
      'An assessment changed during every attempt to withdraw a question',
      async () => {
        const { course, assessment } = await readCourseAssessment(courseId);
        const question = assessment.bank.find(({ id }) => id === questionId);
        const { status, prompt } = orNotFound(question, 'There is no such question.');
        if (status === 'withdrawn') return { status: 204 };
        const now = Date.now();
        const at = timestamp(now);
        const bank = assessment.bank.map((each) =>
          each.id === questionId ? { ...each, status: 'withdrawn' as const } : each,
        );
        const changes = [
          { field: 'question', after: prompt },
          { field: 'reason', after: reason },
        ];
        const isWritten = await tryWrite([
          ...savedAssessmentItems(course, {
            ...assessment,
            bank,
            version: assessment.version + 1,
            saved_at: at,
            saved_by: adminId,
          }),
          startItem(courseId, at, dueAfter(now)),
          auditItem(adminId, 'Withdrew a question', course.title, changes),
        ]);
        return isWritten ? { status: 204 } : undefined;
      },
    );
  },

  async getLearnerAttempts({ params: { enrollmentId } }) {
    const { assessment, taken } = await readFor(enrollmentId);
    return { status: 200, body: toAttempts(assessment, taken) };
  },

  async grantAttempt({ params: { enrollmentId }, body: { granted, reason }, userId: adminId }) {
    return retry(maxAttempts, 'An assessment changed during every attempt to grant one more', async () => {
      const { course, assessment, userId, courseId, taken } = await readFor(enrollmentId);
      // A repeated click: the attempt was granted since the caller read the number.
      if (taken.granted > granted) return { status: 200, body: toAttempts(assessment, taken) };
      if (!isUsedUp(assessment, taken) || taken.granted < granted)
        throw new HttpProblem(409, 'This learner has not used all attempts.');
      const learner = (await readPeople([userId])).get(userId);
      const { email, full_name } = orNotFound(learner, 'There is no such user.');
      const changes = [
        { field: 'granted', before: String(granted), after: String(granted + 1) },
        { field: 'reason', after: reason },
      ];
      const subject = `${full_name ?? email} in ${course.title}`;
      const mail = queueMail(grantedMail(email, { courseId, title: course.title, reason }));
      const isWritten = await repository.grant(userId, courseId, taken, [
        auditItem(adminId, 'Granted an attempt', subject, changes, userId),
        mail.item,
      ]);
      if (!isWritten) return undefined;
      await mail.deliver();
      return { status: 200, body: toAttempts(assessment, { ...taken, granted: granted + 1 }) };
    });
  },
};
