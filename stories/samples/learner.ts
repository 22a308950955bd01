import type { CertificateSummary } from '@redwhiteandcode/design-system';
import type { User } from '@redwhiteandcode/lambdas/contract/identity.ts';
import type { Certificate } from '@redwhiteandcode/lambdas/contract/credentials.ts';
import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import { lessonsOf } from '@redwhiteandcode/app/parts/learning/lessons.ts';
import { course } from './courses.ts';
import { lessonHtml, outline } from './lesson.ts';

/** A signed-in learner. */
export const learner: User = {
  id: 'learner',
  email: 'learner@example.com',
  email_verified: true,
  full_name: 'Sample Learner',
  roles: [],
  created_at: '2025-01-10T09:00:00Z',
};

/** A valid certificate. */
export const certificate: Certificate = {
  certificate_number: 'RWC-2025-DEM0CERT',
  kind: 'course',
  student_name: 'Sample Learner',
  course_title: course.title,
  completion_date: '2025-06-01',
  issued_at: '2025-06-01T10:00:00Z',
  status: 'valid',
  expires_at: null,
  revoked_at: null,
  revocation_reason: null,
  replaced_at: null,
};

/** A revoked certificate. */
export const revokedCertificate: CertificateSummary = {
  ...certificate,
  certificate_number: 'RWC-2025-REV0KED1',
  course_title: 'Sample Course: Leading Change',
  status: 'revoked',
  revoked_at: '2025-07-01',
  revocation_reason: 'The course was refunded.',
};

/** A certificate that was replaced by one with a corrected name. */
export const replacedCertificate: CertificateSummary = {
  ...certificate,
  status: 'replaced',
  replaced_at: '2025-07-15',
};

/** A certificate that was valid for a limited time. */
export const expiredCertificate: CertificateSummary = {
  ...certificate,
  status: 'expired',
  expires_at: '2026-06-01',
};

/** A course in progress. */
export const enrollment: Enrollment = {
  id: 'in-progress',
  user_id: learner.id,
  course_id: course.id,
  status: 'active',
  enrolled_at: '2025-02-01T09:00:00Z',
  completed_lessons: 2,
  total_lessons: 5,
  progress: 40,
  last_lesson: { module_number: 2, lesson_number: 1 },
  last_lesson_place: { module: 2, lesson: 1 },
  certificate_number: null,
  order_id: null,
  course: { ...course, level: 'Beginner', track: 'Technical' },
};

/** A completed course with its certificate. */
export const completedEnrollment: Enrollment = {
  ...enrollment,
  id: 'completed',
  status: 'completed',
  progress: 100,
  certificate_number: certificate.certificate_number,
};

/** A learner's courses: in progress, not started, paused, and completed. */
export const enrollments: readonly Enrollment[] = [
  enrollment,
  {
    ...enrollment,
    id: 'not-started',
    progress: 0,
    last_lesson: null,
    last_lesson_place: null,
    is_free: true,
  },
  { ...enrollment, id: 'paused', status: 'paused', progress: 15 },
  completedEnrollment,
];

/** The lessons of the course in progress. */
export const lessons = lessonsOf(
  outline.map((module) => ({
    ...module,
    course_id: course.id,
    lessons: module.lessons.map((lesson) => ({ ...lesson, content: lessonHtml })),
  })),
);
