import { describe, expect, it } from 'vitest';
import { mailText } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { certificateMail, enrolledMail } from './mails.ts';

process.env.SITE_URL = 'https://site.example';

const course = { id: 'sample-course', title: 'Sample Course' };
const learner = { email: 'learner@example.com', isProven: true };
const due = {
  id: 'RWC-O-2026-00000000',
  status: 'due' as const,
  waiver: null,
  unconfirmed_waiver: null,
  total_cents: 295_000,
  due_at: '2026-03-01T12:00:00.000Z',
};
const free = {
  ...due,
  status: 'waived' as const,
  waiver: { reason: 'liftoff' as const, company: null },
  total_cents: 0,
};
const certificate = {
  certificate_number: 'RWC-2026-00000000',
  status: 'valid' as const,
  student_name: 'Sample Learner',
  course_title: 'Sample Course',
  completion_date: '2026-02-01',
  issued_at: '2026-02-01T12:00:00.000Z',
};

describe('the email about an enrollment', () => {
  it('has the price, the due date, and the links to start and to pay', () => {
    const { to, subject, parts } = enrolledMail(learner, course, due);
    const text = mailText(parts);
    expect({ to, subject }).toEqual({ to: learner.email, subject: 'You are enrolled in Sample Course' });
    expect(text).toContain('Price: $2,950');
    expect(text).toContain('Due: March 1, 2026');
    expect(text).toMatch(/Start learning: https:\S+\/learn\/sample-course/);
    expect(text).toMatch(/See the order and pay: https:\S+\/account\/orders\/RWC-O-2026-00000000/);
  });

  it('of a free course says who pays, that nothing is owed, and asks for no payment', () => {
    const text = mailText(enrolledMail(learner, course, free).parts);
    expect(text).toContain('Price: $0. Free for you: Layoff to Lift-Off');
    expect(text).toContain('You owe nothing for this course');
    expect(text).not.toMatch(/Due:|pay:|reimburse/i);
  });

  it('with an order that was paid before says so', () => {
    const text = mailText(enrolledMail(learner, course, { ...due, status: 'paid' }).parts);
    expect(text).toContain('Price: $2,950.00, paid');
    expect(text).not.toMatch(/Due:|See the order and pay/);
  });

  it('to an address that is not proven tells its owner what to do about a stranger', () => {
    const stranger = { ...learner, isProven: false };
    expect(mailText(enrolledMail(stranger, course, due).parts)).toContain(
      'Someone else signed up with your address',
    );
    expect(mailText(enrolledMail(learner, course, due).parts)).not.toContain('someone else');
  });
});

describe('the email about a certificate', () => {
  const textFor = (order: typeof due | typeof free | undefined) =>
    mailText(certificateMail(learner, { certificate, course, order }).parts);

  it('has the number and the pages that show and verify it', () => {
    const text = textFor(due);
    expect(text).toContain('Certificate number: RWC-2026-00000000');
    expect(text).toMatch(/Verify the certificate: https:\S+\/verify\/RWC-2026-00000000/);
    expect(text).toMatch(/See your certificate: https:\S+\/learn\/sample-course\/complete/);
  });

  it('names the badge of the program if one came with it', () => {
    const text = mailText(
      certificateMail(learner, { certificate, course, order: free, badge: 'Sample Badge' }).parts,
    );
    expect(text).toContain('You also earned the badge “Sample Badge”.');
    expect(text).toMatch(/See your badge: https:\S+\/account\/certificates$/m);
    expect(textFor(free)).not.toContain('badge');
  });

  it('leads to the reimbursement only if there is something to reimburse', () => {
    expect(textFor(due)).toContain('/reimbursement/new?course=sample-course');
    expect(textFor(free)).toContain('You owe nothing for this course');
    expect(textFor(free)).not.toContain('/reimbursement');
    expect(textFor(undefined)).not.toContain('/reimbursement');
  });
});
