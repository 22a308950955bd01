import type {
  Enrollment,
  learningOperations,
  LessonPosition,
  SeatEnd,
} from '@redwhiteandcode/contract/learning/operations.ts';
import type { workOperations } from '@redwhiteandcode/contract/learning/work.ts';
import { coversCertificate } from '@redwhiteandcode/contract/orders/rules.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { retry } from '../platform/retry.ts';
import { readCourse, readVisibleCourse } from '../rows/course/read.ts';
import { openOrProblem, readAccess, readSeatEnds } from '../rows/enrollment/access.ts';
import { issueCertificate, orderIsUnchanged } from '../rows/enrollment/completion.ts';
import { readProgress } from '../rows/enrollment/progress.ts';
import { readEnrollment, readPastEnrollment } from '../rows/enrollment/read.ts';
import { partsOf, type EnrollmentRow } from '../rows/enrollment/row.ts';
import { readOrder } from '../rows/order/read.ts';
import { dueAt, toOrder } from '../rows/order/row.ts';
import { findWaiver } from '../rows/order/waiver.ts';
import { listEarlierWork, listWork } from '../rows/answer/read.ts';
import { saveWork } from '../rows/answer/write.ts';
import { enrollInCourse } from './enroll.ts';
import { noSuchEnrollment, orderEnrollment } from './order-enrollment.ts';
import * as repository from './repository.ts';
import {
  countCompleted,
  isCompletedBy,
  isLastTick,
  isOutdated,
  type LearnableCourse,
  lessonKeyOf,
  toEnrollment,
} from './rules.ts';
import {
  addLastProgress,
  addProgress,
  type Completion,
  removeProgress,
  type TickResult,
  writeCount,
} from './ticks.ts';

async function courseOrProblem(
  courseId: string,
  options?: { consistent: boolean },
): Promise<LearnableCourse> {
  return orNotFound(await readVisibleCourse(courseId, options), 'There is no such course.');
}

async function enrollmentOrProblem(userId: string, courseId: string): Promise<EnrollmentRow> {
  const row = await readEnrollment(userId, courseId, { consistent: true });
  if (!row) throw new HttpProblem(403, 'Enroll in this course first.', { type: problemTypes.notEnrolled });
  return row;
}

/** Reads an enrollment whose lessons are open, with the end of its seat. Throws an HttpProblem 403 for another one. */
const openEnrollment = async (userId: string, courseId: string) =>
  openOrProblem(await readAccess(userId, courseId, { consistent: true }));

const seatEndOf = async (row: EnrollmentRow): Promise<SeatEnd | null> => (await readSeatEnds([row]))(row);

async function enrollmentIn(
  row: EnrollmentRow,
  course: LearnableCourse | undefined,
  seatEnd: SeatEnd | null,
): Promise<Enrollment[]> {
  if (!course) logger.error('An enrollment has no course', { course: row.course_id });
  return course ? [toEnrollment(await upToDate(row, course), course, seatEnd)] : [];
}

async function enrollmentsOf(userId: string, rows: readonly EnrollmentRow[]): Promise<Enrollment[]> {
  if (rows.length === 0) return [];
  const courseIds = rows.map((row) => row.course_id);
  const [{ courses, isFree }, seatEndOf] = await Promise.all([
    repository.readCoursesFor(userId, courseIds),
    readSeatEnds(rows),
  ]);
  const byId = new Map(courses.map((course) => [course.id, course]));
  const found = await Promise.all(
    rows.map((row) => enrollmentIn(row, byId.get(row.course_id), seatEndOf(row))),
  );
  return found.flat().map((enrollment) => ({ ...enrollment, is_free: isFree }));
}

