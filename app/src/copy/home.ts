/** The copy of the landing page's header. The copy of the sections below is in `homeSections.ts`, which loads later. */
export const homeCopy = {
  eyebrow: 'Employer-funded AI training',
  title: 'AI skills for working Americans. Your employer may pay, tax-free.',
  description:
    'Practical AI courses from beginner to executive level, built to fit an employer’s educational assistance plan under IRS Section 127.',
  start: 'Start Learning Free Today',
  dashboard: 'Go to My Dashboard',
  calculate: 'Calculate Your Savings',
  stats: {
    limit: 'tax-free annual limit',
    cost: { value: '$0', label: 'out-of-pocket cost once your employer reimburses in full' },
    courses: 'expert-led AI courses',
  },
} as const;
