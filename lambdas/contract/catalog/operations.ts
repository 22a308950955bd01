import * as z from 'zod';
import { BlocksVersion } from '../course/block-ids.ts';
import { courseLevels, courseTracks } from '../course/levels.ts';
import { defineOperations, sharedReads } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { courseStatuses } from '../api/statuses.ts';

/** The id of a course: its slug, which never changes. */
export const CourseId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
export const Level = z.enum(courseLevels).meta({ id: 'Level' });
export type Level = z.infer<typeof Level>;
export const Track = z.enum(courseTracks).meta({ id: 'Track' });
export type Track = z.infer<typeof Track>;

/** The status of a course. */
export const CourseStatus = z.enum(courseStatuses).meta({ id: 'CourseStatus' });
export type CourseStatus = z.infer<typeof CourseStatus>;

/** A price that a course had until a date; it may be shown struck through next to the price. */
const ListPrice = z.object({ cents: z.int().min(1), charged_until: z.iso.date() }).meta({ id: 'ListPrice' });
type ListPrice = z.infer<typeof ListPrice>;

/** The estimated hours of a course: a multiple of half an hour. */
export const CourseHours = z.number().min(0.5).multipleOf(0.5);

/** What the hours of a course are computed from: (words / 180 + media_minutes + 1.85 × questions + exercise_minutes) / 60. */
const HoursInputs = z
  .object({
    words: z.int().min(0),
    media_minutes: z.number().min(0),
    /** The lessons' checks, and the questions that one attempt at the course's test draws. */
    questions: z.int().min(0),
    exercise_minutes: z.int().min(0),
  })
  .meta({ id: 'HoursInputs' });

/** A course without its details and lessons, as an editor writes it. */
export const CourseCard = z.object({
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  students: z.string(),
  level: Level,
  track: Track,
  /** The price for new orders, in cents of USD. */
  price_cents: z.int().min(0),
  list_price: ListPrice.nullable(),
  /** The months for which a certificate of the course is valid; null if it does not expire. */
  certificate_months: z.int().min(1).nullable(),
});
export type CourseCard = z.infer<typeof CourseCard>;

/** A course. */
export const Course = z
  .object({
    id: CourseId,
    kind: z.enum(['catalog', 'featured']),
    ...CourseCard.shape,
    /** Computed from the published lessons; null if there are none, and below half an hour. */
    hours: CourseHours.nullable(),
    /** Null if there are no lessons, and for a course that was published before its hours were computed. */
    hours_inputs: HoursInputs.nullable(),
    /** `price_cents` as text: '$2,950'. */
    deduction: z.string(),
    highlights: z.array(z.string()),
    has_details: z.boolean(),
    /** 0 also while the lessons await a review. */
    lesson_count: z.int().min(0),
    /** Whether the text was generated and no admin has reviewed it: nobody can enroll, and visitors see no lessons. */
    awaits_review: z.boolean(),
    /** The number of enrollments as text, such as '1,250'; null below 50. It replaces the illustrative `students`. */
    learners: z.string().nullable(),
    status: CourseStatus,
    /** The questions of an attempt and the least percent to pass; null if the course has no assessment. */
    assessment: z.object({ questions: z.int().min(1), pass_percent: z.int().min(0).max(100) }).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Course' });
export type Course = z.infer<typeof Course>;

/** The generator of a course: a model, or templates that are filled with the course's facts. */
export const GeneratorName = z.enum(['gemini', 'offline']).meta({ id: 'GeneratorName' });

/** The origin of generated text. `model` is null if no model was used; `is_edited` is true once an admin has changed it. */
export const Provenance = z
  .object({
    generator: GeneratorName,
    model: z.string().nullable(),
    date: z.iso.datetime(),
    is_edited: z.literal(true).optional(),
  })
  .meta({ id: 'Provenance' });
export type Provenance = z.infer<typeof Provenance>;

/** The details that a signed-in user sees before enrolling in a course. */
export const CourseDetails = z
  .object({
    course_id: CourseId,
    learning_outcomes: z.array(z.string()),
    prerequisites: z.array(z.string()),
    target_roles: z.array(z.string()),
    modules: z.array(
      z.object({
        week: z.string(),
        title: z.string(),
        topics: z.array(z.string()),
        deliverables: z.array(z.string()).optional(),
      }),
    ),
    instructor_info: z.object({ name: z.string(), credentials: z.string(), bio: z.string() }),
    /** Present if the text was generated on the platform. */
    provenance: Provenance.optional(),
  })
  .meta({ id: 'CourseDetails' });
export type CourseDetails = z.infer<typeof CourseDetails>;

/**
 * A lesson; `content` is sanitized HTML. Its number never changes, wherever it is in its module. `blocks_version` names its
 * blocks, which `getLessonBlocks` returns; a lesson without it is one text.
 */
export const Lesson = z
  .object({
    lesson_number: z.int().min(1),
    lesson_title: z.string(),
    content: z.string(),
    blocks_version: BlocksVersion.optional(),
    provenance: Provenance.optional(),
  })
  .meta({ id: 'Lesson' });
export type Lesson = z.infer<typeof Lesson>;

/** A module of a course with its lessons in order. Its number never changes, wherever it is in the course. */
export const CourseContent = z
  .object({
    course_id: CourseId,
    module_number: z.int().min(1),
    module_title: z.string(),
    lessons: z.array(Lesson),
  })
  .meta({ id: 'CourseContent' });
export type CourseContent = z.infer<typeof CourseContent>;

const CoursePath = z.object({ courseId: CourseId });
/** The operations of the catalog: courses, their details and their lessons. */
export const catalogOperations = defineOperations('catalog', {
  listCourses: {
    route: 'GET /api/courses',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'List the courses of the catalog, or the featured ones, oldest first',
    query: PageQuery.extend({ kind: Course.shape.kind.default('catalog') }),
    responses: { 200: Page('CoursePage', Course) },
  },
  getCourse: {
    route: 'GET /api/courses/{courseId}',
    access: 'public',
    sharedSeconds: sharedReads,
    summary: 'Get a course',
    params: CoursePath,
    responses: { 200: Course },
    errors: [404],
  },
  getCourseDetails: {
    route: 'GET /api/courses/{courseId}/details',
    access: 'user',
    summary: 'Get the learning outcomes, target roles and curriculum of a course',
    params: CoursePath,
    responses: { 200: CourseDetails },
    errors: [404],
  },
  listCourseContent: {
    route: 'GET /api/courses/{courseId}/content',
    access: 'user',
    summary: 'List the modules and lessons of a course that the caller is enrolled in, in order',
    params: CoursePath,
    query: PageQuery,
    responses: { 200: Page('CourseContentPage', CourseContent) },
    errors: [403, 404],
  },
});
