import { type Feature, icons } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';

const limit = limitText(latestAnnualLimit);
const { year } = latestAnnualLimit;

/** The copy of the header of the Section 127 explanation; the other sections are in `taxBenefitsSections.ts`. */
export const taxBenefitsCopy = {
  title: 'Section 127 Explained',
  eyebrow: 'Tax benefits',
  headline: 'How employers may pay for your course, tax-free',
  lead: `Section 127 of the tax code lets an employer with a written plan reimburse education, up to ${limit} in ${year}, without it counting as your income. Here is how that works, where it stops, and what to ask HR.`,
  description: `How IRS Section 127 educational assistance works: who can use it, step by step, an example with numbers, the yearly limit (${limit} for ${year}), and questions to ask HR.`,
  keywords: [
    'Section 127 explained',
    'tax-free tuition reimbursement',
    'employer educational assistance',
    'questions for HR',
  ],
  documents: 'Official Documents',
  rule: { title: 'The rule at a glance' },
} as const;

/** The rule in six points; the page shows their sources below. */
export const taxRule: readonly Feature[] = [
  {
    icon: icons.landmark,
    title: 'A written plan',
    text: 'Your employer needs an educational assistance plan in writing. Not every employer has one; ask HR.',
  },
  {
    icon: icons.receipt,
    title: `${limit} in ${year}`,
    text: 'Up to this amount, what the plan pays for your education may be left out of your income.',
  },
  {
    icon: icons.clock,
    title: 'The same calendar year',
    text: 'Payment and reimbursement belong in one calendar year. The unused part of the limit does not carry over.',
  },
  {
    icon: icons.layers,
    title: 'One limit for everything',
    text: 'Courses, degrees and help with student loans share it, even from two employers.',
  },
  {
    icon: icons.graduationCap,
    title: 'Any useful subject',
    text: 'For the tax rule a course need not relate to your present job. The plan itself may ask for more.',
  },
  {
    icon: icons.lock,
    title: 'No cash alternative',
    text: 'The plan may not let you take pay or another taxable benefit instead.',
  },
];
