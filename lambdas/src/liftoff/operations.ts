import { randomUUID } from 'node:crypto';
import { proofRules } from '../../contract/application-rules.ts';
import { decisionMail } from '../../contract/decision-mails.ts';
import type { ApplicationDecision, liftoffAdminOperations } from '../../contract/liftoff-admin.ts';
import type { liftoffOperations } from '../../contract/liftoff.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { readPeople } from '../platform/people.ts';
import { transact } from '../platform/table.ts';
import { readTotals } from '../platform/totals.ts';
import { proofs } from './proofs.ts';
import * as repository from './repository.ts';
import {
  actionOf,
  applicationColumns,
  type ApplicationRow,
  changedApplication,
  isDone,
  isProof,
  mayBecome,
  newApplication,
  proofExtension,
  proofFileName,
  proofKey,
  signatureLength,
  submissionMail,
  toLayoffApplication,
  toReviewed,
  uploadExtension,
} from './rules.ts';

const openApplication = () =>
  new HttpProblem(409, 'You have an open application already. You can apply again once it is decided.', {
    type: problemTypes.openApplication,
  });
const proofProblem = (type: string, message: string) =>
  fieldProblem(422, 'body.proof_upload_key', message, type);
const noSuchApplication = 'There is no such application.';

async function refuseSecond(userId: string): Promise<void> {
  if (await repository.hasOpenApplication(userId)) throw openApplication();
}

/** Deletes an upload that is no longer needed. If this fails, the upload expires by itself. */
async function discardUpload(key: string): Promise<void> {
  try {
    await proofs.remove(key);
  } catch (error) {
    logger.warn('An upload was not deleted and will expire', { error });
  }
}

/** Throws the problem of a missing upload: a failed upload, or a submission that was sent twice. */
async function missingUpload(userId: string): Promise<never> {
  await refuseSecond(userId);
  throw proofProblem(problemTypes.uploadFailed, proofRules.failed);
}

/**
 * Copies an upload to a key that no upload link can write to, and returns that key. Another user's upload is treated as
 * missing. A file whose content does not match its type is deleted.
 */
async function acceptProof(userId: string, uploadKey: string): Promise<string> {
  const extension = uploadExtension(uploadKey, userId);
  const upload = extension && (await proofs.readStart(uploadKey, signatureLength));
  if (!upload) return missingUpload(userId);
  if (!isProof(upload, extension)) {
    await proofs.remove(uploadKey);
    throw proofProblem(problemTypes.invalidFileType, proofRules.wrongType);
  }
  const key = proofKey(userId, extension, Date.now());
  return (await proofs.copy(uploadKey, key, upload.tag)) ? key : missingUpload(userId);
}

/** Implements the operations of `/api/layoff-applications`. */
export const liftoff: Implementation<typeof liftoffOperations> = {
  async createProofUpload({ body: { file_name, content_type, size }, userId }) {
    const extension = proofExtension(file_name, content_type);
    if (extension === undefined) throw fieldProblem(400, 'body.file_name', proofRules.wrongType);
    const now = Date.now();
    const key = `${proofRules.incoming}${proofKey(userId, extension, now)}`;
    const seconds = proofRules.uploadSeconds;
    const { url, fields } = await proofs.allowUpload({ key, contentType: content_type, size, seconds });
    return { status: 201, body: { key, url, fields, expires_at: timestamp(now + seconds * 1000) } };
  },

  async submitLayoffApplication({ body: { proof_upload_key, ...sent }, userId }) {
    await refuseSecond(userId);
    const key = proof_upload_key ? await acceptProof(userId, proof_upload_key) : null;
    const application = newApplication(sent, {
      id: randomUUID(),
      userId,
      time: timestamp(),
      proofKey: key,
    });
    const mail = queueMail(submissionMail(application.email, environment().siteUrl));
    if (!(await repository.createApplication(application, [mail.item]))) {
      if (key) await proofs.remove(key);
      throw openApplication();
    }
    await Promise.all([proof_upload_key && discardUpload(proof_upload_key), mail.deliver()]);
    return { status: 201, body: toLayoffApplication(application) };
  },

  async listLayoffApplications({ query, userId }) {
    const { items, next } = await repository.listApplications(userId, query);
    return { status: 200, body: { items: items.map(toLayoffApplication), next } };
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
      'Someone else has changed this application in the meantime. Look at it again.',
      current,
    );
  throw new HttpProblem(409, 'An application in this status cannot be decided this way.', { current });
}

/** Writes a decision, its email, and its audit entry. Returns false if the application was changed concurrently. */
async function decide(
  before: ApplicationRow,
  { application_status: status, reason = '' }: ApplicationDecision,
  userId: string,
): Promise<boolean> {
  const after = changedApplication(before, { status, time: timestamp(), by: userId }, reason);
  const { siteUrl } = environment();
  const mail =
    status !== 'under_review' &&
    queueMail({ to: before.email, ...decisionMail(status, { reason, siteUrl }) });
  const audit = auditItem(
    userId,
    actionOf[status],
    before.applicant_name,
    changesBetween(before, after, ['application_status', 'approved_at', 'rejection_reason']),
  );
  if (!(await repository.changeApplication(before, after, [audit, ...(mail ? [mail.item] : [])])))
    return false;
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
    if (mayBeDone) await decide(before, body, userId);
    const after = await applicationOrProblem(params.applicationId);
    return isDone(after, body, userId) ? { status: 200, body: await reviewed(after) } : refuse(after, body);
  },

  async openProof({ params, userId }) {
    const { id, applicant_name, proof_document_url: key } = await applicationOrProblem(params.applicationId);
    if (key === null) throw new HttpProblem(404, 'This application has no proof document.');
    const seconds = proofRules.linkSeconds;
    const expires_at = timestamp(Date.now() + seconds * 1000);
    const file_name = proofFileName(id, key);
    const url = await proofs.linkTo(key, file_name, seconds);
    await transact([auditItem(userId, 'Opened a proof document', applicant_name)]);
    return { status: 200, body: { url, file_name, expires_at } };
  },
};