/** Reads the order of an enrollment, and decides whether completing the course gives the certificate now. */
async function completionOf(row: EnrollmentRow): Promise<Completion> {
  const at = timestamp();
  const order = row.order_id === undefined ? undefined : await readOrder(row.order_id);
  if (row.order_id !== undefined && !order)
    logger.error('An enrollment has no order', { order: row.order_id });
  const isCovered = row.order_id === undefined || (order !== undefined && coversCertificate(order));
  const times = { issuedAt: at, completedAt: at };
  const issued = isCovered ? await issueCertificate(row, { ...times, order }) : undefined;
  return { at, issued, checks: orderIsUnchanged(order) };
}

const maxAttempts = 20;

/**
 * Returns an enrollment whose completed lessons are counted among the current lessons of its course. Lessons that an
 * editor removed no longer count, and new lessons are not completed. Completes the course if no lesson is left.
 */
async function upToDate(row: EnrollmentRow, course: LearnableCourse): Promise<EnrollmentRow> {
  let current: EnrollmentRow | undefined = row;
  for (let attempt = 0; current && isOutdated(current, course) && attempt < maxAttempts; attempt++) {
    const lessons = await readProgress(row.user_id, row.course_id);
    const completed = countCompleted(lessons, course);
    const completion = isCompletedBy(completed, current, course) ? await completionOf(current) : undefined;
    if (await writeCount(current, completed, course, completion)) await completion?.issued?.deliver?.();
    current = await readEnrollment(row.user_id, row.course_id, { consistent: true });
  }
  return current ?? row;
}

/** Applies a change, and repeats it if the course or the enrollment was changed concurrently. */
async function change(
  userId: string,
  courseId: string,
  lesson: LessonPosition,
  apply: (row: EnrollmentRow, course: LearnableCourse) => Promise<TickResult>,
): Promise<Enrollment> {
  return retry(maxAttempts, 'An enrollment changed during every attempt to change it', async (attempt) => {
    const course = await courseOrProblem(courseId, { consistent: attempt > 0 });
    if (!course.lesson_keys.includes(lessonKeyOf(lesson))) {
      if (attempt === 0) return undefined;
      throw new HttpProblem(404, 'There is no such lesson in this course.');
    }
    const { enrollment, end } = await openEnrollment(userId, courseId);
    const row = await upToDate(enrollment, course);
    const isUpToDate = row.lessons_version === course.lessons_version;
    if (!isUpToDate || (await apply(row, course)) === 'stale') return undefined;
    return toEnrollment(await enrollmentOrProblem(userId, courseId), course, end);
  });
}

/** Completes the last lesson of a course, and sends the email about the certificate if it is due. */
async function completeCourse(row: EnrollmentRow, lesson: LessonPosition): Promise<TickResult> {
  const completion = await completionOf(row);
  const result = await addLastProgress(row, lesson, completion);
  if (result === 'written') await completion.issued?.deliver?.();
  return result;
}

const positionOf = (params: { module: number; lesson: number }): LessonPosition => ({
  module_number: params.module,
  lesson_number: params.lesson,
});

