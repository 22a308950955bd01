import { monthAndYear } from '../calendar/calendar.ts';

/** An official document. Notes under lists refer to it by its short name. */
export interface TaxSource {
  short: string;
  title: string;
  href: string;
  publisher: string;
  description: string;
}

/** The official documents, by the id that lists and notes use. */
export const taxSources = {
  law: {
    short: '26 U.S.C. § 127',
    title: '26 U.S. Code Section 127, Educational assistance programs',
    href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section127&num=0&edition=prelim',
    publisher: 'U.S. House of Representatives, uscode.house.gov',
    description: 'The law itself: what a plan must be, what it may pay for, and the yearly limit.',
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
    description: 'The Treasury’s rules on the written plan, on who must be eligible, and on proof.',
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
      'Makes help with student loans permanent and ties the limit to the cost of living after 2026.',
  },
} as const satisfies Record<string, TaxSource>;

export type TaxSourceId = keyof typeof taxSources;

/** A day of the month in which the statements about the law were last compared with these documents. */
export const reviewedOn = '2026-11-01';

/** The month in which the statements about the law were last compared with these documents. */
export const reviewed = monthAndYear(reviewedOn);
