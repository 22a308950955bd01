import * as z from 'zod';
import { day, wholeNumber } from '../api/fields.ts';
import { CourseId } from '../catalog/operations.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { Pdf } from '../orders/operations.ts';
import { Page, PageQuery } from '../api/page.ts';
import { NewProofUpload, ProofUpload } from '../uploads/proof-upload.ts';
import {
  CapMeter,
  CourseReimbursements,
  Toolkit,
  ToolkitDocument,
  ToolkitFacts,
  ToolkitOutcome,
} from './toolkits.ts';
import { toolkitRules as rules } from './toolkit-rules.ts';

const ToolkitPath = z.object({ toolkitId: z.string().min(1).max(100) });
const DocumentPath = ToolkitPath.extend({ document: ToolkitDocument });
/** Without it, documents have the latest facts. */
const FactsQuery = z.object({ facts_version: z.coerce.number().int().min(1).max(9999).optional() });
/** A ZIP archive. */
const Zip = z.string().meta({ id: 'Zip', contentEncoding: 'base64' });

/** The operations on a learner's toolkits, their outcomes, documents and links, and on the cap of a calendar year. */
export const reimbursementOperations = defineOperations('reimbursement', {
  listToolkits: {
    route: 'GET /api/reimbursement-toolkits',
    access: 'user',
    summary: 'List the user’s toolkits, newest first',
    query: PageQuery,
    responses: { 200: Page('ToolkitPage', Toolkit) },
  },
  createToolkit: {
    route: 'POST /api/reimbursement-toolkits',
    access: 'user',
    summary: 'Make the toolkit of a course that the user has ordered; there is one for each order',
    body: ToolkitFacts.extend({ course_id: CourseId }).meta({ id: 'NewToolkit' }),
    idempotent: true,
    responses: { 201: Toolkit },
    errors: [404, 409, 422],
    limits: limitsPer(3600, { user: 60 }),
  },
  listCourseReimbursements: {
    route: 'GET /api/reimbursement-toolkits/courses',
    access: 'user',
    summary:
      'List the orders of the user’s courses, the courses that can get a toolkit, and the latest toolkits of the others',
    responses: { 200: CourseReimbursements },
  },
  getCap: {
    route: 'GET /api/reimbursement-toolkits/cap',
    access: 'user',
    summary:
      'Get how much of a calendar year’s tax-free limit the user’s records use; `today` is the user’s date',
    query: z.object({
      year: z.coerce.number().int().min(2020).max(2100).optional(),
      today: day(rules.day).optional(),
    }),
    responses: { 200: CapMeter },
  },
  declareAssistance: {
    route: 'PUT /api/reimbursement-toolkits/cap',
    access: 'user',
    summary: 'Declare other educational assistance of a calendar year',
    body: z
      .object({
        year: wholeNumber(rules.plan_year),
        declared_cents: wholeNumber(rules.otherAssistance),
        version: z.int().min(0),
      })
      .meta({ id: 'DeclaredAssistance' }),
    idempotent: true,
    responses: { 200: CapMeter },
    errors: [409],
    limits: limitsPer(3600, { user: 60 }),
  },
  getToolkit: {
    route: 'GET /api/reimbursement-toolkits/{toolkitId}',
    access: 'user',
    summary: 'Get a toolkit with its history and the views of its link',
    params: ToolkitPath,
    responses: { 200: Toolkit },
    errors: [404],
  },
  changeToolkit: {
    route: 'PUT /api/reimbursement-toolkits/{toolkitId}',
    access: 'user',
    summary: 'Change the facts of a toolkit, which makes a new version of its documents',
    params: ToolkitPath,
    body: ToolkitFacts.extend({ version: z.int().min(1) }).meta({ id: 'ToolkitChange' }),
    idempotent: true,
    responses: { 200: Toolkit },
    errors: [404, 409, 422],
    limits: limitsPer(3600, { user: 60 }),
  },
  recordOutcome: {
    route: 'POST /api/reimbursement-toolkits/{toolkitId}/outcome',
    access: 'user',
    summary: 'Record the outcome of a request: submitted, approved, denied or paid',
    params: ToolkitPath,
    body: ToolkitOutcome,
    idempotent: true,
    responses: { 200: Toolkit },
    errors: [404, 409, 422],
    limits: limitsPer(3600, { user: 60 }),
  },
  createLetterUpload: {
    route: 'POST /api/reimbursement-toolkits/{toolkitId}/denial-letters',
    access: 'user',
    summary: 'Create an upload for the employer’s letter, before the denial is recorded',
    params: ToolkitPath,
    body: NewProofUpload,
    responses: { 201: ProofUpload },
    errors: [404],
    limits: limitsPer(3600, { user: 60 }),
  },
  openLetter: {
    route: 'GET /api/reimbursement-toolkits/{toolkitId}/denial-letter',
    access: 'user',
    summary: 'Get a link to the employer’s letter, which expires in minutes',
    params: ToolkitPath,
    responses: {
      200: z
        .object({ url: z.string(), file_name: z.string(), expires_at: z.iso.datetime() })
        .meta({ id: 'LetterLink' }),
    },
    errors: [404],
  },
  getToolkitDocument: {
    route: 'GET /api/reimbursement-toolkits/{toolkitId}/documents/{document}',
    access: 'user',
    summary: 'Get a document of a toolkit, with the latest facts or those of an earlier version',
    params: DocumentPath,
    query: FactsQuery,
    media: 'application/pdf',
    responses: { 200: Pdf },
    errors: [404, 409],
    limits: limitsPer(3600, { user: 120 }),
  },
  getToolkitArchive: {
    route: 'GET /api/reimbursement-toolkits/{toolkitId}/documents.zip',
    access: 'user',
    summary: 'Get all documents of a toolkit as one archive',
    params: ToolkitPath,
    query: FactsQuery,
    media: 'application/zip',
    responses: { 200: Zip },
    errors: [404],
    limits: limitsPer(3600, { user: 60 }),
  },
  createApprovalLink: {
    route: 'POST /api/reimbursement-toolkits/{toolkitId}/approval-link',
    access: 'user',
    summary:
      'Create the employer’s link, which replaces the previous one; `send_to_hr` emails it to the HR address',
    params: ToolkitPath,
    body: z
      .object({ shares_documents: z.boolean(), shares_progress: z.boolean(), send_to_hr: z.boolean() })
      .meta({ id: 'NewApprovalLink' }),
    idempotent: true,
    responses: {
      201: z.object({ url: z.string(), toolkit: Toolkit }).meta({ id: 'ApprovalLink' }),
    },
    errors: [403, 404, 409, 422],
    limits: limitsPer(3600, { user: 20 }),
  },
  revokeApprovalLink: {
    route: 'DELETE /api/reimbursement-toolkits/{toolkitId}/approval-link',
    access: 'user',
    summary: 'Revoke the employer’s link; repeating the request changes nothing',
    params: ToolkitPath,
    idempotent: true,
    responses: { 200: Toolkit },
    errors: [404],
  },
});