/** Implements the operations of `/api/enrollments` and progress. */
export const learning: Implementation<typeof learningOperations & typeof workOperations> = {
  async listEnrollments({ query, userId }) {
    if (query.course_id !== undefined) {
      const row = await readEnrollment(userId, query.course_id);
      if (!row) return { status: 200, body: { items: [], next: null } };
      const [course, seatEnd] = await Promise.all([readCourse(row.course_id), seatEndOf(row)]);
      return { status: 200, body: { items: await enrollmentIn(row, course, seatEnd), next: null } };
    }
    const { items, next } = await repository.listEnrollments(userId, query);
    return { status: 200, body: { items: await enrollmentsOf(userId, items), next } };
  },

  async enroll({ body: { course_id }, userId }) {
    const course = await courseOrProblem(course_id);
    const row = await readEnrollment(userId, course_id);
    if (row) {
      const body = toEnrollment(await upToDate(row, course), course, await seatEndOf(row));
      return { status: 200, body };
    }
    const outcome = await enrollInCourse(userId, course_id);
    if (typeof outcome === 'object') return { status: 202, body: toOrder(outcome.unpaid) };
    const made = await enrollmentOrProblem(userId, course_id);
    return {
      status: outcome === 'created' ? 201 : 200,
      body: toEnrollment(made, course, await seatEndOf(made)),
    };
  },

  async getWaiver({ query: { course_id }, userId }) {
    const found = await findWaiver({ userId, ...(await repository.readLearner(userId)) });
    const waiver = found?.isProven ? found.waiver : null;
    const unconfirmed_waiver = found && !found.isProven ? found.waiver.reason : null;
    const terms = { waiver, unconfirmed_waiver, payment_policy: environment().paymentPolicy };
    if (course_id === undefined) return { status: 200, body: { ...terms, order: null } };
    const [course, past] = await Promise.all([
      readVisibleCourse(course_id, { consistent: true }),
      readPastEnrollment(userId, course_id),
    ]);
    const { price_cents } = orNotFound(course, 'There is no such course.');
    return {
      status: 200,
      body: {
        ...terms,
        ...(past?.pays_first && { payment_policy: 'before' as const }),
        order: waiver ? null : { total_cents: price_cents, due_at: dueAt(timestamp()) },
      },
    };
  },

  async updateEnrollment({ params, body, userId }) {
    const { userId: owner, courseId = '' } = partsOf(params.enrollmentId) ?? {};
    const found = await readEnrollment(userId, courseId, { consistent: true });
    const read = orNotFound(owner === userId ? found : undefined, noSuchEnrollment);
    const course = await courseOrProblem(read.course_id);
    const row = await upToDate(read, course);
    if (body.status !== undefined && row.status === 'completed') {
      throw new HttpProblem(409, 'This course is completed, so it can’t be paused or resumed.');
    }
    if (body.last_lesson && !course.lesson_keys.includes(lessonKeyOf(body.last_lesson))) {
      throw new HttpProblem(404, 'There is no such lesson in this course.');
    }
    if (!(await repository.changeEnrollment(row, body))) {
      throw new HttpProblem(409, 'This enrollment has just changed. Please reload and try again.');
    }
    const after = await enrollmentOrProblem(userId, row.course_id);
    return { status: 200, body: toEnrollment(after, course, await seatEndOf(after)) };
  },

  async orderEnrollment({ params, userId }) {
    const { userId: owner, courseId = '' } = partsOf(params.enrollmentId) ?? {};
    if (owner !== userId) throw new HttpProblem(404, noSuchEnrollment);
    const { isNew, order } = await orderEnrollment(userId, courseId);
    return { status: isNew ? 201 : 200, body: toOrder(order) };
  },

  async listProgress({ params, query, userId }) {
    return { status: 200, body: await repository.listProgress(userId, params.courseId, query) };
  },

  async completeLesson({ params, userId }) {
    const lesson = positionOf(params);
    const enrollment = await change(userId, params.courseId, lesson, (row, course) =>
      isLastTick(row, course)
        ? completeCourse(row, lesson)
        : addProgress(row, lesson, course.lesson_keys.length),
    );
    return { status: 200, body: enrollment };
  },

  async uncompleteLesson({ params, userId }) {
    const lesson = positionOf(params);
    const enrollment = await change(userId, params.courseId, lesson, (row) => removeProgress(row, lesson));
    return { status: 200, body: enrollment };
  },

  async listWork({ params, query, userId }) {
    return { status: 200, body: await listWork(userId, params, query) };
  },

  async saveWork({ params, body, userId }) {
    await openEnrollment(userId, params.courseId);
    return { status: 200, body: await saveWork(userId, params, body) };
  },

  async listEarlierWork({ params, userId }) {
    const versions = await listEarlierWork(userId, params);
    return {
      status: 200,
      body: { items: versions.map(({ work, changed_at }) => ({ ...work, changed_at })) },
    };
  },
};
