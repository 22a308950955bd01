import { businessToday } from '../calendar/calendar.ts';
import * as z from 'zod';
import { Blocks } from '../course/blocks.ts';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { Saver } from '../admin/saver.ts';
import { LessonText } from './lesson-blocks.ts';
import {
  Course,
  CourseCard,
  CourseContent,
  CourseDetails,
  CourseId,
  CourseStatus,
  Level,
  Track,
} from './operations.ts';
import {
  courseRules as rules,
  courseTexts,
  instructorTexts,
  lessonTexts,
  moduleTexts,
  weekTexts,
} from '../course/rules.ts';
import { chargedUntilRule, courseNumbers, listPriceTooLow } from '../course/numbers.ts';
import { characters, day, text, texts, wholeNumber } from '../api/fields.ts';
import { fieldRule } from '../text/rules.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CountedPage, Page, PageQuery } from '../api/page.ts';

/** A course in the list of all courses. `has_draft` is true if it has saved changes that are not published. */
export const AdminCourse = Course.pick({ id: true, created_at: true, status: true, hours: true })
  .extend({ ...CourseCard.shape, enrollment_count: z.int().min(0), has_draft: z.boolean() })
  .meta({ id: 'AdminCourse' });
export type AdminCourse = z.infer<typeof AdminCourse>;

const lines = z.array(text(rules.line)).max(rules.lines.max, rules.lines.tooMany);
/** The number of an existing module or lesson. A new one has none, and the API assigns it. */
const number = z.int().min(1).max(999).optional();

const WrittenDetails = z.object({
  learning_outcomes: lines,
  prerequisites: lines,
  target_roles: lines,
  modules: z
    .array(z.object({ ...texts(weekTexts), topics: lines, deliverables: lines.optional() }))
    .max(rules.weeks.max, rules.weeks.tooMany),
  instructor_info: z.object(texts(instructorTexts)),
});

const WrittenLesson = z.object({
  lesson_number: number,
  ...texts(lessonTexts),
  content: characters({ max: rules.content.max, invalid: rules.content.tooLong }),
  /** The blocks in order; without them the lesson is one text. They may not be missing if the lesson has had blocks. */
  blocks: Blocks.optional(),
});

const WrittenModule = z.object({
  module_number: number,
  ...texts(moduleTexts),
  lessons: z.array(WrittenLesson).max(rules.lessons.max, rules.lessons.tooMany),
});

/** The whole text of a course, in order. With `publish`, learners see it immediately. */
const WrittenCourse = z.object({
  ...texts(courseTexts),
  certificate_months: wholeNumber(courseNumbers.certificate_months).nullable().default(null),
  level: Level,
  track: Track,
  price_cents: wholeNumber(courseNumbers.price_cents),
  list_price: z
    .object({
      cents: wholeNumber(courseNumbers.list_price),
      /** In the past. */
      charged_until: day(
        fieldRule(chargedUntilRule('').limits, (typed) => chargedUntilRule(businessToday())(typed)),
      ),
    })
    .nullable(),
  details: WrittenDetails,
  modules: z.array(WrittenModule).max(rules.modules.max, rules.modules.tooMany),
  publish: z.boolean(),
} satisfies Record<keyof CourseText | 'publish', z.ZodType>);
export type WrittenCourse = z.infer<typeof WrittenCourse>;

/** Ids that a course may not have, because the admin area or the API has something else at these addresses. */
export const reservedIds: readonly string[] = ['export', 'new', 'search'];

/** Refuses a list price that is not above the price. */
const refuseLowListPrice = (
  { price_cents, list_price }: Pick<WrittenCourse, 'price_cents' | 'list_price'>,
  context: z.RefinementCtx,
): void => {
  if (list_price && list_price.cents <= price_cents)
    context.addIssue({ code: 'custom', path: ['list_price', 'cents'], message: listPriceTooLow });
};

/** A new course. Without an `id`, the API derives one from the title. */
export const NewCourse = WrittenCourse.extend({
  id: CourseId.refine((id) => !reservedIds.includes(id), rules.id.reserved)
    .meta({ not: { enum: reservedIds } })
    .optional(),
})
  .superRefine(refuseLowListPrice)
  .meta({ id: 'NewCourse' });
