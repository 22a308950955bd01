import * as z from 'zod';
import { defineAdminOperations } from '../api/operation.ts';
import { Saver } from '../admin/saver.ts';
import { CourseId } from '../catalog/operations.ts';
import { BlockId } from '../course/block-ids.ts';
import { Answer } from '../learning/work.ts';
import { assessmentLimits } from './assessment-limits.ts';
import { AssessmentRules, BankQuestion } from './bank.ts';
import { Attempt } from './operations.ts';

/** A question of the bank with its approval: null if it is not approved, or if it came with the platform. */
const EditableQuestion = BankQuestion.extend({
  /** Whether learners may have it, because it is approved or once was. Then it cannot be removed. */
  is_kept: z.boolean(),
  approved_by: Saver,
  approved_at: z.iso.datetime().nullable(),
});
export type EditableQuestion = z.infer<typeof EditableQuestion>;

/** An assessment in its editor. `version` counts every change; it is 0 while the course has none. */
export const EditableAssessment = z
  .object({
    course_id: CourseId,
    /** Whether learners can start attempts. Without it, open attempts and results stay. */
    is_on: z.boolean(),
    /** Whether it once had enough approved questions. Then drafts of a further module do not close it. */
    was_ready: z.boolean(),
    rules: AssessmentRules,
    bank: z.array(EditableQuestion),
    version: z.int().min(0),
    saved_at: z.iso.datetime().nullable(),
    saved_by: Saver,
  })
  .meta({ id: 'EditableAssessment' });
export type EditableAssessment = z.infer<typeof EditableAssessment>;

/** An edited assessment, and the `version` that the edit is based on: 0 for the first one of a course. */
export const AssessmentEdit = z
  .object({
    version: z.int().min(0),
    is_on: z.boolean(),
    rules: AssessmentRules,
    bank: z.array(BankQuestion).max(assessmentLimits.bank.max, assessmentLimits.bank.tooMany),
  })
  .meta({ id: 'AssessmentEdit' });
export type AssessmentEdit = z.infer<typeof AssessmentEdit>;

const CoursePath = z.object({ courseId: CourseId });

/** The operations with which admins write the assessment of a course. */
export const assessmentAdminOperations = defineAdminOperations('assessment', {
  getEditableAssessment: {
    route: 'GET /api/admin/courses/{courseId}/assessment',
    summary:
      'Get a course’s assessment for editing: its rules, and its bank with keys and approvals. A course without one has the ' +
      'usual rules and version 0',
    params: CoursePath,
    responses: { 200: EditableAssessment },
    errors: [404],
  },
  updateAssessment: {
    route: 'PUT /api/admin/courses/{courseId}/assessment',
    summary:
      'Save the rules and the bank of a course’s assessment. A question that is sent as approved, and is not approved yet ' +
      'with the same text, gets the caller’s approval; it must be ready for learners',
    params: CoursePath,
    body: AssessmentEdit,
    responses: { 200: EditableAssessment },
    errors: [404, 409],
  },
  previewAttempt: {
    route: 'POST /api/admin/courses/{courseId}/assessment/preview',
    summary:
      'Draw an attempt as learners get it, without storing it. The same seed draws the same attempt; with answers it is ' +
      'returned with its review',
    params: CoursePath,
    body: z
      .object({
        seed: z.string().min(1).max(40),
        answers: z.record(BlockId, Answer).optional(),
      })
      .meta({ id: 'AttemptPreview' }),
    responses: { 200: Attempt },
    errors: [404, 409],
  },
});
