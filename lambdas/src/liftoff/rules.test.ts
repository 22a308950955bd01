import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '@redwhiteandcode/contract/liftoff/operations.ts';
import {
  type ApplicationRow,
  changedApplication,
  isDone,
  isOpen,
  mayBecome,
  newApplication,
  proofFileName,
  submissionMail,
  toLayoffApplication,
  toReviewed,
} from './rules.ts';

describe('the file name of a downloaded proof', () => {
  it.each([
    ['1f0c-2', 'u/0a_1.pdf', 'proof-1f0c-2.pdf'],
    ['a"\r\nb/../c', 'u/0a_1.jpeg', 'proof-abc.jpeg'],
    ['x'.repeat(99), 'u/0a_1', `proof-${'x'.repeat(40)}.bin`],
  ])('of %j at %j is %j', (id, key, name) => {
    expect(proofFileName(id, key)).toBe(name);
  });
});

describe('an application', () => {
  const row: ApplicationRow = newApplication(
    {
      applicant_name: 'Sample Applicant',
      email: 'sample@example.com',
      phone: null,
      previous_company: 'Sample Company',
      previous_role: 'Analyst',
      layoff_date: '2025-03-01',
      linkedin_url: 'linkedin.com/in/sample',
      current_job_search_status: 'interviewing',
      target_industry: null,
    },
    { id: 'a', userId: 'u', time: '2025-06-15T12:00:00.000Z', proofKey: null },
  );
  const later = (status: ApplicationStatus) => ({ status, time: '2025-06-16T12:00:00.000Z', by: 'admin' });

  it('has a LinkedIn address with its scheme', () => {
    expect(row.linkedin_url).toBe('https://linkedin.com/in/sample');
  });

  it('has the allowed changes of status', () => {
    const allowed = (['pending', 'under_review', 'approved', 'rejected'] as const).flatMap((from, _at, all) =>
      all.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'pending > under_review',
      'pending > approved',
      'pending > rejected',
      'under_review > approved',
      'under_review > rejected',
      'approved > rejected',
      'rejected > approved',
    ]);
  });

  it('has a time of approval only while approved, and a reason only while rejected', () => {
    const rejected = changedApplication(row, later('rejected'), 'No proof');
    expect(rejected).toMatchObject({ approved_at: null, rejection_reason: 'No proof' });
    const approved = changedApplication(rejected, later('approved'), null);
    expect(approved).toMatchObject({ approved_at: later('approved').time, rejection_reason: null });
    expect(approved.history.map(({ status }) => status)).toEqual(['pending', 'rejected', 'approved']);
  });

  it('distinguishes a repeated decision from another admin’s decision', () => {
    const decision = { application_status: 'rejected' as const, reason: 'No proof', events: 1 };
    const rejected = changedApplication(row, later('rejected'), 'No proof');
    expect(isDone(rejected, decision, 'admin')).toBe(true);
    expect(isDone(rejected, decision, 'another admin')).toBe(false);
    expect(isDone(rejected, { ...decision, reason: 'Another reason' }, 'admin')).toBe(false);
    expect(isDone(rejected, { ...decision, application_status: 'approved' }, 'admin')).toBe(false);
    expect(isDone(row, decision, 'admin')).toBe(false);
    const approved = changedApplication(rejected, later('approved'), null);
    expect(isDone(approved, decision, 'admin')).toBe(false);
  });

  it.each([
    ['pending', true],
    ['under_review', true],
    ['approved', false],
    ['rejected', false],
  ] as const)('with the status %s is open: %s', (status, waits) => {
    expect(isOpen(status)).toBe(waits);
  });

  it('has no reason for a rejection while it is under review, even if one was sent', () => {
    expect(changedApplication(row, later('under_review'), 'A reason').rejection_reason).toBeNull();
  });

  it('that was approved ignores the reason in a repeated decision', () => {
    const approved = changedApplication(row, later('approved'), null);
    const decision = { application_status: 'approved' as const, reason: 'Unused', events: 1 };
    expect(isDone(approved, decision, 'admin')).toBe(true);
    expect(isDone(changedApplication(approved, later('approved'), null), decision, 'admin')).toBe(false);
  });

  it('is shown to its applicant with its history, but without the admins who decided', () => {
    const approved = changedApplication(row, later('approved'), null);
    expect(toLayoffApplication(approved)).toEqual({
      ...approved,
      history: [
        { status: 'pending', time: row.created_at },
        { status: 'approved', time: later('approved').time },
      ],
    });
  });

  it('is shown to admins with the names of those who decided', () => {
    const approved = changedApplication(row, later('approved'), null);
    const ada = { user_id: 'u', full_name: 'Ada Sample', email: 'ada@example.com' };
    const { history, ...rest } = toReviewed(approved, new Map([['u', ada]]));
    const { history: _, ...unchanged } = approved;
    expect(rest).toEqual(unchanged);
    expect(history).toEqual([
      { status: 'pending', time: row.created_at, by: { user_id: 'u', full_name: 'Ada Sample' } },
      { status: 'approved', time: later('approved').time, by: { user_id: 'admin', full_name: null } },
    ]);
  });

  it('is confirmed by an email with a link to it', () => {
    const mail = submissionMail('ada@example.com', 'https://example.com');
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: 'Your application to Layoff to Lift-Off',
    });
    expect(mail.parts).toContain('We received your application to Layoff to Lift-Off.');
    expect(mail.parts).toContainEqual({
      label: 'See the status of your application',
      href: 'https://example.com/layoff-application',
      isMain: true,
    });
  });
});
