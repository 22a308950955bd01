import {
  type ComingSoonItem,
  type Feature,
  icons,
  type Step,
  type Testimonial,
} from '@redwhiteandcode/design-system';

/** From the first question to HR to the money back. */
export const howItWorks: readonly Step[] = [
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
    text: 'Hand the package to HR. If the plan covers the course, your employer may pay you back.',
  },
];

/** What a learner hands to HR. */
export const reimbursementPackage: readonly Feature[] = [
  {
    icon: icons.receiptText,
    title: 'Itemized receipt',
    text: 'Course, dates, amount and payment, as an accounting office needs them.',
  },
  {
    icon: icons.landmark,
    title: 'HR explainer',
    text: 'One page on Section 127, for someone who has never handled a request.',
  },
  {
    icon: icons.fileText,
    title: 'Pre-filled request form',
    text: 'Your course and its price are filled in; you add the signature.',
  },
  {
    icon: icons.award,
    title: 'Completion certificate',
    text: 'With a number that anyone can check on our site.',
  },
  {
    icon: icons.scrollText,
    title: 'Tax guide',
    text: 'What a plan has to say in writing, and which costs it can cover.',
  },
  {
    icon: icons.list,
    title: 'Record-retention checklist',
    text: 'What you and your employer keep, and for how long.',
  },
];

/** Launches, with the document's three statuses. */
export const comingSoon: readonly ComingSoonItem[] = [
  {
    id: 'team-cohorts',
    title: 'Team cohorts',
    description: 'Start a course together with colleagues, with a shared calendar and a weekly check-in.',
    status: 'Q2 2025',
  },
  {
    id: 'spanish-courses',
    title: 'Courses in Spanish',
    description: 'The two featured courses, written for Spanish-speaking teams.',
    status: 'Q3 2025',
  },
  {
    id: 'prompt-library',
    title: 'Prompt library',
    description: 'Tested prompts from the courses, ready to copy, in Prompt Engineering Mastery.',
    status: 'Available Now',
    href: '/course/prompt-engineering-mastery',
  },
];

/** Why learn here. */
export const benefits: readonly Feature[] = [
  {
    icon: icons.handHeart,
    title: 'Paid by your employer',
    text: 'Employers may reimburse up to $5,250 a year, if the plan covers the course.',
  },
  {
    icon: icons.briefcase,
    title: 'Made for your job',
    text: 'Every course works on tasks from real offices, from the first week on.',
  },
  {
    icon: icons.badgeCheck,
    title: 'Proof that holds',
    text: 'A certificate with a number, checked in seconds by whoever asks.',
  },
  {
    icon: icons.clock,
    title: 'At your pace',
    text: 'Four to sixteen weeks. Pause when work needs you, resume where you were.',
  },
];

/** Three sample voices. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Sample Analyst',
    role: 'Financial analyst',
    company: 'Sample Manufacturing',
    content: 'I handed HR the package on a Monday. The request form answered every question they had.',
    rating: 5,
    badge: 'AI Literacy 101',
  },
  {
    name: 'Sample Manager',
    role: 'Operations manager',
    company: 'Sample Logistics',
    content: 'We timed our weekly report before and after, and kept what was faster.',
    rating: 5,
    badge: 'AI Productivity',
  },
  {
    name: 'Sample Engineer',
    role: 'Software engineer',
    company: 'Sample Health',
    content: 'The evaluation sets alone were worth the ten weeks. We use ours on every release.',
    rating: 5,
    badge: 'Generative AI & LLMs',
  },
];
