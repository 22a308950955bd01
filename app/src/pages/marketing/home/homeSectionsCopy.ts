import { icons } from '@redwhiteandcode/design-system';
import { limitText, latestAnnualLimit } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { packetTitles } from '@redwhiteandcode/contract/tax/packetTitles.ts';
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';

const cap = limitText(latestAnnualLimit);

/** The copy of the landing page's sections below the page header. */
export const sectionCopy = {
  howItWorks: {
    eyebrow: 'Four steps',
    title: 'How it works',
    description: 'Ask about your employer’s plan, pay for the course, finish it, and ask to be paid back.',
    steps: [
      {
        title: 'Ask your employer',
        text: 'Many employers have an educational assistance plan. Ask HR what yours covers.',
      },
      { title: 'Pick a course', text: 'Choose by level and track. Every price is shown before you sign up.' },
      {
        title: 'Learn and finish',
        text: 'Take short lessons at your own pace, and earn a certificate at the end.',
      },
      {
        title: 'Get reimbursed',
        text: 'Give HR the package. If the plan covers the course, your employer may pay you back.',
      },
    ],
  },
  featured: {
    eyebrow: 'Start here',
    title: 'Featured courses',
    description: 'Two courses for everyday work.',
    action: 'View All Courses',
  },
  america: {
    eyebrow: 'Made in America',
    title: 'Made for the way America works',
    description: 'Courses about AI in American workplaces, with examples from real jobs.',
    points: [
      'Examples from offices, plants and clinics',
      'Paperwork that US employers recognize',
      'Support in US business hours',
    ],
    action: 'Meet Our Team',
  },
  package: {
    eyebrow: 'The paperwork',
    title: 'Your reimbursement package',
    description: 'The documents that HR departments usually ask for, included with every course.',
    documents: [
      {
        icon: icons.receiptText,
        title: 'Itemized receipt',
        text: 'The course, dates, amount, and payment, as accounting needs them.',
      },
      {
        icon: icons.landmark,
        title: 'HR explainer',
        text: 'Section 127 in plain English, for someone who has never handled a request.',
      },
      {
        icon: icons.fileText,
        title: 'Pre-filled request form',
        text: 'Your course and its price are filled in. You sign it.',
      },
      {
        icon: icons.award,
        title: 'Completion certificate',
        text: 'It has a number that anyone can check on our site, and states the result of a passed assessment.',
      },
      {
        icon: icons.scrollText,
        title: 'Tax and compliance guide',
        text: 'What a plan must say in writing, and which costs it can cover.',
      },
      {
        icon: icons.list,
        title: packetTitles.checklist,
        text: 'What you and your employer should keep, and for how long.',
      },
    ],
    guaranteeTitle: 'Money-back guarantee',
    guarantee: `We refund 100% of the course price ${refundCopy.denial}. You can also change your mind ${refundCopy.window}.`,
    terms: 'Terms of Service',
    action: 'Section 127 Guide',
  },
  comingSoon: {
    eyebrow: 'Coming soon',
    title: 'What comes next',
    description: 'Leave your email address at one of these, and we’ll email you when it opens.',
  },
  benefits: {
    eyebrow: 'Benefits',
    title: 'Why learn here',
    description: 'What you get, whoever pays.',
    paid: {
      title: 'Paid by your employer',
      text: `Employers may reimburse up to ${cap} in a calendar year tax-free, if the plan covers the course.`,
    },
    curriculum: {
      title: 'Open about AI',
      text: 'AI drafts our lessons, and every course says so.',
      link: 'AI-Powered Curriculum',
    },
    proof: {
      title: 'A certificate anyone can verify',
      text: 'Anyone can check its number on our site in seconds.',
      link: 'Verify Certificate',
    },
    pace: {
      title: 'At your pace',
      text: (shortest: number, longest: number) =>
        `Courses take ${shortest} to ${longest} weeks. Pause when work gets busy, and resume where you left off.`,
    },
    job: {
      title: 'Made for your job',
      text: 'Lessons use tasks from real offices, plants, and clinics.',
    },
    laidOff: {
      title: 'Free if you are laid off',
      text: 'Every course that you enroll in is free once your application is approved.',
      link: 'Layoff to Lift-Off',
    },
    action: 'Start Your Journey',
  },
  programs: {
    eyebrow: 'The catalog',
    title: 'All programs',
    description: 'Filter by level and track. Every course ends with a certificate that anyone can verify.',
    open: (open: number, total: number) => `${open} of ${total} courses are open now.`,
    all: 'See Every Course',
    matching: 'See All Matching Courses',
  },
  calculator: {
    eyebrow: 'For employers',
    title: 'Savings calculator',
    description: 'What training a team costs after tax, when it is paid under a Section 127 plan.',
    defaults: { employees: 10, costPerEmployee: 5000, taxRate: 25 },
    action: 'Get Started with These Savings',
    employers: 'For Employers',
    copyLink: 'Copy Link to This Result',
  },
  testimonials: {
    eyebrow: 'Testimonials',
    title: 'AI skills at work',
    description: 'Rating: 4.8 of 5 in 850 reviews (illustrative).',
    /** Samples without a real person or company. */
    voices: [
      {
        name: 'Financial analyst',
        role: 'Finance team',
        company: 'a maker of machine parts',
        content: 'I used to guess whether an answer was right. Now I check it the way the course taught me.',
        badge: 'AI Literacy 101',
      },
      {
        name: 'Operations manager',
        role: 'Planning',
        company: 'a freight company',
        content: 'We timed our weekly report before and after, and kept the way that was faster.',
        badge: 'AI Fundamentals for Business',
      },
      {
        name: 'Software engineer',
        role: 'Platform team',
        company: 'a network of clinics',
        content: 'We test our prompts against the same cases before every release.',
        badge: 'Prompt Engineering Mastery',
      },
    ],
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Questions people ask first',
    action: 'Help Center',
  },
  closing: {
    title: 'Ready when you are',
    description: 'An account is free. Look around, then talk to HR with the facts in hand.',
    learnerDescription: 'Your courses are where you left them, and so is your package for HR.',
    action: 'Get Started Today',
    sales: 'Contact Sales',
  },
} as const;

/** The messages after copying the link to the calculator's result. */
export const calculatorLink = { copied: 'Link copied', notCopied: 'Copy this link' } as const;
