import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CertificateNumber } from '../../contract/learning.ts';
import {
  courseIdOf,
  type EnrollmentRow,
  enrollmentId,
  isLastTick,
  newCertificateNumber,
  normalizeCertificateNumber,
  progressPercent,
} from './rules.ts';

describe('progress', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [0, 12, 0],
    [1, 3, 33],
    [2, 3, 67],
    [11, 12, 92],
    [12, 12, 100],
    [13, 12, 100],
  ])('of %i lessons out of %i is %i percent', (completed, total, percent) => {
    expect(progressPercent(completed, total)).toBe(percent);
  });
});

describe('certificate numbers', () => {
  it('have the form of the contract, and are what anyone reads back from them', () => {
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

  it('do not repeat in ten thousand', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newCertificateNumber(2025))).size).toBe(10_000);
  });
});

describe('an enrollment id', () => {
  it('names a course to its learner alone', () => {
    const id = enrollmentId('user-1', 'ai-literacy-101');
    expect(courseIdOf(id, 'user-1')).toBe('ai-literacy-101');
    expect(courseIdOf(id, 'user')).toBeUndefined();
    expect(courseIdOf(id, 'user-2')).toBeUndefined();
  });
});

describe('the last tick', () => {
  const row = (completed_lessons: number, certificate_number?: string): EnrollmentRow => ({
    user_id: 'u',
    course_id: 'c',
    status: 'active',
    enrolled_at: '2025-01-01T00:00:00.000Z',
    completed_lessons,
    certificate_number,
  });
  const course = { lesson_keys: ['1.1', '1.2', '2.1'] } as Parameters<typeof isLastTick>[1];

  it.each([
    [row(0), false],
    [row(1), false],
    [row(2), true],
    [row(2, 'RWC-2025-DEM0CERT'), false],
  ])('of %o', (enrollment, isLast) => {
    expect(isLastTick(enrollment, course)).toBe(isLast);
  });
});
