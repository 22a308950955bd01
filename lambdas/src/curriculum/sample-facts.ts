import type { CourseFacts } from './generator.ts';

/** A sample course for tests. */
export const sampleFacts: CourseFacts = {
  id: 'sample-course',
  title: 'Sample Course',
  description: 'Practice safe deployment, bias tests, and plain-language notices.',
  duration: '6 weeks',
  level: 'Intermediate',
  track: 'Technical',
  highlights: [],
};
