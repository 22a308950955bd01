import { dayOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { normalizeCertificateNumber } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import type { credentialOperations } from '@redwhiteandcode/contract/credentials/operations.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { type CertificateRow, toCertificate, toOwnCertificate } from '../rows/certificate/row.ts';
import { readCourse } from '../rows/course/read.ts';
import { badgeFor, documentOf, loadSigning } from './badge.ts';
import { issuer, issuerKeys } from './issuer.ts';
import { readToolkitCertificates } from './job-toolkit.ts';
import * as repository from './repository.ts';

/** Reads a certificate of a user that can be handed out. Throws an HttpProblem 404 or 409. */
async function ownCertificate(typed: string, userId: string): Promise<CertificateRow> {
  const found = await repository.readCertificate(normalizeCertificateNumber(typed));
  const certificate = orNotFound(found?.user_id === userId ? found : undefined, repository.noSuchCertificate);
  if (certificate.status === 'revoked') {
    throw new HttpProblem(409, 'This certificate was revoked, so it cannot be downloaded.');
  }
  if (certificate.status === 'replaced') {
    throw new HttpProblem(
      409,
      'This certificate was replaced by one with another number. Download that one.',
    );
  }
  return certificate;
}

const inBase64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');

/** Returns the picture of a certificate's badge as SVG, with the code that bakes and renders it. */
async function pictureOf(certificate: CertificateRow) {
  const [{ bakePng, bakeSvg }, { drawBadge, renderPng }, course] = await Promise.all([
    import('../../badges/baked.ts'),
    import('../../badges/picture.ts'),
    readCourse(certificate.course_id),
  ]);
  const title = certificate.course_title;
  const kind = certificate.kind === 'program' ? 'Badge' : 'Certificate';
  const svg = drawBadge({ title, kind, track: course?.track ?? null });
  return { svg, bakePng, bakeSvg, renderPng };
}

/** Implements the operations on certificates, the job toolkit, and the public documents of the issuer. */
export const credentials: Implementation<typeof credentialOperations> = {
  async listCertificates({ query, userId }) {
    const { items, next } = await repository.listCertificates(userId, query);
    const now = timestamp();
    return { status: 200, body: { items: items.map((row) => toOwnCertificate(row, now)), next } };
  },

  async getJobToolkit({ userId }) {
    return { status: 200, body: { certificates: await readToolkitCertificates(userId) } };
  },

  async verifyCertificate({ params }) {
    const found = await repository.readCertificate(normalizeCertificateNumber(params.certificateNumber));
    return { status: 200, body: toCertificate(orNotFound(found, repository.noSuchCertificate), timestamp()) };
  },

  async getBadge({ params, userId }) {
    const certificate = await ownCertificate(params.certificateNumber, userId);
    return { status: 200, body: documentOf(await badgeFor(certificate)) };
  },

  async getBadgePng({ params, userId }) {
    const certificate = await ownCertificate(params.certificateNumber, userId);
    const [credential, { svg, renderPng, bakePng }] = await Promise.all([
      badgeFor(certificate),
      pictureOf(certificate),
    ]);
    return { status: 200, body: inBase64(bakePng(await renderPng(svg), credential)) };
  },

  async getBadgeSvg({ params, userId }) {
    const certificate = await ownCertificate(params.certificateNumber, userId);
    const [credential, { svg, bakeSvg }] = await Promise.all([badgeFor(certificate), pictureOf(certificate)]);
    return { status: 200, body: inBase64(bakeSvg(svg, credential)) };
  },

  async getCertificatePdf({ params, query, userId }) {
    const certificate = await ownCertificate(params.certificateNumber, userId);
    const { student_name, course_title } = certificate;
    const [{ createCertificate }, course] = await Promise.all([
      import('../../documents/certificate.ts'),
      readCourse(certificate.course_id),
    ]);
    const { siteUrl, name } = issuer();
    const pdf = await createCertificate(
      {
        certificate_number: certificate.certificate_number,
        kind: certificate.kind,
        student_name,
        course_title,
        completion_date: certificate.completion_date,
        result: certificate.result ?? null,
        hours: course?.hours ?? null,
        site_url: siteUrl,
        seller: name,
        expires_on: dayOrNull('expires', certificate.expires_at),
      },
      query.paper,
    );
    return { status: 200, body: inBase64(pdf) };
  },

  async getDidDocument() {
    const { didDocument } = await loadSigning();
    return { status: 200, body: { ...(await didDocument(issuer().siteUrl, await issuerKeys())) } };
  },

  async getIssuer() {
    const { issuerProfile } = await loadSigning();
    return { status: 200, body: issuerProfile(issuer()) };
  },

  async getAchievement({ params: { achievementId, revision }, query }) {
    const { achievementOf } = await loadSigning();
    const facts = await repository.readAchievement(achievementId, revision);
    const found = orNotFound(facts, 'There is no such achievement.');
    return { status: 200, body: achievementOf(issuer(), found, query.pass_percent ?? null) };
  },

  async getStatusList({ params: { list } }) {
    const { signStatusList } = await loadSigning();
    const set = await repository.readStatusBits(list);
    return { status: 200, body: await signStatusList(list, set) };
  },
};
