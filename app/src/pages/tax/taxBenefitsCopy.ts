import { type Feature, icons, type Step } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { groupedDigits } from '@redwhiteandcode/contract/text/money.ts';
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { countAssistance } from './taxExample.ts';

const limit = limitText(latestAnnualLimit);
const { year } = latestAnnualLimit;

const dollars = (amount: number): string => `$${groupedDigits(amount)}`;

/** Amounts of the example, in dollars. */
const loanPayments = 1500;
const courses = [3000, 4500];

/** The copy of the Section 127 explanation. */
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
  who: {
    title: 'Who can use it',
    description: 'It starts with your employer: without a plan there is nothing to claim.',
    yes: 'It may work for you if',
    no: 'It does not work if',
  },
  steps: {
    title: 'From payment to payback',
    description: 'Four steps. Payment and reimbursement belong in one calendar year.',
  },
  example: {
    title: 'An example with numbers',
    description: `Suppose your employer’s plan covers the course, and in ${year} it has already paid ${dollars(loanPayments)} on your student loan. The two course prices are made up for the example.`,
    caption: 'How a reimbursement is treated (illustrative)',
  },
  gains: {
    title: 'What it means for each side',
    employer: 'For the employer',
    employee: 'For you',
  },
  questions: {
    title: 'Questions to ask HR',
    description: 'Ask before you pay; the answers are in the plan’s own terms.',
  },
  denied: {
    title: 'What if the employer says no?',
    refund: `We refund the full price ${refundCopy.denial}. Apart from that, you may change your mind ${refundCopy.window}.`,
    link: 'The refund rule in full',
  },
  closing: {
    title: 'Bring it to your employer',
    description: ['Create a free account, and take the ', 'sample packet', ' to HR.'],
    links: [
      { label: 'Get Started', href: '/auth?mode=signup' },
      { label: 'Ask a Question', href: '/contact' },
    ],
  },
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

/** The conditions under which an employee can use a plan, and those that rule it out. */
export const whoCanUse = {
  yes: [
    'Your employer has a written plan, and you are in the group that it is open to',
    'The course is for your own education',
    'The plan covers the course and its provider',
    'You meet the plan’s conditions, such as approval before you start or a grade at the end',
    'You pay and are reimbursed in the same calendar year',
  ],
  no: [
    'There is no plan, or it leaves this course out',
    'You paid before you worked for this employer',
    'The course is for a spouse or a child',
    'You have used up the year’s limit, for example with student-loan help',
    'You could have chosen cash or other pay instead',
  ],
} as const;

/** The steps from the question to HR to the reimbursement. */
export const taxSteps: readonly Step[] = [
  { title: 'Ask first', text: 'HR says whether there is a plan, what it covers and what it asks for.' },
  {
    title: 'Pay and learn',
    text: 'You pay for the course, keep the itemized receipt, and learn at your pace.',
  },
  { title: 'Submit it', text: 'Request form, receipt, proof of payment and certificate go to HR.' },
  { title: 'Get paid back', text: 'If the plan covers it, your employer may reimburse you. Ask HR when.' },
];

const outcomes = courses.map((course) =>
  countAssistance({ limit: latestAnnualLimit.dollars, loanPayments, course }),
);

const courseTitles = courses.map((course) => `A ${dollars(course)} course`);

/** The example as a table: a column for each course. */
export const exampleTable = {
  columns: ['Item', ...courseTitles],
  rows: [
    [`Limit for ${year}`, ...courses.map(() => limit)],
    ['Student-loan help so far', ...courses.map(() => `−${dollars(loanPayments)}`)],
    ['Remaining for the course', ...outcomes.map(({ available }) => dollars(available))],
    ['May be tax-free', ...outcomes.map(({ taxFree }) => dollars(taxFree))],
    ['Counts as wages', ...outcomes.map(({ wages }) => dollars(wages))],
    [`Limit remaining in ${year}`, ...outcomes.map(({ left }) => dollars(left))],
  ],
} as const;

const [within, above] = outcomes;

/** Explains the example: the course within the limit, and the one above it. */
export const exampleReading = [
  {
    title: courseTitles[0] ?? '',
    text: `All of it may be tax-free, and ${dollars(within?.left ?? 0)} of the limit is left for the rest of ${year}. Any part not used by December 31 expires.`,
  },
  {
    title: courseTitles[1] ?? '',
    text: `It exceeds the remaining limit. The ${dollars(above?.wages ?? 0)} above it counts as wages, unless it is a working condition fringe benefit: education that you could deduct as a business expense had you paid for it yourself. HR can say which it is.`,
  },
] as const;

/** The benefits and duties of each side. */
export const taxGains = {
  employer: [
    'Deduct what is paid under the plan, generally, as a business expense',
    'Pay no Social Security, Medicare or federal unemployment tax on the tax-free part',
    'Decide which courses the plan covers, and on what conditions',
    'Keep the plan in writing and open to all who qualify, and keep proof of each payment',
  ],
  employee: [
    'Pay no federal income tax, Social Security or Medicare on the tax-free part; it stays out of box 1 of Form\u00a0W-\u20602',
    'Claim no credit or deduction for the same expenses: one benefit for each dollar',
    'Check your state’s rules, which may differ',
    'Expect tax on any amount above the limit, as on wages',
  ],
} as const;

/** The questions for HR before paying. */
export const hrQuestions: readonly string[] = [
  'Do we have a written educational assistance plan under Section 127, and may I read it?',
  'Am I eligible, and from when?',
  'Does it cover online courses, and this provider?',
  'Do I need approval before I pay or start?',
  'Is there a limit below the law’s, for a year or for a course?',
  'How much of this year’s limit have I used, student-loan help included?',
  'Which documents do you need, and by what date?',
  'Must I finish, earn a certain grade, or stay with the company afterward?',
  'When is the reimbursement paid, and does it fall in the same calendar year?',
  'Is anything above the limit treated as wages, or as a working condition benefit?',
];
