import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { reviewed, taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';

const limit = limitText(latestAnnualLimit);
const { year } = latestAnnualLimit;

/** The copy of the resource center’s opening; the copy of its other sections is in `resourceSections.ts`. */
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
} as const;

const { law, faq, p970, p15b, regulation, samplePlan } = taxSources;

/** The official documents for the list. The amending act is cited next to the limit instead. */
export const officialDocuments = [law, faq, p970, p15b, regulation, samplePlan];
