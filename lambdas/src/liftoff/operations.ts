import { randomUUID } from 'node:crypto';
import { proofRules } from '../../contract/application-rules.ts';
import type { liftoffOperations } from '../../contract/liftoff.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { proofs } from '../platform/proofs.ts';
import * as repository from './repository.ts';
import {
  isProof,
  newApplication,
  proofExtension,
  proofKey,
  signatureLength,
  submissionMail,
  toLayoffApplication,
  uploadExtension,
} from './rules.ts';

const openApplication = () =>
  new HttpProblem(409, 'You have an open application already. You can apply again once it is decided.', {
    type: problemTypes.openApplication,
  });
const proofProblem = (type: string, message: string) =>
  new HttpProblem(422, message, { type, errors: [{ path: 'body.proof_upload_key', message }] });
const uploadFailed = () => proofProblem(problemTypes.uploadFailed, proofRules.failed);
const invalidFileType = () => proofProblem(problemTypes.invalidFileType, proofRules.wrongType);

async function refuseSecond(userId: string): Promise<void> {
  if (await repository.hasOpenApplication(userId)) throw openApplication();
}

/** Deletes what an application does not need any more; what stays after a failure expires by itself. */
async function discardUpload(key: string): Promise<void> {
  try {
    await proofs.remove(key);
  } catch (error) {
    logger.warn('An upload was not deleted and will expire', { error });
  }
}

/** An upload that is not there failed, unless the same submission, sent twice, has just used it. */
async function missingUpload(userId: string): Promise<never> {
  await refuseSecond(userId);
  throw uploadFailed();
}

/**
 * Takes an upload over under a key that no link can write to, and answers that key. What is not the caller's reads as
 * what does not exist; a file that is not what it says it is is deleted.
 */
async function takeProof(userId: string, uploadKey: string): Promise<string> {
  const extension = uploadExtension(uploadKey, userId);
  const upload = extension && (await proofs.readStart(uploadKey, signatureLength));
  if (!upload) return missingUpload(userId);
  if (!isProof(upload, extension)) {
    await proofs.remove(uploadKey);
    throw invalidFileType();
  }
  const key = proofKey(userId, extension, Date.now());
  return (await proofs.copy(uploadKey, key, upload.tag)) ? key : missingUpload(userId);
}

/** What the operations of `/api/layoff-applications` do. */
export const liftoff: Implementation<typeof liftoffOperations> = {
  async createProofUpload({ body: { file_name, content_type, size }, userId }) {
    const extension = proofExtension(file_name, content_type);
    if (extension === undefined) {
      const message = proofRules.wrongType;
      throw new HttpProblem(400, message, { errors: [{ path: 'body.file_name', message }] });
    }
    const now = Date.now();
    const key = `${proofRules.incoming}${proofKey(userId, extension, now)}`;
    const seconds = proofRules.uploadSeconds;
    const { url, fields } = await proofs.allowUpload({ key, contentType: content_type, size, seconds });
    return { status: 201, body: { key, url, fields, expires_at: timestamp(now + seconds * 1000) } };
  },

  async submitLayoffApplication({ body: { proof_upload_key, ...sent }, userId }) {
    await refuseSecond(userId);
    const key = proof_upload_key ? await takeProof(userId, proof_upload_key) : null;
    const application = newApplication(sent, {
      id: randomUUID(),
      userId,
      time: timestamp(),
      proofKey: key,
    });
    const mail = queueMail(submissionMail(application.email, environment().siteUrl));
    if (!(await repository.createApplication(application, [mail.step]))) {
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
    if (row?.user_id !== userId) throw new HttpProblem(404, 'There is no such application.');
    return { status: 200, body: toLayoffApplication(row) };
  },
};
