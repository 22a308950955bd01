import * as z from 'zod';
import { AdminListQuery } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { CourseId, GeneratorName } from '../catalog/operations.ts';
import { defineOperations, type Limit } from '../api/operation.ts';
import { Page } from '../api/page.ts';
import { generationStates } from '../api/statuses.ts';

/** The status of a generation job; the last three are final. */
export const GenerationStatus = z
  .enum(['queued', 'outline', 'lessons', 'questions', 'publishing', 'published', 'failed', 'cancelled'])
  .meta({ id: 'GenerationStatus' });
export type GenerationStatus = z.infer<typeof GenerationStatus>;

/** The reason why a course was not generated. */
export const FailureReason = z
  .enum([
    'timeout',
    'cut_off',
    'malformed',
    'bad_questions',
    'over_quota',
    'refused',
    'too_long',
    'unreachable',
    'token_limit',
    'time_limit',
    'superseded',
    'internal',
  ])
  .meta({ id: 'FailureReason' });
export type FailureReason = z.infer<typeof FailureReason>;

/**
 * A job that generates a course. `lessons_total` is 0 until the outline is complete. `tokens` includes failed calls, and
 * is 0 if no model is used. `questions_written` are those of the draft bank; `questions_dropped` are those that the rules
 * for questions dropped, also for lessons. `labs_written` are Python and SQL labs, which arrive unchecked.
 */
export const GenerationJob = z
  .object({
    course_id: CourseId,
    status: GenerationStatus,
    lessons_written: z.int().min(0),
    lessons_total: z.int().min(0),
    questions_written: z.int().min(0),
    questions_dropped: z.int().min(0),
    labs_written: z.int().min(0),
    /** Why the job failed, with a message for users. */
    reason: z.object({ code: FailureReason, message: z.string() }).nullable(),
    generator: GeneratorName,
    model: z.string().nullable(),
    tokens: z.int().min(0),
    started_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    /** Whether the caller started the job. */
    is_own: z.boolean(),
  })
  .meta({ id: 'GenerationJob' });
export type GenerationJob = z.infer<typeof GenerationJob>;

/** The states by which admins filter jobs. */
export const GenerationState = z.enum(generationStates).meta({ id: 'GenerationState' });
export type GenerationState = z.infer<typeof GenerationState>;

/** A job in the admin area. `is_latest` is false if its course has a newer job. */
export const AdminGenerationJob = GenerationJob.omit({ is_own: true })
  .extend({
    id: z.string(),
    course_title: z.string(),
    state: GenerationState,
    is_latest: z.boolean(),
    starter: z.object({
      user_id: z.string(),
      full_name: z.string().nullable(),
      email: z.string().nullable(),
    }),
  })
  .meta({ id: 'AdminGenerationJob' });
export type AdminGenerationJob = z.infer<typeof AdminGenerationJob>;

/** The most courses that a user may generate in a day. Admins have no limit. */
export const generationLimit = {
  count: 3,
  seconds: 86_400,
  by: 'user',
  isCountedByOperation: true,
} as const satisfies Limit;

/** The most generations of one course that users other than admins may start in a day, including failed ones. */
export const courseGenerationLimit = { ...generationLimit, count: 3 } as const satisfies Limit;

const CoursePath = z.object({ courseId: CourseId });

/** The operations that generate courses. */
export const curriculumOperations = defineOperations('curriculum', {
  startGeneration: {
    route: 'POST /api/courses/{courseId}/generation',
    access: 'user',
    summary: 'Generate the details and lessons of a course, or return the job that is already running',
    params: CoursePath,
    responses: { 202: GenerationJob },
    errors: [404, 409],
    limits: [generationLimit],
  },
  getGeneration: {
    route: 'GET /api/courses/{courseId}/generation',
    access: 'user',
    summary: 'Get the latest generation job of a course',
    params: CoursePath,
    responses: { 200: GenerationJob },
    errors: [404],
  },
  cancelGeneration: {
    route: 'DELETE /api/courses/{courseId}/generation',
    access: 'user',
    summary: 'Cancel the running job of a course, as the user who started it or as an admin',
    params: CoursePath,
    responses: { 200: GenerationJob },
    errors: [404, 409],
  },
  listGenerations: {
    route: 'GET /api/admin/generations',
    access: 'admin',
    summary: 'List the jobs of all courses, or those in one state',
    query: AdminListQuery(adminLists.generations.sorts)
      .omit({ q: true })
      .extend({ state: GenerationState.optional() }),
    responses: { 200: Page('GenerationPage', AdminGenerationJob) },
  },
});
