import { expect, it } from 'vitest';
import { certificateNote, courseLength, courseState } from './course.ts';
import { studentsFact } from './Facts.tsx';

it.each([
  [15, 32, '15 lessons, about 32 hours'],
  [1, 1, '1 lesson, about 1 hour'],
  [15, null, '15 lessons'],
  [0, 32, 'Opens soon'],
  [undefined, 32, undefined],
])('the state of a course with %s lessons and %s hours is %j', (lesson_count, hours, state) => {
  expect(courseState({ lesson_count, hours })).toBe(state);
});

it.each([
  [40, '8 weeks · about 40 hours'],
  [1, '8 weeks · about 1 hour'],
  [null, '8 weeks'],
])('the length of a course of 8 weeks and %s hours is %j', (hours, length) => {
  expect(courseLength({ duration: '8 weeks', hours })).toBe(length);
});

it.each([
  [null, 'Certificate included'],
  [1, 'Certificate included, valid for 1 month'],
  [24, 'Certificate included, valid for 24 months'],
])('a course whose certificates are valid for %s months says %j', (certificate_months, text) => {
  expect(certificateNote({ certificate_months })).toBe(text);
});

it.each([
  [{ students: '2,500+', learners: null }, '2,500+ students (illustrative)'],
  [{ students: '2,500+', learners: '64' }, '64 students'],
  [{ students: '', learners: null }, undefined],
])('a course with %j has the number of students %j', (course, text) => {
  expect(studentsFact(course, 'students')[0]?.text).toBe(text);
});
