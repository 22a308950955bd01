import { groupedDigits } from '@redwhiteandcode/contract/text/grouped-digits.ts';
import { seatRange } from '@redwhiteandcode/contract/corporate/plans.ts';

const most = groupedDigits(seatRange.max);

/** The copy of the header of the page for employers. */
export const corporateCopy = {
  meta: {
    description: `AI training for teams of ${seatRange.min} to ${most}+ employees: seats in bulk, a monthly progress report, certificates and the records for a Section 127 plan.`,
    keywords: [
      'corporate AI training',
      'employee AI courses',
      'Section 127 for employers',
      'educational assistance program',
      'bulk training seats',
    ],
  },
  hero: {
    eyebrow: 'For employers',
    title: 'Train your team in AI, through your education plan',
    description:
      'Seats for HR and learning teams: one catalog, a monthly report, and the records that HR keeps for a Section 127 plan.',
    links: [
      { label: 'Request a Demo', href: '/contact' },
      { label: 'See Plans', href: '/corporate#plans' },
    ],
    coursesLabel: 'expert courses, from beginner to executive level',
    access: { value: '24/7', label: 'access to every lesson, on any device' },
  },
} as const;
