import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { dependentFields } from '../api/dependent-fields.ts';
import { number, text } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CountedPage } from '../api/page.ts';
import { amountNotReimbursed, reimbursementRules as rules } from './rules.ts';
import { Recorder, ToolkitStatus } from './toolkits.ts';

/** A toolkit that a learner generated for an employer; the amount is in dollars. */
export const ReimbursementToolkit = z
  .object({
    id: z.string(),
    user_id: z.string(),
    course_id: z.string(),
    employer_name: z.string().nullable(),
    employer_reimbursed: z.boolean(),
    reimbursement_amount: z.number().min(0).nullable(),
    toolkit_generated_at: z.iso.datetime(),
  })
  .meta({ id: 'ReimbursementToolkit' });
export type ReimbursementToolkit = z.infer<typeof ReimbursementToolkit>;

/**
 * A toolkit in the admin area, with its student and course; null if they were deleted. `status_by` says who recorded the
 * status: anyone with the employer's link may, also the learner.
 */
export const Reimbursement = ReimbursementToolkit.extend({
  status: ToolkitStatus,
  status_by: Recorder,
  /** What was approved, in cents, while the status is `approved`, if it is less than what was asked; otherwise null. */
  approved_in_part_cents: z.int().min(1).nullable(),
  student_name: z.string().nullable(),
  student_email: z.string().nullable(),
  course_title: z.string().nullable(),
  version: z.int().min(1),
}).meta({ id: 'Reimbursement' });
export type Reimbursement = z.infer<typeof Reimbursement>;

/** The outcome of all toolkits. Rates are percentages with one decimal and without a sign; the sum is in dollars. */
export const ReimbursementSummary = z
  .object({
    total_toolkits: z.int().min(0),
    reimbursed_toolkits: z.int().min(0),
    success_rate: z.string(),
    /** The toolkits that were approved, denied or paid. */
    decided_toolkits: z.int().min(0),
    /** The decided toolkits that were approved, whether they were paid or not. */
    approved_toolkits: z.int().min(0),
    /** The share of the decided toolkits that were approved or paid. */
    decided_rate: z.string(),
    total_reimbursed: z.number().min(0),
  })
  .meta({ id: 'ReimbursementSummary' });
export type ReimbursementSummary = z.infer<typeof ReimbursementSummary>;

const amountOfCorrection = dependentFields(
  'employer_reimbursed',
  { true: {}, false: { reimbursement_amount: 'absent' } },
  { reimbursement_amount: { absent: amountNotReimbursed } },
);

/** An admin's correction of a toolkit, and the `version` that it is based on. A blank employer becomes null. */
export const ReimbursementCorrection = z
  .object({
    version: z.int().min(1),
    employer_name: text(rules.employer).nullable(),
    employer_reimbursed: z.boolean(),
    reimbursement_amount: number(rules.amount).nullable(),
  })
  .superRefine(amountOfCorrection.check)
  .meta({ id: 'ReimbursementCorrection', ...amountOfCorrection.schema });
export type ReimbursementCorrection = z.infer<typeof ReimbursementCorrection>;

const ReimbursementQuery = AdminListQuery(adminLists.reimbursements.sorts).extend({
  user_id: z.string().min(1).max(100).optional(),
});

/** The admin operations on toolkits. */
export const reimbursementAdminOperations = defineAdminOperations('reimbursement', {
  listReimbursements: {
    route: 'GET /api/admin/reimbursements',
    summary:
      'List the toolkits of all students, or of one; search words match name, email address, course and employer',
    query: ReimbursementQuery,
    responses: { 200: CountedPage('ReimbursementPage', Reimbursement) },
  },
  exportReimbursements: exportOf('reimbursements', ReimbursementQuery),
  getReimbursementSummary: {
    route: 'GET /api/admin/reimbursements/summary',
    summary: 'Get the numbers of toolkits, of reimbursed and of decided ones, and the reimbursed amount',
    responses: { 200: ReimbursementSummary },
  },
  correctReimbursement: {
    route: 'PATCH /api/admin/reimbursements/{toolkitId}',
    summary: 'Correct the employer and the outcome of a toolkit',
    params: z.object({ toolkitId: z.string().min(1).max(100) }),
    body: ReimbursementCorrection,
    responses: { 200: Reimbursement },
    errors: [404, 409],
  },
});
