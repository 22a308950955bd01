/**
 * What Section 127 of the Internal Revenue Code says, once for the pages and for the sample packet. Plain values: the
 * build of the packet reads them outside a browser. Every list names the sources that it was written from.
 */

/** An official document, with the short name by which a note under a list refers to it. */
export interface TaxSource {
  short: string;
  title: string;
  href: string;
  publisher: string;
  description: string;
}

/** The official documents, by the name that the lists below use. */
export const taxSources = {
  law: {
    short: '26 U.S.C. § 127',
    title: '26 U.S. Code Section 127, Educational assistance programs',
    href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section127&num=0&edition=prelim',
    publisher: 'U.S. House of Representatives, uscode.house.gov',
    description: 'The law itself: what a plan has to be, what it may pay for, and the yearly limit.',
  },
  faq: {
    short: 'IRS answers on educational assistance',
    title: 'Frequently asked questions about educational assistance programs',
    href: 'https://www.irs.gov/newsroom/frequently-asked-questions-about-educational-assistance-programs',
    publisher: 'Internal Revenue Service, irs.gov',
    description: 'Short answers for employees and employers, with the timing of expenses and loan payments.',
  },
  p970: {
    short: 'Publication 970',
    title: 'Publication 970, Tax Benefits for Education',
    href: 'https://www.irs.gov/publications/p970',
    publisher: 'Internal Revenue Service, irs.gov',
    description: 'The employee’s side, under “Employer-Provided Educational Assistance”.',
  },
  p15b: {
    short: 'Publication 15-B',
    title: 'Publication 15-B, Employer’s Tax Guide to Fringe Benefits',
    href: 'https://www.irs.gov/publications/p15b',
    publisher: 'Internal Revenue Service, irs.gov',
    description: 'The employer’s side, under “Educational Assistance”: tests, payroll taxes, records.',
  },
  regulation: {
    short: '26 CFR § 1.127-2',
    title: '26 CFR 1.127-2, Qualified educational assistance program',
    href: 'https://www.ecfr.gov/current/title-26/section-1.127-2',
    publisher: 'Code of Federal Regulations, ecfr.gov',
    description: 'The Treasury’s rules on the written plan, on who must be let in, and on proof.',
  },
  samplePlan: {
    short: 'Publication 5993',
    title: 'Publication 5993, sample Educational Assistance Program (PDF)',
    href: 'https://www.irs.gov/pub/irs-pdf/p5993.pdf',
    publisher: 'Internal Revenue Service, irs.gov',
    description: 'A plan document that an employer without a plan may start from.',
  },
  amendment: {
    short: 'Public Law 119-21, section 70412',
    title: 'Public Law 119-21 (2025), section 70412',
    href: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    publisher: 'Library of Congress, congress.gov',
    description:
      'Made help with student loans permanent and ties the limit to the cost of living after 2026.',
  },
} as const satisfies Record<string, TaxSource>;

export type TaxSourceId = keyof typeof taxSources;

/** The month in which the lists below were last compared with the sources. */
export const reviewed = 'November 2026';

/** Sentences with the sources that they were written from. */
export interface SourcedList {
  items: readonly string[];
  sources: readonly TaxSourceId[];
}

/** What an employer’s plan has to do: Section 127(b)(1) to (6), and what the IRS adds on proof and payroll. */
export const employerDuties = {
  items: [
    'Put the plan in writing, in a document of its own that provides educational assistance and nothing else.',
    'Open it to a group of employees that does not favor highly compensated employees or their dependents.',
    'Keep the owners’ share small: at most 5% of a year’s benefits for people who own more than 5% of the business, their spouses and dependents together.',
    'Offer no choice between the assistance and cash or other taxable pay.',
    'Give eligible employees reasonable notice of the plan and its terms.',
    'Have each employee show that the money went to a covered expense, and keep that proof.',
    'Count all assistance of the calendar year, and treat what passes the limit as wages unless it is a working condition fringe benefit.',
  ],
  sources: ['law', 'regulation', 'p15b'],
} as const satisfies SourcedList;

