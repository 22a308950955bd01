import { icons, type Feature, type OfficialDocument } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { packetWords } from './packet.ts';
import { reviewed, taxSources } from './section127.ts';

const limit = limitText(latestAnnualLimit);
const { year } = latestAnnualLimit;

/** Words of the Section 127 resource centre; what the law says comes from `section127.ts`. */
export const resourcesWords = {
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
    description: 'Read the law and the IRS first; everything on this page was written from them.',
    reviewed: `This page was last compared with these documents in ${reviewed}.`,
  },
  limit: {
    title: 'The yearly limit',
    description: 'The most that may be tax-free for one employee in a calendar year.',
    caption: 'Limit of Section 127 by calendar year',
    year: 'Calendar year',
    amount: 'Limit',
  },
  duties: {
    title: 'Who has to do what',
    description: 'For a reimbursement to be tax-free, both sides have a part.',
    employerSources: 'Sources for employers',
    employeeSources: 'Sources for employees',
  },
  coverage: {
    title: 'What a plan can cover',
    description: 'The law draws the outer line. Each plan may cover less, so the plan’s own terms decide.',
    covered: 'Covered, if the plan includes it',
    notCovered: 'Not covered',
  },
  packet: {
    title: 'A blank sample to take to HR',
    description:
      'One PDF with three documents. It can be filled in on the screen or by hand, and read with a screen reader.',
    download: 'Download Sample Packet (PDF)',
    note: 'The sample is blank: it is no receipt and no approval. If your employer has forms of its own, use those.',
  },
  disclaimerTitle: 'Legal disclaimer',
  closing: {
    title: 'Put it to use',
    description: 'Take a course under your employer’s plan, or bring a plan’s courses to your team.',
    start: 'Get Started',
    employers: 'For Employers',
  },
} as const;

/** The official documents as the list shows them. */
export const officialDocuments: readonly OfficialDocument[] = Object.values(taxSources).map(
  ({ title, href, publisher, description }) => ({ title, href, source: publisher, description }),
);

/** The three documents of the packet. */
export const packetParts: readonly Feature[] = [
  {
    icon: icons.pencil,
    title: packetWords.form.title,
    text: 'Course, amounts, statement and decision, with a blank for each.',
  },
  {
    icon: icons.fileText,
    title: packetWords.explainer.title,
    text: 'The rule, the limit, the plan’s duties and what it may pay for.',
  },
  {
    icon: icons.bookOpenCheck,
    title: packetWords.checklist.title,
    text: 'What the employee keeps, what the employer keeps, and how long.',
  },
];
