import * as z from 'zod';
import { certificateRules } from './certificate-rules.ts';
import { CertificateNumber, CertificatePath, OwnCertificate } from './operations.ts';
import { text } from '../api/fields.ts';
import { FullName } from '../identity/operations.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';

/** A certificate as admins see it: with its owner, and the numbers of the certificates before and after a correction. */
export const AdminCertificate = OwnCertificate.extend({
  user_id: z.string(),
  course_id: z.string(),
  replaces: CertificateNumber.nullable(),
}).meta({ id: 'AdminCertificate' });
export type AdminCertificate = z.infer<typeof AdminCertificate>;

const Reason = text(certificateRules.reason);

/** The admin operations on certificates. The owner gets an email about each change, and the audit log records it. */
export const credentialAdminOperations = defineAdminOperations('credentials', {
  listUserCertificates: {
    route: 'GET /api/admin/users/{userId}/certificates',
    summary: 'List the certificates of a user, newest first',
    params: z.object({ userId: z.string().min(1).max(128) }),
    query: PageQuery,
    responses: { 200: Page('AdminCertificatePage', AdminCertificate) },
  },
  getAdminCertificate: {
    route: 'GET /api/admin/certificates/{certificateNumber}',
    summary: 'Get a certificate with its owner',
    params: CertificatePath,
    responses: { 200: AdminCertificate },
    errors: [404],
  },
  revokeCertificate: {
    route: 'POST /api/admin/certificates/{certificateNumber}/revocation',
    summary: 'Revoke a valid certificate with a reason that anyone who verifies it can read',
    params: CertificatePath,
    body: z.object({ reason: text(certificateRules.revocationReason) }).meta({ id: 'CertificateRevocation' }),
    responses: { 200: AdminCertificate },
    errors: [404, 409],
  },
  reinstateCertificate: {
    route: 'POST /api/admin/certificates/{certificateNumber}/reinstatement',
    summary: 'Make a revoked certificate valid again, if the course is paid or free',
    params: CertificatePath,
    body: z.object({ reason: Reason }).meta({ id: 'CertificateReinstatement' }),
    responses: { 200: AdminCertificate },
    errors: [404, 409],
  },
  reissueCertificate: {
    route: 'POST /api/admin/certificates/{certificateNumber}/replacement',
    summary: 'Replace a valid certificate with one that has a corrected name and a new number',
    params: CertificatePath,
    body: z.object({ student_name: FullName, reason: Reason }).meta({ id: 'CertificateReplacement' }),
    responses: { 201: AdminCertificate },
    errors: [404, 409],
  },
});
