import * as z from 'zod';
import { CertificateResult } from '../assessment/grade.ts';
import { latestAnnualLimit } from '../tax/annual-limit.ts';
import { CourseHours } from '../catalog/operations.ts';
import { dependentFields } from '../api/dependent-fields.ts';
import { day, schemaOf, text, texts, wholeNumber } from '../api/fields.ts';
import { CertificateNumber, CertificateStatus } from '../credentials/operations.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { Pdf } from '../orders/operations.ts';
import { EarlierDecision, EmployerDecision, EmployerRecorder, ToolkitDocument } from './toolkits.ts';
import { Plan } from './plan.ts';
import { planDocumentRules } from './plan-document-rules.ts';
import { outcomeMessages, toolkitRules as rules } from './toolkit-rules.ts';

const { limit, effective_on, ...planFields } = planDocumentRules;

/**
 * A request as the employer sees it, with nothing that the learner did not choose to send. Amounts are in cents of USD.
 */
export const EmployerApproval = z
  .object({
    employee_name: z.string().nullable(),
    employer_name: z.string().nullable(),
    /** The number of the request, which its documents have too. */
    request_number: z.string(),
    /** The employee number and the method of the payment: only for HR's own email, or with the documents, which have them. */
    employee_number: z.string().nullable(),
    payment_method: z.string().nullable(),
    /** The day on which the employee expects the reimbursement (ISO date). */
    pay_date: z.iso.date().nullable(),
    expires_at: z.iso.datetime(),
    course: z.object({
      title: z.string(),
      description: z.string(),
      level: z.string(),
      /** The length in the course's words, which may be hours or weeks. */
      duration: z.string(),
      /** The estimated hours of study; null if the course states none. */
      hours: CourseHours.nullable(),
      /** The least percent that passes the assessment; null without one. */
      pass_percent: z.int().nullable(),
      syllabus: z.array(z.object({ title: z.string(), topics: z.array(z.string()) })),
    }),
    price_cents: z.int().min(0),
    /** Whether the employee has paid, and when. */
    is_paid_for: z.boolean(),
    paid_at: z.iso.datetime().nullable(),
    /** The tax-free limit with what the employee declared for this request, and the price's part above it. */
    cap: z.object({
      year: z.int(),
      limit_cents: z.int(),
      is_announced: z.boolean(),
      other_assistance_cents: z.int(),
      left_cents: z.int(),
      within_cents: z.int(),
      above_cents: z.int(),
    }),
    /** The documents that the link opens. */
    documents: z.array(ToolkitDocument),
    progress: z
      .object({
        /** Null until the course is paid for or free, as `completed_at`. */
        completed_lessons: z.int().min(0).nullable(),
        total_lessons: z.int().min(0),
        enrolled_at: z.iso.datetime(),
        completed_at: z.iso.datetime().nullable(),
      })
      .nullable(),
    certificate: z
      .object({
        certificate_number: CertificateNumber,
        status: CertificateStatus,
        /** The result of the assessment that it states. */
        result: CertificateResult.nullable(),
      })
      .nullable(),
    /** What a decision with this link is recorded as; null for a copied link after HR decided with the link in our email. */
    decides_as: EmployerRecorder.nullable(),
    decision: EmployerDecision.nullable(),
    /** The decisions with earlier links, the latest first. */
    earlier_decisions: z.array(EarlierDecision),
  })
  .meta({ id: 'EmployerApproval' });
export type EmployerApproval = z.infer<typeof EmployerApproval>;

const fieldsOfDecision = dependentFields(
  'decision',
  {
    approved: { amount_cents: 'present' },
    denied: { amount_cents: 'absent', comment: rules.reason },
  },
  {
    amount_cents: {
      absent: outcomeMessages.approvedAmount,
      present: rules.approvedAmount(Number.NaN),
    },
    comment: {},
  },
);

