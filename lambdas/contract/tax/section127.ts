/**
 * The rules of Section 127 of the Internal Revenue Code, for both the pages and the sample packet. Only plain values:
 * the build of the packet reads them outside a browser. Every list names its sources.
 */
import type { TaxSourceId } from './taxSources.ts';

/** Sentences with their sources. */
export interface SourcedList {
  items: readonly string[];
  sources: readonly TaxSourceId[];
}

/** The requirements for an employer’s plan: Section 127(b)(1) to (6), and the IRS rules on proof and payroll. */
export const employerDuties = {
  items: [
    'Put the plan in writing, in a separate document that provides only educational assistance.',
    'Open it to a group of employees that does not favor highly compensated employees or their dependents.',
    'Keep the owners’ share small: at most 5% of a year’s benefits for people who own more than 5% of the business, their spouses and dependents together.',
    'Offer no choice between the assistance and cash or other taxable pay.',
    'Give eligible employees reasonable notice of the plan and its terms.',
    'Have each employee show that the money went to a covered expense, and keep that proof.',
    'Count all assistance of the calendar year, and treat any amount above the limit as wages unless it is a working condition fringe benefit.',
  ],
  sources: ['law', 'regulation', 'p15b'],
} as const satisfies SourcedList;

/** What an employee must do so that the reimbursement may be tax-free. */
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

/** Section 127(c)(1): the expenses that a plan may cover. Each plan covers all or some of them. */
export const covered = {
  items: [
    'Tuition, fees and similar payments',
    'Books, supplies and equipment that the course needs',
    'Courses of undergraduate and graduate level',
    'Courses that have nothing to do with the employee’s present job',
    'Courses that the employer provides itself',
    'Principal or interest on the employee’s own qualified education loan, within the same limit',
  ],
  sources: ['law', 'p970', 'faq'],
} as const satisfies SourcedList;

/** Section 127(c)(1): the expenses that no plan may cover tax-free. */
export const notCovered = {
  items: [
    'Meals, lodging and transportation',
    'Tools or supplies that the employee may keep after the course, such as a laptop; textbooks are the exception',
    'Courses about sports, games or hobbies, unless they relate to the employer’s business or a degree requires them',
    'The education of a spouse or a child',
    'Expenses from before the employee worked for this employer',
  ],
  sources: ['law', 'p970', 'faq'],
} as const satisfies SourcedList;

/** The rules of the yearly limit: Section 127(a)(2), (c)(1)(B) and (d), and the tax on amounts above it. */
export const limitRules = {
  items: [
    'It applies per person and calendar year, across all employers; unused amounts do not carry over.',
    'Courses and payments on a student loan share it.',
    'Any amount above it is wages and is taxed as wages, unless it is a working condition fringe benefit: education that the employee could deduct as a business expense if the employee had paid for it.',
    'For years that begin after 2026 the law raises it with the cost of living; the IRS publishes each year’s amount.',
  ],
  sources: ['law', 'amendment', 'p15b'],
} as const satisfies SourcedList;

/** The records that both sides keep of a reimbursement; the packet’s checklist. */
export const records = {
  employee: [
    'The itemized receipt: provider, course, date of payment, amount by kind of expense',
    'Proof of payment: card statement, bank statement or canceled check',
    'The request as it was submitted, with its date',
    'The employer’s approval or denial in writing',
    'The certificate of completion, with its number, and its grade if the course is assessed',
    'The pay statement that shows the reimbursement',
    'A note of all other assistance of the same calendar year, student-loan payments included',
  ],
  employer: [
    'The written plan, with every amendment and the day it took effect',
    'How and when eligible employees were told about the plan',
    'Who was eligible, and who took part',
    'Each request with its receipt and proof of payment',
    'The amount paid to each employee in the calendar year, and the part treated as wages',
    'The share of benefits that went to owners of more than 5%',
  ],
  /** IRS guidance on retention: three years for income tax, four for employment tax. */
  howLong:
    'The IRS generally asks people to keep tax records for three years after filing, and employers to keep employment tax records for at least four. The employer’s policy may ask for longer.',
  howLongSource: {
    title: 'How long should I keep records?',
    href: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records',
  },
} as const;

/** Shown with every statement about the law. */
export const legalDisclaimer =
  'This is general information about federal law, not legal or tax advice. Plans differ, states may tax differently, and the law changes. Whether a reimbursement is tax-free depends on your employer’s plan and on your situation: ask your employer or a tax advisor before you rely on it.';
