import * as z from 'zod';
import { AdminListQuery, exportOf } from './admin.ts';
import { adminLists } from './admin-lists.ts';
import { applicationRules } from './application-rules.ts';
import { checked, text } from './fields.ts';
import { ApplicationEvent, ApplicationStatus, LayoffApplication } from './liftoff.ts';
import { defineAdminOperations } from './operation.ts';
import { Page } from './page.ts';
import { check } from './rules.ts';
import { optional } from './text-rules.ts';

/** A change of an application with who made it; `full_name` is null where the account has no name, or is gone. */
export const ReviewEvent = ApplicationEvent.extend({
  by: z.object({ user_id: z.string(), full_name: z.string().nullable() }),
}).meta({ id: 'ReviewEvent' });

/** An application as an admin reviews it: with the people of its history. */
export const ReviewedApplication = LayoffApplication.extend({ history: z.array(ReviewEvent) }).meta({
  id: 'ReviewedApplication',
});
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

/** An application in its list, newest first: `previous_id` is the newer one, `next_id` the older one, null at an end. */
export const ApplicationInList = ReviewedApplication.extend({
  previous_id: z.string().nullable(),
  next_id: z.string().nullable(),
}).meta({ id: 'ApplicationInList' });
export type ApplicationInList = z.infer<typeof ApplicationInList>;

/**
 * What an admin does with an application. `events` is the length of the history that it was decided on; `reason` belongs
 * to a rejection, and the applicant reads it.
 */
export const ApplicationDecision = z
  .object({
    application_status: ApplicationStatus.exclude(['pending']),
    reason: text(optional(applicationRules.reason)).optional(),
    events: z.int().min(1),
  })
  .superRefine(
    checked(({ application_status, reason = '' }) =>
      application_status === 'rejected' ? check({ reason: applicationRules.reason }, { reason }) : undefined,
    ),
  )
  .meta({ id: 'ApplicationDecision' });
export type ApplicationDecision = z.infer<typeof ApplicationDecision>;

/** The numbers of all, pending and approved applications. */
const ApplicationCounts = z
  .object({ total: z.int(), pending: z.int(), approved: z.int() })
  .meta({ id: 'ApplicationCounts' });

/** A link to a proof: it saves the file and dies after five minutes. `url` is an address, or a path of this origin. */
export const ProofLink = z
  .object({ url: z.string(), file_name: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: 'ProofLink' });
export type ProofLink = z.infer<typeof ProofLink>;

const OfStatus = { status: ApplicationStatus.optional() };
const ListQuery = AdminListQuery(adminLists['layoff-applications'].sorts).extend(OfStatus);
const ApplicationPath = z.object({ applicationId: z.string().min(1).max(100) });

/** The review of applications to Layoff to Lift-Off. */
export const liftoffAdminOperations = defineAdminOperations('liftoff', {
  listApplicationsToReview: {
    route: 'GET /api/admin/layoff-applications',
    summary: 'List all applications; `q` finds name, e-mail and previous company',
    query: ListQuery,
    responses: { 200: Page('ReviewPage', LayoffApplication) },
  },
  exportApplications: exportOf('layoff-applications', ListQuery),
  countApplications: {
    route: 'GET /api/admin/layoff-applications/counts',
    summary: 'Count all, pending and approved applications',
    responses: { 200: ApplicationCounts },
  },
  getApplicationToReview: {
    route: 'GET /api/admin/layoff-applications/{applicationId}',
    summary: 'Read an application, its history and its neighbours in the list, or in the list of a status',
    params: ApplicationPath,
    query: z.object(OfStatus),
    responses: { 200: ApplicationInList },
    errors: [404],
  },
  decideApplication: {
    route: 'PATCH /api/admin/layoff-applications/{applicationId}',
    summary: 'Start the review of an application, approve it, or reject it with a reason',
    params: ApplicationPath,
    body: ApplicationDecision,
    responses: { 200: ReviewedApplication },
    errors: [404, 409],
  },
  openProof: {
    route: 'GET /api/admin/layoff-applications/{applicationId}/proof',
    summary: 'Ask for a link to the proof of an application; the audit log keeps that it was opened',
    params: ApplicationPath,
    responses: { 200: ProofLink },
    errors: [404],
  },
});
