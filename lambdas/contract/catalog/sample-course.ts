import type { CourseCard } from './operations.ts';

/** The card of a course in tests and stories. */
export const sampleCard: CourseCard = {
  title: 'Sample Course: AI at Work',
  description: 'Find a task worth handing over, write a good prompt, and check what comes back.',
  duration: '8 weeks',
  students: '2,500+',
  level: 'Beginner',
  track: 'Technical',
  price_cents: 495_000,
  list_price: null,
  certificate_months: null,
};
