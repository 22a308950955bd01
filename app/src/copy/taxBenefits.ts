import { type Feature, icons, type Step } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { refundWords } from '@redwhiteandcode/lambdas/contract/refund-rule.ts';
import { countAssistance } from '../tax/example.ts';

const limit = limitText(latestAnnualLimit);
const { year } = latestAnnualLimit;

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** Words of the explanation of Section 127. */
export const taxBenefitsWords = {
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
  rule: { title: 'The rule in short' },
  who: {
    title: 'Who can use it',
    description: 'It starts with your employer: without a plan there is nothing to claim.',
    yes: 'It may work for you if',
    no: 'It does not work if',
  },
  steps: {
    title: 'From payment to payback',
    description: 'Four steps, all within one calendar year.',
  },
  example: {
    title: 'An example with numbers',
    description: `Suppose your employer’s plan covers the course, and in ${year} it has already paid ${dollars(1500)} on your student loan. The two course prices are made up for the example.`,
    caption: 'What becomes of a reimbursement (illustrative)',
    line: 'Line',
    after:
      'The second course passes what is left of the limit. The part above counts as wages, unless it is a working condition fringe benefit: education that you could deduct as a business expense had you paid for it yourself. HR can say which it is.',
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
    title: 'And if the employer says no?',
    refund: `We refund the whole price ${refundWords.denial}. Apart from that, you may change your mind ${refundWords.window}.`,
    link: 'The refund rule in full',
  },
  closing: {
    title: 'Bring it to your employer',
    description: 'Create a free account and take the sample packet to HR.',
    start: 'Get Started',
    contact: 'Ask a Question',
  },
} as const;

/** The rule in six sentences; sources stand under them. */
export const taxRule: readonly Feature[] = [
  {
    icon: icons.landmark,
    title: 'A written plan',
    text: 'Your employer needs an educational assistance plan in writing. Not every employer has one; HR knows.',
  },
  {
    icon: icons.receipt,
    title: `${limit} in ${year}`,
    text: 'Up to this amount, what the plan pays for your education may be left out of your income.',
  },
  {
    icon: icons.clock,
    title: 'The same calendar year',
    text: 'Payment and reimbursement belong in one calendar year. What is left of the limit does not carry over.',
  },
  {
    icon: icons.layers,
    title: 'One limit for all',
    text: 'Courses, degrees and help with student loans share it, even from two employers.',
  },
  {
    icon: icons.graduationCap,
    title: 'Any useful subject',
    text: 'For the tax rule a course need not relate to your present job. The plan itself may ask for more.',
  },
  {
    icon: icons.lock,
    title: 'No choice of cash',
    text: 'The plan may not let you take pay instead. That is what keeps the assistance out of wages.',
  },
];

/** Whom the rule may help, and whom not. */
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
    'You have used up the year’s limit, with student-loan help for instance',
    'You could have chosen cash or other pay instead',
  ],
} as const;

/** From the first question to the money. */
export const taxSteps: readonly Step[] = [
  { title: 'Ask first', text: 'HR says whether there is a plan, what it covers and what it asks for.' },
  {
    title: 'Pay and learn',
    text: 'You pay for the course, keep the itemized receipt, and learn at your pace.',
  },
  { title: 'Hand it in', text: 'Request form, receipt, proof of payment and certificate go to HR.' },
  { title: 'Get paid back', text: 'If the plan covers it, your employer may reimburse you. Ask by when.' },
];

const loanPayments = 1500;
const courses = [3000, 4500];
const outcomes = courses.map((course) =>
  countAssistance({ limit: latestAnnualLimit.dollars, loanPayments, course }),
);

/** The example as a table: a heading for each course, and lines of amounts. */
export const exampleTable = {
  columns: courses.map((course) => `A course of ${dollars(course)}`),
  rows: [
    { title: `Limit for ${year}`, amounts: courses.map(() => limit) },
    { title: 'Student-loan help so far', amounts: courses.map(() => `−${dollars(loanPayments)}`) },
    { title: 'Left for the course', amounts: outcomes.map(({ available }) => dollars(available)) },
    { title: 'May be tax-free', amounts: outcomes.map(({ taxFree }) => dollars(taxFree)) },
    { title: 'Counts as wages', amounts: outcomes.map(({ wages }) => dollars(wages)) },
    { title: `Left of the limit in ${year}`, amounts: outcomes.map(({ left }) => dollars(left)) },
  ],
} as const;

/** What is left for each side. */
export const taxGains = {
  employer: [
    'May generally deduct what it pays under the plan as a business expense',
    'Pays no Social Security, Medicare or federal unemployment tax on the tax-free part',
    'Decides which courses the plan covers, and on what conditions',
    'Has to keep the plan in writing, open and fair, and keep proof of each payment',
  ],
  employee: [
    'No federal income tax, Social Security or Medicare on the tax-free part; it stays out of box 1 of Form W-2',
    'No credit or deduction for the same expenses: one benefit for each dollar',
    'Your state may tax it differently',
    'What passes the limit is taxed like wages',
  ],
} as const;

/** What to ask before paying. */
export const hrQuestions: readonly string[] = [
  'Do we have a written educational assistance plan under Section 127, and may I read it?',
  'Am I eligible, and from when?',
  'Does it cover online courses, and this provider?',
  'Do I need approval before I pay or start?',
  'Is there a limit below the law’s, for a year or for a course?',
  'How much of this year’s limit have I used, student-loan help included?',
  'Which documents do you need, and by what date?',
  'Must I finish, reach a grade, or stay for a time afterwards?',
  'When is the reimbursement paid, so that it falls into the same calendar year?',
  'Is anything above the limit treated as wages, or as a working condition benefit?',
];
