import { liftoffTerms } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { describe, expect, it } from 'vitest';
import { jobToolkitCopy } from '../../../parts/credentials/jobToolkitCopy.ts';
import {
  aboutText,
  interviewQuestions,
  isAskable,
  letterText,
  resumePoints,
  resumeText,
  skillsText,
  type ToolkitCertificate,
} from './wording.ts';

const course: ToolkitCertificate = {
  certificate: {
    certificate_number: 'RWC-2025-DEM0CERT',
    kind: 'course',
    status: 'valid',
    student_name: 'Sample Learner',
    course_title: 'AI Fundamentals for Business',
    completion_date: '2025-03-31',
    result: null,
    issued_at: '2025-04-01T02:00:00Z',
    expires_at: null,
    revoked_at: null,
    revocation_reason: null,
    replaced_at: null,
  },
  address: 'example.com/verify/RWC-2025-DEM0CERT',
  profileHref: 'https://example.com/profile',
  outcomes: ['Explain how a model learns', 'Plan a pilot'],
  waiver: null,
  hasReceipt: true,
};
const second: ToolkitCertificate = {
  ...course,
  certificate: {
    ...course.certificate,
    certificate_number: 'RWC-2025-SEC0ND00',
    course_title: 'AI Literacy 101',
    completion_date: '2025-06-01',
  },
  address: 'example.com/verify/RWC-2025-SEC0ND00',
};
const badge: ToolkitCertificate = {
  ...course,
  certificate: {
    ...course.certificate,
    kind: 'program',
    certificate_number: 'RWC-2025-BADGE000',
    course_title: 'Layoff to Lift-Off Participant',
  },
  address: 'example.com/verify/RWC-2025-BADGE000',
  outcomes: [],
  hasReceipt: false,
};
const free: ToolkitCertificate = { ...course, waiver: { reason: 'liftoff', company: null } };
const byCompany: ToolkitCertificate = { ...course, waiver: { reason: 'company_seat', company: 'Acme' } };

describe('the wording for a résumé', () => {
  it('is a line with the number and the address, and the outcomes of the course as bullet points', () => {
    expect(resumeText(course)).toBe(
      [
        'AI Fundamentals for Business, Red White and Code, March 2025. Certificate RWC-2025-DEM0CERT: example.com/verify/RWC-2025-DEM0CERT',
        'Learning outcomes:',
        '• Explain how a model learns',
        '• Plan a pilot',
      ].join('\n'),
    );
  });

  it('is only the line for a badge', () => {
    expect(resumeText(badge)).toBe(
      'Layoff to Lift-Off Participant, Red White and Code, March 2025. Certificate RWC-2025-BADGE000: example.com/verify/RWC-2025-BADGE000',
    );
  });

  it.each([
    ['at most four points', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd']],
    ['no point that speaks to the reader', ['Change your work', 'a', 'Young b'], ['a', 'Young b']],
    ['those too if there are too few others', ['Change your work', 'a'], ['Change your work', 'a']],
  ])('has %s', (_what, outcomes, points) => {
    expect(resumePoints(outcomes)).toEqual(points);
  });
});

describe('the wording for LinkedIn', () => {
  it('names every course with its month and number', () => {
    expect(aboutText([badge, second, course])).toBe(
      'Completed at Red White and Code: AI Literacy 101 (June 2025, certificate RWC-2025-SEC0ND00) and AI Fundamentals for Business (March 2025, certificate RWC-2025-DEM0CERT). Anyone can verify a certificate by its number at example.com/verify.',
    );
    expect(skillsText([badge, second, course])).toBe(
      'Coursework: AI Literacy 101, AI Fundamentals for Business',
    );
  });

  it('names the badges of a learner without a course, and no skills', () => {
    expect(aboutText([badge])).toBe(
      'From Red White and Code: Layoff to Lift-Off Participant (March 2025, certificate RWC-2025-BADGE000). Anyone can verify a badge by its number at example.com/verify.',
    );
    expect(skillsText([badge])).toBeUndefined();
  });
});

describe('the interview questions', () => {
  it('are five general ones, then one for each outcome, which is quoted', () => {
    const questions = interviewQuestions([badge, course]);
    expect(questions).toHaveLength(7);
    expect(questions.slice(5)).toEqual([
      'The course “AI Fundamentals for Business” has this outcome: “Explain how a model learns.” How would you use it in this job?',
      'One outcome of “AI Fundamentals for Business” is: “Plan a pilot.” Can you give me an example?',
    ]);
  });

  it('ask only participants of Layoff to Lift-Off about a layoff', () => {
    const questions = (...entries: ToolkitCertificate[]) => interviewQuestions(entries).join(' ');
    const own = { ...course, waiver: null };
    expect(questions(own)).not.toMatch(/layoff/i);
    expect(questions({ ...own, waiver: { reason: 'company_seat', company: 'Acme' } })).not.toMatch(/layoff/i);
    expect(questions({ ...own, waiver: { reason: 'liftoff', company: null } })).toContain('since the layoff');
    expect(questions(own, badge)).toContain('since the layoff');
  });

  it('quote an outcome that ends with a period only once', () => {
    expect(interviewQuestions([{ ...course, outcomes: ['Plan a pilot.'] }]).at(-1)).toContain(
      '“Plan a pilot.” How',
    );
  });
});

describe('the letter', () => {
  const values = { name: 'Sample Learner', employer: ' Acme ', contact: '' };
  const today = 'July 3, 2026';

  it('asks whether the plan may cover the course, and offers the receipt', () => {
    expect(letterText({ ...values, contact: 'Ms. Lee' }, course, today)).toBe(
      [
        'July 3, 2026',
        'Dear Ms. Lee:',
        'I completed the course “AI Fundamentals for Business” at Red White and Code in March 2025. My certificate number is RWC-2025-DEM0CERT. You can verify it at example.com/verify/RWC-2025-DEM0CERT.',
        'I am writing to ask whether Acme has an educational assistance plan, and whether the plan may cover this course.',
        jobToolkitCopy.letter.receipt,
        jobToolkitCopy.letter.close,
        'Sincerely,\nSample Learner',
      ].join('\n\n'),
    );
  });

  it('of a participant asks for the program and quotes its terms', () => {
    const letter = letterText(values, free, today);
    expect(letter).toContain('Dear HR team:');
    expect(letter).toContain('whether the plan may cover the program Layoff to Lift-Off.');
    expect(letter).toContain(liftoffTerms);
    expect(letterText(values, course, today)).not.toContain('Layoff to Lift-Off');
  });

  it('names no tax and promises no payment', () => {
    for (const entry of [course, free]) {
      expect(letterText(values, entry, today)).not.toMatch(/\btax|reimburse|will pay/i);
    }
  });

  it('offers no receipt before there is one', () => {
    expect(letterText(values, { ...course, hasReceipt: false }, today)).not.toContain('receipt');
  });

  it('shows what is missing', () => {
    const letter = letterText({ name: ' ', employer: '', contact: ' ' }, course, today);
    expect(letter).toContain('[Your name]');
    expect(letter).toContain('whether [Employer] has');
    expect(letter).toContain('Dear HR team:');
  });

  it('is about a course, but not one that a company has paid for', () => {
    expect([course, free, byCompany, badge].map(isAskable)).toEqual([true, true, false, false]);
  });
});
