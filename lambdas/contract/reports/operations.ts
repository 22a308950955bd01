import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { reportStates } from '../api/statuses.ts';
import { AttemptNumber } from '../assessment/operations.ts';
import { CourseId } from '../catalog/operations.ts';
import { BlockId, BlocksVersion } from '../course/block-ids.ts';
import { LessonPosition } from '../learning/operations.ts';
import { errorKindNames, reportRules } from './rules.ts';

/** The kind of an error. */
const Kind = z.enum(errorKindNames).meta({ id: 'ErrorKind' });

/**
 * The block in which a learner found an error, and the version of the lesson's blocks that the learner saw; a lesson without
 * a list of blocks has no version. With `attempt`, it is the question with this id in the learner's submitted attempt of this
 * number, and the lesson is the one that teaches it.
 */
const ReportedBlock = LessonPosition.extend({
  course_id: CourseId,
  block_id: BlockId,
  blocks_version: BlocksVersion.optional(),
  attempt: AttemptNumber.optional(),
});

/** A report of an error in a block or a question, with the titles of the course and the lesson at that time. */
export const ErrorReport = ReportedBlock.extend({
  id: z.string(),
  course_title: z.string(),
  lesson_title: z.string(),
  kind: Kind,
  text: z.string(),
  state: z.enum(reportStates),
  reported_at: z.iso.datetime(),
  /** What the admin answered; null while the report is open. */
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
}).meta({ id: 'ErrorReport' });
export type ErrorReport = z.infer<typeof ErrorReport>;

/** A learner's report of an error. */
export const NewErrorReport = ReportedBlock.extend({ kind: Kind, text: text(reportRules.text) }).meta({
  id: 'NewErrorReport',
});
export type NewErrorReport = z.infer<typeof NewErrorReport>;

/** The operation with which learners report errors. */
export const reportOperations = defineOperations('reports', {
  reportError: {
    route: 'POST /api/error-reports',
    access: 'user',
    summary:
      'Report an error in a block of a lesson of a course that the user is enrolled in, or in a question of the user’s submitted attempt',
    body: NewErrorReport,
    responses: { 201: ErrorReport },
    errors: [403, 404, 409],
    limits: limitsPer(86_400, { user: 20 }),
    idempotent: true,
  },
});
