import * as z from 'zod';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { indexes, keys } from '../platform/keys.ts';
import { listAllOwnRows, listOwnRows, type OwnRows } from '../platform/own-rows.ts';
import { getItem, KeyItem, listAll } from '../platform/table.ts';
import { CertificateItem } from '../rows/certificate/row.ts';
import { readEnrollment } from '../rows/enrollment/read.ts';

export { noSuchCertificate, readCertificate } from '../rows/certificate/read.ts';

const certificatesOf = (userId: string): OwnRows => ({
  pk: indexes.certificates('', userId, '').gsi2pk,
  namedBy: [keys.enrollment(userId, ''), keys.programBadge(userId, '')].map((rows) => ({
    rows,
    id: 'certificate_number',
    keyOf: keys.certificate,
  })),
});

/** Lists a learner's certificates, newest first. */
export const listCertificates = (userId: string, page: PageQuery) =>
  listOwnRows(certificatesOf(userId), page, CertificateItem);

/** Lists all certificates of a learner, newest first. */
export const listEveryCertificate = (userId: string) =>
  listAllOwnRows(certificatesOf(userId), CertificateItem);

/** Reads the number of the certificate that an enrollment names, if any. */
export const readEnrolledCertificate = async (userId: string, courseId: string) =>
  (await readEnrollment(userId, courseId, { consistent: true }))?.certificate_number;

const BadgeItem = z.object({ credential: z.string(), key_id: z.string() });

/** Reads a certificate's signed badge, consistently; undefined before the first download. */
export const readBadge = (number: string) => getItem(keys.badge(number), BadgeItem, { consistent: true });

/** What badges say about a course, a program or learning records in a revision, as it is stored. */
const AchievementItem = z.object({
  id: z.string(),
  revision: z.int(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  narrative: z.string(),
  path: z.string(),
  field: z.string().nullable(),
  skills: z.array(z.string()),
});

/** Reads an achievement at a revision; undefined if no badge names it. */
export const readAchievement = (id: string, revision: number) =>
  getItem(keys.achievement(id, revision), AchievementItem);

const ProfileItem = z.object({ email: z.string(), full_name: z.string().nullable() });

/** Reads a user's email address and name; undefined if the account was erased. */
export const readProfile = (userId: string) => getItem(keys.profile(userId), ProfileItem);

const BitItem = KeyItem.transform(({ sk }) => Number(sk.slice(sk.lastIndexOf('#') + 1)));

/** Reads the places that are set in a status list. */
export const readStatusBits = (list: string): Promise<number[]> =>
  listAll({ pk: keys.statusBit(list, 0).pk, prefix: keys.statusBitPrefix, consistent: true }, BitItem);
