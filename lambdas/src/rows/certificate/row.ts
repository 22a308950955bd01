import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { listLength } from '../../../badges/bits.ts';
import type { StatusPlace } from '../../../badges/credential.ts';
import {
  dayOf,
  endOfBusinessDay,
  monthsAfter,
  utcDay,
  yearOf,
} from '@redwhiteandcode/contract/calendar/calendar.ts';
import { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import type { Certificate, OwnCertificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { crockfordDigits } from '../../platform/crockford.ts';

/**
 * A certificate in the table. One from before there were badges has no place in the status lists until it needs one. A
 * certificate whose owner's account was erased has no badge.
 */
export const CertificateItem = z.object({
  certificate_number: z.string(),
  kind: z.enum(['course', 'program']),
  status: z.enum(['valid', 'revoked', 'replaced']),
  student_name: z.string(),
  course_title: z.string(),
  completion_date: z.string(),
  /** The best passed result of the course's assessment. */
  result: CertificateResult.optional(),
  issued_at: z.string(),
  user_id: z.string(),
  /** The course, or the badge of the program. */
  course_id: z.string(),
  expires_at: z.string().optional(),
  revoked_at: z.string().optional(),
  revocation_reason: z.string().optional(),
  replaced_at: z.string().optional(),
  /** The certificate that this one replaces. */
  replaces: z.string().optional(),
  /** The certificate that replaces this one. */
  replaced_by: z.string().optional(),
  status_list: z.string().optional(),
  status_index: z.int().optional(),
});
export type CertificateRow = z.output<typeof CertificateItem>;

/** Makes a certificate number for a year, with eight random characters (40 bits). */
export const newCertificateNumber = (year: number): string => `RWC-${year}-${crockfordDigits(8)}`;

/**
 * The lists of a month. A list says nothing about its credentials only if it has many, and a random place in it is free
 * only if it has not too many: eight lists have room for half a million certificates a month.
 */
const listsPerMonth = 8;

/** Returns a random place in the status lists of a time's month. Another certificate may have it. */
export const randomPlace = (at: string): StatusPlace => ({
  list: `${utcDay(at).slice(0, 7)}-${randomInt(listsPerMonth)}`,
  index: randomInt(listLength),
});

/** Returns a certificate's place in the status lists, if it has one. */
export const placeOf = ({ status_list, status_index }: CertificateRow): StatusPlace | undefined =>
  status_list === undefined || status_index === undefined
    ? undefined
    : { list: status_list, index: status_index };

/** The name on a certificate of a learner who gave none. */
export const unknownName = 'Name not given';

/** What a new certificate shows. */
type CertificateFacts = Pick<
  CertificateRow,
  'kind' | 'user_id' | 'course_id' | 'student_name' | 'course_title' | 'result'
>;

/**
 * Makes a certificate with a new number and a random place in the status lists. It expires at the end of the day
 * `validMonths` after its issue, or never if they are null. A course that was completed before it was paid was completed
 * before the issue.
 */
export function newCertificate(
  facts: CertificateFacts,
  {
    issuedAt,
    completedAt = issuedAt,
    validMonths = null,
  }: { issuedAt: string; completedAt?: string; validMonths?: number | null },
): CertificateRow {
  const { list, index } = randomPlace(issuedAt);
  const day = dayOf('issued', issuedAt);
  return {
    ...facts,
    certificate_number: newCertificateNumber(yearOf(day)),
    status: 'valid',
    completion_date: dayOf('completed', completedAt),
    issued_at: issuedAt,
    ...(validMonths !== null && { expires_at: endOfBusinessDay(monthsAfter(day, validMonths)) }),
    status_list: list,
    status_index: index,
  };
}

/** Returns a certificate as anyone sees it at a time. */
export function toCertificate(row: CertificateRow, now: string): Certificate {
  const isRevoked = row.status === 'revoked';
  const isExpired = row.status === 'valid' && row.expires_at !== undefined && row.expires_at <= now;
  return {
    certificate_number: row.certificate_number,
    kind: row.kind,
    status: isExpired ? 'expired' : row.status,
    student_name: row.student_name,
    course_title: row.course_title,
    completion_date: row.completion_date,
    result: row.result ?? null,
    issued_at: row.issued_at,
    expires_at: row.expires_at ?? null,
    revoked_at: (isRevoked && row.revoked_at) || null,
    revocation_reason: (isRevoked && row.revocation_reason) || null,
    replaced_at: row.replaced_at ?? null,
  };
}

/** Returns a certificate as its owner sees it at a time. */
export const toOwnCertificate = (row: CertificateRow, now: string): OwnCertificate => ({
  ...toCertificate(row, now),
  replaced_by: row.replaced_by ?? null,
});
