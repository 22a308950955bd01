import { icons } from '@redwhiteandcode/design-system';
import { liftoffTerms } from '@redwhiteandcode/contract/orders/waiver-copy.ts';

/** The copy of the Layoff to Lift-Off page. */
export const liftOffCopy = {
  meta: {
    description:
      'Laid off within the past 12 months? Learn AI for free: every course, a verifiable badge and a job toolkit. You owe nothing, now or after you find a job.',
    keywords: [
      'free AI training after layoff',
      'laid off workers program',
      'career change AI courses',
      'free training between jobs',
    ],
  },
  hero: {
    eyebrow: 'Layoff to Lift-Off',
    title: 'Laid off? Learn now, at no cost.',
    description:
      'A free program for people laid off within the past 12 months: every course, a badge and a job toolkit. You owe nothing, now or after re-employment.',
    links: [
      { label: 'Apply Now', href: '/layoff-application' },
      { label: 'How It Works', href: '/layoff-to-liftoff#how-it-works' },
    ],
  },
  steps: {
    eyebrow: 'Five steps',
    title: 'How it works',
    description: 'From your application to your next job.',
    items: [
      {
        title: 'Submit your application',
        text: 'Tell us about the layoff on one page. A proof document helps, stays private and is optional.',
      },
      {
        title: 'Get access',
        text: 'Most applications are reviewed within 24 hours. On approval, all courses unlock.',
      },
      {
        title: 'Earn a badge',
        text: 'Finish a course and get a certificate and a digital badge that anyone can verify.',
      },
      {
        title: 'Use the job toolkit',
        text: 'Put what you learned where employers look: résumé, profile and interview.',
      },
      {
        title: 'Ask your new employer',
        text: 'Once you work again, you may ask your new employer to pay for the program. You owe nothing if it declines.',
      },
    ],
  },
  banner: {
    eyebrow: 'Between jobs',
    title: 'Built for the months in between',
    description:
      'A layoff takes a job, not your ability to learn. The program supports you until the next one.',
    points: [
      'One application, with a status you can follow',
      'All courses unlock on approval',
      'Proof of your layoff stays private',
    ],
  },
  support: {
    eyebrow: 'Support package',
    title: 'What you get',
    description: 'Included once you are approved.',
    items: [
      {
        icon: icons.graduationCap,
        title: 'Every course',
        text: 'Every course that is open, and each new one as it opens, not a selection.',
      },
      {
        icon: icons.clock,
        title: 'Nothing to pay',
        text: liftoffTerms,
      },
      {
        icon: icons.badgeCheck,
        title: 'A verifiable badge',
        text: 'A certificate with a number that an employer can check in seconds.',
      },
      {
        icon: icons.briefcase,
        title: 'Job toolkit',
        text: 'Wording for your résumé and your profile, interview practice, and a letter to a new employer.',
      },
      {
        icon: icons.receiptText,
        title: 'Itemized receipt',
        text: 'A receipt for each course, with its list price and your discount, to show to a new employer.',
      },
      {
        icon: icons.lifeBuoy,
        title: 'Support by email',
        text: 'Questions about the program or a course are answered within 24 hours.',
      },
    ],
  },
  results: {
    eyebrow: 'Goals',
    title: 'Where it can lead',
    items: [
      { value: '87%', label: 'found jobs within 90 days' },
      { value: '40%', label: 'average salary increase' },
      { value: '75%', label: 'got reimbursement' },
    ],
    note: 'Illustrative figures, not measured outcomes: they show what the program aims for. Your own result may differ.',
  },
  eligibility: {
    eyebrow: 'Eligibility',
    title: 'Is it for you?',
  },
  closing: {
    title: 'Start with the application',
    description: 'One page, a few minutes. You can follow the decision on the same page.',
    links: [
      { label: 'Start Your Application', href: '/layoff-application' },
      { label: 'Help Center', href: '/help' },
    ],
  },
} as const;
