import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';

/** A lesson as an editor writes it. */
export const sampleLesson = (lesson_title: string) => ({ lesson_title, content: `<p>${lesson_title}</p>` });

/** A valid course as an editor writes it. */
export const sampleCourse = {
  ...sampleCard,
  details: {
    learning_outcomes: ['Read a model’s answer with care'],
    prerequisites: [],
    target_roles: ['Analysts'],
    modules: [{ week: 'Week 1', title: 'The first week', topics: ['Models'] }],
    instructor_info: { name: 'Sample Instructor', credentials: '', bio: '' },
  },
  modules: [
    { module_title: 'One', lessons: [sampleLesson('a'), sampleLesson('b')] },
    { module_title: 'Two', lessons: [sampleLesson('c')] },
  ],
};

/** A course as an editor publishes it without details and lessons: it opens soon, and its content can be generated. */
export const unwrittenCourse = {
  ...sampleCard,
  details: {
    learning_outcomes: [],
    prerequisites: [],
    target_roles: [],
    modules: [],
    instructor_info: { name: '', credentials: '', bio: '' },
  },
  modules: [],
  publish: true,
};
