import type { CourseDetailsData, CourseSummary, FeaturedCourse } from '@redwhiteandcode/design-system';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { longText, longTitle } from './text.ts';

/** A course of the catalog. */
export const course: CourseSummary = {
  ...sampleCard,
  hours: 9.5,
  id: 'sample-course',
  deduction: '$4,950',
  lesson_count: 15,
};

/** The same course with long texts. */
export const longCourse: CourseSummary = { ...course, id: 'long', title: longTitle, description: longText };

/** A small catalog. */
export const courses: readonly CourseSummary[] = [
  course,
  { ...course, id: 'sample-leadership', title: 'Sample Course: Leading Change', track: 'Leadership' },
  {
    ...course,
    id: 'sample-operations',
    title: 'Sample Course: Better Operations',
    track: 'Operations',
    lesson_count: 0,
  },
  { ...course, id: 'sample-advanced', title: 'Sample Course: Agents in Practice', level: 'Advanced' },
];

/** A featured course of the landing page. */
export const featuredCourse: FeaturedCourse = {
  ...course,
  deduction: '$299',
  highlights: ['Eight live sessions', 'A project from your own work', 'A certificate that anyone can verify'],
};

/** The details of the course, which signed-in users see. */
export const courseDetails: CourseDetailsData = {
  learning_outcomes: [
    'Explain what a model does and where it fails',
    'Choose a use case with a measurable gain',
    'Write prompts that colleagues can reuse',
  ],
  prerequisites: ['No programming needed', 'A computer and a browser'],
  target_roles: ['Analyst', 'Team lead', 'Office manager'],
  modules: [
    {
      week: 'Week 1',
      title: 'Foundations',
      topics: ['Terms', 'Limits'],
      deliverables: ['A list of use cases'],
    },
    { week: 'Week 2', title: 'Prompts', topics: ['Roles and tasks', 'Output formats'] },
    { week: 'Week 3', title: 'Checking', topics: ['Sources', 'Errors'], deliverables: ['A checklist'] },
  ],
  instructor_info: {
    name: 'Sample Instructor',
    credentials: 'Sample credentials',
    bio: 'A paragraph about the instructor of the sample course.',
  },
};
