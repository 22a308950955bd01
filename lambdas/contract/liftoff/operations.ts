import * as z from 'zod';
import { todayAnywhere } from '../calendar/calendar.ts';
import {
  applicationRules as rules,
  jobSearchStatuses,
  jobSearchStatusMissing,
  layoffDateRule,
} from './application-rules.ts';
import { characters, day, text } from '../api/fields.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { NewProofUpload, ProofUpload } from '../uploads/proof-upload.ts';
import { applicationStatuses } from '../api/statuses.ts';

export const ApplicationStatus = z.enum(applicationStatuses).meta({ id: 'ApplicationStatus' });
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;
const JobSearchStatus = z
  .enum(jobSearchStatuses, { error: jobSearchStatusMissing })
  .meta({ id: 'JobSearchStatus' });

/** A status change of an application: the new status, and the time. */
export const ApplicationEvent = z
  .object({ status: ApplicationStatus, time: z.iso.datetime() })
  .meta({ id: 'ApplicationEvent' });
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/** An application to Layoff to Lift-Off. `proof_document_url` is the key of the private object, never a URL. */
export const LayoffApplication = z
  .object({
    id: z.string(),
    user_id: z.string(),
    applicant_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    previous_company: z.string(),
    previous_role: z.string(),
    layoff_date: z.iso.date(),
    linkedin_url: z.string().nullable(),
    current_job_search_status: JobSearchStatus,
    target_industry: z.string().nullable(),
    proof_document_url: z.string().nullable(),
    /** The company that took the applicant's seat back because of a layoff, if it is the previous company; null otherwise. */
    confirmed_by: z.string().nullable().default(null),
    application_status: ApplicationStatus,
    /** The reason for the rejection; null unless the application is rejected. */
    rejection_reason: z.string().nullable(),
    approved_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    /** All changes, oldest first. */
    history: z.array(ApplicationEvent),
  })
  .meta({ id: 'LayoffApplication' });
export type LayoffApplication = z.infer<typeof LayoffApplication>;

/** A new application. `proof_upload_key` is the `key` of a proof's upload. */
export const NewLayoffApplication = z
  .object({
    applicant_name: text(rules.name),
    email: text(rules.email),
    phone: text(rules.phone).nullish(),
    previous_company: text(rules.company),
    previous_role: text(rules.role),
    layoff_date: day((date) => layoffDateRule(todayAnywhere(Date.now()))(date)),
    linkedin_url: text(rules.linkedinUrl).nullish(),
    current_job_search_status: JobSearchStatus,
    target_industry: text(rules.industry).nullish(),
    proof_upload_key: characters({ min: 1, max: 300 }).nullish(),
  })
  .meta({ id: 'NewLayoffApplication' });
export type NewLayoffApplication = z.infer<typeof NewLayoffApplication>;

/**
 * A layoff for which a company took the user's seat back. `layoff_date` is the day on which it did, and `open_until` the time
 * until which the courses of the seat stay open; null if they have closed.
 */
export const ConfirmedLayoff = z
  .object({
    company_name: z.string(),
    layoff_date: z.iso.date(),
    open_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ConfirmedLayoff' });
export type ConfirmedLayoff = z.infer<typeof ConfirmedLayoff>;

/** The operations on applications to Layoff to Lift-Off and their proofs. */
export const liftoffOperations = defineOperations('liftoff', {
  createProofUpload: {
    route: 'POST /api/layoff-applications/proofs',
    access: 'user',
    summary: 'Create an upload for a proof of layoff, before the application is submitted',
    body: NewProofUpload,
    responses: { 201: ProofUpload },
    limits: limitsPer(3600, { address: 60 }),
  },
  submitLayoffApplication: {
    route: 'POST /api/layoff-applications',
    access: 'user',
    summary: 'Apply to Layoff to Lift-Off; a user can have one open application',
    body: NewLayoffApplication,
    responses: { 201: LayoffApplication },
    errors: [409, 422],
    limits: limitsPer(3600, { address: 60 }),
  },
  listLayoffApplications: {
    route: 'GET /api/layoff-applications',
    access: 'user',
    summary: 'List the user’s applications with their history, newest first',
    query: PageQuery,
    responses: { 200: Page('LayoffApplicationPage', LayoffApplication) },
  },
  listConfirmedLayoffs: {
    route: 'GET /api/layoff-applications/layoffs',
    access: 'user',
    summary:
      'List the layoffs of the past 12 months for which companies took seats back from the user’s proven address, newest first',
    responses: {
      200: z.object({ items: z.array(ConfirmedLayoff) }).meta({ id: 'ConfirmedLayoffs' }),
    },
  },
  getLayoffApplication: {
    route: 'GET /api/layoff-applications/{applicationId}',
    access: 'user',
    summary: 'Get one of the user’s applications with its history',
    params: z.object({ applicationId: z.string().min(1).max(100) }),
    responses: { 200: LayoffApplication },
    errors: [404],
  },
});
