import { randomUUID } from 'node:crypto';
import { decisionMail } from '@redwhiteandcode/contract/liftoff/decision-mails.ts';
import type {
  ApplicationDecision,
  liftoffAdminOperations,
} from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import type { liftoffOperations } from '@redwhiteandcode/contract/liftoff/operations.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { queueNotice } from '../platform/notices.ts';
import { readPeople, recipientOf } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { transact, type TransactItem } from '../platform/table.ts';
import { readTotals } from '../platform/totals.ts';
import {
  acceptUpload,
  createUpload,
  discardUpload,
  linkToUpload,
  removeUpload,
} from '../platform/uploads.ts';
import { programBadgeItems, withdrawalItems } from '../rows/certificate/program-badge.ts';
import { addressProofItem } from '../rows/order/address-proof.ts';
import { closedLayoffItems, confirmedLayoffs, confirmingCompany } from './layoffs.ts';
import * as repository from './repository.ts';
import {
  actionOf,
  applicationColumns,
  type ApplicationRow,
  changedApplication,
  isDone,
  mayBecome,
  newApplication,
  proofFileName,
  submissionMail,
  toLayoffApplication,
  toReviewed,
} from './rules.ts';

const openApplication = () =>
  new HttpProblem(409, 'You already have an open application. You can apply again once it is decided.', {
    type: problemTypes.openApplication,
  });
const maxAttempts = 8;
const noSuchApplication = 'There is no such application.';

async function refuseSecond(userId: string): Promise<void> {
  if (await repository.hasOpenApplication(userId)) throw openApplication();
}

/** Accepts a proof. A submission that was sent twice finds no upload, and gets the problem of an open application. */
async function acceptProof(userId: string, uploadKey: string): Promise<string> {
  try {
    return await acceptUpload(userId, uploadKey, 'proof_upload_key');
  } catch (error) {
    await refuseSecond(userId);
    throw error;
  }
}

/** Implements the operations of `/api/layoff-applications`. */
export const liftoff: Implementation<typeof liftoffOperations> = {
  async createProofUpload({ body, userId }) {
    return { status: 201, body: await createUpload(userId, body) };
  },

  async submitLayoffApplication({ body: { proof_upload_key, ...sent }, userId }) {
    await refuseSecond(userId);
    const key = proof_upload_key ? await acceptProof(userId, proof_upload_key) : null;
    const application = newApplication(sent, {
      id: randomUUID(),
      userId,
      time: timestamp(),
      proofKey: key,
      confirmedBy: await confirmingCompany(userId, sent.previous_company),
    });
    const to = await recipientOf(userId, application.email);
    const mail = queueNotice('applied', userId, submissionMail(to, environment().siteUrl));
    if (!(await repository.createApplication(application, [mail.item]))) {
      if (key) await removeUpload(key);
      throw openApplication();
    }
    await Promise.all([proof_upload_key && discardUpload(proof_upload_key), mail.deliver()]);
    return { status: 201, body: toLayoffApplication(application) };
  },

  async listLayoffApplications({ query, userId }) {
    const { items, next } = await repository.listApplications(userId, query);
    return { status: 200, body: { items: items.map(toLayoffApplication), next } };
  },

  async listConfirmedLayoffs({ userId }) {
    return { status: 200, body: { items: await confirmedLayoffs(userId) } };
  },

  async getLayoffApplication({ params, userId }) {
    const row = await repository.readApplication(params.applicationId);
    if (row?.user_id !== userId) throw new HttpProblem(404, noSuchApplication);
    return { status: 200, body: toLayoffApplication(row) };
  },
};

const applicationOrProblem = async (id: string): Promise<ApplicationRow> =>
  orNotFound(await repository.readApplication(id, { consistent: true }), noSuchApplication);

const reviewed = async (row: ApplicationRow) =>
  toReviewed(row, await readPeople(row.history.map(({ by }) => by)));

/** Throws the problem of a decision on an application that has changed, or whose status does not allow it. */
async function refuse(row: ApplicationRow, decision: ApplicationDecision): Promise<never> {
  const current = await reviewed(row);
  if (row.history.length !== decision.events)
    throw staleProblem(
      'Someone else has changed this application in the meantime. Please review it again.',
      current,
    );
  throw new HttpProblem(409, 'An application with this status cannot be changed in this way.', { current });
}

