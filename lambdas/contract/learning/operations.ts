import * as z from 'zod';
import { Course, CourseId } from '../catalog/operations.ts';
import { defineOperations } from '../api/operation.ts';
import { Order, Waiver, WaiverReason } from '../orders/operations.ts';
import { Page, PageQuery } from '../api/page.ts';
import { enrollmentStatuses } from '../api/statuses.ts';
import { seatEndReasons } from '../company/seat-ends.ts';

export const EnrollmentStatus = z.enum(enrollmentStatuses).meta({ id: 'EnrollmentStatus' });
export type EnrollmentStatus = z.infer<typeof EnrollmentStatus>;

/** The permanent numbers of a module and a lesson, from 1. They identify the lesson, whatever its place in the order. */
export const LessonPosition = z
  .object({ module_number: z.int().min(1).max(999), lesson_number: z.int().min(1).max(999) })
  .meta({ id: 'LessonPosition' });
export type LessonPosition = z.infer<typeof LessonPosition>;

/**
 * Why the company's seat that an enrollment was made with has ended. The lessons stay open until `open_until`; with null
 * they are closed.
 */
export const SeatEnd = z
  .object({
    reason: z.enum(seatEndReasons),
    company_name: z.string(),
    open_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SeatEnd' });
export type SeatEnd = z.infer<typeof SeatEnd>;

/**
 * A learner's enrollment in a course. `progress` is the rounded percentage of completed lessons. `is_free` is true while
 * the learner has an approved application to Layoff to Lift-Off; only the list of all enrollments has it.
 */
export const Enrollment = z
  .object({
    id: z.string(),
    user_id: z.string(),
    course_id: CourseId,
    status: EnrollmentStatus,
    enrolled_at: z.iso.datetime(),
    completed_lessons: z.int().min(0),
    total_lessons: z.int().min(0),
    progress: z.int().min(0).max(100),
    last_lesson: LessonPosition.nullable(),
    /** The places of `last_lesson`: of its module in the course, and of the lesson in the module, from 1. */
    last_lesson_place: z.object({ module: z.int().min(1), lesson: z.int().min(1) }).nullable(),
    certificate_number: z.string().nullable(),
    /** Whether the learner has started an attempt at the assessment, which may be closed since. */
    has_attempts: z.boolean(),
    /** The order that the enrollment was created with; null for an enrollment from before there were orders. */
    order_id: z.string().nullable(),
    /** Why the company's seat has ended; null while it is used, and for an enrollment without a seat. */
    seat_end: SeatEnd.nullable(),
    is_free: z.boolean().optional(),
    course: Course.pick({
      id: true,
      title: true,
      description: true,
      duration: true,
      hours: true,
      track: true,
      level: true,
      assessment: true,
    }),
  })
  .meta({ id: 'Enrollment' });
export type Enrollment = z.infer<typeof Enrollment>;

/** A completed lesson. Other lessons have no row. `completed_at` is null for one from before times were recorded. */
export const CourseProgress = z
  .object({
    user_id: z.string(),
    course_id: CourseId,
    module_number: z.int(),
    lesson_number: z.int(),
    completed: z.literal(true),
    completed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CourseProgress' });
export type CourseProgress = z.infer<typeof CourseProgress>;

const EnrollmentPath = z.object({ enrollmentId: z.string().min(1).max(160) });
const CoursePath = z.object({ courseId: CourseId });
/** A lesson in an address. */
export const LessonPath = CoursePath.extend({
  module: z.coerce.number().int().min(1).max(999),
  lesson: z.coerce.number().int().min(1).max(999),
});

/** A learner's change of an enrollment: pausing, resuming, or the lesson opened last. */
const EnrollmentChange = z
  .object({ status: z.enum(['active', 'paused']).optional(), last_lesson: LessonPosition.optional() })
  .refine((change) => change.status !== undefined || change.last_lesson !== undefined, {
    error: 'Name a status or a last_lesson',
  })
  .meta({ id: 'EnrollmentChange', anyOf: [{ required: ['status'] }, { required: ['last_lesson'] }] });

/** The operations on enrollments and completed lessons. */
export const learningOperations = defineOperations('learning', {
  listEnrollments: {
    route: 'GET /api/enrollments',
    access: 'user',
    summary: 'List the user’s enrollments, newest first, or the one in a course',
    query: PageQuery.extend({ course_id: CourseId.optional() }),
    responses: { 200: Page('EnrollmentPage', Enrollment) },
  },
  enroll: {
    route: 'POST /api/enrollments',
    access: 'user',
    summary:
      'Enroll in a course, or return the existing enrollment; 202 with an unpaid order if payment comes first',
    body: z.object({ course_id: CourseId }).meta({ id: 'NewEnrollment' }),
    responses: { 200: Enrollment, 201: Enrollment, 202: Order },
    errors: [404, 409],
  },
  getWaiver: {
    route: 'GET /api/enrollments/waiver',
    access: 'user',
    summary:
      'Get why a new enrollment costs the user nothing, and whether payment comes after or before the lessons open; ' +
      '`waiver` is null if the user pays, `unconfirmed_waiver` says what confirming the account’s address would give. ' +
      'With a course, also what its order would say now; `order` is null without one or if the user pays nothing',
    query: z.object({ course_id: CourseId.optional() }),
    responses: {
      200: z
        .object({
          waiver: Waiver.nullable(),
          unconfirmed_waiver: WaiverReason.nullable(),
          payment_policy: z.enum(['after', 'before']),
          order: z.object({ total_cents: z.int().min(0), due_at: z.iso.datetime() }).nullable(),
        })
        .meta({ id: 'OwnWaiver' }),
    },
    errors: [404],
  },
  updateEnrollment: {
    route: 'PATCH /api/enrollments/{enrollmentId}',
    access: 'user',
    summary: 'Pause or resume an enrollment, or save the lesson opened last',
    params: EnrollmentPath,
    body: EnrollmentChange,
    responses: { 200: Enrollment },
    errors: [404, 409],
  },
  orderEnrollment: {
    route: 'POST /api/enrollments/{enrollmentId}/order',
    access: 'user',
    summary:
      'Order a course whose company’s seat has ended; once the order is paid, the enrollment is the user’s own with its progress. ' +
      '200 with the unpaid order if there is one',
    params: EnrollmentPath,
    responses: { 200: Order, 201: Order },
    errors: [404, 409],
  },
  listProgress: {
    route: 'GET /api/courses/{courseId}/progress',
    access: 'user',
    summary: 'List the user’s completed lessons of a course',
    params: CoursePath,
    query: PageQuery,
    responses: { 200: Page('CourseProgressPage', CourseProgress) },
  },
  completeLesson: {
    route: 'PUT /api/courses/{courseId}/progress/{module}/{lesson}',
    access: 'user',
    summary: 'Mark a lesson as completed; the last one completes the course and issues the certificate',
    params: LessonPath,
    responses: { 200: Enrollment },
    errors: [403, 404],
  },
  uncompleteLesson: {
    route: 'DELETE /api/courses/{courseId}/progress/{module}/{lesson}',
    access: 'user',
    summary: 'Mark a lesson as not completed; a completed course and its certificate stay',
    params: LessonPath,
    responses: { 200: Enrollment },
    errors: [403, 404],
  },
});
