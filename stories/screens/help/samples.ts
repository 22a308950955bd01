import type { FaqItem } from '@redwhiteandcode/design-system';

/** Questions in three categories, with votes. */
export const faqItems: FaqItem[] = [
  {
    id: 'limit',
    category: 'Section 127',
    question: 'How much may an employer reimburse tax-free?',
    answer: 'Up to the yearly limit for each employee, if its plan covers the course.',
    helpful_count: 42,
  },
  {
    id: 'start',
    category: 'Enrollment',
    question: 'When can I start?',
    answer: 'Immediately. A sample course opens as soon as you enroll, and you can pause it at any time.',
    helpful_count: 7,
  },
  {
    id: 'proof',
    category: 'Certificates',
    question: 'Can anyone check my certificate?',
    answer: 'Yes. Its number opens a page that shows whether it is valid.',
    helpful_count: 0,
  },
  {
    id: 'ask',
    category: 'Section 127',
    question: 'What do I ask HR?',
    answer: 'Whether there is a plan.\nWhat it covers.\nWhat proof it requires.',
    helpful_count: 19,
  },
];
