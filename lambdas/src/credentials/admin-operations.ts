import { normalizeCertificateNumber } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import { sameCertificateName } from '@redwhiteandcode/contract/credentials/certificate-rules.ts';
import type {
  AdminCertificate,
  credentialAdminOperations,
} from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { retry } from '../platform/retry.ts';
import { setAttributes, type TransactItem, tryWrite } from '../platform/table.ts';
import { type CertificateRow, newCertificate, toOwnCertificate } from '../rows/certificate/row.ts';
import { reinstateItems, replaceItems, revokeItems } from '../rows/certificate/write.ts';
import { readOrderObjection } from '../rows/enrollment/completion.ts';
import { maxAttempts } from './badge.ts';
import { type CertificateChange, changeMail } from './mails.ts';
import * as repository from './repository.ts';

const toAdmin = (row: CertificateRow): AdminCertificate => ({
  ...toOwnCertificate(row, timestamp()),
  user_id: row.user_id,
  course_id: row.course_id,
  replaces: row.replaces ?? null,
});

const certificateOrProblem = async (typed: string): Promise<CertificateRow> =>
  orNotFound(
    await repository.readCertificate(normalizeCertificateNumber(typed), { consistent: true }),
    repository.noSuchCertificate,
  );

/** Throws an HttpProblem 409 unless a certificate has this status. */
function requireStatus(row: CertificateRow, status: 'valid' | 'revoked'): void {
  if (row.status === status) return;
  throw new HttpProblem(
    409,
    row.status === 'replaced'
      ? 'This certificate was replaced, so it can no longer be changed.'
      : row.status === 'revoked'
        ? 'This certificate is revoked. Reinstate it first.'
        : 'This certificate is not revoked.',
  );
}

/** Why a certificate cannot be valid again. A badge of the program needs no order. */
const objectionTo = ({ kind, user_id, course_id }: CertificateRow) =>
  kind === 'course' ? readOrderObjection(user_id, course_id) : { objection: undefined, checks: [] };

interface Change {
  kind: CertificateChange;
  actorId: string;
  reason: string;
  /** The certificate before the change. */
  before: CertificateRow;
  /** The certificate that is current after the change. */
  after: CertificateRow;
  items: readonly TransactItem[];
}

const actions: Readonly<Record<CertificateChange, string>> = {
  revoked: 'Revoked a certificate',
  reinstated: 'Reinstated a certificate',
  reissued: 'Reissued a certificate',
};

/** Writes a change with its audit entry and its email. Returns false if the certificate has changed since the read. */
async function write({ kind, actorId, reason, before, after, items }: Change): Promise<boolean> {
  const profile = await repository.readProfile(before.user_id);
  const mail = profile && queueMail(changeMail(profile.email, kind, { before, after, reason }));
  const changes =
    kind === 'reissued'
      ? [
          { field: 'certificate_number', before: before.certificate_number, after: after.certificate_number },
          { field: 'student_name', before: before.student_name, after: after.student_name },
        ]
      : [{ field: 'status', before: before.status, after: after.status }];
  const audit = auditItem(
    actorId,
    actions[kind],
    before.certificate_number,
    [...changes, { field: 'reason', after: reason }],
    before.user_id,
  );
  if (!(await tryWrite([...items, audit, ...(mail ? [mail.item] : [])]))) return false;
  await mail?.deliver();
  return true;
}

/** Applies a change, and repeats it if the certificate was changed concurrently. */
const change = (typed: string, make: (row: CertificateRow) => Promise<CertificateRow | undefined>) =>
  retry(maxAttempts, 'A certificate changed during every attempt to change it', async () =>
    make(await certificateOrProblem(typed)),
  );

/** Makes the item that names another certificate in the enrollment; none if the enrollment has ended or names another. */
async function enrollmentItems(row: CertificateRow, next: CertificateRow): Promise<TransactItem[]> {
  const number = await repository.readEnrolledCertificate(row.user_id, row.course_id);
  if (number !== row.certificate_number) return [];
  return [
    setAttributes(
      keys.enrollment(row.user_id, row.course_id),
      { certificate_number: next.certificate_number },
      { condition: 'certificate_number = :read', values: { ':read': row.certificate_number } },
    ),
  ];
}

/** Implements the operations of `/api/admin/certificates`. */
export const credentialsAdmin: Implementation<typeof credentialAdminOperations> = {
  async listUserCertificates({ params, query }) {
    const { items, next } = await repository.listCertificates(params.userId, query);
    return { status: 200, body: { items: items.map(toAdmin), next } };
  },

  async getAdminCertificate({ params }) {
    return { status: 200, body: toAdmin(await certificateOrProblem(params.certificateNumber)) };
  },

  async revokeCertificate({ params, body: { reason }, userId: actorId }) {
    const row = await change(params.certificateNumber, async (before) => {
      const isRepeated = before.status === 'revoked' && before.revocation_reason === reason;
      if (isRepeated) return before;
      requireStatus(before, 'valid');
      const at = timestamp();
      const after = { ...before, status: 'revoked' as const, revoked_at: at, revocation_reason: reason };
      const items = revokeItems(before, reason, at);
      return (await write({ kind: 'revoked', actorId, reason, before, after, items })) ? after : undefined;
    });
    return { status: 200, body: toAdmin(row) };
  },

  async reinstateCertificate({ params, body: { reason }, userId: actorId }) {
    const row = await change(params.certificateNumber, async (before) => {
      requireStatus(before, 'revoked');
      const after = { ...before, status: 'valid' as const };
      const { objection, checks } = await objectionTo(before);
      if (objection !== undefined) throw new HttpProblem(409, objection);
      const items = [...reinstateItems(before, timestamp()), ...checks];
      return (await write({ kind: 'reinstated', actorId, reason, before, after, items })) ? after : undefined;
    });
    return { status: 200, body: toAdmin(row) };
  },

  async reissueCertificate({ params, body: { student_name, reason }, userId: actorId }) {
    const row = await change(params.certificateNumber, async (before) => {
      requireStatus(before, 'valid');
      if (before.student_name === student_name) {
        throw new HttpProblem(409, `${sameCertificateName}.`);
      }
      const at = timestamp();
      const { kind, user_id, course_id, course_title, completion_date, expires_at, result } = before;
      const after: CertificateRow = {
        ...newCertificate({ kind, user_id, course_id, course_title, student_name }, { issuedAt: at }),
        completion_date,
        expires_at,
        result,
        replaces: before.certificate_number,
      };
      const items = [...replaceItems(before, after, at), ...(await enrollmentItems(before, after))];
      return (await write({ kind: 'reissued', actorId, reason, before, after, items })) ? after : undefined;
    });
    return { status: 201, body: toAdmin(row) };
  },
};
