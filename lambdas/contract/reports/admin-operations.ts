import * as z from 'zod';
import { adminLists } from '../admin/list-descriptors.ts';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { text } from '../api/fields.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CountedPage } from '../api/page.ts';
import { CourseId } from '../catalog/operations.ts';
import { reportStates } from '../api/statuses.ts';
import { Block } from '../course/blocks.ts';
import { ErrorReport } from './operations.ts';
import { reportRules } from './rules.ts';

/**
 * A report with the block as it was when the learner reported it. `content` is the HTML of a text block, else empty.
 * `is_changed` is true if the lesson no longer has the block like that.
 */
export const ReviewedReport = ErrorReport.extend({
  content: z.string(),
  block: Block,
  is_changed: z.boolean(),
}).meta({ id: 'ReviewedReport' });
export type ReviewedReport = z.infer<typeof ReviewedReport>;

/** An admin's answer to a report, which the learner reads in an email. */
const ReportAnswer = z
  .object({ outcome: z.enum(reportStates).exclude(['open']), answer: text(reportRules.answer) })
  .meta({ id: 'ReportAnswer' });
export type ReportAnswer = z.infer<typeof ReportAnswer>;

const ListQuery = AdminListQuery(adminLists['error-reports'].sorts).extend({
  course_id: CourseId.optional(),
  state: z.enum(adminLists['error-reports'].states.state).optional(),
});
const ReportPath = z.object({ reportId: z.string().min(1).max(100) });

/** The admin operations on error reports. Responses do not contain the learner's name; the platform emails the learner. */
export const reportAdminOperations = defineAdminOperations('reports', {
  listErrorReports: {
    route: 'GET /api/admin/error-reports',
    summary: 'List the reports of errors; search words match the titles of the course and the lesson',
    query: ListQuery,
    responses: { 200: CountedPage('ErrorReportPage', ErrorReport) },
  },
  exportErrorReports: exportOf('error-reports', ListQuery),
  getErrorReport: {
    route: 'GET /api/admin/error-reports/{reportId}',
    summary: 'Get a report of an error with the block that it is about',
    params: ReportPath,
    responses: { 200: ReviewedReport },
    errors: [404],
  },
  answerErrorReport: {
    route: 'PATCH /api/admin/error-reports/{reportId}',
    summary: 'Answer an open report of an error; the answer is emailed to the learner',
    params: ReportPath,
    body: ReportAnswer,
    responses: { 200: ErrorReport },
    errors: [404, 409],
  },
});
