/** A lesson as an editor writes it. */
export const sampleLesson = (lesson_title: string) => ({ lesson_title, content: `<p>${lesson_title}</p>` });

/** A valid course as an editor writes it, without its title. */
export const sampleCourse = {
  description: 'A course of the tests.',
  duration: '4 weeks',
  students: '',
  level: 'Beginner' as const,
  track: 'Technical' as const,
  deduction: '$1,950',
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
