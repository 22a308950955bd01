/** Words of the landing page. */
export const homeWords = {
  eyebrow: 'Employer-funded AI training',
  title: 'AI skills for working Americans. Your employer may pay, tax-free.',
  description:
    'Practical AI courses from beginner to executive level, built to fit an employer’s educational assistance plan under IRS Section 127.',
  start: 'Start Learning Free Today',
  dashboard: 'Go to My Dashboard',
  browse: 'Browse Courses',
  stats: {
    limit: { value: '$5,250', label: 'tax-free annual limit' },
    cost: { value: '$0', label: 'out-of-pocket cost once your employer reimburses in full' },
    coursesLabel: 'expert-led AI courses',
  },
  steps: {
    eyebrow: 'Four steps',
    title: 'How it works',
    description: 'From the first question to HR to the money back in your account.',
    items: [
      {
        title: 'Ask your employer',
        text: 'Many employers have an educational assistance plan. HR can tell you what yours covers.',
      },
      { title: 'Pick a course', text: 'Choose by level and track. Every price is shown before you sign up.' },
      {
        title: 'Learn and finish',
        text: 'Short lessons at your pace, progress you can see, a certificate at the end.',
      },
      {
        title: 'Get reimbursed',
        text: 'Send your receipt and certificate to HR. If the plan covers the course, they may pay you back.',
      },
    ],
  },
  featured: {
    eyebrow: 'Start here',
    title: 'Featured courses',
    description: 'Two short courses that need no technical background.',
  },
  programs: {
    eyebrow: 'The catalog',
    title: 'All programs',
    description: 'Filter by level and track; every course ends with a certificate anyone can verify.',
  },
  closing: {
    title: 'Ready when you are',
    description: 'An account is free. Look around, then talk to HR with the facts in hand.',
    action: 'Get Started Today',
    verify: 'Verify Certificate',
  },
} as const;
