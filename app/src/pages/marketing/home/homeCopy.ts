/** The lowest and the highest price of a course, as text. */
export interface PriceRange {
  lowest: string;
  highest: string;
}

/** The copy of the landing page's header. The copy of the sections below is in `homeSectionsCopy.ts`, which loads later. */
export const homeCopy = {
  eyebrow: 'Employer-funded AI training',
  title: 'AI skills for working Americans. Your employer may pay, tax-free.',
  description: ({ lowest, highest }: PriceRange, limit: string) =>
    `Online courses from beginner to executive level, ${lowest} to ${highest} each. You pay for a course, and your employer may pay you back: up to ${limit} a year tax-free under IRS Section 127. You get lessons at your own pace, a certificate anyone can verify, and the paperwork for HR.`,
  start: 'Start Learning Free Today',
  dashboard: 'Go to My Dashboard',
  calculate: 'Calculate Your Savings',
  stats: {
    limit: 'tax-free annual limit',
    cost: { value: '$0', label: 'out-of-pocket cost once your employer reimburses in full' },
    courses: 'expert-led AI courses',
  },
} as const;
