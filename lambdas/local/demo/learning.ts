import type { LessonPosition } from '@redwhiteandcode/contract/learning/operations.ts';
import * as repository from '../../src/learning/repository.ts';
import { isLastTick, type LearnableCourse } from '../../src/learning/rules.ts';
import { addLastProgress, addProgress, type Completion } from '../../src/learning/ticks.ts';
import { epochSeconds } from '../../src/platform/clock.ts';
import { tryTransact } from '../../src/platform/table.ts';
import { newCertificateItems } from '../../src/rows/certificate/write.ts';
import { readCourse } from '../../src/rows/course/read.ts';
import { readEnrollment } from '../../src/rows/enrollment/read.ts';
import { newEnrollment } from '../../src/rows/enrollment/row.ts';
import { newEnrollmentItems } from '../../src/rows/enrollment/write.ts';
import { seedAttempt } from './assessment.ts';
import { demoOrderItems } from './orders.ts';

/** Returns a certificate for trying the verification page. */
const demoCertificate = (userId: string, courseId: string) => ({
  kind: 'course' as const,
  user_id: userId,
  course_id: courseId,
  certificate_number: 'RWC-2025-DEM0CERT',
  status: 'valid' as const,
  student_name: 'Demo Learner',
  course_title: 'AI Fundamentals for Business',
  completion_date: '2025-03-14',
  issued_at: '2025-03-14T16:30:00.000Z',
});

function demoCompletion(userId: string, courseId: string): Completion {
  const certificate = demoCertificate(userId, courseId);
  return {
    at: certificate.issued_at,
    issued: { certificate, items: newCertificateItems(certificate) },
    checks: [],
  };
}

interface DemoEnrollment {
  course: string;
  enrolledAt: string;
  /** The number of completed lessons, from the first on. */
  done: number | 'all';
  paused?: boolean;
}

const demoEnrollments: readonly DemoEnrollment[] = [
  { course: 'ai-fundamentals-for-business', enrolledAt: '2025-01-20T15:00:00.000Z', done: 'all' },
  { course: 'ai-strategy-for-executives', enrolledAt: '2025-02-03T15:00:00.000Z', done: 0, paused: true },
  { course: 'prompt-engineering-mastery', enrolledAt: '2025-03-17T15:00:00.000Z', done: 5 },
  { course: 'ai-literacy-101', enrolledAt: '2025-04-07T15:00:00.000Z', done: 0 },
];

const positionOf = (key: string): LessonPosition => {
  const [module_number = 0, lesson_number = 0] = key.split('.').map(Number);
  return { module_number, lesson_number };
};

async function courseOf(courseId: string): Promise<LearnableCourse> {
  const course = await readCourse(courseId);
  if (!course) throw new Error(`The course ${courseId} is missing`);
  return course;
}

async function tickLessons(
  userId: string,
  course: LearnableCourse,
  { done, enrolledAt }: DemoEnrollment,
): Promise<void> {
  const courseId = course.id;
  const ticked = course.lesson_keys.slice(0, done === 'all' ? undefined : done);
  for (const [index, lesson] of ticked.map(positionOf).entries()) {
    const row = await readEnrollment(userId, courseId);
    if (!row) throw new Error(`The enrollment in ${courseId} is missing`);
    if (isLastTick(row, course)) await addLastProgress(row, lesson, demoCompletion(userId, courseId));
    else {
      // A lesson a day in the completed course; the others are being taken now.
      const day = epochSeconds(Date.parse(enrolledAt)) + index * 86_400;
      await addProgress(row, lesson, course.lesson_keys.length, done === 'all' ? day : epochSeconds());
    }
    const last = await readEnrollment(userId, courseId);
    if (last) await repository.changeEnrollment(last, { last_lesson: lesson });
  }
}

/** Creates an enrollment of each kind for the demo learner, and the certificate and the graded attempt of the completed one. */
export async function seedLearning(userId: string): Promise<void> {
  for (const demo of demoEnrollments) {
    const { course, enrolledAt, paused } = demo;
    const found = await courseOf(course);
    const { orderId, items } = await demoOrderItems(userId, course);
    const row = newEnrollment(userId, found, { enrolledAt, orderId });
    await tryTransact([...newEnrollmentItems(row), ...items]);
    await tickLessons(userId, found, demo);
    if (demo.done === 'all') await seedAttempt(userId, course);
    const ticked = await readEnrollment(userId, course);
    if (paused && ticked?.status === 'active')
      await repository.changeEnrollment(ticked, { status: 'paused' });
  }
}
