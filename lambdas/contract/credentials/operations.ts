import * as z from 'zod';
import { certificateNumberPattern } from './certificate-number.ts';
import { didPath } from './paths.ts';
import { CourseId } from '../catalog/operations.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { CertificateResult } from '../assessment/grade.ts';
import { minPassPercent } from '../assessment/scale.ts';
import { Pdf, Waiver } from '../orders/operations.ts';
import { Page, PageQuery } from '../api/page.ts';

/** `RWC-`, the year and eight characters of Crockford's base 32 (no I, L, O, U). */
export const CertificateNumber = z.string().regex(certificateNumberPattern);

/** The states of a certificate. One with a corrected name replaces the one before it. */
export const CertificateStatus = z
  .enum(['valid', 'revoked', 'replaced', 'expired'])
  .meta({ id: 'CertificateStatus' });
export type CertificateStatus = z.infer<typeof CertificateStatus>;

/** What a certificate is about: a course, or a program such as Layoff to Lift-Off. */
const CertificateKind = z.enum(['course', 'program']).meta({ id: 'CertificateKind' });

/**
 * The public data of a certificate, without an email address or a user id. `revoked_at` and `revocation_reason` are null
 * unless it was revoked, and `replaced_at` unless it was replaced. `result` is null without a passed assessment: then the
 * certificate states completion. A replaced certificate does not name its successor, which may have a name that its owner
 * does not want to be found by the old one.
 */
export const Certificate = z
  .object({
    certificate_number: CertificateNumber,
    kind: CertificateKind,
    status: CertificateStatus,
    student_name: z.string(),
    /** The title of the course or of the program’s badge. */
    course_title: z.string(),
    completion_date: z.iso.date(),
    result: CertificateResult.nullable(),
    issued_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
    revocation_reason: z.string().nullable(),
    replaced_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof Certificate>;

/** A certificate as its owner sees it: with the number of the certificate that replaced it, or null. */
export const OwnCertificate = Certificate.extend({
  replaced_by: CertificateNumber.nullable(),
}).meta({ id: 'OwnCertificate' });
export type OwnCertificate = z.infer<typeof OwnCertificate>;

/**
 * A valid certificate with what is known about its course: a badge of a program has no outcomes and no order, and neither has
 * the certificate of an enrollment that has ended.
 */
export const JobToolkitCertificate = Certificate.extend({
  /** What the course teaches. */
  learning_outcomes: z.array(z.string()),
  /** Why the course was free; null if the learner pays for it. */
  waiver: Waiver.nullable(),
  /** Whether the course’s order has a receipt. */
  has_receipt: z.boolean(),
}).meta({ id: 'JobToolkitCertificate' });
export type JobToolkitCertificate = z.infer<typeof JobToolkitCertificate>;

/** A signed document of the issuer: an Open Badge or a status list, as its standard defines it. */
export const SignedCredential = z
  .looseObject({ id: z.string(), type: z.array(z.string()), proof: z.looseObject({}) })
  .meta({ id: 'SignedCredential' });
export type SignedCredential = z.infer<typeof SignedCredential>;

/** The sheets of paper that a certificate is made for. */
export const Paper = z.enum(['letter', 'a4']).meta({ id: 'Paper' });
export type Paper = z.infer<typeof Paper>;

/** A certificate’s number in a path. */
export const CertificatePath = z.object({ certificateNumber: z.string().min(1).max(64) });

/** The names of the issuer's status lists: a month and a part of it. */
export const StatusListName = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-\d{1,3}$/);

const perAddress = limitsPer(60, { address: 60 });

/** What the downloads of a certificate's files have in common. */
const certificateFile = {
  access: 'user',
  params: CertificatePath,
  responses: { 200: z.base64() },
  errors: [404, 409],
} as const;

/** The operations on certificates, and what anyone needs to check one. */
export const credentialOperations = defineOperations('credentials', {
  listCertificates: {
    route: 'GET /api/certificates',
    access: 'user',
    summary: 'List the user’s certificates, newest first',
    query: PageQuery,
    responses: { 200: Page('CertificatePage', OwnCertificate) },
  },
  getJobToolkit: {
    route: 'GET /api/job-toolkit',
    access: 'user',
    summary: 'Get the user’s valid certificates, newest first, with what is known about their courses',
    responses: {
      200: z.object({ certificates: z.array(JobToolkitCertificate) }).meta({ id: 'JobToolkit' }),
    },
  },
  verifyCertificate: {
    route: 'GET /api/certificates/{certificateNumber}',
    access: 'public',
    summary: 'Verify a certificate by its number',
    params: CertificatePath,
    responses: { 200: Certificate },
    errors: [404],
    limits: perAddress,
  },
  getBadge: {
    route: 'GET /api/certificates/{certificateNumber}/badge',
    access: 'user',
    summary: 'Get the user’s certificate as a signed Open Badge 3.0; the first call signs it',
    params: CertificatePath,
    responses: { 200: SignedCredential },
    errors: [404, 409],
  },
  getBadgePng: {
    ...certificateFile,
    route: 'GET /api/certificates/{certificateNumber}/badge.png',
    summary: 'Get the user’s Open Badge as a PNG picture that contains the credential',
    media: 'image/png',
  },
  getBadgeSvg: {
    ...certificateFile,
    route: 'GET /api/certificates/{certificateNumber}/badge.svg',
    summary: 'Get the user’s Open Badge as an SVG picture that contains the credential',
    media: 'image/svg+xml',
  },
  getCertificatePdf: {
    ...certificateFile,
    route: 'GET /api/certificates/{certificateNumber}/pdf',
    summary: 'Get the user’s certificate as a PDF',
    query: z.object({ paper: Paper.default('letter') }),
    media: 'application/pdf',
    responses: { 200: Pdf },
  },
  getDidDocument: {
    route: `GET ${didPath}`,
    access: 'public',
    summary: 'Get the public keys of the issuer',
    responses: { 200: z.looseObject({ id: z.string() }).meta({ id: 'DidDocument' }) },
    limits: perAddress,
  },
  getIssuer: {
    route: 'GET /api/credentials/issuer',
    access: 'public',
    summary: 'Get the profile of the issuer',
    responses: { 200: z.looseObject({ id: z.string(), name: z.string() }).meta({ id: 'IssuerProfile' }) },
    limits: perAddress,
  },
  getAchievement: {
    route: 'GET /api/credentials/achievements/{achievementId}/{revision}',
    access: 'public',
    summary: 'Get the achievement that badges name, at a revision',
    params: z.object({ achievementId: CourseId, revision: z.coerce.number().int().min(0).max(999_999) }),
    /** The least percent that passes the assessment, in badges that state a result. */
    query: z.object({ pass_percent: z.coerce.number().int().min(minPassPercent).max(100).optional() }),
    responses: { 200: z.looseObject({ id: z.string(), name: z.string() }).meta({ id: 'Achievement' }) },
    errors: [404],
    limits: perAddress,
  },
  getStatusList: {
    route: 'GET /api/credentials/status/{list}',
    access: 'public',
    summary: 'Get a signed list of the badges that are revoked',
    params: z.object({ list: StatusListName }),
    responses: { 200: SignedCredential },
    limits: perAddress,
  },
});
