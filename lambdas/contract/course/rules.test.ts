import { expect, it } from 'vitest';
import { checkCourseNumbers, courseNumbersOf } from './numbers.ts';
import { checkCourse, type CourseTexts, courseRules } from './rules.ts';
import { sampleCard } from '../catalog/sample-course.ts';

const { certificate_months: _months, price_cents: _price, list_price: _list, ...texts } = sampleCard;

const lesson = { lesson_title: 'Lesson' };
const complete: CourseTexts = {
  ...texts,
  certificate_months: '24',
  price: '$4,950',
  list_price: '',
  charged_until: '',
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
  ['certificate_months', { certificate_months: '0' }, 'Enter a whole number of months, or leave it empty'],
  ['certificate_months', { certificate_months: '121' }, 'Enter at most 120 months'],
  ['price', { price: '' }, "Enter a price in dollars, such as '$2,950'"],
  ['price', { price: '$29,50' }, "Enter a price in dollars, such as '$2,950'"],
  ['price', { price: '1,000,000' }, 'Enter at most $999,999.99'],
  [
    'list_price',
    { list_price: '', charged_until: '2026-01-31' },
    "Enter a list price in dollars, such as '$2,950'",
  ],
  [
    'list_price',
    { list_price: '$4,950', charged_until: '2026-01-31' },
    'The list price must be above the price',
  ],
  ['charged_until', { list_price: '$5,950' }, 'Enter the last day on which this price was charged'],
  [
    'charged_until',
    { list_price: '$5,950', charged_until: '2019-12-31' },
    'Enter the last day on which this price was charged',
  ],
  [
    'charged_until',
    { list_price: '$5,950', charged_until: '2099-12-31' },
    'The last day must be in the past',
  ],
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

it('months and a list price are optional, and a list price has its last day', () => {
  expect(courseNumbersOf({ ...complete, certificate_months: '' })).toEqual({
    certificate_months: null,
    price_cents: 495_000,
    list_price: null,
  });
  const listed = { ...complete, list_price: '5,950', charged_until: '2026-01-31' };
  expect(checkCourse(listed, { isPublishing: true })).toEqual({});
  expect(courseNumbersOf(listed)).toEqual({
    certificate_months: 24,
    price_cents: 495_000,
    list_price: { cents: 595_000, charged_until: '2026-01-31' },
  });
});

it('a price that was charged until today is not a list price yet', () => {
  const listed = { ...complete, list_price: '5,950', charged_until: '2026-01-31' };
  expect(checkCourseNumbers(listed, '2026-01-31')).toEqual({
    charged_until: 'The last day must be in the past',
  });
  expect(checkCourseNumbers(listed, '2026-02-01')).toBeUndefined();
});

it('a course can be published without lessons only if none are published', () => {
  const draft = { ...complete, modules: [] };
  expect(checkCourse(draft, { isPublishing: false })).toEqual({});
  expect(checkCourse(draft, { isPublishing: true })).toEqual({ modules: courseRules.lessons.none });
  expect(checkCourse(draft, { isPublishing: true, mayBeEmpty: true })).toEqual({});
});

it('a course with an empty module can be saved as a draft, but not published', () => {
  const draft = { ...complete, modules: [...complete.modules, { module_title: 'Module', lessons: [] }] };
  expect(checkCourse(draft, { isPublishing: false })).toEqual({});
  expect(checkCourse(draft, { isPublishing: true })).toEqual({
    'modules.1': 'Write a lesson in each module before publishing',
  });
});
