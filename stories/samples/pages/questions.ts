import type { FaqItem } from '@redwhiteandcode/design-system';

const ask = (category: string, question: string, answer: string, helpful_count = 0): FaqItem => ({
  id: question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
  category,
  question,
  answer,
  helpful_count,
});

/** The landing page's eleven. */
export const landingQuestions: readonly FaqItem[] = [
  ask(
    'Section 127',
    'What is Section 127?',
    'A section of the tax code under which employers may reimburse education tax-free, if they have a written plan and it covers the course.',
  ),
  ask(
    'Section 127',
    'How much may my employer reimburse?',
    'Up to $5,250 per employee in a calendar year, for all educational assistance together. The limit is shared with student-loan help.',
  ),
  ask(
    'Reimbursement',
    'Who pays first?',
    'You do. You get the reimbursement package and hand it to your employer, who may pay you back in the same calendar year.',
  ),
  ask(
    'Reimbursement',
    'How long does approval take?',
    'Most approvals come within 30 to 45 days. It depends on your employer.',
  ),
  ask(
    'Reimbursement',
    'What if my employer says no?',
    'Send us the denial in writing and we refund the course price. The terms say when and how.',
  ),
  ask(
    'Enrollment',
    'Do I need a technical background?',
    'Not for Beginner courses. Each course page lists what it expects you to know.',
  ),
  ask(
    'Enrollment',
    'How long are the courses?',
    'From 4 to 16 weeks. You can pause an enrollment and resume it later.',
  ),
  ask(
    'Certificates',
    'Do I get a certificate?',
    'Yes, when every lesson is complete. Its number can be checked by anyone on the verification page.',
  ),
  ask(
    'Layoff to Lift-Off',
    'I was laid off. What is there for me?',
    'Layoff to Lift-Off opens every course to you for free. Anyone laid off within the past 12 months can apply.',
  ),
  ask(
    'Corporate',
    'Can my company buy seats?',
    'Yes, from 10 seats on. HR gives seats to employees and sees their progress.',
  ),
  ask(
    'Enrollment',
    'Who writes the courses?',
    'Curricula and instructor profiles are AI-generated and marked as such. The AI transparency page says how.',
  ),
];

/** The help centre's ten, in its six categories. */
export const helpQuestions: readonly FaqItem[] = [
  ask(
    'Section 127',
    'What does my employer need to have?',
    'A written educational assistance plan that employees have been told about. HR knows whether there is one.',
    42,
  ),
  ask(
    'Section 127',
    'Does unused benefit roll over?',
    'No. The limit counts per calendar year and starts again in January.',
    31,
  ),
  ask(
    'Enrollment',
    'How do I enroll in a course?',
    'Sign in, open the course and choose Enroll Now. It appears on your dashboard at once.',
    18,
  ),
  ask(
    'Enrollment',
    'Can I pause a course?',
    'Yes, from its card on the dashboard. Your progress is kept until you resume.',
    9,
  ),
  ask(
    'Reimbursement',
    'Where is my reimbursement package?',
    'On your dashboard, with each course. It holds the receipt, the HR explainer, the request form, the certificate and the guide.',
    27,
  ),
  ask(
    'Reimbursement',
    'What if my employer denies the request?',
    'If your employer has a plan and denies the request in spite of the package, send us the denial and we refund the course price.',
    22,
  ),
  ask(
    'Layoff to Lift-Off',
    'Who qualifies for Layoff to Lift-Off?',
    'Anyone laid off within the past 12 months. If yours was earlier, write to us.',
    35,
  ),
  ask(
    'Certificates',
    'How is a certificate verified?',
    'On the verification page, by its number. The answer is valid, revoked or not found.',
    12,
  ),
  ask(
    'Corporate',
    'How are seats given to employees?',
    'An administrator of your company gives each seat to an e-mail address, and can take it back.',
    6,
  ),
  ask(
    'Corporate',
    'Is there a discount for large teams?',
    'Prices per seat fall with the plan. From 500 seats on, ask us for a volume discount.',
    4,
  ),
];
