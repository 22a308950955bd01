import * as z from 'zod';
import { defineAdminOperations } from '../api/operation.ts';
import { text } from '../api/fields.ts';
import { BankQuestion } from '../assessment/bank.ts';
import { LessonText } from '../catalog/lesson-blocks.ts';
import { CourseDetails, CourseId } from '../catalog/operations.ts';
import { draftingTexts } from './drafting-rules.ts';
import { FailureReason } from './operations.ts';

/** What a drafting writes: a whole course, a module, or the questions about a module for the bank. */
const DraftingKind = z.enum(['course', 'module', 'bank']).meta({ id: 'DraftingKind' });

/** The status of a drafting; the last two are final. */
const DraftingStatus = z
  .enum(['queued', 'outline', 'lessons', 'questions', 'finished', 'failed'])
  .meta({ id: 'DraftingStatus' });

/** A drafting of a course that a model writes for an admin. `lessons_total` is 0 until it is known. */
export const Drafting = z
  .object({
    id: z.string(),
    kind: DraftingKind,
    /** The title of the module that is drafted, or whose questions are; null for a course. */
    title: z.string().nullable(),
    status: DraftingStatus,
    lessons_written: z.int().min(0),
    lessons_total: z.int().min(0),
    /** Why it failed, with a message for the admin. */
    reason: z.object({ code: FailureReason, message: z.string() }).nullable(),
    model: z.string(),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Drafting' });
export type Drafting = z.infer<typeof Drafting>;

/** What an admin wants a model to draft. */
const WantedDrafting = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('course') }),
    z.object({
      kind: z.literal('module'),
      title: text(draftingTexts.title),
      /** What it should teach. */
      teaches: text(draftingTexts.teaches),
    }),
    z.object({ kind: z.literal('bank'), module_number: z.int().min(1).max(999) }),
  ])
  .meta({ id: 'WantedDrafting' });
export type WantedDrafting = z.infer<typeof WantedDrafting>;

/** What a finished drafting has written. The ids of its blocks and questions say where they come from when they are saved. */
export const DraftedText = z
  .object({
    id: z.string(),
    /** The details of a whole course. */
    details: CourseDetails.omit({ course_id: true, provenance: true }).nullable(),
    modules: z.array(
      z.object({
        module_title: z.string(),
        lessons: z.array(LessonText.pick({ lesson_title: true, content: true, blocks: true })),
      }),
    ),
    /** Questions for the bank, as drafts. */
    questions: z.array(BankQuestion),
  })
  .meta({ id: 'DraftedText' });
export type DraftedText = z.infer<typeof DraftedText>;

const params = z.object({ courseId: CourseId });

/** The operations with which admins have a model draft parts of a saved course. Nothing that it writes is saved in the course. */
export const curriculumAdminOperations = defineAdminOperations('curriculum', {
  startDrafting: {
    route: 'POST /api/admin/courses/{courseId}/drafting',
    summary:
      'Have the model draft a course, a module, or the questions of a module. It replaces the caller’s last drafting of the ' +
      'course, which must have ended',
    params,
    body: z.object({ wanted: WantedDrafting }).meta({ id: 'NewDrafting' }),
    responses: { 202: Drafting },
    errors: [404, 409],
  },
  getDrafting: {
    route: 'GET /api/admin/courses/{courseId}/drafting',
    summary:
      'Get the model that is set up, null if there is none, and the caller’s last drafting of a course, null if there is none',
    params,
    responses: {
      200: z
        .object({ model: z.string().nullable(), drafting: Drafting.nullable() })
        .meta({ id: 'CourseDrafting' }),
    },
  },
  getDraftedText: {
    route: 'GET /api/admin/courses/{courseId}/drafting/text',
    summary: 'Get what the caller’s finished drafting of a course has written',
    params,
    responses: { 200: DraftedText },
    errors: [404],
  },
  deleteDrafting: {
    route: 'DELETE /api/admin/courses/{courseId}/drafting',
    summary: 'Cancel or forget the caller’s drafting of a course',
    params,
    responses: { 204: null },
    errors: [404],
  },
});