type NewCourse = z.infer<typeof NewCourse>;
/** An edited course, and the `version` that the edit is based on. */
export const CourseEdit = WrittenCourse.extend({ version: z.int().min(1) })
  .superRefine(refuseLowListPrice)
  .meta({ id: 'CourseEdit' });
export type CourseEdit = z.infer<typeof CourseEdit>;

/** The text of a course, as one revision stores it. */
export const CourseText = CourseCard.extend({
  details: CourseDetails.omit({ course_id: true }),
  modules: z.array(
    CourseContent.pick({ module_number: true, module_title: true }).extend({ lessons: z.array(LessonText) }),
  ),
});
export type CourseText = z.infer<typeof CourseText>;

/**
 * A course in the editor: its newest revision, which is the published one if `is_live`. `version` counts every change of
 * the course; an edit names the version that it is based on.
 */
export const EditableCourse = CourseText.extend({
  id: CourseId,
  status: CourseStatus,
  version: z.int().min(1),
  revision: z.int().min(1),
  is_live: z.boolean(),
  /** Whether the text was generated, and publishing it means that the admin has reviewed it and opens the course. */
  awaits_review: z.boolean(),
  assessment: Course.shape.assessment,
  enrollment_count: z.int().min(0),
  saved_at: z.iso.datetime(),
  saved_by: Saver,
}).meta({ id: 'EditableCourse' });
export type EditableCourse = z.infer<typeof EditableCourse>;

/** A saved revision of a course, numbered from 1. `is_live` marks the one that learners see. */
const CourseRevision = z
  .object({
    revision: z.int().min(1),
    saved_at: z.iso.datetime(),
    saved_by: Saver,
    is_live: z.boolean(),
  })
  .meta({ id: 'CourseRevision' });
type CourseRevision = z.infer<typeof CourseRevision>;

const CoursePath = z.object({ courseId: CourseId });
const CoursesQuery = AdminListQuery(adminLists.courses.sorts).extend({
  status: CourseStatus.optional(),
});

/** The admin operations on courses. */
export const catalogAdminOperations = defineAdminOperations('catalog', {
  listAllCourses: {
    route: 'GET /api/admin/courses',
    summary:
      'List all courses, including drafts and archived ones; search words match title, track and level',
    query: CoursesQuery,
    responses: { 200: CountedPage('AdminCoursePage', AdminCourse) },
  },
  exportCourses: exportOf('courses', CoursesQuery),
  createCourse: {
    route: 'POST /api/admin/courses',
    summary: 'Create a course, as a draft or published',
    body: NewCourse,
    idempotent: true,
    responses: { 201: EditableCourse },
    errors: [409],
  },
  getEditableCourse: {
    route: 'GET /api/admin/courses/{courseId}',
    summary: 'Get a whole course for editing',
    params: CoursePath,
    responses: { 200: EditableCourse },
    errors: [404],
  },
  updateCourse: {
    route: 'PUT /api/admin/courses/{courseId}',
    summary:
      'Save a course as a draft, or publish it; publishing an archived course reopens it, and publishing one that awaits ' +
      'a review opens it. Text that templates composed is not published',
    params: CoursePath,
    body: CourseEdit,
    responses: { 200: EditableCourse },
    errors: [404, 409],
  },
  deleteCourse: {
    route: 'DELETE /api/admin/courses/{courseId}',
    summary: 'Delete a course, or archive it if it has enrollments',
    params: CoursePath,
    responses: {
      200: z.object({ outcome: z.enum(['deleted', 'archived']) }).meta({ id: 'CourseDeletion' }),
    },
    errors: [404],
  },
  listCourseRevisions: {
    route: 'GET /api/admin/courses/{courseId}/revisions',
    summary: 'List the saved revisions of a course, newest first; the list is empty before the first save',
    params: CoursePath,
    query: PageQuery,
    responses: { 200: Page('CourseRevisionPage', CourseRevision) },
    errors: [404],
  },
  restoreCourseRevision: {
    route: 'POST /api/admin/courses/{courseId}/revisions/{revision}/restore',
    summary: 'Save an earlier revision of a course as its newest draft; learners see it once it is published',
    params: CoursePath.extend({ revision: z.coerce.number().int().min(1).max(999_999) }),
    body: z.object({ version: z.int().min(1) }).meta({ id: 'CourseRestoration' }),
    responses: { 200: EditableCourse },
    errors: [404, 409],
  },
});
