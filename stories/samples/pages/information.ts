import {
  type ContactEntry,
  type Feature,
  icons,
  type Leader,
  type OfficialDocument,
  type Step,
} from '@redwhiteandcode/design-system';

/** Sources outside the site. */
export const documents: readonly OfficialDocument[] = [
  {
    title: 'Publication 970, Tax Benefits for Education',
    href: 'https://www.irs.gov/publications/p970',
    source: 'Internal Revenue Service, irs.gov',
    description: 'What counts as employer-provided educational assistance, from the employee’s side.',
  },
  {
    title: 'Publication 15-B, Employer’s Tax Guide to Fringe Benefits',
    href: 'https://www.irs.gov/publications/p15b',
    source: 'Internal Revenue Service, irs.gov',
    description: 'What a plan has to be, from the employer’s side.',
  },
  {
    title: '26 U.S. Code Section 127, Educational assistance programs',
    href: 'https://www.law.cornell.edu/uscode/text/26/127',
    source: 'Cornell Law School, law.cornell.edu',
    description: 'The law itself.',
  },
];

/** Section 127(b): what the plan has to do. */
export const employerDuties = [
  'Have a separate written plan for the benefit of employees',
  'Tell eligible employees about it',
  'Not favor highly compensated employees',
  'Not offer a choice between education and other taxable pay',
  'Keep records of what was paid, for whom and for what',
];

/** What an employee does. */
export const employeeDuties = [
  'Ask HR whether there is a plan, before enrolling',
  'Check that the plan covers the course',
  'Count what was already used this calendar year, student-loan help included',
  'Keep the itemized receipt and the certificate',
  'Hand in the request in the same calendar year',
];

export const covered = [
  'Tuition and fees',
  'Books, supplies and equipment that the course needs',
  'Courses that are not related to the present job',
  'Payments on a qualified student loan, within the same limit',
];

export const notCovered = [
  'Meals, lodging and transportation',
  'Tools or supplies that you keep, other than textbooks',
  'Sports, games and hobbies, unless they are part of the job or a degree',
  'Anything above the yearly limit',
];

/** The rule in six sentences. */
export const taxRule: readonly Feature[] = [
  {
    icon: icons.landmark,
    title: 'A written plan',
    text: 'Your employer needs an educational assistance plan. Many have one; HR knows.',
  },
  {
    icon: icons.receipt,
    title: '$5,250 a year',
    text: 'Up to this amount may be reimbursed without being counted as your income.',
  },
  {
    icon: icons.clock,
    title: 'Same calendar year',
    text: 'The limit counts from January to December. What is left does not roll over.',
  },
  {
    icon: icons.layers,
    title: 'One limit for all',
    text: 'Courses, degrees and student-loan help share it, whoever provides them.',
  },
  {
    icon: icons.graduationCap,
    title: 'Any useful subject',
    text: 'A course need not relate to your present job, if the plan says so.',
  },
  {
    icon: icons.calculator,
    title: 'Deductible for employers',
    text: 'What an employer pays under its plan may lower its taxable income.',
  },
];

/** From payment to payback. */
export const reimbursementSteps: readonly Step[] = [
  { title: 'Ask first', text: 'HR says whether there is a plan and what it covers.' },
  { title: 'Pay and learn', text: 'You pay for the course and get an itemized receipt.' },
  { title: 'Hand in the package', text: 'Receipt, request form, certificate and guide.' },
  { title: 'Get paid back', text: 'If the plan covers it, most approvals come within 30 days.' },
];

/** Founders, by their role. */
export const leaders: readonly Leader[] = [
  {
    id: 'executive',
    name: 'Chief Executive',
    role: 'Co-founder',
    bio: 'Works with employers on plans that people actually use.',
  },
  {
    id: 'learning',
    name: 'Director of Learning',
    role: 'Co-founder',
    bio: 'Decides what a course must teach, and what it must not promise.',
  },
  {
    id: 'technology',
    name: 'Head of Technology',
    role: 'Co-founder',
    bio: 'Keeps the platform quick, accessible and honest about AI.',
  },
];

export const values: readonly Feature[] = [
  {
    icon: icons.award,
    title: 'Excellence',
    text: 'A course is done when a learner can use it on Monday.',
  },
  { icon: icons.shieldCheck, title: 'Integrity', text: 'We say what is illustrative and what is generated.' },
  {
    icon: icons.rocket,
    title: 'Innovation',
    text: 'New tools reach the courses when they have been tested.',
  },
];

export const contacts: readonly ContactEntry[] = [
  {
    icon: icons.mail,
    label: 'Email',
    lines: ['support@redwhiteandcode.example'],
    href: 'mailto:support@redwhiteandcode.example',
  },
  { icon: icons.clock, label: 'Business hours', lines: ['Monday-Friday', '9 AM-6 PM EST'] },
  { icon: icons.messageCircle, label: 'Answers', lines: ['Within 24 business hours'] },
];
