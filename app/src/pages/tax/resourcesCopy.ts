import { type Feature, icons } from '@redwhiteandcode/design-system';
import { publicFiguresFrom } from '@redwhiteandcode/contract/reimbursement/rules.ts';
import { packetTitles } from '@redwhiteandcode/contract/tax/packetTitles.ts';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { reviewed, taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';

const limit = limitText(latestAnnualLimit);
const { year } = latestAnnualLimit;

const { law, faq, p970, p15b, regulation, samplePlan } = taxSources;

/** The official documents for the list. The amending act is cited next to the limit instead. */
export const officialDocuments = [law, faq, p970, p15b, regulation, samplePlan];

/** The copy of the resource center; the legal rules are in `section127.ts`. */
export const resourcesCopy = {
  title: 'Section 127 Resources',
  eyebrow: 'Resource center',
  lead: 'The official documents, the yearly limit, what each side has to do, and what a plan can cover.',
  description: `Official documents on IRS Section 127 educational assistance, the yearly limit (${limit} for ${year}), compliance lists for employers and employees, covered and not-covered expenses, and a blank sample packet.`,
  keywords: [
    'Section 127',
    'educational assistance program',
    'IRS Publication 970',
    'IRS Publication 15-B',
    'tuition reimbursement',
  ],
  explained: 'Section 127 Explained',
  documents: {
    title: 'Official documents',
    description: 'Start with the law and the IRS. Everything on this page is based on these documents.',
    reviewed: `This page was last compared with these documents in ${reviewed}.`,
  },
  download: 'Download Sample Packet (PDF)',
  limit: {
    title: 'The yearly limit',
    description: 'The most that may be tax-free for one employee in a calendar year.',
    caption: packetTitles.limits,
    columns: ['Year', 'Limit'],
  },
  duties: {
    title: 'Who has to do what',
    description: 'For a reimbursement to be tax-free, both sides have to do their part.',
    employers: 'For employers',
    employees: 'For employees',
    employerSources: 'Sources for employers',
    employeeSources: 'Sources for employees',
  },
  coverage: {
    title: 'What a plan can cover',
    description: 'The law sets the outer limit. Each plan may cover less, so the plan’s own terms decide.',
    covered: 'Covered, if the plan includes it',
    notCovered: 'Not covered',
  },
  packet: {
    title: 'A blank sample to take to HR',
    description:
      'One PDF with three documents. It can be filled in on the screen or by hand, and read with a screen reader.',
    note: 'The sample is blank: it is not a receipt or an approval. If your employer has its own forms, use those.',
  },
  /** The figures about employers' decisions. */
  figures: {
    title: 'How employers decided',
    description: `Recorded by our learners and, through their links, by employers. We show figures once ${publicFiguresFrom} requests are decided.`,
    decided: 'Decided requests',
    approved: 'Approved',
    reimbursed: 'Reimbursed',
  },
  disclaimerTitle: 'Legal disclaimer',
  closing: {
    title: 'Put it to use',
    description: 'Take a course under your employer’s plan, or train your team under a plan of your own.',
    links: [
      { label: 'Get Started', href: '/auth?mode=signup' },
      { label: 'For Employers', href: '/corporate' },
    ],
  },
} as const;

/** The three documents of the packet. */
export const packetParts: readonly Feature[] = [
  {
    icon: icons.pencil,
    title: packetTitles.request,
    text: 'Course, amounts, statement and decision, with blanks to fill in.',
  },
  {
    icon: icons.fileText,
    title: packetTitles.explainer,
    text: 'The rule, the limit, the plan’s duties and what it may pay for.',
  },
  {
    icon: icons.bookOpenCheck,
    title: packetTitles.checklist,
    text: 'What the employee keeps, what the employer keeps, and how long.',
  },
];