/**
 * Makes the items that give the badge of the program with an approval, and revoke it with the last approval. An unproven
 * address gets the badge with its proof.
 */
async function badgeItems(
  before: ApplicationRow,
  status: ApplicationDecision['application_status'],
): Promise<TransactItem[]> {
  const { user_id: userId, applicant_name: name, application_status } = before;
  if (status === 'approved') {
    const applicant = (await readPeople([userId])).get(userId);
    if (applicant?.email_verified_at === undefined) return [];
    return programBadgeItems('liftoff-participant', { userId, name }, timestamp());
  }
  const isLast = application_status === 'approved' && !(await repository.hasOtherApproval(before));
  return isLast ? withdrawalItems('liftoff-participant', userId, timestamp()) : [];
}

/** Writes a decision, its email, its audit entry and its change of the badge. Returns false if the application was changed concurrently. */
async function decide(
  before: ApplicationRow,
  { application_status: status, reason = '' }: ApplicationDecision,
  userId: string,
): Promise<boolean> {
  const after = changedApplication(before, { status, time: timestamp(), by: userId }, reason);
  const { siteUrl } = environment();
  const mail =
    status !== 'under_review' &&
    queueMail({
      to: await recipientOf(before.user_id, before.email),
      ...decisionMail(status, { reason, siteUrl }),
    });
  const audit = auditItem(
    userId,
    actionOf[status],
    before.applicant_name,
    changesBetween(before, after, ['application_status', 'approved_at', 'rejection_reason']),
    before.user_id,
  );
  const more = [
    audit,
    ...(mail ? [mail.item] : []),
    ...(await badgeItems(before, status)),
    // What the applicant owes becomes free, too, with the courses of a seat that ended with the layoff.
    ...(status === 'approved' ? [addressProofItem(before.user_id)] : []),
    ...(status === 'rejected' ? await closedLayoffItems(before.user_id) : []),
  ];
  if (!(await repository.changeApplication(before, after, more))) return false;
  if (mail) await mail.deliver();
  return true;
}

/** Implements the operations of `/api/admin/layoff-applications`. */
export const liftoffAdmin: Implementation<typeof liftoffAdminOperations> = {
  listApplicationsToReview: listingOf(repository.findApplications),
  exportApplications: exportOf(applicationColumns, repository.findApplications),

  async countApplications() {
    const { applications, pending_applications, approved_applications } = await readTotals();
    const body = { total: applications, pending: pending_applications, approved: approved_applications };
    return { status: 200, body };
  },

  async getApplicationToReview({ params, query }) {
    const row = await applicationOrProblem(params.applicationId);
    const [shown, neighbors] = await Promise.all([reviewed(row), repository.neighborsOf(row, query.status)]);
    return { status: 200, body: { ...shown, ...neighbors } };
  },

  async decideApplication({ params, body, userId }) {
    const before = await applicationOrProblem(params.applicationId);
    const mayBeDone = before.history.length === body.events;
    if (mayBeDone && !mayBecome(before.application_status, body.application_status))
      return refuse(before, body);
    const after = await retry(maxAttempts, 'A layoff changed during every attempt to decide', async () => {
      const isWritten = mayBeDone && (await decide(before, body, userId));
      const row = await applicationOrProblem(params.applicationId);
      // A company may have changed the seat instead of another admin the application.
      return isWritten || !mayBeDone || row.history.length !== before.history.length ? row : undefined;
    });
    return isDone(after, body, userId) ? { status: 200, body: await reviewed(after) } : refuse(after, body);
  },

  async openProof({ params, userId }) {
    const application = await applicationOrProblem(params.applicationId);
    const { id, user_id, applicant_name, proof_document_url: key } = application;
    if (key === null) throw new HttpProblem(404, 'This application has no proof document.');
    const file_name = proofFileName(id, key);
    const link = await linkToUpload(key, file_name);
    await transact([auditItem(userId, 'Opened a proof document', applicant_name, [], user_id)]);
    return { status: 200, body: { ...link, file_name } };
  },
};