/** What an employee does, so that the reimbursement may stay free of tax. */
export const employeeDuties = {
  items: [
    'Ask HR whether there is a plan, and read its terms, before you pay.',
    'Check that the plan covers this course, and whether it asks for approval first or a grade at the end.',
    'Add up what you received this calendar year from every employer, payments on a student loan included.',
    'Pay for the course and be reimbursed in the same calendar year.',
    'Claim only expenses from your time with this employer.',
    'Keep the itemized receipt, the proof of payment and the certificate.',
    'Take no credit or deduction for the amount that was reimbursed tax-free.',
  ],
  sources: ['faq', 'p970', 'law'],
} as const satisfies SourcedList;

/** Section 127(c)(1): what a plan may pay for. Each plan chooses from it. */
export const covered = {
  items: [
    'Tuition, fees and similar payments',
    'Books, supplies and equipment that the course needs',
    'Courses of undergraduate and graduate level',
    'Courses that have nothing to do with your present job',
    'Courses that the employer gives itself',
    'Principal or interest on your own qualified education loan, within the same limit',
  ],
  sources: ['law', 'p970', 'faq'],
} as const satisfies SourcedList;

/** Section 127(c)(1): what no plan may pay for free of tax. */
export const notCovered = {
  items: [
    'Meals, lodging and transportation',
    'Tools or supplies that you may keep after the course, such as a laptop; textbooks are the exception',
    'Courses about sports, games or hobbies, unless they relate to the employer’s business or a degree requires them',
    'The education of a spouse or a child',
    'What you spent before you worked for this employer',
  ],
  sources: ['law', 'p970', 'faq'],
} as const satisfies SourcedList;

/** How the yearly limit counts: Section 127(a)(2), (c)(1)(B) and (d), and what happens above it. */
export const limitRules = {
  items: [
    'It counts per person and calendar year, whoever the employer is; what is not used does not carry over.',
    'Courses and payments on a student loan share it.',
    'What passes it is wages and taxed like them, unless it is a working condition fringe benefit: education that you could deduct as a business expense had you paid for it yourself.',
    'For years that begin after 2026 the law raises it with the cost of living; the IRS publishes each year’s amount.',
  ],
  sources: ['law', 'amendment', 'p15b'],
} as const satisfies SourcedList;

/** What both sides keep with a reimbursement; the packet’s checklist. */
export const records = {
  employee: [
    'The itemized receipt: provider, course, date of payment, amount by kind of expense',
    'Proof of payment: card statement, bank statement or canceled check',
    'The request as you handed it in, with its date',
    'The employer’s approval or denial in writing',
    'The certificate of completion, with its number',
    'The pay statement that shows the reimbursement',
    'A note of all other assistance of the same calendar year, student-loan payments included',
  ],
  employer: [
    'The written plan, with every amendment and the day it took effect',
    'How and when eligible employees were told about the plan',
    'Who was eligible, and who took part',
    'Each request with its receipt and proof of payment',
    'What was paid to each employee in the calendar year, and what of it was treated as wages',
    'The share of benefits that went to owners of more than 5%',
  ],
  /** IRS guidance on how long: three years for income tax, four for employment tax. */
  howLong:
    'The IRS generally asks people to keep tax records for three years after filing, and employers to keep employment tax records for at least four. Your employer’s policy may ask for longer.',
  howLongSource: {
    title: 'How long should I keep records?',
    href: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records',
  },
} as const;

/** Stands with everything that is said about the law. */
export const legalDisclaimer =
  'This is general information about federal law, not legal or tax advice. Plans differ, states may tax differently, and the law changes. Whether a reimbursement is free of tax depends on your employer’s plan and on your own case: ask your employer or a tax adviser before you rely on it.';
