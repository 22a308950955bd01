import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { applicationRules } from './application-rules.ts';
import { dependentFields } from '../api/dependent-fields.ts';
import { text } from '../api/fields.ts';
import { ApplicationEvent, ApplicationStatus, LayoffApplication } from './operations.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CountedPage } from '../api/page.ts';
import { optional } from '../text/text-rules.ts';

/** A change of an application, and the user who made it. `full_name` is null for an account without a name or a deleted one. */
const ReviewEvent = ApplicationEvent.extend({
  by: z.object({ user_id: z.string(), full_name: z.string().nullable() }),
}).meta({ id: 'ReviewEvent' });

/** An application under review. Its history names the users who made the changes. */
export const ReviewedApplication = LayoffApplication.extend({ history: z.array(ReviewEvent) }).meta({
  id: 'ReviewedApplication',
});
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

/** An application and its neighbors in the list. `previous_id` is newer and `next_id` older; null at an end. */
export const ApplicationInList = ReviewedApplication.extend({
  previous_id: z.string().nullable(),
  next_id: z.string().nullable(),
}).meta({ id: 'ApplicationInList' });
export type ApplicationInList = z.infer<typeof ApplicationInList>;

const reasonOfDecision = dependentFields(
  'application_status',
  { under_review: {}, approved: {}, rejected: { reason: applicationRules.reason } },
  { reason: {} },
);

/**
 * An admin's decision on an application. `events` is the length of the history that the decision is based on. `reason` is
 * for a rejection only, and the applicant sees it.
 */
export const ApplicationDecision = z
  .object({
    application_status: ApplicationStatus.exclude(['pending']),
    reason: text(optional(applicationRules.reason)).optional(),
    events: z.int().min(1),
  })
  .superRefine(reasonOfDecision.check)
  .meta({ id: 'ApplicationDecision', ...reasonOfDecision.schema });
export type ApplicationDecision = z.infer<typeof ApplicationDecision>;

/** The numbers of all, pending and approved applications. */
const ApplicationCounts = z
  .object({ total: z.int(), pending: z.int(), approved: z.int() })
  .meta({ id: 'ApplicationCounts' });

/** A link that downloads a proof and expires after five minutes. `url` is an address, or a path on this origin. */
export const ProofLink = z
  .object({ url: z.string(), file_name: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: 'ProofLink' });
export type ProofLink = z.infer<typeof ProofLink>;

const StatusFilter = { status: ApplicationStatus.optional() };
const ListQuery = AdminListQuery(adminLists['layoff-applications'].sorts).extend(StatusFilter);
const ApplicationPath = z.object({ applicationId: z.string().min(1).max(100) });

/** The operations that review applications to Layoff to Lift-Off. */
export const liftoffAdminOperations = defineAdminOperations('liftoff', {
  listApplicationsToReview: {
    route: 'GET /api/admin/layoff-applications',
    summary: 'List all applications; search words match name, email address and previous company',
    query: ListQuery,
    responses: { 200: CountedPage('ReviewPage', LayoffApplication) },
  },
  exportApplications: exportOf('layoff-applications', ListQuery),
  countApplications: {
    route: 'GET /api/admin/layoff-applications/counts',
    summary: 'Count all, pending and approved applications',
    responses: { 200: ApplicationCounts },
  },
  getApplicationToReview: {
    route: 'GET /api/admin/layoff-applications/{applicationId}',
    summary: 'Get an application with its history and its neighbors in the list, which a status may filter',
    params: ApplicationPath,
    query: z.object(StatusFilter),
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
    summary: 'Get a link to the proof of an application; the audit log records the access',
    params: ApplicationPath,
    responses: { 200: ProofLink },
    errors: [404],
    events: { 200: 'documentOpened' },
  },
});
