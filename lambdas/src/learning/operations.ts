import type { Certificate, Enrollment, learningOperations, LessonPosition } from '../../contract/learning.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import * as repository from './repository.ts';
import {
  courseIdOf,
  type EnrollmentRow,
  isLastTick,
  type LearnableCourse,
  lessonKeyOf,
  newCertificateNumber,
  normalizeCertificateNumber,
  toEnrollment,
} from './rules.ts';

const enrollmentNotFound = () => new HttpProblem(404, 'There is no such enrollment.');

async function courseOrProblem(courseId: string): Promise<LearnableCourse> {
  const course = await repository.readCourse(courseId);
  if (!course) throw new HttpProblem(404, 'There is no such course.');
  return course;
}

async function enrollmentOrProblem(userId: string, courseId: string): Promise<EnrollmentRow> {
  const row = await repository.readEnrollment(userId, courseId, { consistent: true });
  if (!row) throw new HttpProblem(403, 'Enroll in this course first.', { type: problemTypes.notEnrolled });
  return row;
}

async function withCourses(rows: readonly EnrollmentRow[]): Promise<Enrollment[]> {
  if (rows.length === 0) return [];
  const courses = new Map(
    (await repository.readCourses(rows.map((row) => row.course_id))).map((it) => [it.id, it]),
  );
  return rows.flatMap((row) => {
    const course = courses.get(row.course_id);
    if (!course) logger.error('An enrollment has no course', { course: row.course_id });
    return course ? [toEnrollment(row, course)] : [];
  });
}

async function newCertificate(userId: string, course: LearnableCourse): Promise<Certificate> {
  const issuedAt = timestamp();
  return {
    certificate_number: newCertificateNumber(Number(issuedAt.slice(0, 4))),
    status: 'valid',
    student_name: (await repository.readName(userId)) ?? 'Name not given',
    course_title: course.title,
    completion_date: issuedAt.slice(0, 10),
    issued_at: issuedAt,
  };
}

const attempts = 20;

/** Repeats a change on an enrollment read anew until it has met it unchanged. */
async function change(
  userId: string,
  courseId: string,
  lesson: LessonPosition,
  apply: (row: EnrollmentRow, course: LearnableCourse) => Promise<repository.TickResult>,
): Promise<Enrollment> {
  const course = await courseOrProblem(courseId);
  if (!course.lesson_keys.includes(lessonKeyOf(lesson)))
    throw new HttpProblem(404, 'There is no such lesson in this course.');
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await apply(await enrollmentOrProblem(userId, courseId), course);
    if (result !== 'stale') return toEnrollment(await enrollmentOrProblem(userId, courseId), course);
  }
  throw new Error('An enrollment changed at every attempt to change it');
}

const positionOf = (params: { module: number; lesson: number }): LessonPosition => ({
  module_number: params.module,
  lesson_number: params.lesson,
});

/** What the operations of `/api/enrollments`, progress and `/api/certificates` do. */
export const learning: Implementation<typeof learningOperations> = {
  async listEnrollments({ query, userId }) {
    if (query.course_id !== undefined) {
      const row = await repository.readEnrollment(userId, query.course_id);
      return { status: 200, body: { items: await withCourses(row ? [row] : []), next: null } };
    }
    const { items, next } = await repository.listEnrollments(userId, query);
    return { status: 200, body: { items: await withCourses(items), next } };
  },

  async enroll({ body: { course_id }, userId }) {
    const course = await courseOrProblem(course_id);
    const isNew = await repository.createEnrollment(userId, course_id, timestamp());
    return {
      status: isNew ? 201 : 200,
      body: toEnrollment(await enrollmentOrProblem(userId, course_id), course),
    };
  },

  async updateEnrollment({ params, body, userId }) {
    const courseId = courseIdOf(params.enrollmentId, userId);
    const row = courseId && (await repository.readEnrollment(userId, courseId, { consistent: true }));
    if (!row) throw enrollmentNotFound();
    const course = await courseOrProblem(row.course_id);
    if (body.status !== undefined && row.status === 'completed') {
      throw new HttpProblem(409, 'This course is completed: it can be neither paused nor resumed.');
    }
    if (body.last_lesson && !course.lesson_keys.includes(lessonKeyOf(body.last_lesson))) {
      throw new HttpProblem(404, 'There is no such lesson in this course.');
    }
    if (!(await repository.changeEnrollment(row, body))) {
      throw new HttpProblem(409, 'This enrollment has just changed. Please reload and try again.');
    }
    return { status: 200, body: toEnrollment(await enrollmentOrProblem(userId, row.course_id), course) };
  },

  async listProgress({ params, query, userId }) {
    return { status: 200, body: await repository.listProgress(userId, params.courseId, query) };
  },

  async completeLesson({ params, userId }) {
    const lesson = positionOf(params);
    const enrollment = await change(userId, params.courseId, lesson, async (row, course) =>
      isLastTick(row, course)
        ? repository.addLastProgress(row, lesson, await newCertificate(userId, course))
        : repository.addProgress(row, lesson, course.lesson_keys.length),
    );
    return { status: 200, body: enrollment };
  },

  async uncompleteLesson({ params, userId }) {
    const lesson = positionOf(params);
    const enrollment = await change(userId, params.courseId, lesson, (row) =>
      repository.removeProgress(row, lesson),
    );
    return { status: 200, body: enrollment };
  },

  async listCertificates({ query, userId }) {
    return { status: 200, body: await repository.listCertificates(userId, query) };
  },

  async verifyCertificate({ params }) {
    const certificate = await repository.readCertificate(
      normalizeCertificateNumber(params.certificateNumber),
    );
    if (!certificate) throw new HttpProblem(404, 'There is no certificate with this number.');
    return { status: 200, body: certificate };
  },
};
