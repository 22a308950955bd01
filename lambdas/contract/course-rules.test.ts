import { expect, it } from 'vitest';
import { checkCourse, type CourseTexts } from './course-rules.ts';
import { sampleCard } from './sample-course.ts';

const lesson = { lesson_title: 'Lesson' };
const complete: CourseTexts = {
  ...sampleCard,
  details: {
    modules: [{ week: 'Week 1', title: 'First' }],
    instructor_info: { name: '', credentials: '', bio: '' },
  },
  modules: [{ module_title: 'Module', lessons: [lesson] }],
};

it('a complete course has no problem', () => {
  expect(checkCourse(complete, { isPublishing: true })).toEqual({});
});

it.each<[string, Partial<CourseTexts>, string]>([
  ['title', { title: ' ' }, 'Enter a title'],
  ['title', { title: 'x'.repeat(201) }, 'Please use at most 200 characters'],
  ['description', { description: '' }, 'Enter a description'],
  ['duration', { duration: '' }, "Enter a duration, such as '8 weeks'"],
  ['students', { students: 'x'.repeat(21) }, 'Please use at most 20 characters'],
  ['deduction', { deduction: '2950' }, "Enter a price in dollars, such as '$2,950'"],
  ['deduction', { deduction: '$29,50' }, "Enter a price in dollars, such as '$2,950'"],
  [
    'details.modules.0.title',
    { details: { ...complete.details, modules: [{ week: '', title: '' }] } },
    'Give each week a title',
  ],
  ['modules.0.module_title', { modules: [{ module_title: '', lessons: [] }] }, 'Give each module a title'],
  [
    'modules.0.lessons.1.lesson_title',
    { modules: [{ module_title: 'M', lessons: [lesson, { lesson_title: '' }] }] },
    'Give each lesson a title',
  ],
])('an invalid %s gets its message: %j', (path, change, message) => {
  expect(checkCourse({ ...complete, ...change }, { isPublishing: false })).toEqual({ [path]: message });
});

it('a course without lessons can be saved as a draft, but not published', () => {
  const draft = { ...complete, modules: [] };
  expect(checkCourse(draft, { isPublishing: false })).toEqual({});
  expect(checkCourse(draft, { isPublishing: true })).toEqual({ modules: 'Write a lesson before publishing' });
  expect(checkCourse(draft, { isPublishing: true, mayBeEmpty: true })).toEqual({});
});

it('a course with an empty module can be saved as a draft, but not published', () => {
  const draft = { ...complete, modules: [...complete.modules, { module_title: 'Module', lessons: [] }] };
  expect(checkCourse(draft, { isPublishing: false })).toEqual({});
  expect(checkCourse(draft, { isPublishing: true })).toEqual({
    'modules.1': 'Write a lesson in each module before publishing',
  });
});