/** The decision that an employer sends. An approval has an amount, at most what is asked; a denial needs its reason as the comment. */
export const NewEmployerDecision = z
  .object({
    decision: z.enum(['approved', 'denied']),
    name: text(rules.decider_name),
    title: text(rules.decider_title),
    amount_cents: wholeNumber(rules.approvedAmount).nullish(),
    comment: text(rules.comment).nullish(),
  })
  .superRefine(fieldsOfDecision.check)
  .meta({ id: 'NewEmployerDecision', ...fieldsOfDecision.schema });
export type NewEmployerDecision = z.infer<typeof NewEmployerDecision>;

const TokenPath = z.object({ token: z.string().min(1).max(100) });

/** Figures about the decisions of employers, as learners and links recorded them. */
const ReimbursementFigures = z
  .object({
    decided: z.int().min(0),
    approved: z.int().min(0),
    /** A percentage with one decimal and without a sign. */
    approval_rate: z.string(),
    reimbursed_cents: z.int().min(0),
  })
  .meta({ id: 'ReimbursementFigures' });

/** The short form of a plan document. The limit is in cents for each employee and calendar year. */
export const NewPlanDocument = z
  .object({
    ...texts(planFields),
    effective_on: day(effective_on),
    /** The limits only rise, so the latest one is the largest. */
    limit_cents: z.int().meta(schemaOf(limit(`${latestAnnualLimit.year}-12-31`).limits)),
    /** The conditions of the plan; null for none. Its limit is `limit_cents`. */
    plan: Plan.nullable().default(null),
  })
  .superRefine(({ effective_on, limit_cents }, context) => {
    const message = limit(effective_on)(limit_cents);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['limit_cents'], message });
  })
  .meta({ id: 'NewPlanDocument' });
export type NewPlanDocument = z.infer<typeof NewPlanDocument>;

/** The figures; null while too few employers have decided. */
export const PublicFigures = z
  .object({ figures: ReimbursementFigures.nullable() })
  .meta({ id: 'PublicFigures' });
export type PublicFigures = z.infer<typeof PublicFigures>;

const perAddress = (count: number) => limitsPer(3600, { address: count });

/** The operations of the employer’s page, which need no account, the public figures, and the plan document. */
export const approvalOperations = defineOperations('reimbursement', {
  getEmployerApproval: {
    route: 'GET /api/employer-approvals/{token}',
    access: 'public',
    summary: 'Get a request with the employer’s link; 404 if the link is unknown, expired or revoked',
    params: TokenPath,
    responses: { 200: EmployerApproval },
    errors: [404],
    limits: limitsPer(60, { address: 60 }),
  },
  getEmployerDocument: {
    route: 'GET /api/employer-approvals/{token}/documents/{document}',
    access: 'public',
    summary:
      'Get a document of a request: the decision, and the others if the employee chose to send the documents',
    params: TokenPath.extend({ document: ToolkitDocument }),
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
    limits: perAddress(120),
  },
  decideEmployerApproval: {
    route: 'POST /api/employer-approvals/{token}/decision',
    access: 'public',
    summary: 'Approve or deny a request; a second decision is refused with the first one in `current`',
    params: TokenPath,
    body: NewEmployerDecision,
    idempotent: true,
    responses: { 200: EmployerDecision },
    errors: [404, 409, 422],
    limits: perAddress(60),
  },
  askEmployeeQuestion: {
    route: 'POST /api/employer-approvals/{token}/question',
    access: 'public',
    summary: 'Email a question to the employee; a link takes a few questions',
    params: TokenPath,
    body: z.object({ question: text(rules.question) }).meta({ id: 'EmployerQuestion' }),
    idempotent: true,
    responses: { 204: null },
    errors: [404, 409],
    limits: perAddress(20),
  },
  getReimbursementFigures: {
    route: 'GET /api/reimbursement-figures',
    access: 'public',
    summary: 'Get the public figures about outcomes; null while there are too few decisions',
    responses: { 200: PublicFigures },
    limits: limitsPer(60, { address: 60 }),
  },
  createPlanDocument: {
    route: 'POST /api/plan-documents',
    access: 'public',
    summary: 'Get the draft of an educational assistance plan for an employer; nothing is stored',
    body: NewPlanDocument,
    media: 'application/pdf',
    responses: { 200: Pdf },
    limits: perAddress(60),
  },
});
