import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listLength } from '../../../badges/bits.ts';
import { normalizeCertificateNumber } from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import { CertificateNumber, StatusListName } from '@redwhiteandcode/contract/credentials/operations.ts';
import { newCertificate, newCertificateNumber, placeOf, randomPlace, toCertificate } from './row.ts';

describe('certificate numbers', () => {
  it('match the contract and are recognized however users type them', {
    tags: ['certificate-number'],
  }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2025, max: 2099 }),
        fc.boolean(),
        fc.boolean(),
        (year, lower, confuse) => {
          const number = newCertificateNumber(year);
          expect(CertificateNumber.safeParse(number).success).toBe(true);
          const misread = confuse ? number.replaceAll('0', 'O').replaceAll('1', 'l') : number;
          const typed = ` ${lower ? misread.toLowerCase() : misread}\t`;
          expect(normalizeCertificateNumber(typed)).toBe(number);
        },
      ),
    );
  });

  it('are unique among ten thousand', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newCertificateNumber(2025))).size).toBe(10_000);
  });
});

describe('a certificate', () => {
  const facts = {
    kind: 'course',
    user_id: 'learner',
    course_id: 'sample',
    student_name: 'Sample',
    course_title: 'Sample Course',
  } as const;
  const row = newCertificate(facts, { issuedAt: '2026-11-26T12:00:00.000Z' });
  const later = '2027-01-01T00:00:00.000Z';

  it('is shown without its owner and its place in the status lists', () => {
    expect(toCertificate(row, later)).toEqual({
      certificate_number: row.certificate_number,
      kind: 'course',
      status: 'valid',
      student_name: 'Sample',
      course_title: 'Sample Course',
      completion_date: '2026-11-26',
      result: null,
      issued_at: '2026-11-26T12:00:00.000Z',
      expires_at: null,
      revoked_at: null,
      revocation_reason: null,
      replaced_at: null,
    });
  });

  it.each([
    ['2026-11-26T12:00:00.000Z', 24, '2028-11-27T04:59:59.999Z'],
    ['2026-12-31T23:30:00.000Z', 2, '2027-03-01T04:59:59.999Z'],
    ['2028-02-29T08:00:00.000Z', 12, '2029-03-01T04:59:59.999Z'],
    ['2026-11-26T12:00:00.000Z', null, undefined],
  ])('of %s that is valid for %s months expires at %s', (issued, months, end) => {
    expect(newCertificate(facts, { issuedAt: issued, validMonths: months }).expires_at).toBe(end);
  });

  it('is dated by the company’s place of business', () => {
    const late = newCertificate(facts, { issuedAt: '2027-01-01T02:00:00.000Z' });
    expect(late).toMatchObject({ completion_date: '2026-12-31', issued_at: '2027-01-01T02:00:00.000Z' });
    expect(late.certificate_number.slice(0, 9)).toBe('RWC-2026-');
  });

  it('of a course that was completed before it was paid has both dates', () => {
    const completedAt = '2026-12-20T12:00:00.000Z';
    expect(newCertificate(facts, { issuedAt: later, completedAt })).toMatchObject({
      completion_date: '2026-12-20',
      issued_at: later,
    });
  });

  it.each([
    ['valid', 'before', '2026-12-31T23:59:59.000Z'],
    ['expired', 'at', later],
  ])('is %s %s its end', (status, _when, now) => {
    expect(toCertificate({ ...row, expires_at: later }, now).status).toBe(status);
  });

  it('that was revoked stays revoked after its end', () => {
    const revoked = { ...row, status: 'revoked' as const, expires_at: later, revocation_reason: 'Sample' };
    expect(toCertificate(revoked, later)).toMatchObject({ status: 'revoked', revocation_reason: 'Sample' });
  });

  it('has a random place in a list of its month', () => {
    const places = Array.from({ length: 200 }, () => randomPlace('2026-11-26T12:00:00.000Z'));
    for (const { list, index } of places) {
      expect(StatusListName.safeParse(list).success).toBe(true);
      expect(list.startsWith('2026-11-')).toBe(true);
      expect(index >= 0 && index < listLength).toBe(true);
    }
    expect(new Set(places.map(({ list }) => list)).size).toBe(8);
    expect(placeOf(row)).toEqual({ list: row.status_list, index: row.status_index });
    expect(placeOf({ ...row, status_list: undefined })).toBeUndefined();
  });
});
